// usage: Benchmarks [--check] [WORD...]
//
// Measures the benchmarks whose name has one of the words, or all of them, and the baselines they
// are compared with. With --check a missed goal ends in failure.

import Foundation

var words = Array(CommandLine.arguments.dropFirst())
let check = words.contains("--check")
words.removeAll { $0 == "--check" }

let all = DecisionBenchmarks.all + SystemBenchmarks.all + LiveBenchmarks.all + MatrixBenchmarks.all
let asked = all.filter { benchmark in
  words.isEmpty || words.contains { benchmark.name.contains($0) }
}
let baselines = Set(asked.compactMap(\.baseline))
let chosen = all.filter { benchmark in
  baselines.contains(benchmark.name) || asked.contains { $0.name == benchmark.name }
}
guard !chosen.isEmpty else {
  print("No benchmark has a name with \(words.joined(separator: " or ")).")
  exit(2)
}

#if DEBUG
  print("This is a debug build: the figures say nothing. Run with -c release.\n")
#endif

var table = Table()
for (benchmark, figures) in zip(chosen, Runner().measure(chosen)) {
  table.add(benchmark, figures)
}
print(table.text)

if check && table.missedGoal { exit(1) }
