import Orientation

/// Compares the engine with the naive implementation and keeps the first few differences.
struct Comparison {
  private(set) var differences: [String] = []
  private(set) var count = 0

  mutating func compare(_ trigger: Trigger, _ facts: Facts, _ answers: FixedAnswers) {
    count += 1
    let engine = facts.decide(trigger, answers).outcome
    let naive = NaiveNegotiation(trigger, facts, answers).outcome
    if engine == naive || differences.count == 5 { return }
    differences.append("\(trigger) \(facts) \(answers): engine \(engine), naive \(naive)")
  }
}
