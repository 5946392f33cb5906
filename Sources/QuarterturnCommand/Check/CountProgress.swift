import Foundation

/// A line about long work that is taken away at its end; only people see it.
struct CountProgress {
  private let isShown =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\(text) …".utf8)) }
  }

  func end() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
