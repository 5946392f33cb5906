import ArgumentParser
import EvidenceComparison
import Orientation
import RotationEvidence
import RotationReport
import TextFormats

/// `quarterturn compare`: what a device did, against what the engine does.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Replays what was recorded on a device, and shows where the engine differs.",
    discussion: """
      Reads a file of observations, as TurnRecorder in an app or Scripts/conformance writes \
      it, and replays each step. For the first step that differs it names the rule, and the \
      settings of disputed points that would make the engine do what was observed. Exits \
      with 2 if something differs. With --test-results, reads the results that Xcode prints \
      for the tests in Tests/UIKitConformanceTests instead.

      EXAMPLES
        quarterturn compare Examples/observations/turns.json
        quarterturn compare Examples/observations/turns.json --format json
        quarterturn compare --test-results Examples/observations/test-results.json \\
          --sdk 26.0 --write simulator.json
      """)

  @Argument(
    help: "A file of observations; Documentation/Evidence.md describes it.",
    completion: .file(extensions: ["json"]))
  var file: String

  @Flag(
    help: ArgumentHelp(
      "The file is what 'xcrun xcresulttool get test-results tests' prints.",
      discussion: "The name of each test begins with the ids of the rules it tests."))
  var testResults = false

  @Option(help: "With --test-results, the SDK that the tests were built with, such as 26.0.")
  var sdk: String?

  @Option(help: "Writes the observations to this file.", completion: .file(extensions: ["json"]))
  var write: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  @Flag(help: "Shows every step that differs, not only the first.")
  var all = false

  func validate() throws {
    guard sdk == nil || testResults else {
      throw ValidationError("--sdk requires --test-results; other files contain the SDK.")
    }
  }

  func run() throws {
    let observations = try read()
    if let write { try Output.write(observations.json.text, to: write, reading: file) }
    let comparison: EvidenceComparison
    do throws(EvidenceComparison.UnknownDevice) {
      comparison = try EvidenceComparison(observations)
    } catch {
      throw ReadingError(
        SourceLocation(file: file), "unknown device \(ReadingError.quoted(error.name))",
        expected: "a model that 'quarterturn devices' lists", nearest: error.nearest)
    }
    let report = ComparisonReport(comparison, file: file)
    switch format {
    case .json: try Output.print(report.json.text)
    case .text:
      let style = TextStyle(isColored: Terminal.hasColor)
      try Output.print(report.text(style, showsAll: all))
    }
    if report.differs { throw Status.found }
  }

  private func read() throws -> Observations {
    guard testResults else { return try Observations(contentsOf: file) }
    let version = try sdk.map { word in
      guard let version = SystemVersion(word) else {
        throw CommandError("'--sdk \(word)' is not a version. Expected one such as 26.0.")
      }
      return version
    }
    let bytes = try FileBytes.read(
      file, most: Observations.mostBytes, location: SourceLocation(file: file))
    return try Observations(testResults: bytes, file: file, sdk: version)
  }
}
