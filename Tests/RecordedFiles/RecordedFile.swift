import Foundation
package import Testing

/// Expects that a file of the checkout holds a text.
///
/// With the environment variable `QUARTERTURN_RECORD` a file that differs, or is missing, is written.
/// The test fails all the same, so that a run that records names every file it changed; the next run
/// passes.
///
/// - Parameters:
///   - text: What the file should hold.
///   - path: Where the file is, from the root of the checkout.
///   - sourceLocation: Where the expectation is made.
/// - Throws: An error when the file cannot be written.
package func expectRecorded(
  _ text: String, at path: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = Checkout.root.appending(path: path)
  // Bytes are compared: equal strings may differ in them.
  let found = try? Data(contentsOf: file)
  guard found != Data(text.utf8) else { return }
  guard ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == nil else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record(
      "Wrote \(path). Look at the difference before you commit it.",
      sourceLocation: sourceLocation)
    return
  }
  let difference = found.map { firstDifference(String(decoding: $0, as: UTF8.self), text) }
  let suite = sourceLocation.fileName.replacing(".swift", with: "")
  Issue.record(
    """
    \(path) \(difference.map { "differs \($0)" } ?? "is missing.")
    QUARTERTURN_RECORD=1 swift test --filter \(suite) writes it.
    """, sourceLocation: sourceLocation)
}

private func firstDifference(_ expected: String, _ text: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
  let was = index < old.count ? old[index] : "(the end)"
  let isNow = index < new.count ? new[index] : "(the end)"
  return "in line \(index + 1):\n- \(was)\n+ \(isNow)"
}
