import Foundation
import Orientation
import TextFormats

/// The scenario files of a folder.
enum ScenarioFolder {
  /// The most files and folders that are looked at.
  private static let most = 20_000

  /// The files to run for a path: the path itself, or the scenario files in a folder.
  ///
  /// - Returns: the folder itself if there are none, since it may be an app's.
  static func files(of path: String) throws -> [String] {
    guard Input.isFolder(path) else { return [path] }
    let found = Self.all(in: path).filter { name in
      (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && isScenario(path + "/" + name)
    }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return found.isEmpty ? [path] : found.sorted().map { folder + "/" + $0 }
  }

  /// The paths of the files in a folder, without hidden ones and without following links.
  static func all(in folder: String) -> [String] {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    for case let name as String in entries {
      let last = name.split(separator: "/").last ?? ""
      guard !last.hasPrefix("."), entries.level <= 32 else {
        entries.skipDescendants()
        continue
      }
      files.append(name)
      if files.count == most { break }
    }
    return files
  }

  /// Whether a file has the two keys that every scenario has, at the beginning of a line.
  private static func isScenario(_ path: String) -> Bool {
    guard
      let bytes = try? FileBytes.read(path, most: 1 << 20, location: SourceLocation(file: path))
    else { return false }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasPrefix("screens:") }
      && lines.contains { $0.hasPrefix("stage:") || $0.hasPrefix("stages:") }
  }
}
