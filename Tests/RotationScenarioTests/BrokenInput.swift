import Foundation
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
    let path = Repository.path("Tests/RotationScenarioTests/Broken/\(file)")
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

/// Where the files of this repository are.
enum Repository {
  static let folder = #filePath.components(separatedBy: "/Tests/RotationScenarioTests/")[0]

  static func path(_ path: String) -> String { folder + "/" + path }

  /// The names of the files in a folder, sorted.
  static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}

extension BrokenInput {
  /// Writes the messages of a file in `Broken` anew, to be looked at before they are believed.
  ///
  /// - Parameters:
  ///   - file: its name.
  ///   - message: what a text leads to now.
  /// - Throws: when the file cannot be written.
  static func record(_ file: String, _ message: (String) -> String) throws {
    let sections = all(in: file).map { input in
      "=== \(input.title)\n\(input.text)>>> \(message(input.text))\n"
    }
    let path = Repository.path("Tests/RotationScenarioTests/Broken/\(file)")
    try sections.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    Issue.record("\(file) was written anew: look at the difference before you commit it.")
  }

  /// Whether files are to be written anew.
  static let isRecording = ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == "1"
}
