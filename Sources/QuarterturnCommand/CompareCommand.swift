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
    abstract: "Plays what was recorded on a device, and shows where the engine does otherwise.",
    discussion: """
      Reads a file of observations, as TurnRecorder in an app or Scripts/conformance writes it, and \
      plays each step again. Of the first step that differs it names the rule, and the settings of \
      disputed points under which the engine would do what was seen. Exits with 2 if something \
      differs. With --test-results it takes what Xcode prints of the tests in \
      Tests/UIKitConformanceTests instead.

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
      discussion: "A test is about the rules whose ids its name begins with."))
  var testResults = false

  @Option(help: "With --test-results, the SDK that the tests were built with, such as 26.0.")
  var sdk: String?

  @Option(help: "Writes the observations to this file.", completion: .file(extensions: ["json"]))
  var write: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  @Flag(help: "Shows every step that differs, not the first alone.")
  var all = false

  func validate() throws {
    guard sdk == nil || testResults else {
      throw ValidationError("--sdk is for --test-results: other files say it themselves.")
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
