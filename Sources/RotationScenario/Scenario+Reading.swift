import Orientation
public import TextFormats
import YAMLDocuments

extension Scenario {
  /// Reads a scenario file; of a file with several stages the first.
  ///
  /// - Parameter path: the file; paths of property lists in it begin in its folder.
  /// - Throws: the first thing that is wrong.
  public init(contentsOf path: String) throws(ReadingError) {
    self = try Self.all(contentsOf: path)[0]
  }

  /// Reads a scenario from a text.
  ///
  /// - Parameters:
  ///   - yaml: what a file would hold; its `plist` cannot be the path of a file.
  ///   - file: the name to use in messages.
  /// - Throws: the first thing that is wrong.
  public init(yaml: String, file: String = "scenario.yml") throws(ReadingError) {
    try self.init(bytes: Array(yaml.utf8), file: file, folder: nil)
  }

  /// Reads a scenario file once for each of its stages.
  ///
  /// - Parameter path: the file; paths of property lists in it begin in its folder.
  /// - Returns: a scenario for each stage, with the expectations for it; at least one.
  /// - Throws: the first thing that is wrong.
  public static func all(contentsOf path: String) throws(ReadingError) -> [Scenario] {
    let source = try ScenarioSource(contentsOf: path)
    return try source.scenarios()
  }

  init(bytes: [UInt8], file: String, folder: String?) throws(ReadingError) {
    let source = ScenarioSource(bytes: bytes, file: file, folder: folder)
    self = try source.scenarios()[0]
  }
}

/// A scenario file before it is read.
struct ScenarioSource {
  let bytes: [UInt8]
  let file: String
  /// Where the paths of property lists begin, with its last slash; nil where none can be read.
  let folder: String?
}

extension ScenarioSource {
  init(contentsOf path: String) throws(ReadingError) {
    bytes = try FileBytes.read(
      path, most: Document.mostBytes, location: SourceLocation(file: path))
    file = path
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The file's one value.
  func document() throws(ReadingError) -> Element { try Document.element(bytes, file: file) }

  /// The scenarios, one for each stage.
  func scenarios() throws(ReadingError) -> [Scenario] { try scenarios(document()) }

  /// The scenarios of a document, one for each stage.
  func scenarios(_ document: Element) throws(ReadingError) -> [Scenario] {
    var reader = try ScenarioReader(document, folder: folder)
    var scenarios = [try reader.scenario()]
    for name in reader.stageNames.dropFirst() {
      var other = try ScenarioReader(document, folder: folder, stage: name)
      scenarios.append(try other.scenario())
    }
    return scenarios
  }
}
