import Foundation

/// What the command prints to.
enum Terminal {
  /// Whether standard output may carry colour: only on a terminal, and never with `NO_COLOR`.
  static var hasColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["NO_COLOR"]?.isEmpty ?? true, environment["TERM"] != "dumb" else {
      return false
    }
    return isatty(STDOUT_FILENO) == 1
  }

  /// Writes a line to standard error.
  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
