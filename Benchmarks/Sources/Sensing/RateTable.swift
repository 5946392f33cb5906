import Foundation
import Orientation
import OrientationSensing

/// The table of how far changes move when the same turns are sampled at other rates.
struct RateTable {
  let rules: [Rule]

  /// When samples are taken, by the name of it.
  private static func rates(_ length: Double) -> [(name: String, times: [Double])] {
    var rates: [(name: String, times: [Double])] = []
    for rate in [10.0, 15, 50, 100, 400] {
      rates.append(("\(Int(rate)) Hz", Array(stride(from: 0, to: length, by: 1 / rate))))
    }
    let all = Array(stride(from: 0, to: length, by: 0.01))
    rates.append(("bursts", all.indices.filter { $0 % 10 < 6 }.map { all[$0] }))
    return rates
  }

  var text: String {
    var lines = [["The same turns at other rates: largest shift from 200 Hz"] + rules.map(\.name)]
    for noise in [ScriptedTurns.Noise.still, .tremor, .walking] {
      let script = ScriptedTurns(noise, tilt: 20, count: 200)
      func changes(_ rule: Rule, at times: [Double]) -> [(Double, DeviceOrientation)] {
        let samples = script.samples(at: times)
        var last = DeviceOrientation.unknown
        var found: [(Double, DeviceOrientation)] = []
        for (sample, posture) in zip(samples, rule.answers(to: samples))
        where posture.lastUpright != last {
          last = posture.lastUpright
          // The first answer is as late as it takes to begin.
          if sample.time > 1 { found.append((sample.time, last)) }
        }
        return found
      }
      let reference = rules.map {
        changes($0, at: Array(stride(from: 0, to: script.duration, by: 0.005)))
      }
      for rate in Self.rates(script.duration) {
        var line = ["\(noise), \(rate.name)"]
        for (rule, reference) in zip(rules, reference) {
          let found = changes(rule, at: rate.times)
          if found.map(\.1) == reference.map(\.1) {
            let shift = zip(found, reference).map { abs($0.0 - $1.0) }.max() ?? 0
            line.append("\(decimal(shift * 1000, places: 0)) ms")
          } else {
            line.append("other changes: \(found.count), not \(reference.count)")
          }
        }
        lines.append(line)
      }
    }
    return columns(lines) + "\n"
  }
}
