import RecordedFiles
import Testing

/// Expects that a file in `Snapshots`, beside the tests, holds a text.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  try expectRecorded(
    text, at: "Tests/RotationReportTests/Snapshots/\(name)", sourceLocation: sourceLocation)
}
