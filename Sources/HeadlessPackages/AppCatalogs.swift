import Foundation
import XcodeProjectFiles

/// The asset catalogs in an app's folder, each of the targets that have Swift files nearest to it.
struct AppCatalogs {
  /// Their paths from the app's folder.
  private let paths: [String]
  /// The folders with Swift files of each target in them, at any depth.
  private let folders: [(target: String, folders: Set<String>)]
  private static let skipped: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules",
  ]

  init(_ targets: [ProjectTarget], in folder: URL) {
    let entries = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = entries?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || Self.skipped.contains(name) {
        entries?.skipDescendants()
      } else if name.hasSuffix(".xcassets") {
        entries?.skipDescendants()
        // A path goes into a comment of the package's own sources.
        if !path.contains(where: \.isNewline) { paths.append(path) }
      }
    }
    self.paths = paths.sorted()
    folders = targets.map { target in
      (target.name, Set(target.files(.swift).flatMap { Self.folders(around: $0.path) }))
    }
  }

  /// The catalogs of a target.
  ///
  /// - Complexity: linear in the catalogs and the targets.
  func paths(of target: ProjectTarget) -> [String] {
    paths.filter { path in
      for folder in Self.folders(around: path) {
        let near = folders.filter { $0.folders.contains(folder) }
        if !near.isEmpty { return near.contains { $0.target == target.name } }
      }
      return false
    }
  }

  /// The folders that a path is in, the innermost first, and last the whole.
  private static func folders(around path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast()
    var folders: [String] = []
    while !parts.isEmpty {
      folders.append(parts.joined(separator: "/"))
      parts = parts.dropLast()
    }
    return folders + [""]
  }
}
