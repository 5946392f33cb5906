import Foundation

@testable import XcodeProjectFiles

/// A folder of files that lasts as long as the test that holds it.
final class TemporaryFolder {
  let url: URL
  var path: String { url.path }

  /// Writes files into a new folder.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("XcodeProjectTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    let link = url.appendingPathComponent(path).path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  /// The folder as a project sees it.
  func project(_ options: FolderOptions = FolderOptions()) throws -> ProjectFolder {
    try ProjectFolder(path, options: options)
  }
}
