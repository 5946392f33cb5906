#if canImport(ScreenSheets)
  import ArgumentParser
  import DeviceSetup
  import Foundation
  import Orientation
  import ProjectScenario
  import RotationFindings
  import RotationReport
  import RotationScenario
  import ScreenGraph
  import ScreenLayout
  import ScreenSheets
  import TextFormats
  import XcodeProjectFiles

  /// `quarterturn screens`: an app's storyboards and xibs, laid out in every orientation.
  struct ScreensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "screens",
      abstract:
        "Shows every screen of an app's storyboards and xibs in each orientation it allows.",
      discussion: """
        Creates the views, solves their constraints and turns the device, without a build. Marks \
        problems in the picture and lists them: text that is cut off, controls under bars or off \
        the screen, conflicting constraints. What the app's code sets or adds is unknown. Exits \
        with 2 if a problem reaches --fail-on.

        EXAMPLES
          quarterturn screens Examples/NewsApp --svg screens.svg
          quarterturn screens Examples/NewsApp --html screens.html
          quarterturn screens Examples/NewsApp --screen ArticleViewController \\
            --device "iPhone SE 3" --device "iPad mini" --svg article.svg
          quarterturn screens Examples/NewsApp --format sarif > layout.sarif
          rsvg-convert --zoom 2 screens.svg > screens.png      the sheet as PNG, by librsvg
        """)

    @Argument(help: "The folder of an app, or an Xcode project in it.", completion: .directory)
    var folder = "."

    @OptionGroup var options: ScenarioOptions

    @Option(help: "Shows only this screen. May be repeated.")
    var screen: [String] = []

    @Option(
      help: ArgumentHelp(
        "Shows the screens on this device. May be repeated.",
        discussion: "The default is an iPhone and, where the app is made for it, an iPad."))
    var device: [String] = []

    @Option(name: .customLong("ios"), help: "The iOS version. The default is that of the stage.")
    var version: String?

    @Option(help: "Writes the sheet as a picture to this file.", completion: .file())
    var svg: String?

    @Option(help: "Writes the sheet as an HTML page to this file.", completion: .file())
    var html: String?

    @Option(help: "text, json or sarif.")
    var format = ScreensFormat.text

    @Option(help: "Exits with 2 if a problem is at least this severe: error, warning or note.")
    var failOn: SeverityName?

    func run() throws {
      let base = CheckCommand.base(of: folder)
      guard Input.isFolder(base) else {
        throw CommandError(
          "'\(folder)' is not a folder. Expected the folder of an app.", status: Status.noInput)
      }
      let project = try options.loadProject(base)
      let found = ProjectScreens(project)
      guard !found.screens.screens.isEmpty else {
        throw CommandError(
          "No storyboard and no xib of \(folder) has a screen; there is nothing to lay out.",
          status: Status.noInput)
      }
      let screens = try chosen(found.screens.screens)
      let stage = try options.settled(project.scenario()).stage
      let version = try version.map { try SystemVersion(argument: $0) } ?? stage.version
      let devices = try devices(of: found, stage.device, version)
      let sheet = MainActor.assumeIsolated {
        ScreenSheet(of: project.target.name, found, screens: screens, on: devices, version)
      }
      if let svg { try Output.write(sheet.picture.svg, to: svg, reading: base) }
      if let html { try Output.write(sheet.html, to: html, reading: base) }
      var report = FindingReport(
        sheet.findings, checks: LayoutProblem.Kind.allCases.map(\.check),
        fileCount: found.screens.documents.count, problems: sheet.problems,
        failOn: failOn?.severity ?? .error)
      switch format {
      case .json: try Output.print(sheet.json.text, .escaped)
      case .sarif: try Output.print(report.text(.sarif), .escaped)
      case .text:
        let style = TextStyle(isColored: Terminal.hasColor)
        let list = report.text(.xcode, style: style)
        report.problems = []
        try Output.print(sheet.text + (list.isEmpty ? "" : "\n" + list))
        Terminal.printError(report.summary)
      }
      if report.isFailure { throw Status.found }
    }

    /// The screens that are asked for.
    private func chosen(_ all: [AppScreen]) throws -> [AppScreen] {
      guard !screen.isEmpty else { return all }
      return try screen.map { name in
        guard let found = all.first(where: { $0.name == name }) else {
          throw CommandError(UnknownName.screen(name, all.map(\.name)))
        }
        return found
      }
    }

    private func devices(
      of found: ProjectScreens, _ usual: DeviceProfile, _ version: SystemVersion
    ) throws -> [DeviceProfile] {
      guard device.isEmpty else {
        let named = try device.map { try DeviceName(argument: $0).model(running: version) }
        try named.check(running: [version])
        return named
      }
      var devices = [usual]
      if !usual.runs(version) {
        devices = [try DeviceName(argument: "iPhone").model(running: version)]
      }
      if usual.idiom == .phone, found.isForPad {
        devices.append(try DeviceName(argument: "iPad").model(running: version))
      }
      try devices.check(running: [version])
      return devices
    }
  }

  /// The format of the list of screens.
  enum ScreensFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people, in a terminal.
    case text
    /// For machines.
    case json
    /// For code scanning.
    case sarif
  }
#endif
