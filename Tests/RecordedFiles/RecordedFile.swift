import Foundation
import Testing

/// A file of the checkout that a test writes and keeps up to date.
package struct RecordedFile {
  /// Its path, from the root of the checkout.
  package var path: String
  /// What it should hold.
  package var text: String
  /// The suite that writes it.
  package var suite: String

  /// A file with what it should hold.
  package init(path: String, text: String, suite: String) {
    self.path = path
    self.text = text
    self.suite = suite
  }

  /// Fails when the file is stale; with QUARTERTURN_RECORD it is written first.
  package func check() throws {
    let file = Checkout.root.appending(path: path)
    if ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try? String(contentsOf: file, encoding: .utf8)
    // Compared beforehand, so that a failure does not print both files.
    let isFresh = found == text
    #expect(
      isFresh, "\(path) is stale: QUARTERTURN_RECORD=1 swift test --filter \(suite)")
  }
}
