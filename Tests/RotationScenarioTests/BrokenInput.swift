import Foundation
import RecordedFiles
import Testing

/// A text that cannot be read, and the one message it must lead to.
///
/// The files in `Broken` hold them: a line `=== title`, the text, and a line `>>> message`.
struct BrokenInput: CustomTestStringConvertible, Sendable {
  var title: String
  var text: String
  var message: String

  var testDescription: String { title }

  /// All inputs of a file in `Broken`.
  static func all(in file: String) -> [BrokenInput] {
    let path = Checkout.path("Tests/RotationScenarioTests/Broken/\(file)")
    let content = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return ("\n" + content).components(separatedBy: "\n=== ").dropFirst().map { section in
      let parts = section.components(separatedBy: "\n>>> ")
      let lines = parts[0].components(separatedBy: "\n")
      let text = lines.dropFirst().map { $0 + "\n" }.joined()
      let message = parts.count > 1 ? parts[1].components(separatedBy: "\n")[0] : ""
      return BrokenInput(title: lines[0], text: text, message: message)
    }
  }
}

extension Checkout {
  /// The path of a file or folder of the checkout.
  static func path(_ path: String) -> String {
    root.appending(path: path).path(percentEncoded: false)
  }

  /// The paths of the files in a folder, from the root of the checkout, sorted.
  static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}

extension BrokenInput {
  /// Expects that the messages of a file in `Broken` are those that its texts lead to.
  ///
  /// - Parameters:
  ///   - file: Its name.
  ///   - message: What a text leads to now.
  /// - Throws: An error when the file cannot be written.
  static func expectRecorded(_ file: String, _ message: (String) -> String) throws {
    let sections = all(in: file).map { input in
      "=== \(input.title)\n\(input.text)>>> \(message(input.text))\n"
    }
    try RecordedFiles.expectRecorded(
      sections.joined(separator: "\n"), at: "Tests/RotationScenarioTests/Broken/\(file)")
  }
}
