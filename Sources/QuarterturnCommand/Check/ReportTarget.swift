import ArgumentParser
import RotationReport

/// A format, and the file it goes to: `sarif=out.sarif`.
struct ReportTarget: ExpressibleByArgument {
  var format: FindingFormat
  /// The file; nil for standard output.
  var file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = FindingFormat(rawValue: String(parts[0])) else { return nil }
    if parts.count > 1, parts[1].isEmpty { return nil }
    self.init(format, parts.count > 1 ? String(parts[1]) : nil)
  }

  init(_ format: FindingFormat, _ file: String? = nil) {
    self.format = format
    self.file = file
  }

  static var allValueStrings: [String] { FindingFormat.allCases.map(\.rawValue) }
}

extension [ReportTarget] {
  /// The formats with the files of `--output`, which go to those without one, in order.
  func taking(_ outputs: [String]) throws -> [ReportTarget] {
    var targets = isEmpty ? [ReportTarget(.xcode)] : self
    var outputs = outputs[...]
    for index in targets.indices where targets[index].file == nil {
      targets[index].file = outputs.popFirst()
    }
    if let rest = outputs.first {
      throw ValidationError("There is no --format for the output '\(rest)'.")
    }
    let files = targets.compactMap(\.file).map(Output.real)
    guard Set(files).count == files.count else {
      throw ValidationError("Two formats would go to the same file.")
    }
    guard targets.filter({ $0.file == nil }).count < 2 else {
      throw ValidationError(
        "Two formats would go to standard output. Write one to a file: --format sarif=out.sarif")
    }
    return targets
  }
}
