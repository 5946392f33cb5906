package import Foundation

/// The files of this checkout that the tests read.
package enum Checkout {
  /// The folder of `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder, by path, with their text.
  ///
  /// - Complexity: O(length of the files).
  package static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let base = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: base.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (folder + "/" + path, try String(contentsOf: base.appending(path: path), encoding: .utf8))
    }
  }
}
