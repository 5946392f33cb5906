import Foundation
import RecordedFiles

/// The sample project and what its README says of it.
enum NewsApp {
  static let folder = Checkout.root.appending(path: "Examples/NewsApp")

  /// A file of the project.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files, from the project's folder.
  static func paths(ending suffixes: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted()
  }

  /// A line of the README's table of bugs.
  struct Bug: Hashable, CustomStringConvertible {
    var check: String
    var file: String
    var line: Int

    var description: String { "\(check) at \(file):\(line)" }
  }

  /// The bugs of the README, in its order.
  static func bugs() throws -> [Bug] {
    try text("README.md").split(separator: "\n").compactMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
      let place = cells[1].split(separator: ":")
      guard place.count == 2, let line = Int(place[1]) else { return nil }
      return Bug(
        check: cells[0].trimmingCharacters(in: ["`"]), file: String(place[0]), line: line)
    }
  }
}
