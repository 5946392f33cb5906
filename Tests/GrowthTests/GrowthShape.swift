import Foundation
import RotationChecker
import RotationFindings
import Testing

/// Input that repeats something any number of times, and the command that reads it.
struct GrowthShape: Sendable, CustomTestStringConvertible {
  /// What is repeated.
  var name: String
  /// The arguments of the command; `FOLDER` is the folder of the files.
  var arguments: [String]
  /// How often it is repeated at least; beyond a limit of the format it has to be refused quickly.
  var least: Int
  /// The most that is repeated before a limit of the format is reached.
  var most: Int
  /// How early it is tried among the layouts of one check's examples, from 0.
  var turn = 0
  /// The files with so many of it, by path.
  var files: @Sendable (Int) -> [String: String]

  init(
    _ name: String, _ arguments: String, least: Int = 1, most: Int = .max,
    _ files: @escaping @Sendable (Int) -> [String: String]
  ) {
    self.name = name
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.least = least
    self.most = most
    self.files = files
  }

  var testDescription: String { "\(arguments[0]): \(name)" }

  /// The work with so many of it.
  func work(_ count: Int) throws -> Work {
    let root = FileManager.default.temporaryDirectory.appending(path: "growth-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "App")
    var made: Set<URL> = []
    for (path, text) in files(count) {
      let file = folder.appending(path: path)
      let parent = file.deletingLastPathComponent()
      if made.insert(parent).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(text.utf8).write(to: file)
    }
    return try Work(
      arguments.map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }, in: root)
  }

  /// The arguments by which checks run that usually do not.
  static let optIns = CheckCatalogue.descriptions.filter { $0.isOptIn || $0.notesAreOptIn }
    .map { "--opt-in \($0.name)" }
    .joined(separator: " ")

  /// All shapes.
  static let all = code + objectiveC + projects + screens + scenarios + recordings + ofChecks
}

extension [String] {
  /// The lines as a text.
  var text: String { map { $0 + "\n" }.joined() }
}

/// The lines for every number, one after the other.
func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).text }
