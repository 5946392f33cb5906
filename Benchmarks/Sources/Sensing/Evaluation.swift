/// The table of how well rules do on sets of recordings.
struct Evaluation {
  let sets: [DataSet]
  let rules: [Rule]
  let notes: Bool

  var text: String {
    var scores: [[[Answer: Score]]] = []
    for set in sets { scores.append(rules.map { set.score($0) }) }
    var text = ""
    for answer in Answer.allCases {
      var lines = [
        [answer.rawValue, "steady %", "agree %", "spurious/h", "missed", "median s", "p95 s"]
      ]
      for (set, scores) in zip(sets, scores) {
        let hours = (scores.first?[answer]?.duration ?? 0) / 3600
        lines.append(["\(set.name), \(decimal(hours, places: 2)) h"])
        for (rule, score) in zip(rules, scores) where answer == .side || rule.isSixWay {
          guard let score = score[answer] else { continue }
          lines.append(["  " + rule.name] + cells(score))
          if notes { lines += score.notes.map { ["    " + $0] } }
        }
      }
      text += columns(lines) + "\n\n"
    }
    return text
  }

  private func cells(_ score: Score) -> [String] {
    [
      score.steadyLabelled > 0 ? decimal(score.steadyAgreement, places: 2) : "",
      score.labelled > 0 ? decimal(score.agreement, places: 1) : "",
      decimal(score.spuriousPerHour, places: 1), "\(score.missed)/\(score.turns)",
      score.latency(0.5).map { decimal($0, places: 2) } ?? "",
      score.latency(0.95).map { decimal($0, places: 2) } ?? "",
    ]
  }
}
