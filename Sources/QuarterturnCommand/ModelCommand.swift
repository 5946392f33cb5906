import Orientation
import RotationScenario
import ArgumentParser
import Foundation
import ScreenGraph
import TextFormats
import ProjectScenario

/// `quarterturn model`: an app's folder as a scenario file.
struct ModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Writes the app in an Xcode project's folder as a scenario file.",
    discussion: """
      The file has the app's Info.plist, delegates, screens and the ways between them. Comments \
      state where each comes from and what is unknown from the code. Add steps to the file to play \
      them with 'run'. Nothing is built, and Xcode is not needed.

      EXAMPLES
        quarterturn model Examples/NewsApp
        quarterturn model Examples/NewsApp --output news-app.yml
        quarterturn model Examples/NewsApp --target NewsApp \\
          --stage "iPad Air 5, iOS 26"
      """)

  @OptionGroup var source: ScenarioFile

  @Option(help: "Writes to this file instead of standard output.", completion: .file())
  var output: String?

  @Flag(help: "Overwrites --output if it exists, including steps that were added to it.")
  var force = false

  func run() throws {
    guard source.isFolder else {
      throw CommandError(
        "'\(source.file)' is not a folder. Expected the folder of an app.", status: Status.noInput)
    }
    let project = try source.loadProject()
    var text = try source.scenario(of: project).yaml
    let quiet = project.problems.filter { ![.unreadable, .leftOut, .missing].contains($0.kind) }
    if !quiet.isEmpty {
      text += "\n# Not known or not understood:\n"
      for problem in quiet { text += "# \(problem.onOneLine)\n" }
    }
    guard let output else { return try Output.print(text) }
    guard force || !FileManager.default.fileExists(atPath: output) else {
      throw OutputError("\(output) exists already. Use --force to overwrite it.")
    }
    try Output.write(text, to: output, reading: source.file)
  }
}

extension Problem {
  /// The problem on one line, whatever names files have.
  var onOneLine: String {
    description.plain
  }
}
