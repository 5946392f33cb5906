import ArgumentParser
import Foundation
import ScreenGraph
import RotationChecker

/// `quarterturn init`: a first file to change.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scenario file, or the checks' configuration for an app's folder.",
    discussion: """
      In the folder of an app it writes \(CheckConfiguration.fileName), which 'quarterturn check' reads; \
      everywhere else scenario.yml, which 'quarterturn run' plays. A name that ends in .yml is the \
      scenario file to write. Nothing is overwritten without --force.

      EXAMPLES
        quarterturn init
        quarterturn init first.yml
        quarterturn run first.yml
      """)

  @Argument(help: "A folder, or the scenario file to write.", completion: .file())
  var path = "."

  @Flag(help: "Overwrites the file if it exists.")
  var force = false

  func run() throws {
    let (file, text) = try content
    guard force || !FileManager.default.fileExists(atPath: file) else {
      throw OutputError("\(file) exists already. Use --force to overwrite it.")
    }
    try Output.write(text, to: file)
    let command = file.hasSuffix(CheckConfiguration.fileName) ? "check \(path)" : "run \(file)"
    try Output.print("Wrote \(file). Try: quarterturn \(command)\n")
  }

  /// The file to write, and what goes into it.
  private var content: (file: String, text: String) {
    get throws {
      guard Input.isFolder(path) else {
        guard path.hasSuffix(".yml") || path.hasSuffix(".yaml") else {
          throw CommandError(
            "There is no folder '\(path)'. Expected a folder, or a file that ends in .yml.",
            status: Status.noInput)
        }
        return (path, Self.scenario)
      }
      let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      let isApp = (try? AppProject(contentsOf: path)) != nil
      return isApp
        ? (folder + CheckConfiguration.fileName, Self.settings)
        : (folder + "scenario.yml", Self.scenario)
    }
  }

  /// A list in portrait that presents a player.
  static let scenario = """
    # An app, the device it runs on, and what happens. Play it with: quarterturn run FILE
    title: A list in portrait that presents a player in landscape
    stage: iPhone 15, iOS 18
    # The orientations of the Info.plist.
    plist: [portrait, landscapeLeft, landscapeRight]
    root: Main
    # A screen is a view controller: its answers to UIKit, and the screens it leads to.
    screens:
      Main: { kind: navigation, children: [List], forwards: top }
      List: { supports: portrait, presents: { Player: fullScreen } }
      Player: { supports: landscape }
    steps:
      - launch
      - turn: landscapeLeft
        expect: { interface: portrait, decidedBy: Main }
      - present: Player
        expect: { interface: landscapeRight, decidedBy: Player }

    """

  /// A configuration that changes nothing yet.
  static let settings = """
    # What 'quarterturn check' does in this folder; 'quarterturn check --list' lists the checks.
    # The lowest severity that makes the command fail: note, warning or error.
    fail-on: error
    # Checks that do not run:
    # disable: [idiom-blind-mask]
    # Files and folders that are not read:
    # exclude: [Pods]

    """
}
