import Foundation
import Orientation
import RecordedFiles
import Testing

/// Versions are compared in one table, so that a new iOS is a change there and nowhere else.
@Suite struct VersionScanTests {
  /// Where versions are data of another kind, and of which.
  static let allowed: [(path: String, reason: String)] = [
    ("Sources/Orientation/Versions/", "the table itself"),
    ("Sources/Orientation/Values/SystemVersion.swift", "the value itself"),
    ("Sources/Orientation/Devices/", "which systems a device runs, and its figures on them"),
    ("Sources/DeviceSetup/Line/DeviceName.swift", "which model of a name is the newest"),
    (
      "Sources/Orientation/Negotiation/MaskForce.swift", "a version that an Info.plist names (M-15)"
    ),
    ("Sources/RotationScenario/Matrix/Matrix+Building.swift", "the same version"),
    ("Sources/RotationRules/VersionSpan.swift", "which systems a rule is about"),
    ("Sources/AppCodeModel/Syntax/Statement.swift", "a version in the app's code"),
    ("Sources/SwiftCodeReader/Lowering/Lowering+Conditions.swift", "a version in the app's code"),
    (
      "Sources/HeadlessUIKit/Actions/SystemAvailability.swift",
      "a version in the app's code, `#available`"
    ),
    ("Sources/AppCodeAnalysis/", "what the app's code asks of the version"),
    ("Sources/ProjectScenario/Scenario/ScenarioBuilder.swift", "an app's deployment target"),
    ("Sources/ProjectScenario/Scenario/ClassAnswers.swift", "an app's deployment target"),
    ("Sources/EvidenceComparison/Observations+Reading.swift", "the version of a file's format"),
    ("Sources/RotationExplanation/Replay/Story.swift", "whether it is the same system"),
    ("Sources/RotationReport/Matrix/MatrixReport+Table.swift", "an app's deployment target"),
    ("Sources/RotationReport/Matrix/MatrixSummary.swift", "a place in a list of versions"),
  ]

  @Test("No source compares a version outside the table of behaviours")
  func sources() {
    #expect(Self.files.count > 500)
    for file in Self.files where !Self.allowed.contains(where: { file.path.hasPrefix($0.path) }) {
      for (number, line) in Self.comparisons(in: file.text) {
        Issue.record(
          """
          \(file.path):\(number) decides by a version: \(line)
          Ask Behaviors instead, and write since when it holds in BehaviorTable+Known.swift.
          """)
      }
    }
  }

  @Test("Every exception is needed", arguments: allowed.map(\.path))
  func exceptions(path: String) {
    #expect(
      Self.files.filter { $0.path.hasPrefix(path) }.contains {
        !Self.comparisons(in: $0.text).isEmpty
      })
  }

  @Test("Every behaviour is asked for, and what concerns views only by no decision")
  func behaviors() throws {
    let table = "Sources/Orientation/Versions/"
    let files = Self.files.filter { !$0.path.hasPrefix(table) }
    let member = try NSRegularExpression(pattern: #"(?<=\.)\w+"#)
    let named = files.map { Set(Self.matches(of: member, in: $0.text)) }
    for behavior in Behavior.allCases {
      let asking = zip(files, named).filter { $1.contains("\(behavior)") }.map(\.0)
      #expect(!asking.isEmpty, "nothing asks for \(behavior)")
      if behavior.concernsViewsOnly {
        let deciding = asking.map(\.path).filter { $0.hasPrefix("Sources/Orientation/") }
        #expect(deciding.isEmpty, "a matrix takes versions with and without \(behavior) for alike")
      }
    }
  }

  @Test(
    "A comparison of a version is found",
    arguments: [
      "guard version >= other else { return }", "if system.version.major < 13 {",
      "project.sdk < SystemVersion(27)", "static let first = SystemVersion(16)",
      "$0.from <= version", "oldest == newest", "if a, linkedSDK > b {",
    ])
  func found(line: String) {
    #expect(Self.comparisons(in: line).map(\.line) == [line])
  }

  @Test(
    "What only looks like one is none",
    arguments: [
      "// version >= 13", #"let text = "version < 13""#, "if version == nil { return }",
      "SystemVersion(text)", "behaviors[.scenes]",
    ])
  func notFound(line: String) {
    #expect(Self.comparisons(in: line).isEmpty)
  }

  private static let files = (try? Checkout.swiftFiles(below: "Sources")) ?? []

  /// The lines that compare a version or name a particular one.
  static func comparisons(in text: String) -> [(number: Int, line: String)] {
    guard !matches(of: comparison, in: text).isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      guard !matches(of: comparison, in: String(line)).isEmpty else { return nil }
      let code = line.replacing(#/"(\\.|[^"\\])*"/#, with: #""""#)
      let end = code.firstRange(of: "//")?.lowerBound ?? code.endIndex
      guard !matches(of: comparison, in: String(code[..<end])).isEmpty else { return nil }
      return (index + 1, line.trimmingCharacters(in: .whitespaces))
    }
  }

  private static let comparison: NSRegularExpression = {
    let names =
      "(version|systemVersion|linkedSDK|sdk|deploymentTarget|oldest|since|multitaskingSince"
      + "|releasedWith|lastVersion)"
    let operators = #"\s(<|<=|>|>=|==|!=)\s"#
    let patterns = [
      #"SystemVersion\(\s*\d"#, #"\.(major|minor|patch)\b"#,
      #"\b\#(names)\b[)?!]*\#(operators)(?!nil)"#, #"\#(operators)[\w.?$]*\b\#(names)\b(?!\()"#,
    ]
    do {
      return try NSRegularExpression(pattern: patterns.joined(separator: "|"))
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static func matches(of expression: NSRegularExpression, in text: String) -> [String] {
    let whole = NSString(string: text)
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length))
      .map { whole.substring(with: $0.range) }
  }
}
