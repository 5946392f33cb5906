import Foundation
import TextFormats

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

  /// Writes lines to standard error.
  static func printError(_ text: String) {
    // There is nowhere to say that this cannot be written.
    try? WholeFile.write(Array((text.printable() + "\n").utf8), to: STDERR_FILENO)
  }
}
