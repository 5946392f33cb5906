import Foundation
import Testing
import TestSupport

/// A synthetic recording: turns from a script, with the noise of a sensor, a hand and legs.
///
/// The same script and seed give the same file.
struct GeneratedRecording: CustomTestStringConvertible, Sendable {
  /// A side of the device to turn to, and how long it is held then, in seconds.
  struct Hold: Sendable {
    /// Degrees counter-clockwise from upright.
    var angle: Double
    /// Degrees by which the display is tilted up; 90 is flat.
    var tilt: Double
    var seconds: Double
    /// What labels call it; nil where it is unclear.
    var device: String?
    var upright: String?
  }

  /// The file's name in `Examples/recordings`, without its ending.
  var name: String
  var heading: String
  var rate: Double
  /// Whether it is in m/s² on the axes of Android; otherwise in g on those of iOS.
  var isAndroid: Bool
  /// How far legs throw the device up and down, in g, and how often a second.
  var bounce: (size: Double, rate: Double)
  var holds: [Hold]
  var seed: UInt64

  var testDescription: String { name }

  /// How long a turn takes, in seconds.
  static let turn = 0.4

  static let all = [
    GeneratedRecording(
      name: "scripted-turns", heading: "timestamp,x,y,z", rate: 50, isAndroid: false,
      bounce: (0, 1),
      holds: [
        Hold(angle: 0, tilt: 30, seconds: 3, device: "portrait", upright: "portrait"),
        Hold(angle: 90, tilt: 30, seconds: 3, device: "landscapeLeft", upright: "landscapeLeft"),
        Hold(angle: 0, tilt: 30, seconds: 3, device: "portrait", upright: "portrait"),
        Hold(angle: -90, tilt: 30, seconds: 3, device: "landscapeRight", upright: "landscapeRight"),
        Hold(angle: 0, tilt: 30, seconds: 2, device: "portrait", upright: "portrait"),
        Hold(angle: 0, tilt: 89, seconds: 4, device: "faceUp", upright: nil),
        Hold(angle: 0, tilt: 40, seconds: 3, device: "portrait", upright: "portrait"),
      ], seed: 27),
    GeneratedRecording(
      name: "jogging",
      heading: "\"Time (s)\";\"Acceleration x (m/s^2)\";\"Acceleration y (m/s^2)\";"
        + "\"Acceleration z (m/s^2)\"",
      rate: 100, isAndroid: true, bounce: (0.9, 2.7),
      holds: [
        Hold(angle: 0, tilt: 20, seconds: 6, device: "portrait", upright: "portrait"),
        Hold(angle: 90, tilt: 20, seconds: 6, device: "landscapeLeft", upright: "landscapeLeft"),
      ], seed: 5),
  ]

  /// The recording as CSV.
  var csv: String {
    var random = SeededGenerator(seed: seed)
    var lines = [heading]
    for index in 0...Int(duration * rate) {
      let time = Double(index) / rate
      let (angle, tilt) = pose(at: time)
      let cosine = cos(tilt * .pi / 180)
      let down = [
        -sin(angle * .pi / 180) * cosine, -cos(angle * .pi / 180) * cosine,
        -sin(tilt * .pi / 180),
      ]
      // Steps throw the device along the vertical; a hand trembles nine times a second.
      let lift = 1 + bounce.size * sin(2 * .pi * bounce.rate * time)
      let values = down.enumerated().map { axis, part in
        let tremor = 0.012 * sin(2 * .pi * 9 * time + Double(axis) * 2)
        let sway = bounce.size * 0.25 * sin(.pi * bounce.rate * time + Double(axis))
        return part * lift + tremor + sway + 0.01 * normal(&random)
      }
      let fields =
        [Self.fixed(time, 2)]
        + values.map { value in
          Self.fixed(isAndroid ? -value * 9.80665 : value, isAndroid ? 2 : 3)
        }
      lines.append(fields.joined(separator: isAndroid ? ";" : ","))
    }
    let text = lines.joined(separator: "\n") + "\n"
    // As phyphox writes it in half of Europe.
    guard isAndroid else { return text }
    return lines[0] + "\n" + text.dropFirst(lines[0].count + 1).replacing(".", with: ",")
  }

  /// The labels as CSV: the holds, without the turns between them.
  var labels: String {
    var lines = ["from,to,device,upright"]
    var time = 0.0
    for (index, hold) in holds.enumerated() {
      let from = index == 0 ? 0 : time + Self.turn
      time = from + hold.seconds
      lines.append(
        "\(Self.fixed(from, 1)),\(Self.fixed(time, 1)),\(hold.device ?? ""),\(hold.upright ?? "")")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var duration: Double {
    holds.reduce(0) { $0 + $1.seconds } + Double(holds.count - 1) * Self.turn
  }

  /// The angle and the tilt: held, or on the smoothest way from one to the other.
  private func pose(at time: Double) -> (Double, Double) {
    var begin = 0.0
    for (index, hold) in holds.enumerated() {
      if time <= begin + hold.seconds || index == holds.count - 1 { return (hold.angle, hold.tilt) }
      begin += hold.seconds
      if time < begin + Self.turn {
        let part = (time - begin) / Self.turn
        let smooth = part * part * part * (10 - part * (15 - 6 * part))
        let next = holds[index + 1]
        return (
          hold.angle + (next.angle - hold.angle) * smooth,
          hold.tilt + (next.tilt - hold.tilt) * smooth
        )
      }
      begin += Self.turn
    }
    return (0, 0)
  }

  private func normal(_ random: inout SeededGenerator) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
  }

  private static func fixed(_ value: Double, _ decimals: Int) -> String {
    let scale = decimals == 3 ? 1000 : decimals == 2 ? 100 : 10
    let units = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(units % scale + scale).dropFirst()
    return (value < 0 && units > 0 ? "-" : "") + "\(units / scale).\(fraction)"
  }
}
