import Orientation

/// The three masks of a turn, by hand and with the values of Orientation.
enum MaskBenchmarks {
  static let byHand = "three masks, by hand"

  static var all: [Benchmark] {
    [
      Benchmark(byHand) { count in
        let facts = Facts.mixed
        var sum = 0
        for index in 0..<count {
          let fact = facts[index & (facts.count - 1)]
          let mask = fact.application & fact.controller & fact.hardware
          let turns = fact.device >= 1 && fact.device <= 4 && mask & (1 << UInt(fact.device)) != 0
          sum &+= turns ? fact.device : fact.interface
        }
        return sum
      },
      Benchmark(
        "three masks, with values", baseline: byHand,
        goals: [.allocations(atMost: 0), .ratio(atMost: 10)]
      ) { count in
        let facts = Facts.mixed
        var sum = 0
        for index in 0..<count {
          let fact = facts[index & (facts.count - 1)]
          let mask = InterfaceOrientationMask(rawValue: fact.application)
            .intersection(InterfaceOrientationMask(rawValue: fact.controller))
            .intersection(InterfaceOrientationMask(rawValue: fact.hardware))
          let wanted = DeviceOrientation(rawValue: fact.device)?.interfaceOrientation
          if let wanted, mask.contains(wanted) {
            sum &+= wanted.rawValue
          } else {
            sum &+= fact.interface
          }
        }
        return sum
      },
    ]
  }
}
