import RotationScenario
import ArgumentParser
import Orientation
import RotationReport
import ProjectScenario
import TextFormats

/// `quarterturn explain`: why a screen turns or stays.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains whether a screen turns, which answer decides, and what would change that.",
    discussion: """
      Shows the screen by the file's own steps or, if they never show it, by the shortest way \
      through tabs, pushes and presentations, and then turns the device. With --step it explains \
      the step of that number instead.

      EXAMPLES
        quarterturn explain Examples/video-player.yml --screen Player \\
          --turn landscapeLeft
        quarterturn explain Examples/video-player.yml --step 3
        quarterturn explain Examples/NewsApp --screen ArticleViewController \\
          --turn landscapeLeft
        quarterturn explain Examples/video-player.yml --screen VideoList \\
          --turn landscapeLeft --stage "iPad Air 5, iOS 17"
      """)

  @OptionGroup var source: ScenarioFile

  @Option(help: "The screen to explain. The default is the interface as a whole.")
  var screen: String?

  @Option(help: "The orientation to turn the device to: portrait, landscapeLeft, faceUp, …")
  var turn: String?

  @Option(help: "Explains the step of this number, from 1, or with --turn the turn after it.")
  var step: Int?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  @Flag(
    name: .customLong("verbose"),
    help: "Also names the disputed points that are touched on and change nothing.")
  var isVerbose = false

  func validate() throws {
    guard turn != nil || step != nil else {
      throw ValidationError("Missing what to explain: --turn landscapeLeft, or --step 3.")
    }
  }

  func run() throws {
    let project = source.isFolder ? try source.loadProject() : nil
    let scenario = try project.map { try source.scenario(of: $0) } ?? source.load()
    let systems = project?.versions
    let screen = try screen.map { try scenario.screen(named: $0) }
    var run = ScenarioRun(scenario)
    if let step, !run.steps.indices.contains(step - 1) {
      throw CommandError("There is no step \(step): the file has \(run.steps.count).")
    }
    var explanation: Explanation
    var place = step.map { $0 - 1 }
    if let turn {
      let pose = try pose(turn)
      if step == nil, let screen, !run.steps.contains(where: { $0.after.isShown(screen) }) {
        run = try shortestWay(to: screen, in: scenario)
        place = run.steps.indices.last
      }
      if place == nil, !run.steps.contains(where: { screen.map($0.after.isShown) ?? true }) {
        place = run.steps.firstIndex(where: \.hasCrashed)
      }
      explanation = Explanation(
        run, turnedTo: pose, screen: screen, afterStep: place, systems: systems)
    } else {
      explanation = Explanation(run, step: (step ?? 1) - 1, screen: screen, systems: systems)
    }
    explanation = explanation.withDoubts(of: run, afterStep: place, about: screen)
    switch format {
    case .json: try Output.print(explanation.json.text)
    case .text:
      let style = TextStyle(isColored: Terminal.hasColor)
      try Output.print(explanation.text(style, isVerbose: isVerbose))
    }
  }

  private func pose(_ word: String) throws -> DeviceOrientation {
    guard let pose = DeviceOrientation.allCases.first(where: { Words.name($0) == word }) else {
      throw CommandError(UnknownName.pose(word))
    }
    return pose
  }

  /// A run that does nothing but show a screen.
  private func shortestWay(to screen: ControllerID, in scenario: Scenario) throws -> ScenarioRun {
    switch scenario.route(to: screen) {
    case .unreachable(let reason):
      let name = scenario.app.name(of: screen)
      throw CommandError(
        reason + " With --assume root=\(name) it is explained as the root of the window.")
    case .events(let events):
      var shown = scenario
      shown.steps = events.map { event in
        Scenario.Step(event, at: SourceLocation(file: source.file))
      }
      return ScenarioRun(shown)
    }
  }
}
