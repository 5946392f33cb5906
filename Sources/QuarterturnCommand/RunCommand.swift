import AppModel
import ArgumentParser
import RotationReport

/// `quarterturn run`: plays a scenario and holds its expectations against what happens.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays the steps of a scenario file and prints what happens, in order.",
    discussion: """
      Expectations in the file make it a test: if one is not met, the command says what was
      expected and what was found, and ends with status 1.

      EXAMPLES
        quarterturn run Examples/video-player.yml
        quarterturn run Examples/video-player.yml --summary
        quarterturn run Examples/video-player.yml --svg player.svg
        quarterturn run Examples/video-player.yml --stage "iPhone 15, iOS 12"
        quarterturn run Examples/video-player.yml --format json --junit results.xml
      """)

  @OptionGroup var source: ScenarioFile

  @Flag(help: "Only what was decided, without callbacks and notifications.")
  var summary = false

  @Option(
    help: "Writes a filmstrip of the device through the steps.", completion: .file())
  var svg: String?

  @Option(help: "Writes the expectations as JUnit XML.", completion: .file())
  var junit: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  func run() throws {
    let run = ScenarioRun(try source.load())
    let steps = run.reportedSteps
    switch format {
    case .json:
      print(TranscriptJSON(steps).text, terminator: "")
    case .text:
      let style = TextStyle(isColored: Terminal.hasColor)
      print(
        TranscriptText(steps, detail: summary ? .summary : .full, style: style).text,
        terminator: "")
    }
    if !run.isSuccess { throw ExitCode.failure }
  }
}
