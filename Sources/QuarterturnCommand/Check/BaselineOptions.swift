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

  @Flag(help: "Writes all findings to the baseline, which later runs read by themselves.")
  var writeBaseline = false

  @Flag(help: "Removes fixed findings from the baseline.")
  var pruneBaseline = false

  @Flag(help: "Fails if the baseline has findings that are fixed.")
  var strictBaseline = false

  static let fileName = "quarterturn-baseline.json"

  /// Where the baseline is; nil when there is none.
  ///
  /// - Throws: that the project's own configuration names one outside of its folder.
  func path(_ configuration: CheckConfiguration, in folder: String) throws -> String? {
    if let baseline { return baseline }
    let named = configuration.baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    let usual = folder + "/" + Self.fileName
    let own =
      named ?? (writeBaseline || FileManager.default.fileExists(atPath: usual) ? usual : nil)
    if let own { try OwnFile.check(own, in: folder) }
    return own
  }

  /// The baseline, if there is one.
  func read(_ configuration: CheckConfiguration, in folder: String) throws -> Baseline? {
    guard !writeBaseline else { return nil }
    guard let path = try path(configuration, in: folder) else {
      guard !pruneBaseline, !strictBaseline else {
        throw CommandError("There is no baseline. Name one: --baseline \(Self.fileName)")
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
      try Self.checkKind(of: path)
      try Output.write(baseline.text, to: path, reading: folder)
      Terminal.printError("Wrote \(Self.counted(baseline.count)) to \(path).")
    }
    let count = comparison.gone.reduce(0) { $0 + $1.count }
    guard count > 0 else { return comparison }
    if strictBaseline {
      for (key, _) in comparison.gone.prefix(20) {
        Terminal.printError("fixed: \(key.file): \(key.check) at '\(key.code)'")
      }
    }
    if pruneBaseline {
      try Output.write(baseline.pruned(comparison).text, to: path, reading: folder)
      Terminal.printError(
        "Removed \(count) fixed \(count == 1 ? "finding" : "findings") from \(path).")
    } else {
      Terminal.printError(
        "\(Self.counted(count)) of \(path) \(count == 1 ? "is" : "are") fixed;"
          + " --prune-baseline removes \(count == 1 ? "it" : "them").")
    }
    return comparison
  }

  /// Checks that nothing but a baseline is overwritten, also by the command line.
  private static func checkKind(of path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let bytes = try FileBytes.read(path, most: 64 << 20, location: SourceLocation(file: path))
    guard bytes.isEmpty || (try? Baseline(bytes: bytes, file: path)) != nil else {
      throw CommandError("\(path) exists and is not a baseline; it is not overwritten.")
    }
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 finding" : "\(count) findings"
  }
}
