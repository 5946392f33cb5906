import Foundation
import Orientation
import RecordedFiles
import RotationRules
import Testing

/// The claims about UIKit that would run on Apple's, and those that cannot.
@Suite struct ConformanceCoverageTests {
  /// The rules that `Documentation/Conformance.md` says no such test can have.
  private static func excused() throws -> [RuleID] {
    let file = Checkout.root.appending(path: "Documentation/Conformance.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(text.split(separator: "## What cannot be observed").last)
    return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      line.split(separator: "|")[0].split(separator: "`").compactMap { RuleID(String($0)) }
    }
  }

  private static func tested() throws -> Set<RuleID> {
    Set(
      try RuleCoverage.ofCheckout.names.filter { $0.file.hasPrefix("Tests/UIKitConformanceTests/") }
        .flatMap(\.rules))
  }

  @Test(
    "Every rule that is modelled has a test that runs on UIKit, or a reason why none can be had")
  func coverage() throws {
    let (tested, excused) = (try Self.tested(), try Self.excused())
    #expect(tested.count > 320 && excused.count > 20)
    let open = RuleCatalogue.all.map(\.id).filter {
      RuleCatalogue.notModelled[$0] == nil && !tested.contains($0) && !excused.contains($0)
    }
    #expect(open == [])
  }

  @Test("No rule has both, and every reason is that of a rule")
  func reasons() throws {
    let tested = try Self.tested()
    for rule in try Self.excused() {
      #expect(!tested.contains(rule), "\(rule) has a test")
      #expect(RuleCatalogue.rule(rule) != nil, "there is no rule \(rule)")
      #expect(RuleCatalogue.notModelled[rule] == nil, "\(rule) is not modelled")
    }
  }
}
