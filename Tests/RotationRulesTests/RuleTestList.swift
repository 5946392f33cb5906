import RotationRules

/// The source file that lets the command line tell by which tests a rule is covered.
struct RuleTestList {
  var coverage: RuleCoverage

  /// Where the file stands, from the root of the checkout.
  static let path = "Sources/RotationRules/RuleCatalogue+Tests.swift"

  /// The whole file; the same tests give the same bytes.
  var text: String {
    var lines: [String] = []
    for rule in RuleCatalogue.all {
      for name in coverage.namesByRule[rule.id] ?? [] {
        lines.append("\(rule.id) \(name.file): \(name.sentence)")
      }
    }
    return """
      // swift-format-ignore-file
      // Written by RuleTestListTests; QUARTERTURN_RECORD=1 swift test --filter RuleTestListTests

      public import Orientation

      extension RuleCatalogue {
        /// The tests that cover a rule: the file and what the test says.
        ///
        /// - Complexity: O(number of tests) at the first access, then O(1).
        public static let tests: [RuleID: [String]] = Dictionary(
          grouping: testLines.split(separator: "\\n").compactMap { line -> (RuleID, String)? in
            guard let id = RuleID(String(line.prefix(4))) else { return nil }
            return (id, String(line.dropFirst(5)))
          }, by: \\.0
        ).mapValues { $0.map(\\.1) }

        private static let testLines = #\"\"\"
      \(lines.joined(separator: "\n"))
      \"\"\"#
      }

      """
  }
}
