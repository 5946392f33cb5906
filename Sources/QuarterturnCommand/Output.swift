import Foundation

/// Files the command writes.
enum Output {
  /// Writes text to a file, in place of what was there.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError("\(path) cannot be written.")
    }
  }
}
