/// The table of how late scripted turns are noticed.
struct LatencyTable {
  let rules: [Rule]

  var text: String {
    var lines = [["Scripted turns, 100 Hz: median / p95 s (missed)"] + rules.map(\.name)]
    for answer in Answer.allCases {
      for noise in ScriptedTurns.Noise.allCases {
        for tilt in noise == .walking ? [0.0, 20, 35, 50] : [35] {
          let script = ScriptedTurns(noise, tilt: tilt)
          let samples = script.samples(at: stride(from: 0, to: script.duration, by: 0.01))
          var line = ["\(answer.rawValue), \(noise), tilt \(Int(tilt))"]
          for rule in rules {
            guard answer == .side || rule.isSixWay else {
              line.append("")
              continue
            }
            let (latencies, missed) = script.latencies(rule.answers(to: samples), samples, answer)
            let median = latencies.quantile(0.5).map { decimal($0, places: 2) } ?? "-"
            let late = latencies.quantile(0.95).map { decimal($0, places: 2) } ?? "-"
            line.append("\(median) / \(late)" + (missed > 0 ? " (\(missed))" : ""))
          }
          lines.append(line)
        }
      }
    }
    return columns(lines) + "\n"
  }
}
