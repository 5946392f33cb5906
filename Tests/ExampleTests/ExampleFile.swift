import RotationScenario
import RecordedFiles
import Foundation
import Testing

/// A scenario file below `Examples`.
struct ExampleFile: Sendable, CustomTestStringConvertible {
  /// The path inside `Examples`, such as `questions/01-lock-one-screen.yml`.
  let path: String

  var testDescription: String { path }

  private static let folder = Checkout.root.appending(path: "Examples").path(percentEncoded: false)

  /// Every scenario file, in the order of the paths.
  static let all: [ExampleFile] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    // An example that is a package may have been built, with foreign files in a hidden folder.
    return paths.filter { $0.hasSuffix(".yml") && !$0.contains("/.") }.sorted().map {
      ExampleFile(path: $0)
    }
  }()

  /// The files of the questions.
  static let questions = all.filter { $0.question != nil }
  /// The other files.
  static let patterns = all.filter { $0.question == nil }

  /// The number of the question a file answers; nil for a pattern.
  var question: Int? {
    let parts = path.split(separator: "/")
    return parts.first == "questions" ? parts.last.flatMap { Int($0.prefix(2)) } : nil
  }

  /// The file's text.
  func text() throws -> String {
    try String(contentsOfFile: Self.folder + "/" + path, encoding: .utf8)
  }

  /// The comment on top, without the line for editors.
  func comment() throws -> [String] {
    try text().split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("#") }.dropFirst().map { String($0.dropFirst(2)) }
  }

  /// The file as a scenario.
  func scenario() throws -> Scenario {
    try Scenario(contentsOf: Self.folder + "/" + path)
  }
}
