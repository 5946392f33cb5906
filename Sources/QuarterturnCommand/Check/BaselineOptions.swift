import ArgumentParser
import Orientation
import RotationFindings
import Foundation
import RotationChecker
import DeviceSetup

/// The findings a project lives with.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: "Findings that are known and not told again.", completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Writes all findings to the baseline.")
  var writeBaseline = false

  @Flag(help: "Takes findings that are gone out of the baseline.")
  var pruneBaseline = false

  @Flag(help: "Fails when a finding of the baseline is gone.")
  var strictBaseline = false

  static let fileName = "quarterturn-baseline.json"

  /// Where the baseline is; nil when there is none.
  ///
  /// - Throws: that the project's own configuration names one outside of its folder.
  func path(_ configuration: CheckConfiguration, in folder: String) throws -> String? {
    if let baseline { return baseline }
    let named = configuration.baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    let own = named ?? (writeBaseline ? folder + "/" + Self.fileName : nil)
    if let own { try OwnFile.check(own, in: folder) }
    return own
  }

  /// The baseline, if there is one.
  func read(_ configuration: CheckConfiguration, in folder: String) throws -> Baseline? {
    guard !writeBaseline else { return nil }
    guard let path = try path(configuration, in: folder) else {
      guard !pruneBaseline, !strictBaseline else {
        throw CommandError("There is no baseline. Name it: --baseline \(Self.fileName)")
      }
      return nil
    }
    let bytes = try FileBytes.read(path, most: 64 << 20, location: SourceLocation(file: path))
    return try Baseline(bytes: bytes, file: path)
  }

  /// Compares all findings with the baseline, reports those that are gone, and updates the file if
  /// requested.
  ///
  /// - Returns: the comparison; nil without a baseline.
  func settle(
    _ known: Baseline?, _ outcome: Checker.Outcome, _ configuration: CheckConfiguration,
    in folder: String
  ) throws -> Baseline.Comparison? {
    guard let path = try path(configuration, in: folder) else { return nil }
    let baseline = known ?? Baseline(outcome.findings)
    let comparison = baseline.compare(outcome.findings, ran: outcome.ran)
    if writeBaseline {
      try CheckCommand.write(baseline.text, to: path)
      Terminal.complain("\(path) knows \(Self.counted(baseline.count)).")
    }
    let count = comparison.gone.reduce(0) { $0 + $1.count }
    guard count > 0 else { return comparison }
    if strictBaseline {
      for (key, _) in comparison.gone.prefix(20) {
        Terminal.complain("gone: \(key.file): \(key.check) at '\(key.code)'")
      }
    }
    if pruneBaseline {
      try CheckCommand.write(baseline.pruned(comparison).text, to: path)
      Terminal.complain("\(Self.counted(count)) of \(path) are gone and taken out.")
    } else {
      Terminal.complain(
        "\(Self.counted(count)) of \(path) are gone; --prune-baseline takes them out.")
    }
    return comparison
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 finding" : "\(count) findings"
  }
}
