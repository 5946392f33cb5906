import ArgumentParser
import RotationFindings
import Foundation
import Orientation
import RotationChecker
import RotationReport
import TextFormats

/// `quarterturn check`: what is wrong with an app's rotation.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds rotation bugs in the folder of an app, without building it.",
    discussion: """
      Reads project files, Info.plists, storyboards, Swift and Objective-C. Exits with 0 if no \
      finding reaches --fail-on, 2 if one does, 64 on a usage error, 65 if the configuration or the \
      baseline is not valid, 66 if no code was read, and 74 if a result cannot be written.

      EXAMPLES
        quarterturn check Examples/NewsApp
        quarterturn check --format sarif=rotation.sarif --format github
        quarterturn check --baseline known.json --changed-since origin/main
        quarterturn check --fix --dry-run
        quarterturn check --ios 27
        quarterturn check --list
        quarterturn rules status-bar-orientation      everything about one check
      """)

  @Argument(help: "The folder of an app, or an Xcode project in it.", completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "xcode, json, sarif, github, checkstyle, junit, codeclimate or gitlab. May be repeated.",
      valueName: "format[=file]"))
  var format: [ReportTarget] = []

  @Option(
    help: "The file for a --format without one. May be repeated, in the same order.",
    completion: .file())
  var output: [String] = []

  @OptionGroup(title: "What is checked") var options: CheckOptions

  @OptionGroup(title: "Baseline") var baseline: BaselineOptions

  @Flag(help: "Applies the fixes that are safe to apply automatically.")
  var fix = false

  @Flag(help: "With --fix: prints the changes as a diff and writes nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Checks the whole project, but reports only files that differ from this branch or commit.",
      valueName: "commit"))
  var changedSince: String?

  @Option(help: "Also reports what changes for the app with this iOS version and its SDK.")
  var ios: String?

  @Option(
    help: "Reads only the files of this .xcfilelist, as Xcode's sandbox requires.",
    completion: .file())
  var fileList: String?

  @Option(help: "Writes an .xcfilelist of all files that the checks read.", completion: .file())
  var writeFileList: String?

  @Option(
    help: ArgumentHelp(
      "Reports paths relative to this folder, such as a repository's root.",
      valueName: "folder"), completion: .directory)
  var relativeTo: String?

  @Flag(help: "Reports every occurrence of a finding, instead of one for each file.")
  var ungrouped = false

  @Flag(help: "Also reports what cannot be determined without a build.")
  var verbose = false

  @OptionGroup var work: JobOptions

  @Flag(help: "Lists all checks.")
  var list = false

  @Flag(help: "Prints the effective configuration in the form of a configuration file.")
  var printConfiguration = false

  func validate() throws {
    _ = try format.taking(output)
    guard fix || !dryRun else { throw ValidationError("--dry-run requires --fix.") }
  }

  @Flag(help: "Checks again whenever a file changes, until Ctrl-C.")
  var watch = false

  func run() throws {
    guard watch, !list, !printConfiguration else { return try check() }
    try FileWatch([Self.base(of: folder)]) { try check() }.run()
  }

  private func check() throws {
    if list {
      let style = TextStyle(isColored: Terminal.hasColor)
      try Output.print(CheckList.text(CheckCatalogue.descriptions, style))
      return
    }
    let base = Self.base(of: folder)
    let configuration = try options.configuration(in: base)
    if printConfiguration {
      try Output.print(configuration.text)
      return
    }
    if let writeFileList {
      try Output.write(
        FileList.text(of: folder, configuration), to: writeFileList, reading: base)
      return
    }
    let shown = try relativeTo.flatMap { try Self.path(of: base, in: $0) }
    let newer = try ios.map(Self.version)
    let changed = try changedSince.map { try ChangedFiles.since($0, in: base) }
    let known = try baseline.read(configuration, in: base)
    func findings(_ run: CheckRun) -> [Finding] {
      let new = known?.compare(run.outcome.findings, ran: run.outcome.ran).new
      let all = new ?? run.outcome.findings
      return changed.map { changed in all.filter { changed.contains($0.location.file) } } ?? all
    }
    let listed = try fileList.map { path in
      let location = SourceLocation(file: path)
      let bytes = try FileBytes.read(path, most: 64 << 20, location: location)
      return FileList.paths(in: String(decoding: bytes, as: UTF8.self))
    }
    var run = try CheckRun(folder, configuration, listed: listed)
    if fix, let difference = try applyFixes(&run, findings: findings) {
      try Output.print(difference, .escaped)
      return
    }
    let comparison = try baseline.settle(known, run.outcome, configuration, in: base)
    let found = baseline.writeBaseline ? [] : findings(run)
    var report = FindingReport(
      ungrouped ? found : found.grouped, checks: configuration.descriptions,
      fileCount: run.read.fileCount, problems: run.problems(isVerbose: verbose),
      suppressedCount: run.outcome.suppressedCount, baselinedCount: comparison?.knownCount ?? 0,
      failOn: configuration.failOn)
    report.folder = shown
    if let newer {
      let changes = SystemChanges(run.read.project, to: newer, configuration)
      report.changes = FindingReport.Changes(
        version: "\(newer)",
        sections: changes.sections.map { section in
          FindingReport.Section(
            title: section.title, advice: section.advice,
            rules: section.rules.map { "\($0)" },
            findings: ungrouped ? section.findings : section.findings.grouped)
        })
    }
    let isNothingRead = run.read.fileCount == 0 && listed == nil
    // Where nothing was read or found, the error says all there is.
    let isEmpty = report.findings.isEmpty && report.problems.isEmpty
    if !isNothingRead || !isEmpty { try write(report) }
    if isNothingRead {
      // A gate must not pass because a path has changed or nothing can be read.
      throw CommandError(
        "No Swift or Objective-C file of \(folder) was read; there is nothing to check.",
        status: Status.noInput)
    }
    let isStale = baseline.strictBaseline && !(comparison?.gone.isEmpty ?? true)
    if report.isFailure || isStale { throw Status.found }
  }

  /// A version that something is known of.
  private static func version(_ text: String) throws -> SystemVersion {
    let version = try CheckOptions.version(text)
    guard SystemChanges.versions.contains(version) else {
      let known = SystemChanges.versions.map { "\($0)" }.joined(separator: " and ")
      throw CommandError("There are no known changes for iOS \(text). Expected one of \(known).")
    }
    return version
  }

  /// Writes the report in every format that is asked for.
  private func write(_ report: FindingReport) throws {
    let isXcode = ProcessInfo.processInfo.environment["XCODE_VERSION_ACTUAL"] != nil
    for target in try format.taking(output) {
      let style = TextStyle(isColored: target.file == nil && Terminal.hasColor)
      var report = report
      // Xcode wants paths from the root; elsewhere they stay as they are in the repository.
      if isXcode, target.format == .xcode {
        report.folder = Self.wholePath(Self.base(of: folder))
      }
      let text = report.text(target.format, style: style)
      if let file = target.file {
        try Output.write(text, to: file, reading: Self.base(of: folder))
      } else {
        try Output.print(text, target.format == .xcode ? .text : .escaped)
      }
    }
    Terminal.printError(report.summary)
  }

  /// The way from a folder to one in it; nil where they are the same.
  private static func path(of folder: String, in root: String) throws -> String? {
    let (inner, outer) = (wholePath(folder), wholePath(root))
    if inner == outer { return nil }
    let start = outer.hasSuffix("/") ? outer : outer + "/"
    guard inner.hasPrefix(start) else {
      throw CommandError(
        "\(folder) is not in \(root). Expected a folder that contains it for --relative-to.")
    }
    return String(inner.dropFirst(start.count))
  }

  private static func wholePath(_ path: String) -> String {
    Output.real(path)
  }

  /// The folder itself, where an Xcode project in it is named.
  static func base(of folder: String) -> String {
    var path = folder
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") else { return path }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
