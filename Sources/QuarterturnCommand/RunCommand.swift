import RotationScenario
import ArgumentParser
import RotationReport

/// `quarterturn run`: plays a scenario and holds its expectations against what happens.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays the steps of a scenario file and prints what happens, in order.",
    discussion: """
      Expectations in the file make it a test: if one is not met, the command prints what was \
      expected and what was found, and exits with 1.

      EXAMPLES
        quarterturn run Examples/video-player.yml
        quarterturn run Examples/video-player.yml --summary
        quarterturn run Examples/video-player.yml --svg player.svg
        quarterturn run Examples/video-player.yml --stage "iPhone 8, iOS 12"
        quarterturn run Examples/video-player.yml --format json --junit results.xml
      """)

  @OptionGroup var source: ScenarioFile

  @Flag(help: "Prints only the decisions, without callbacks and notifications.")
  var summary = false

  @Option(help: "Writes an SVG filmstrip of the device through the steps.", completion: .file())
  var svg: String?

  @Option(help: "Writes the expectations as JUnit XML.", completion: .file())
  var junit: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  func run() throws {
    let scenario = try source.load()
    let run = ScenarioRun(scenario)
    let steps = run.reportedSteps
    let expectations = ExpectationReport(run)
    let style = TextStyle(isColored: Terminal.hasColor)
    switch format {
    case .json:
      try Output.print(TranscriptJSON(steps).text)
    case .text:
      try Output.print(
        TranscriptText(steps, detail: summary ? .summary : .full, style: style).text
          + (expectations.count > 0 ? "\n" + expectations.text(style) : ""))
    }
    if let svg {
      try Output.write(
        Filmstrip(title: scenario.title ?? source.file, steps).svg, to: svg, reading: source.file)
    }
    if let junit { try Output.write(expectations.junit, to: junit, reading: source.file) }
    if !run.isSuccess {
      if format == .json { Terminal.printError(expectations.text()) }
      throw ExitCode.failure
    }
  }
}
