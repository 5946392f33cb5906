import Orientation

/// One turn of a phone: by hand, with the values of Orientation, and as a whole negotiation.
enum DecisionBenchmarks {
  private static let byHand = "three ANDs, by hand"

  static var all: [Benchmark] {
    [
      Benchmark(byHand) { count in
        sum(count) { turn in
          let mask = turn.application & turn.controller & turn.hardware
          let turns = turn.device >= 1 && turn.device <= 4 && mask & (1 << UInt(turn.device)) != 0
          return turns ? turn.device : turn.interface
        }
      },
      Benchmark("three ANDs, with values", baseline: byHand, goals: [.allocations(atMost: 0)]) {
        sum($0) { turn in
          let mask = InterfaceOrientationMask(rawValue: turn.application)
            .intersection(InterfaceOrientationMask(rawValue: turn.controller))
            .intersection(InterfaceOrientationMask(rawValue: turn.hardware))
          let wanted = DeviceOrientation(rawValue: turn.device)?.interfaceOrientation
          guard let wanted, mask.contains(wanted) else { return turn.interface }
          return wanted.rawValue
        }
      },
      Benchmark(
        "decision, no steps", baseline: byHand,
        goals: [.allocations(atMost: 0), .ratio(atMost: 10)]
      ) {
        var facts = Facts(version: SystemVersion(17))
        return sum($0) { turn in
          turn.put(into: &facts)
          return facts.decide(.deviceTurn, turn.answers).result.rawValue
        }
      },
      Benchmark("decision, with steps", baseline: byHand) {
        var facts = Facts(version: SystemVersion(17))
        return sum($0) { turn in
          turn.put(into: &facts)
          let (decision, steps) = facts.explain(.deviceTurn, turn.answers)
          return steps.isEmpty ? 0 : decision.result.rawValue
        }
      },
    ]
  }

  /// Adds up the answers to a number of turns.
  @inline(__always)
  private static func sum(_ count: Int, _ answer: (Turn) -> Int) -> Int {
    let turns = Turn.mixed
    var sum = 0
    for index in 0..<count { sum &+= answer(turns[index & (turns.count - 1)]) }
    return sum
  }
}

extension Turn {
  /// Changes what the turns differ in.
  fileprivate func put(into facts: inout Facts) {
    facts.deviceMask = InterfaceOrientationMask(rawValue: hardware)
    facts.current = InterfaceOrientation(rawValue: interface) ?? .unknown
    facts.device = DeviceOrientation(rawValue: device) ?? .unknown
  }

  /// An app delegate and a controller that answer.
  fileprivate var answers: FixedAnswers {
    FixedAnswers(
      appDelegate: InterfaceOrientationMask(rawValue: application),
      controller: InterfaceOrientationMask(rawValue: controller))
  }
}
