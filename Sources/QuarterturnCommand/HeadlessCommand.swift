import ArgumentParser
import Foundation
import HeadlessPackages
import ScreenGraph
import TextFormats

/// `quarterturn headless`: a package that builds and tests an Xcode project's app without Xcode.
struct HeadlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "headless",
    abstract: "Writes a package in which an app's own Swift files build and run without Xcode.",
    discussion: """
      The package compiles the files in place with the headless UIKit, and has a first test that \
      launches and turns the app. Files that do not compile are left out, together with the \
      files that need them; the report lists them and what to declare first. The app itself is \
      not changed, and nothing that you changed in the package is overwritten. Requires swiftc.

      EXAMPLES
        quarterturn headless Examples/NewsApp
        quarterturn headless Examples/NewsApp --update
        quarterturn headless Examples/NewsApp --target NewsKiosk --output Kiosk --format json
      """)

  @Argument(help: "The folder of an app, or an Xcode project in it.", completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The folder of the package.",
      discussion: "The default is beside the app's folder, with '-headless' after its name."),
    completion: .directory)
  var output: String?

  @Option(help: "The app's target, if there are several.")
  var target: String?

  @Option(help: "The build configuration. The default is the one that ships.")
  var configuration: String?

  @Flag(help: "Checks again which of the app's files compile, with what was added to the package.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "The folder of Quarterturn's package.",
      discussion: "The default is the one that this program was built in."), completion: .directory)
  var quarterturn: String?

  @Option(help: "text or json.")
  var format = HeadlessFormat.text

  func run() throws {
    let base = CheckCommand.base(of: folder)
    guard Input.isFolder(base) else {
      throw CommandError(
        "'\(folder)' is not a folder. Expected the folder of an app.", status: Status.noInput)
    }
    let app = URL(fileURLWithPath: Output.real(base))
    let package = URL(fileURLWithPath: Output.real(output ?? app.path + "-headless"))
    try checkOutput(package, app)
    let places = HeadlessPackage.Places(
      app: app, package: package, quarterturn: try checkout(), modules: try modules())
    var options = try ScenarioOptions.parse([])
    options.target = target
    options.configuration = configuration
    let project = try options.loadProject(base)
    let made: HeadlessPackage
    do {
      made = try HeadlessPackage(project, places)
    } catch {
      throw CommandError("\(error)", status: Status.data)
    }
    guard made.fileCount > 0 else {
      throw CommandError(
        "The target \(made.target) has no Swift files.", status: Status.noInput)
    }
    let kept = update ? keptFiles(of: made, in: package) : []
    for (path, text) in made.files where !kept.contains(path) {
      let file = package.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch {
        throw OutputError("\(file.path) cannot be written: \(error.localizedDescription)")
      }
      try Output.write(text, to: file.path)
    }
    switch format {
    case .json: try Output.print(made.json.text, .escaped)
    case .text:
      let way = output ?? package.path
      let words = kept.isEmpty ? "" : "\nKept as changed: \(kept.joined(separator: ", ")).\n"
      try Output.print(
        made.report + words + "\nWrote \(way). Try: swift test --package-path \(way)\n")
    }
  }

  /// The files of a package that are kept because they were changed since they were written, such as the first
  /// test, and would not be the same.
  private func keptFiles(of made: HeadlessPackage, in package: URL) -> [String] {
    let updated = Set(made.updatedFiles.map(\.path))
    return made.files.compactMap { path, text in
      guard !updated.contains(path),
        let old = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      else { return nil }
      return old == text || WrittenMark.isUnchanged(old) ? nil : path
    }
  }

  /// Nothing is overwritten, and nothing is written into the app's folder.
  private func checkOutput(_ package: URL, _ app: URL) throws {
    guard package.path != app.path else {
      throw OutputError("\(package.path) is the app's folder, and nothing is written there.")
    }
    let manifest = package.appending(path: "Package.swift").path
    let isThere = FileManager.default.fileExists(atPath: package.path)
    if update {
      guard FileManager.default.fileExists(atPath: manifest) else {
        throw CommandError(
          "There is no package \(package.path) to update. Run the command without --update first.",
          status: Status.noInput)
      }
    } else if isThere,
      (try? FileManager.default.contentsOfDirectory(atPath: package.path))?.isEmpty != true
    {
      throw OutputError(
        "\(package.path) exists already. Use --update to check its files again, or --output."
      )
    }
  }

  /// The checkout that the package depends on.
  private func checkout() throws -> URL {
    if let quarterturn {
      guard Input.isReadable(quarterturn + "/Package.swift") else {
        throw CommandError(
          "'\(quarterturn)' is not the folder of a package.", status: Status.noInput)
      }
      return URL(fileURLWithPath: Output.real(quarterturn))
    }
    var folder = Self.program.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = try? String(
        contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      if manifest?.contains("name: \"quarterturn\"") == true { return folder }
      folder = folder.deletingLastPathComponent()
    }
    throw CommandError(
      "The folder of Quarterturn's package is unknown: this program is not in it. Use --quarterturn.",
      status: Status.noInput)
  }

  /// The compiled modules, which are beside the program in a build.
  private func modules() throws -> URL {
    let modules = Self.program.deletingLastPathComponent().appending(path: "Modules")
    guard Input.isReadable(modules.appending(path: "UIKit.swiftmodule").path) else {
      throw CommandError(
        "The modules of the headless UIKit are not in \(modules.path)."
          + " Run this program where it was built, as 'swift run quarterturn' does.",
        status: Status.noInput)
    }
    return modules
  }

  private static var program: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
  }
}

/// The format of the report.
enum HeadlessFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people, in a terminal.
  case text
  /// For machines.
  case json
}
