import RotationFindings
import RotationChecker

extension CheckCommand {
  /// How often the project is checked again: a fix may uncover another.
  private static let mostRounds = 8

  /// Applies fixes until none is left.
  ///
  /// - Parameters:
  ///   - run: the project; read again after each round.
  ///   - findings: which of its findings count.
  /// - Returns: the differences that would be made, with `--dry-run`; nil otherwise.
  /// - Throws: why a file cannot be read or written.
  func applyFixes(_ run: inout CheckRun, findings: (CheckRun) -> [Finding]) throws -> String? {
    let writer = FixWriter(Self.base(of: folder))
    var count = 0
    var files: Set<String> = []
    for _ in 0..<Self.mostRounds {
      let project = run.read.project
      let fixes = FileFix.fixes(findings(run)) { project.bytes(ofFile: $0) }
      guard !fixes.files.isEmpty else { break }
      count += fixes.count
      files.formUnion(fixes.files.map(\.path))
      if dryRun {
        report(count, files.count, "would be")
        return fixes.files.map(\.difference).joined()
      }
      do {
        for file in fixes.files { try writer.write(file) }
      } catch { throw OutputError("\(error)") }
      try run.again()
    }
    report(count, files.count, "were")
    return dryRun ? "" : nil
  }

  private func report(_ count: Int, _ files: Int, _ verb: String) {
    Terminal.printError(
      count == 0
        ? "No finding has an automatic fix."
        : "\(count) \(count == 1 ? "finding" : "findings") in \(files)"
          + " \(files == 1 ? "file" : "files") \(count == 1 && verb == "were" ? "was" : verb)"
          + " fixed.")
  }
}
