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
      Shows the screen with the file's own steps or, if they never show it, on the \
      shortest way through tabs, pushes and presentations, and then turns the device. \
      Other ways that lead to other orientations are listed; --way explains one of them. \
      With --step, explains that step instead.

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

  @Option(help: "Explains the step with this number, from 1, or with --turn the turn after it.")
  var step: Int?

  @Option(help: "Explains the screen on the way with this number. The shortest way is 1.")
  var way: Int?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  @Flag(
    name: .customLong("verbose"),
    help: "Also lists the disputed points that come up but change nothing.")
  var isVerbose = false

  func validate() throws {
    guard turn != nil || step != nil else {
      throw ValidationError("Nothing to explain. Expected --turn landscapeLeft or --step 3.")
    }
    guard way == nil || screen != nil && turn != nil && step == nil else {
      throw ValidationError("--way requires --screen and --turn, without --step.")
    }
  }

  func run() throws {
    let project = source.isFolder ? try source.loadProject() : nil
    let scenario = try project.map { try source.scenario(of: $0) } ?? source.load()
    let systems = project?.versions
    var screen = try screen.map { try scenario.screen(named: $0) }
    var others: [OtherWay] = []
    var run = ScenarioRun(scenario)
    if let step, !run.steps.indices.contains(step - 1) {
      throw CommandError("There is no step \(step): the file has \(run.steps.count).")
    }
    var explanation: Explanation
    var place = step.map { $0 - 1 }
    if let turn {
      let pose = try pose(turn)
      if step == nil, let target = screen,
        way != nil || !run.steps.contains(where: { $0.after.isShown(target) })
      {
        let copies = project?.copies(of: target) ?? []
        let ways = scenario.ways(to: target, copies: copies)
        let chosen = try chosen(of: ways, to: target, in: scenario)
        screen = chosen.screen
        run = self.run(of: scenario, on: chosen)
        place = run.steps.indices.last
        others = otherWays(ways, than: chosen, in: scenario)
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
    case .json:
      var json = explanation.json
      if case .object(let members) = json, !others.isEmpty {
        json = .object(members + [.init("otherWays", .array(others.map(\.json)))])
      }
      try Output.print(json.text)
    case .text:
      let style = TextStyle(isColored: Terminal.hasColor)
      let text = explanation.text(style, isVerbose: isVerbose)
      try Output.print(
        others.isEmpty
          ? text
          : text + "\nOther ways to it, which lead to other orientations:\n"
            + others.map { "  \($0.text)\n" }.joined())
    }
  }

  private func pose(_ word: String) throws -> DeviceOrientation {
    guard let pose = DeviceOrientation.allCases.first(where: { Words.name($0) == word }) else {
      throw CommandError(UnknownName.pose(word))
    }
    return pose
  }

  /// The way to a screen that is asked for.
  private func chosen(
    of ways: [ScreenWay], to screen: ControllerID, in scenario: Scenario
  ) throws -> ScreenWay {
    let name = scenario.app.name(of: screen)
    guard !ways.isEmpty else {
      guard case .unreachable(let reason) = scenario.route(to: screen) else {
        throw CommandError("Nothing leads to \(name).")
      }
      throw CommandError(
        reason + " --assume root=\(name) explains it as the root of the window.")
    }
    let number = way ?? 1
    guard ways.indices.contains(number - 1) else {
      let count = ways.count == 1 ? "is 1 way" : "are \(ways.count) ways with different results"
      throw CommandError("There is no way \(number) to \(name): there \(count).")
    }
    return ways[number - 1]
  }

  /// A run that does nothing but show a screen.
  private func run(of scenario: Scenario, on way: ScreenWay) -> ScenarioRun {
    var shown = scenario
    shown.steps = way.events.map { event in
      Scenario.Step(event, at: SourceLocation(file: source.file))
    }
    return ScenarioRun(shown)
  }

  /// The other ways, in the order of their numbers.
  private func otherWays(
    _ ways: [ScreenWay], than chosen: ScreenWay, in scenario: Scenario
  ) -> [OtherWay] {
    ways.enumerated().filter { $0.element != chosen }.map { index, way in
      OtherWay(
        number: index + 1, through: way.through?.map(scenario.app.name),
        orientations: way.orientations, asked: way.asked.map(scenario.app.name), fault: way.fault)
    }
  }
}

/// A way to a screen on which it takes other orientations than on the one that is explained.
private struct OtherWay {
  /// What `--way` calls it.
  var number: Int
  /// Who leads to the screen; nil on the shortest way.
  var through: [String]?
  var orientations: InterfaceOrientationMask
  /// Whom UIKit asks; nil where it asks no controller.
  var asked: String?
  var fault: Fault?

  var text: String {
    let through = through?.joined(separator: " > ")
    let place = through.map { $0.isEmpty ? "as the root" : "from \($0)" } ?? "the shortest one"
    let result = orientations.isEmpty ? "the app crashes" : Words.list(orientations)
    return "--way \(number), \(place): \(result)" + (asked.map { ", asked: \($0)" } ?? "")
  }

  var json: JSON {
    .object([
      .init("way", .integer(number)),
      .init("through", through.map { .array($0.map { .string($0) }) } ?? .null),
      .init(
        "orientations",
        .array(
          InterfaceOrientation.allCases
            .filter { $0 != .unknown && orientations.contains($0.mask) }
            .map { .string(Words.name($0)) })),
      .init("asked", asked.map { .string($0) } ?? .null),
      .init("raises", fault.map { .string($0.name) } ?? .null),
    ])
  }
}
