import RotationScenario
import ArgumentParser
import DeviceSetup
import Orientation
import RotationReport
import ProjectScenario
import ScreenGraph
import TextFormats

/// `quarterturn matrix`: every screen by device, version and pose.
struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Shows what each screen does on each device and iOS version, and what UIKit asks.",
    discussion: """
      Equal rows are merged. With --what-if only the differences are shown; an app is \
      treated as linked with that version's SDK, unless the stage names another one.

      EXAMPLES
        quarterturn matrix Examples/video-player.yml
        quarterturn matrix Examples/video-player.yml --screen Player \\
          --ios 17 --ios 27
        quarterturn matrix Examples/video-player.yml --device "iPhone 15" \\
          --device "iPad Pro 11"
        quarterturn matrix Examples/video-player.yml --what-if ios=27
        quarterturn matrix Examples/video-player.yml --what-if sdk=26
        quarterturn matrix Examples/NewsApp --ios 17 --ios 27
        quarterturn matrix Examples/NewsApp --format markdown
        quarterturn matrix Examples/video-player.yml \\
          --what-if overFullScreen=narrows
      """)

  @OptionGroup var source: ScenarioFile

  @Option(help: "Shows only this screen. May be repeated.")
  var screen: [String] = []

  @Option(help: "Shows only this device. May be repeated. The default is one of each family.")
  var device: [String] = []

  @Option(name: .customLong("ios"), help: "Shows only this iOS version. May be repeated.")
  var versions: [String] = []

  @Option(
    help: ArgumentHelp(
      "Shows what differs with another version, SDK or policy.",
      discussion: "ios=27, sdk=26, or the name of a policy and one of its options."))
  var whatIf: String?

  @Flag(help: "Shows why screens cannot be reached.")
  var unreachable = false

  @Option(help: "text, json, markdown, html, csv or svg.")
  var format = MatrixFormat.text

  func validate() throws {
    if whatIf != nil, format != .text, format != .json {
      throw ValidationError("--what-if requires the format text or json.")
    }
  }

  func run() throws {
    let project = source.isFolder ? try source.loadProject() : nil
    let scenario = try project.map { try source.scenario(of: $0) } ?? source.load()
    let oldest = scenario.app.application.infoPlist.minimumOSVersion
    let screens = try screen.map { try scenario.screen(named: $0) }
    let names = try device.map { try DeviceName(argument: $0) }
    var versions = try self.versions.map { try SystemVersion(argument: $0) }
    let what = try whatIf.map { try WhatIf($0) }
    if versions.isEmpty {
      let usual = project?.versions ?? oldest.map(Matrix.versions) ?? Matrix.usualVersions
      versions = what?.version == nil ? usual : [scenario.stage.version]
    }
    let devices = names.map { $0.model(running: versions) }
    let chosen = devices.isEmpty ? project?.devices ?? Matrix.families : devices
    try devices.check(running: versions)
    if !self.versions.isEmpty { try chosen.checkEach(of: versions) }
    try chosen.checkEach(of: what?.version.map { [$0] } ?? [])
    var matrix = Matrix(
      scenario, screens: screens.isEmpty ? nil : screens, devices: chosen, versions: versions,
      findsOtherWays: what == nil)
    // What differs may differ between copies.
    if let project, screens.isEmpty, what == nil {
      matrix = matrix.withoutCopies(in: project.graph)
    }
    if matrix.leavesOutWays {
      Terminal.printError(
        "note: not all ways to the screens are followed; longer ones may have other rows")
    }
    var report = MatrixReport(
      matrix, of: scenario, style: TextStyle(isColored: Terminal.hasColor))
    report.oldest = oldest
    report.showsUnreachable = unreachable
    if let what {
      let other = Matrix(
        what.applied(to: scenario), screens: screens.isEmpty ? nil : screens, devices: chosen,
        versions: what.version.map { version in versions.map { _ in version } } ?? versions)
      let both = JSON.object([
        .init("now", report.json), .init("changed", MatrixReport(other, of: scenario).json),
      ])
      try Output.print(
        format == .json ? both.text : report.difference(to: other, change: what.text))
      return
    }
    try Output.print(format.text(of: report), format == .csv ? .escaped : .text)
  }
}

/// The format of a matrix.
enum MatrixFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people, in a terminal.
  case text
  /// For machines.
  case json
  /// For a pull request.
  case markdown
  /// A page whose rows can be filtered.
  case html
  /// For spreadsheets.
  case csv
  /// A picture.
  case svg

  func text(of report: MatrixReport) -> String {
    switch self {
    case .text: report.text
    case .json: report.json.text
    case .markdown: report.markdown
    case .html: report.html
    case .csv: report.csv
    case .svg: report.svg
    }
  }
}
