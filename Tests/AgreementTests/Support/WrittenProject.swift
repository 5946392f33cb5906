import Foundation

/// A project that is written to disk, read and taken away again.
struct WrittenProject {
  /// The files, by path.
  let files: [String: String]
  /// How messages name it.
  let name: String

  init(_ files: [String: String], name: String) {
    self.files = files
    self.name = name
  }

  /// Reads it with all tools.
  func read() throws -> Agreement {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "Agreement-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try Agreement(folder.path(percentEncoded: false), name: name)
  }
}
