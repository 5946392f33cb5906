import Foundation
import Orientation
import Testing

/// Compares text with a file in `Snapshots`, beside the tests.
///
/// A missing file is written, and so is every file when `QUARTERTURN_RECORD` is 1; writing fails
/// the test, so that nothing is recorded by accident.
func expectSnapshot(
  _ text: String, _ name: String, filePath: StaticString = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent(name)
  let isRecording = ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == "1"
  guard !isRecording, let data = FileManager.default.contents(atPath: file.path) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("wrote \(name); look at it and run again", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  guard expected != text else { return }
  let difference = firstDifference(expected, text)
  Issue.record(
    "\(name) differs \(difference); QUARTERTURN_RECORD=1 writes it anew",
    sourceLocation: sourceLocation)
}

private func firstDifference(_ expected: String, _ text: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
  let was = index < old.count ? String(old[index]) : "(end)"
  let isNow = index < new.count ? String(new[index]) : "(end)"
  return "in line \(index + 1):\n- \(was)\n+ \(isNow)"
}
