import RotationScenario
import ArgumentParser
import Foundation
import Orientation
import RotationReport
import TextFormats

/// `quarterturn run`: plays scenarios and holds their expectations against what happens.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays the steps of scenario files and prints what happens, in order.",
    discussion: """
      Expectations in a file make it a test: if one is not met, or the app crashes where no step \
      expects it, the command prints what was expected and what was found, and exits with 2. A \
      folder runs the scenario files in it, or the app in it if there are none. A file with several \
      stages is played on each.

      EXAMPLES
        quarterturn run Examples/video-player.yml
        quarterturn run Examples/video-player.yml --summary
        quarterturn run Examples/video-player.yml --svg player.svg
        quarterturn run Examples/video-player.yml --html player.html
        quarterturn run Examples/video-player.yml --stage "iPhone 8, iOS 12"
        quarterturn run Examples/video-player.yml --format json --junit results.xml
        quarterturn run Examples --quiet --junit results.xml
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenario files, folders of them, or the folder of an app.", valueName: "file"),
    completion: .file())
  var files: [String]

  @OptionGroup var options: ScenarioOptions

  @Flag(help: "Prints only the decisions, without callbacks and notifications.")
  var summary = false

  @Flag(help: "Prints only what is not as expected.")
  var quiet = false

  @Option(help: "Writes an SVG filmstrip of the device through the steps.", completion: .file())
  var svg: String?

  @Option(
    help: "Writes a page that steps through the frames, with what happened beside each.",
    completion: .file())
  var html: String?

  @Option(help: "Writes the expectations of all files as JUnit XML.", completion: .file())
  var junit: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  @Flag(help: "Plays again whenever a file changes, until Ctrl-C.")
  var watch = false

  func run() throws {
    guard watch else { return try play() }
    try FileWatch(files) { try play() }.run()
  }

  private func play() throws {
    let paths = try files.flatMap { try ScenarioFolder.files(of: $0) }
    let session = RunSession(
      style: TextStyle(isColored: Terminal.hasColor), isQuiet: quiet,
      detail: summary ? .summary : .full)
    var played: [PlayedFile] = []
    var errors: [ReadingError] = []
    for path in paths {
      do {
        for scenario in try options.loadAll(path) {
          played.append(try PlayedFile(scenario, path: path))
        }
      } catch let error as Mistakes where paths.count > 1 {
        Terminal.printError("Error: \(error)")
        errors.append(error.first)
      } catch let error as ReadingError where paths.count > 1 && error.file == path {
        Terminal.printError("Error: \(error.description.plain)")
        errors.append(error)
      }
    }
    if let option = svg.map({ _ in "--svg" }) ?? html.map({ _ in "--html" }), played.count > 1 {
      throw CommandError(
        "\(option) shows one run, and these are \(played.count). Name one file, and one of its stages"
          + " with --stage.")
    }
    switch format {
    case .json: try Output.print(session.json(played).text)
    case .text:
      let text = session.text(played, errorCount: errors.count)
      if !text.isEmpty { try Output.print(text) }
    }
    if let svg, let only = played.first {
      try Output.write(only.filmstrip, to: svg, reading: only.path)
    }
    if let html, let only = played.first {
      try Output.write(only.page, to: html, reading: only.path)
    }
    if let junit {
      let text = ExpectationReport.junit(played.map(\.expectations), errors: errors)
      try Output.write(text, to: junit, reading: paths.first)
    }
    let failed = played.filter { !$0.run.isSuccess }
    if format == .json {
      for file in failed { Terminal.printError(file.expectations.text()) }
    }
    if let error = errors.first { throw ExitCode(error.status) }
    if !failed.isEmpty { throw Status.found }
  }
}

/// A scenario that was played, with the file it is from.
struct PlayedFile {
  let path: String
  let run: ScenarioRun
  let steps: [ReportedStep]
  let expectations: ExpectationReport

  /// Plays a scenario.
  ///
  /// - Throws: if there is nothing to play.
  init(_ scenario: Scenario, path: String) throws {
    guard !scenario.steps.isEmpty else {
      throw ReadingError(
        SourceLocation(file: path), "the scenario has no steps, so there is nothing to play",
        expected: "steps: a list that begins with launch")
    }
    self.path = path
    run = ScenarioRun(scenario)
    steps = run.reportedSteps
    expectations = ExpectationReport(run, steps)
  }

  var filmstrip: String { Filmstrip(title: title, steps).svg }

  var page: String { FilmstripPage(title: title, steps).html }

  private var title: String { run.scenario.title ?? path }

  /// The file, with its stage if it has several.
  var name: String {
    path + (run.scenario.stageName.map { ", \($0): \(run.scenario.stage)" } ?? "")
  }
}

/// What is printed of some runs.
struct RunSession {
  let style: TextStyle
  let isQuiet: Bool
  let detail: TranscriptText.Detail

  /// The transcripts, what became of the expectations and, of several runs, the sum.
  func text(_ played: [PlayedFile], errorCount: Int) -> String {
    let areSeveral = played.count + errorCount > 1
    var sections: [String] = []
    for file in played where !isQuiet || !file.run.isSuccess {
      var section = areSeveral ? style.ink(file.name, .bold) + "\n\n" : ""
      if !isQuiet {
        section += TranscriptText(file.steps, detail: detail, style: style).text + "\n"
      }
      sections.append(section + file.expectations.text(style))
    }
    let failed = played.count { !$0.run.isSuccess }
    if areSeveral, !isQuiet || failed + errorCount > 0 {
      sections.append(sum(played, failed: failed, errorCount: errorCount))
    }
    return sections.joined(separator: "\n")
  }

  private func sum(_ played: [PlayedFile], failed: Int, errorCount: Int) -> String {
    let all = played.count + errorCount
    let count = played.reduce(0) { $0 + $1.expectations.count }
    guard failed + errorCount > 0 else {
      return style.ink("\(all) runs, \(count) expectations met.", .green) + "\n"
    }
    let unread = errorCount == 0 ? "" : ", \(errorCount) of them cannot be read"
    return style.ink("\(failed + errorCount) of \(all) runs failed\(unread).", .red) + "\n"
  }

  /// One transcript, or of several a list with their files.
  func json(_ played: [PlayedFile]) -> JSON {
    if played.count == 1 { return TranscriptJSON(played[0].steps).json }
    return .array(
      played.map { file in
        let head: JSON = ["file": .string(file.path), "isSuccess": .bool(file.run.isSuccess)]
        let stage: JSON = file.run.scenario.stageName.map { ["stage": .string($0)] } ?? [:]
        return head.adding(stage).adding(["transcript": TranscriptJSON(file.steps).json])
      })
  }
}
