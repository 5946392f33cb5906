import RotationScenario
import ArgumentParser
import Foundation
import Orientation
import ScreenGraph
import TextFormats
import XcodeProjectFiles
import ProjectScenario

/// The app that a command works on, in a scenario file or a project's folder.
struct ScenarioFile: ParsableArguments {
  @Argument(help: "A scenario file, or the folder of an app.", completion: .file())
  var file: String

  @OptionGroup var options: ScenarioOptions

  /// Whether a folder is named rather than a scenario file.
  var isFolder: Bool { Input.isFolder(file) }

  /// Reads the file or the folder.
  func load() throws -> Scenario { try options.load(file) }

  /// The app of a project, on the stage that is asked for.
  func scenario(of project: AppProject) throws -> Scenario {
    try options.settled(project.scenario())
  }

  /// Reads the folder of an app, and reports on standard error what could not be read.
  func loadProject() throws -> AppProject { try options.loadProject(file) }
}

/// The stage an app is played on, and what is known of an app in a folder.
struct ScenarioOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A device, version or pose in place of the file's.",
      discussion: """
        One line, as in the file: "iPad Pro 11, iOS 27, held landscapeLeft"; or the name of one of \
        the file's stages.
        """))
  var stage: String?

  @Option(help: "For a folder: the app's target, if there are several.")
  var target: String?

  @Option(help: "For a folder: the build configuration. The default is the one that ships.")
  var configuration: String?

  @Option(
    help: ArgumentHelp(
      "What to assume where it is unknown from the code. May be repeated.",
      discussion: """
        Player=landscape, appDelegate=all, root=Login, or Player=lock() for the answer after a \
        change of state that the output names.
        """))
  var assume: [String] = []

  @OptionGroup var work: JobOptions

  /// Reads a file or a folder; of a file with several stages the first.
  func load(_ file: String) throws -> Scenario {
    try loadAll(file)[0]
  }

  /// Reads a file or a folder: a scenario for each of its stages, and at least one.
  func loadAll(_ file: String) throws -> [Scenario] {
    if Input.isFolder(file) { return [try settled(loadProject(file).scenario())] }
    guard target == nil, configuration == nil else {
      throw CommandError("--target and --configuration require a folder; '\(file)' is not one.")
    }
    if Input.isOfApp(file) {
      throw CommandError(
        "'\(file)' is not a scenario file. Expected one, or the folder of an app, which includes this file.",
        status: Status.data)
    }
    let scenarios: [Scenario]
    do throws(ReadingError) {
      scenarios = try Scenario.all(contentsOf: file)
    } catch {
      throw Mistakes(error, in: file)
    }
    if let named = scenarios.first(where: { $0.stageName != nil && $0.stageName == stage }) {
      return [try assumed(named)]
    }
    guard let stage else { return try scenarios.map(assumed) }
    let names = scenarios.compactMap(\.stageName)
    if !names.isEmpty, (try? Stage(parsing: stage)) == nil,
      let message = UnknownName.stage(stage, names)
    {
      throw CommandError(message)
    }
    return [try settled(scenarios[0])]
  }

  /// A scenario on the stage that is asked for, with what is assumed.
  func settled(_ scenario: Scenario) throws -> Scenario {
    var scenario = scenario
    if let stage {
      do throws(ReadingError) {
        scenario.stage = try Stage(parsing: stage)
      } catch {
        throw CommandError(error.description)
      }
      scenario.stageName = nil
    }
    return try assumed(scenario)
  }

  private func assumed(_ scenario: Scenario) throws -> Scenario {
    var scenario = scenario
    do throws(ReadingError) {
      for assumption in assume { try scenario.assume(assumption) }
    } catch {
      throw CommandError(error.description)
    }
    return scenario
  }

  /// Reads the folder of an app, and reports on standard error what could not be read.
  func loadProject(_ file: String) throws -> AppProject {
    if (try? FileManager.default.contentsOfDirectory(atPath: file))?.isEmpty == true {
      throw CommandError(
        "The folder '\(file)' is empty. Expected the folder of an app, or of scenario files.",
        status: Status.noInput)
    }
    let project = try AppProject(contentsOf: file, target: target, configuration: configuration)
    let isApp = project.isOfProject && project.target.product == .app
    guard !project.graph.nodes.isEmpty || isApp else {
      throw CommandError(
        "There is no screen in the code of '\(file)'. Expected the folder of an app.",
        status: Status.noInput)
    }
    if !project.isOfProject, let around = Input.project(around: file) {
      Terminal.printError(
        "note: '\(around)' is in the folder above; use that folder to read the project's settings")
    }
    let apps = project.contents.apps
    if target == nil, apps.count > 1 {
      let others = apps.filter { $0.location != project.target.location }.map(\.name)
        .joined(separator: ", ")
      Terminal.printError(
        "note: this is the target \(project.target.name.plain); choose another with --target: "
          + others.plain)
    }
    let serious = project.problems.filter { problem in
      [.unreadable, .leftOut, .missing].contains(problem.kind)
    }
    for problem in serious.prefix(20) { Terminal.printError("warning: \(problem.onOneLine)") }
    let hidden = project.problems.count - min(serious.count, 20)
    if hidden > 0 {
      Terminal.printError(
        "note: \(hidden) more \(hidden == 1 ? "thing" : "things") not known or not understood;"
          + " 'quarterturn model' lists them")
    }
    return project
  }
}

extension AppProject {
  /// Whether a project or a specification says which targets there are.
  fileprivate var isOfProject: Bool { target.origin != .folder }
}

extension Scenario {
  /// The screen with a name, which may say from where it is shown: `Player (from Home)`.
  func screen(named name: String) throws -> ControllerID {
    if let id = controllerID(named: name) { return id }
    if let (shown, presenter) = name.partsOfWay, let from = controllerID(named: presenter),
      let link = app.screens[from.index].links.first(where: {
        app.name(of: $0.target).droppingNumber == shown.droppingNumber
      })
    {
      return link.target
    }
    throw CommandError(UnknownName.screen(name, app.screens.map(\.name)))
  }
}

extension String {
  /// The names in `Player (from Home)`.
  fileprivate var partsOfWay: (shown: String, presenter: String)? {
    guard hasSuffix(")"), let start = range(of: " (from ") else { return nil }
    return (String(self[..<start.lowerBound]), String(self[start.upperBound...].dropLast()))
  }

  /// The name without the number that tells copies of a screen apart.
  fileprivate var droppingNumber: Substring {
    let digits = reversed().prefix { $0.isNumber }.count
    return dropLast(digits)
  }
}
