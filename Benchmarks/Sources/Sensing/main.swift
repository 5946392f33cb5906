// usage: Sensing [--broad FOLDER] [--pockets FOLDER] [--steps FOLDER] [--part held-out|tuning|all]
//                [--rule WORD]... [--notes] [--trade-off] [--skip quality|turns|rates|throughput]...
//
// Judges ways to tell how a device is held: on recordings whose gravity is known, on scripted turns,
// at other rates, and by their speed. It fetches nothing: the folders hold what is at
//   github.com/dlaidig/broad (--broad), github.com/GeoTecINIT/sp-sw-har-dataset (--pockets),
//   github.com/Oxford-step-counter/DataSet (--steps).
// With --trade-off, what must be said for a change and what shaking adds to it are varied instead of
// the rule.

let options = Options(CommandLine.arguments.dropFirst())
var sets: [DataSet] = []
if let folder = options.broad { sets += DataSet.broad(folder, options.part) }
if let folder = options.pockets { sets += DataSet.pockets(folder, options.part) }
if let folder = options.steps { sets += DataSet.steps(folder, options.part) }

let rules = (options.isTradeOff ? Rule.tradeOff : Rule.all).filter { rule in
  options.rules.isEmpty || options.rules.contains { rule.name.contains($0) }
}
if !options.skipped.contains("quality"), !sets.isEmpty {
  print(Evaluation(sets: sets, rules: rules, notes: options.notes).text)
}
if !options.skipped.contains("turns") { print(LatencyTable(rules: rules).text) }
if !options.skipped.contains("rates") { print(RateTable(rules: rules).text) }
if !options.skipped.contains("throughput") {
  print(Throughput(sets.flatMap(\.recordings)).text)
}
