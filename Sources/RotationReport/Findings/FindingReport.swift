import Orientation
public import RotationFindings
public import TextFormats

/// What checks found in a project, for people and for machines.
///
/// The same report gives the same bytes in every format.
public struct FindingReport: Sendable {
  /// What a newer iOS and its SDK change.
  public struct Changes: Sendable {
    /// The version, in words: `27`.
    public var version: String
    /// Changes of one kind each.
    public var sections: [Section]
    /// Makes changes.
    public init(version: String, sections: [Section]) {
      self.version = version
      self.sections = sections
    }
  }

  /// Changes of one kind.
  public struct Section: Sendable {
    /// What changes, in a few words.
    public var title: String
    /// Why, and what to write instead.
    public var advice: String
    /// The rules it rests on, in words: `N-01`.
    public var rules: [String]
    /// The places, in order.
    public var findings: [Finding]
    /// Creates a section.
    public init(
      title: String, advice: String, rules: [String], findings: [Finding]
    ) {
      self.title = title
      self.advice = advice
      self.rules = rules
      self.findings = findings
    }
  }

  /// The findings, in order.
  public var findings: [Finding]
  /// What a newer iOS changes, if that was requested; text and JSON include it.
  public var changes: Changes?
  /// The checks that ran.
  public var checks: [CheckDescription]
  /// How many files were read.
  public var fileCount: Int
  /// What could not be read.
  public var problems: [Problem]
  /// How many findings comments keep silent.
  public var suppressedCount: Int
  /// How many findings the baseline knows.
  public var baselinedCount: Int
  /// From which severity on the project is not as it should be.
  public var failOn: Severity
  /// The project's folder as readers of the report see it, put before every path; nil leaves the
  /// paths as findings have them: relative to the project, with forward slashes.
  public var folder: String?

  /// Creates a report.
  public init(
    _ findings: [Finding], checks: [CheckDescription], fileCount: Int,
    problems: [Problem] = [], suppressedCount: Int = 0, baselinedCount: Int = 0,
    failOn: Severity = .error
  ) {
    self.findings = findings
    self.checks = checks
    self.fileCount = fileCount
    self.problems = problems
    self.suppressedCount = suppressedCount
    self.baselinedCount = baselinedCount
    self.failOn = failOn
  }

  /// A file's path as the report shows it.
  func path(_ file: String) -> String { folder.map { "\($0)/\(file)" } ?? file }

  /// Whether some finding, now or with the newer iOS, is as bad as the project may not have.
  public var isFailure: Bool { (findings + later).contains { $0.severity >= failOn } }

  /// The findings with the newer iOS.
  private var later: [Finding] { changes?.sections.flatMap(\.findings) ?? [] }

  /// How many findings are that bad.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// The report in a format.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - style: whether to use colour, for people only.
  /// - Returns: text that ends with a line break, unless it is empty.
  public func text(_ format: FindingFormat, style: TextStyle = TextStyle()) -> String {
    switch format {
    case .xcode: xcode(style)
    case .json: json.text
    case .sarif: sarif.text
    case .github: github
    case .checkstyle: checkstyle
    case .junit: junit
    case .codeclimate, .gitlab: codeClimate.text
    }
  }

  /// All in a line: `2 errors, 1 warning and 3 notes in 41 files`.
  public var summary: String {
    var text = Self.counted(findings) ?? "Nothing found"
    text += " in \(ExpectationReport.counted(fileCount, "file"))."
    if let changes, let counted = Self.counted(later) {
      text += " With iOS \(changes.version) and its SDK: \(counted)."
    }
    if baselinedCount > 0 {
      text += " \(baselinedCount) more \(baselinedCount == 1 ? "is" : "are") in the baseline."
    }
    if suppressedCount > 0 { text += " Comments suppress \(suppressedCount)." }
    let files = Set(problems.map(\.location.file)).count
    if files > 0 {
      text += " \(ExpectationReport.counted(files, "file")) could not be read completely."
    }
    return text
  }

  /// How many there are of each severity; nil for none.
  private static func counted(_ findings: [Finding]) -> String? {
    let all = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")]
    let counted = all.compactMap { severity, noun in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : ExpectationReport.counted(count, noun)
    }
    return counted.isEmpty ? nil : counted.listed()
  }
}
