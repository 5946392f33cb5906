import AppModel
import ArgumentParser
import Orientation

/// The scenario file that a command works on, and the stage it is played on.
struct ScenarioFile: ParsableArguments {
  @Argument(help: "A scenario file.", completion: .file(extensions: ["yml", "yaml"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      "Another device, version or pose than the file's.",
      discussion: "One line, as in the file: \"iPad Pro 11, iOS 27, held landscapeLeft\"."))
  var stage: String?

  /// Reads the file; what is wrong with it is said in one line with its place.
  func load() throws -> Scenario {
    var scenario = try Scenario(contentsOf: file)
    if let stage { scenario.stage = try Stage(parsing: stage) }
    return scenario
  }
}

extension Scenario {
  /// The screen with a name.
  func screen(named name: String) throws -> ControllerID {
    if let id = controllerID(named: name) { return id }
    let names = app.screens.map(\.name)
    throw Complaint(
      "There is no screen '\(name)'. The file has \(names.joined(separator: ", "))."
        + UnknownName.hint(name, names))
  }
}
