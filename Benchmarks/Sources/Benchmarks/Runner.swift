import AllocationCounter

/// Measures benchmarks side by side.
///
/// The samples of all benchmarks take turns, so that a slow moment of the machine falls on a
/// benchmark and its baseline alike and the ratio stays fair.
struct Runner {
  /// How many samples each benchmark gets.
  var samples = 25
  /// How long a sample should take.
  var sampleLength: Duration = .milliseconds(10)

  /// Measures benchmarks, in their order.
  ///
  /// Stops the program when a benchmark and its baseline disagree about the answers.
  func measure(_ benchmarks: [Benchmark]) -> [Figures] {
    for benchmark in benchmarks {
      guard let baseline = benchmarks.first(where: { $0.name == benchmark.baseline }) else {
        continue
      }
      guard benchmark.work(benchmark.compared) == baseline.work(benchmark.compared) else {
        fatalError("\(benchmark.name) and \(baseline.name) give different answers")
      }
    }

    let counts = benchmarks.map(count(for:))
    var times = benchmarks.map { _ in [Double]() }
    for _ in 0..<samples {
      for index in benchmarks.indices {
        let sample = duration(of: benchmarks[index], count: counts[index])
        times[index].append(sample.nanoseconds / Double(counts[index]))
      }
    }

    var figures: [Figures] = []
    for (index, benchmark) in benchmarks.enumerated() {
      let sorted = times[index].sorted()
      let baseline = benchmarks.firstIndex { $0.name == benchmark.baseline }
      figures.append(
        Figures(
          nanoseconds: sorted[0],
          spread: sorted[sorted.count / 2] / sorted[0],
          ratio: baseline.map { sorted[0] / (times[$0].min() ?? .nan) },
          allocations: allocations(of: benchmark, count: counts[index])))
    }
    return figures
  }

  /// How many operations fill a sample.
  private func count(for benchmark: Benchmark) -> Int {
    var count = 1
    while duration(of: benchmark, count: count) < sampleLength { count *= 2 }
    return count
  }

  /// How long a number of operations takes.
  private func duration(of benchmark: Benchmark, count: Int) -> Duration {
    ContinuousClock().measure { keep(benchmark.work(count)) }
  }

  /// How many blocks of memory an operation asks for on average.
  private func allocations(of benchmark: Benchmark, count: Int) -> Double? {
    guard Self.countsAllocations else { return nil }
    let before = allocation_count()
    keep(benchmark.work(count))
    return Double(allocation_count() - before) / Double(count)
  }
}

extension Runner {
  /// Whether an allocation moves the counter, found out with one.
  private static let countsAllocations: Bool = {
    let before = allocation_count()
    keep([before].hashValue)
    return allocation_count() > before
  }()
}

/// Keeps the compiler from removing an unused result.
@inline(never)
@_optimize(none)
private func keep(_ answer: Int) {}
