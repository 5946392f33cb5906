import ArgumentParser
import Foundation
import Orientation
import RotationFindings
import RotationChecker
import TextFormats

/// The findings a project lives with.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: """
      The baseline file, whose findings are not reported. The default is \(Self.fileName) in the \
      folder, if it exists.
      """,
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Writes all findings to the baseline, which later runs read automatically.")
  var writeBaseline = false

  @Flag(help: "Removes fixed findings from the baseline.")
  var pruneBaseline = false

  @Flag(help: "Fails if the baseline has findings that are fixed.")
  var strictBaseline = false

  static let fileName = "quarterturn-baseline.json"

  /// Where the baseline is; nil when there is none.
  ///
  /// - Throws: that the project's own configuration names one outside of its folder.
  func file(_ configuration: CheckConfiguration, in folder: String) throws -> BaselineFile? {
    if let baseline { return .named(baseline) }
    if let own = configuration.baseline {
      return .own(try OwnFile(own.hasPrefix("/") ? own : folder + "/" + own, in: folder))
    }
    let usual = folder + "/" + Self.fileName
    guard writeBaseline || FileManager.default.fileExists(atPath: usual) else { return nil }
    return .own(try OwnFile(usual, in: folder))
  }

  /// The baseline, if there is one.
  func read(_ configuration: CheckConfiguration, in folder: String) throws -> Baseline? {
    guard !writeBaseline else { return nil }
    guard let file = try file(configuration, in: folder) else {
      guard !pruneBaseline, !strictBaseline else {
        throw CommandError("There is no baseline. Name one: --baseline \(Self.fileName)")
      }
      return nil
    }
    return try Baseline(bytes: file.read(), file: file.path)
  }

  /// Compares all findings with the baseline, reports those that are gone, and updates the file if
  /// requested.
  ///
  /// - Returns: the comparison; nil without a baseline.
  func settle(
    _ known: Baseline?, _ outcome: Checker.Outcome, _ configuration: CheckConfiguration,
    in folder: String
  ) throws -> Baseline.Comparison? {
    guard let file = try file(configuration, in: folder) else { return nil }
    let baseline = known ?? Baseline(outcome.findings)
    let comparison = baseline.compare(outcome.findings, ran: outcome.ran)
    if writeBaseline {
      try file.write(baseline, reading: folder)
      Terminal.printError("Wrote \(Self.counted(baseline.count)) to \(file.path).")
    }
    let count = comparison.gone.reduce(0) { $0 + $1.count }
    guard count > 0 else { return comparison }
    if strictBaseline {
      for (key, _) in comparison.gone.prefix(20) {
        Terminal.printError("fixed: \(key.file): \(key.check) at '\(key.code)'")
      }
    }
    if pruneBaseline {
      try file.write(baseline.pruned(comparison), reading: folder)
      Terminal.printError(
        "Removed \(count) fixed \(count == 1 ? "finding" : "findings") from \(file.path).")
    } else {
      Terminal.printError(
        "\(Self.counted(count)) of \(file.path) \(count == 1 ? "is" : "are") fixed;"
          + " --prune-baseline removes \(count == 1 ? "it" : "them").")
    }
    return comparison
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 finding" : "\(count) findings"
  }
}
