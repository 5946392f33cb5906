import Foundation

/// A file that a command writes.
enum OutputFile {
  /// Writes text as a whole or not at all.
  static func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Complaint("'\(path)' cannot be written: \(error.localizedDescription)")
    }
  }
}
