// usage: Sensing [--broad FOLDER] [--pockets FOLDER] [--steps FOLDER] [--part held-out|tuning|all]
//                [--rule WORD] [--notes]
//
// Judges ways to tell how a device is held, on recordings with known gravity and on scripted turns.

import Foundation

let options = Options(CommandLine.arguments.dropFirst())
var sets: [DataSet] = []
if let folder = options.broad { sets += DataSet.broad(folder, options.part) }
if let folder = options.pockets { sets += DataSet.pockets(folder, options.part) }
if let folder = options.steps { sets += DataSet.steps(folder, options.part) }
let rules = Rule.all.filter { rule in
  options.rules.isEmpty || options.rules.contains { rule.name.contains($0) }
}
print(Evaluation(sets: sets, rules: rules, notes: options.notes).text)
print(LatencyTable(rules: rules).text)
