import Orientation
import Testing

@Suite struct PolicyTests {
  @Test("Each disputed point is asked, answered and sourced", arguments: PolicyPoint.allCases)
  func description(point: PolicyPoint) {
    let description = point.description
    #expect(description.question.hasSuffix("."))
    #expect(description.options.count >= 2)
    #expect(Set(description.options.map(\.name)).count == description.options.count)
    #expect(description.options.allSatisfy { !$0.meaning.isEmpty })
    #expect(!description.rules.isEmpty && !description.source.isEmpty)
  }

  @Test(
    "A point is set by the place of its answer, and is not another's",
    arguments: PolicyPoint.allCases)
  func setting(point: PolicyPoint) {
    for index in point.description.options.indices {
      var policy = RotationPolicy()
      #expect(policy[point] == 0)
      policy[point] = index
      #expect(policy[point] == index)
      #expect((policy == RotationPolicy()) == (index == 0))
      for other in PolicyPoint.allCases where other != point { #expect(policy[other] == 0) }
      policy[point] = point.description.options.count
      #expect(policy[point] == index)
    }
  }

  @Test("A point keeps its name in scenario files")
  func names() {
    var policy = RotationPolicy()
    policy.turnReadsMasks = .fresh
    #expect(PolicyPoint(rawValue: "turnReadsMasks") == .turnReadsMasks)
    #expect(PolicyPoint.turnReadsMasks.description.options[policy[.turnReadsMasks]].name == "fresh")
    #expect(PolicyPoint(rawValue: "turn") == nil)
  }
}
