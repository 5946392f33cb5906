@testable import HeadlessSources
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Conditions drawn at random, answered a second time by trying both values of what is open.
@Suite struct RandomConditionTests {
  indirect enum Condition: Sendable {
    case known(String, Bool)
    case open(Int)
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)

    static func random(_ depth: Int, _ random: inout SeededGenerator) -> Condition {
      switch depth == 0 ? random.below(3) : random.below(7) {
      case 0: return .known("os(iOS)", true)
      case 1: return .known(["os(macOS)", "targetEnvironment(simulator)"][random.below(2)], false)
      case 2: return .open(random.below(3))
      case 3: return .not(.random(depth - 1, &random))
      case 4, 5: return .and(.random(depth - 1, &random), .random(depth - 1, &random))
      default: return .or(.random(depth - 1, &random), .random(depth - 1, &random))
      }
    }

    /// The text with parentheses only where they are needed.
    func text(_ isInAnd: Bool = false) -> String {
      switch self {
      case .known(let text, _): text
      case .open(let number): "OPEN\(number)"
      case .not(let inner): "!(\(inner.text()))"
      case .and(let left, let right): "\(left.text(true)) && \(right.text(true))"
      case .or(let left, let right):
        isInAnd ? "(\(left.text()) || \(right.text()))" : "\(left.text()) || \(right.text())"
      }
    }

    func value(_ open: [Bool]) -> Bool {
      switch self {
      case .known(_, let value): value
      case .open(let number): open[number]
      case .not(let inner): !inner.value(open)
      case .and(let left, let right): left.value(open) && right.value(open)
      case .or(let left, let right): left.value(open) || right.value(open)
      }
    }
  }

  @Test(
    "An answer that is certain holds whatever is open, and the lowered condition means the same")
  func conditions() throws {
    var random = SeededGenerator(seed: 18)
    var certain = 0
    for _ in 0..<Effort.random.count(100) {
      let condition = Condition.random(4, &random)
      let values = (0..<8).map { bits in
        condition.value([bits & 1 == 1, bits & 2 == 2, bits & 4 == 4])
      }
      let syntax = ExprSyntax(try expression(condition.text()))
      if let value = PlatformCondition.value(of: syntax) {
        certain += 1
        #expect(values.allSatisfy { $0 == value }, "\(condition.text())")
      }
      let lowered = lower("#if \(condition.text())\n#endif").text
      #expect(!lowered.contains("os(") && !lowered.contains("targetEnvironment"))
      let again = try expression(String(lowered.dropFirst(4).prefix { $0 != "\n" }))
      #expect(PlatformCondition.value(of: again) == PlatformCondition.value(of: syntax))
    }
    #expect(certain * 100 > 15 * Effort.random.count(100))
  }

  private func expression(_ text: String) throws -> ExprSyntax {
    let file = Parser.parse(source: "#if \(text)\n#endif")
    let clause = file.statements.first?.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self)?
      .clauses.first
    return try #require(clause?.condition)
  }
}
