import Orientation
import TestSupport
import Testing

/// What holds of every decision, whatever was asked and answered.
///
/// Each law is tried on a sample of situations in which everything varies.
@Suite("Laws of the negotiation, on sampled situations of every generation")
struct ExhaustiveNegotiationLawTests {
  private static let size = Effort.exhaustive.isRaised ? 5_000 : 1_000

  @Test(
    "An accepted result is in every mask that counts",
    arguments: NegotiationSpace.generations)
  func resultIsAllowed(version: Int) {
    var turns = 0
    var broken: [Decision] = []
    Situation.forEach(Self.size, version: version) { situation in
      let decision = situation.facts.decide(situation.trigger, situation.answers)
      guard case .turns(let result) = decision.outcome else { return }
      turns += 1
      // A mirrored window reports portrait without showing it (N-08).
      let isReportOnly = situation.facts.environment == .mirroring && !decision.force.counts
      var isAllowed = situation.facts.deviceMask.contains(result) || isReportOnly
      if let masks = decision.masks, decision.force.counts {
        isAllowed = isAllowed && masks.application.contains(result)
        isAllowed = isAllowed && masks.controller.contains(result)
        if situation.facts.announced == nil && situation.facts.hasController {
          isAllowed = isAllowed && situation.answers.controller.contains(result)
        }
      }
      if version < 6 && situation.facts.hasController {
        isAllowed = isAllowed && situation.answers.controller.contains(result)
      }
      if !isAllowed { broken.append(decision) }
    }
    #expect(turns > Self.size / 10)
    #expect(broken == [])
  }

  @Test(
    "Negotiating the same again from the result turns nothing more",
    arguments: NegotiationSpace.generations)
  func again(version: Int) {
    var broken: [Decision] = []
    Situation.forEach(Self.size, version: version) { situation in
      let first = situation.facts.decide(situation.trigger, situation.answers)
      var facts = situation.facts
      facts.current = first.result
      let second = facts.decide(situation.trigger, situation.answers)
      if second.result != first.result { broken.append(second) }
    }
    #expect(broken == [])
  }

  @Test(
    "A turn of the device negotiated twice comes to rest after the first time",
    arguments: NegotiationSpace.generations)
  func turnAgain(version: Int) {
    var turns = 0
    var broken: [Decision] = []
    Situation.forEach(Self.size, version: version) { situation in
      var facts = situation.facts
      let first = facts.decide(.deviceTurn, situation.answers)
      if first.result != facts.current { turns += 1 }
      facts.current = first.result
      let second = facts.decide(.deviceTurn, situation.answers)
      if case .turns = second.outcome { broken.append(second) }
    }
    #expect(turns > Self.size / 25)
    #expect(broken == [])
  }

  @Test(
    "No step widens what was still possible, and the steps together leave the outcome",
    arguments: NegotiationSpace.generations)
  func replay(version: Int) {
    var broken: [String] = []
    Situation.forEach(Self.size, version: version) { situation in
      let (decision, steps) = situation.facts.explain(situation.trigger, situation.answers)
      var possible = InterfaceOrientationMask.all
      var agrees = !steps.isEmpty
      for step in steps {
        agrees = agrees && step.after.isSubset(of: step.before)
        // A list that the delegate's answer replaces, and an answer where masks are only a
        // preference, are named without counting (D-44, N-10).
        if case .allows(let mask) = step.finding, step.rule != "D-44", step.rule != "N-10" {
          agrees = agrees && step.after == step.before.intersection(mask)
        }
        possible.formIntersection(step.after)
      }
      switch decision.outcome {
      case .turns(let orientation): agrees = agrees && possible == orientation.mask
      case .raises, .refused: agrees = agrees && possible.isEmpty
      case .stays(.alreadyThere): agrees = agrees && possible == decision.current.mask
      case .stays: agrees = agrees && !steps.contains { $0.finding.isChoice }
      }
      if !agrees && broken.count < 5 { broken.append("\(decision): \(steps)") }
    }
    #expect(broken == [])
  }

  @Test("Explaining decides the same", arguments: NegotiationSpace.generations)
  func explanation(version: Int) {
    var broken: [Decision] = []
    Situation.forEach(Self.size, version: version) { situation in
      let decision = situation.facts.decide(situation.trigger, situation.answers)
      if situation.facts.explain(situation.trigger, situation.answers).decision != decision {
        broken.append(decision)
      }
    }
    #expect(broken == [])
  }

  @Test(
    "No decision ends in an unknown orientation unless it began in one",
    arguments: NegotiationSpace.generations)
  func unknown(version: Int) {
    var broken: [Decision] = []
    Situation.forEach(Self.size, version: version) { situation in
      var facts = situation.facts
      let known = facts.decide(situation.trigger, situation.answers)
      if known.result == .unknown { broken.append(known) }
      facts.current = .unknown
      let decision = facts.decide(situation.trigger, situation.answers)
      if decision.outcome == .turns(to: .unknown) { broken.append(decision) }
    }
    #expect(broken == [])
  }
}

extension StepRemark {
  fileprivate var isChoice: Bool {
    if case .chose = self { true } else { false }
  }
}
