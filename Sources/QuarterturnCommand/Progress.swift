import Foundation

/// How far a long file was read, in one line that is written over and taken away at the end.
///
/// Only people see it: nothing is written if standard error is not a terminal, nor for a file that
/// is read quickly.
struct Progress {
  /// The size from which a file is long, in bytes.
  private static let long = 20_000_000

  private let name: String
  private let isShown: Bool
  private var shown = ""

  init(_ name: String) {
    self.name = name
    isShown =
      isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Shows how many bytes were read, and of how many if that is known.
  mutating func show(_ bytes: Int, of all: Int?) {
    guard isShown, bytes > Self.long || all ?? 0 > Self.long else { return }
    let part =
      if let all, all > 0 { "\(min(100, bytes * 100 / all)) %" } else { "\(bytes / 1_000_000) MB" }
    let line = "reading \(name): \(part)"
    guard line != shown else { return }
    shown = line
    write("\r\(line)")
  }

  /// Takes the line away.
  mutating func end() {
    guard !shown.isEmpty else { return }
    write("\r" + String(repeating: " ", count: shown.count) + "\r")
    shown = ""
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

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
