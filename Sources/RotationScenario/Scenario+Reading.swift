import Orientation
public import TextFormats
import YAMLDocuments

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameter path: the file; paths of property lists in it begin in its folder.
  /// - Throws: the first thing that is wrong.
  public init(contentsOf path: String) throws(ReadingError) {
    let bytes = try FileBytes.read(
      path, most: Document.mostBytes, location: SourceLocation(file: path))
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    try self.init(bytes: bytes, file: path, folder: folder)
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

  init(bytes: [UInt8], file: String, folder: String?) throws(ReadingError) {
    let document = try Document.element(bytes, file: file)
    var reader = try ScenarioReader(document, folder: folder)
    self = try reader.scenario()
  }
}
