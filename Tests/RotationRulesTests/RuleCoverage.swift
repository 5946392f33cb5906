import Orientation
import RecordedFiles
import RotationRules

/// Which rules are covered by which tests of this package.
struct RuleCoverage {
  /// All display names of tests, in the order of the files.
  let names: [TestName]
  /// The names that begin with the rule's id.
  let namesByRule: [RuleID: [TestName]]

  /// That of this checkout, read once.
  static var ofCheckout: RuleCoverage { get throws { try result.get() } }

  private static let result = Result { try RuleCoverage() }

  /// Reads the test files of the checkout.
  private init() throws {
    names = try Checkout.swiftFiles(below: "Tests").flatMap {
      TestName.names(in: $0.text, file: $0.path)
    }
    var namesByRule: [RuleID: [TestName]] = [:]
    for name in names {
      for rule in name.rules { namesByRule[rule, default: []].append(name) }
    }
    self.namesByRule = namesByRule
  }

  /// Rules with neither a test nor a reason.
  var uncovered: [RuleID] {
    RuleCatalogue.all.map(\.id).filter {
      namesByRule[$0] == nil && RuleCatalogue.notModelled[$0] == nil
    }
  }

  /// Rules with a reason although they have a test.
  var excusedButTested: [RuleID] {
    RuleCatalogue.notModelled.keys.filter { namesByRule[$0] != nil }.sorted()
  }
}
