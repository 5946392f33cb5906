import Foundation
import Orientation
@testable import OrientationSensing
import TestSupport
import Testing

/// Where a held device ends up, by angles: independent of the sensor, which has none.
private struct NaiveSectors {
  var side: Int
  var face = 0  // -1 down, 0 upright, 1 up

  static let names: [DeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]
  /// How near to a border the answer is left open, in g.
  static let open = 0.02

  var orientation: DeviceOrientation {
    face == 0 ? Self.names[side] : face > 0 ? .faceUp : .faceDown
  }

  /// How far the vector is beyond the border to a side, in g.
  private func beyond(_ other: Int, _ x: Double, _ y: Double) -> Double {
    let length = hypot(x, y)
    let angle = atan2(-x, -y) * 180 / .pi - Double(side) * 90
    // How far it is turned from the present side towards the other one, to 180 degrees.
    func turned(by quarter: Int) -> Double {
      let wanted = quarter == 1 ? angle : -angle
      return (wanted + 720).truncatingRemainder(dividingBy: 360)
    }
    switch (other - side + 4) % 4 {
    case 0: return -1
    case 2: return -length * cos(angle * .pi / 180) - Self.sideMargin
    case let quarter:
      return length * sin((turned(by: quarter) - 45) * .pi / 180) - Self.sideMargin
    }
  }

  /// How far the vector is beyond the border from a side to flat, in g.
  private func flatness(_ share: Double, _ height: Double) -> Double {
    let tilt = atan2(height, share) * 180 / .pi
    return hypot(height, share) * sin((tilt - Self.flatAngle) * .pi / 180)
  }

  private static let sideMargin = Double(SensingParameters.default.sideMargin)
  private static let loudest = Double(SensingParameters.default.loudest)
  private static let flatAngle = Double(SensingParameters.default.flatAngle)
  private static let flatMargin = Double(SensingParameters.default.flatMargin)

  /// Holds the device so until nothing changes; false if it is too near to a border to tell.
  mutating func hold(_ x: Double, _ y: Double, _ z: Double) -> Bool {
    for _ in 0..<10 {
      var changed = false
      let distances = (0..<4).map { beyond($0, x, y) }
      if distances.contains(where: { abs($0) < Self.open }) { return false }
      let shares = [-y, -x, y, x]
      if face == 0 {
        for way in [1, -1] {
          let least = shares.map { flatness($0, -z * Double(way)) }.min() ?? 0
          if abs(least - Self.flatMargin) < Self.open { return false }
          if least > Self.flatMargin, !changed { (face, changed) = (way, true) }
        }
      } else {
        let standing = shares.map { -flatness($0, -z * Double(face)) - Self.flatMargin }
        if standing.contains(where: { abs($0) < Self.open }) { return false }
        let over = (shares.map { flatness($0, z * Double(face)) }.min() ?? 0) - Self.flatMargin
        if abs(over) < Self.open { return false }
        if over > 0 {
          (face, changed) = (-face, true)
        } else if let most = standing.max(), most > 0 {
          side = shares.firstIndex(of: shares.max() ?? most) ?? side
          (face, changed) = (0, true)
        }
      }
      // The side that is said most for comes first; of two as loud as can be, the nearer one.
      let said = distances.map { min($0, Self.loudest) }
      if !changed, let most = said.max(), most > 0 {
        let sides = (0..<4).filter { said[$0] == most }
        side = sides.max { shares[$0] < shares[$1] } ?? side
        changed = true
      }
      if !changed { return true }
    }
    return false
  }
}

@Suite("The sectors of the six orientations")
struct ExhaustiveSectorTests {
  @Test(
    "Held in any direction, from any pose, the sensor ends up where angles say",
    arguments: [
      SIMD3<Double>(0, -1, 0), [0, 1, 0], [-1, 0, 0], [1, 0, 0], [0, -0.1, -1], [0, -0.1, 1],
    ])
  func sphere(start: SIMD3<Double>) {
    // Every seventh direction, in each ring other ones.
    let step = Effort.exhaustive.isRaised ? 7.0 : 49
    var checked = 0
    for (ring, latitude) in stride(from: -89.0, through: 89, by: 4).enumerated() {
      let first = 1.5 + (7 * Double(ring)).truncatingRemainder(dividingBy: step)
      for longitude in stride(from: first, to: 360, by: step) {
        let (tilt, turn) = (latitude * .pi / 180, longitude * .pi / 180)
        let down = SIMD3(-sin(turn) * cos(tilt), -cos(turn) * cos(tilt), -sin(tilt))
        var naive = NaiveSectors(side: start.x < 0 ? 1 : start.y > 0 ? 2 : start.x > 0 ? 3 : 0)
        naive.face = start.z < -0.5 ? 1 : start.z > 0.5 ? -1 : 0
        guard naive.hold(down.x, down.y, down.z) else { continue }
        checked += 1
        var sensor = OrientationSensor()
        for sample in held(start, from: 0, for: 1) + held(down, from: 1, for: 20) {
          sensor.sense(sample)
        }
        #expect(
          sensor.orientation == naive.orientation,
          "from \(start), tilt \(latitude), turned by \(longitude)")
        if naive.face == 0 { #expect(sensor.lastUpright == naive.orientation) }
      }
    }
    #expect(Double(checked) > 8_400 / step)
  }

  private func held(
    _ down: SIMD3<Double>, from start: Double, for length: Double
  ) -> [AccelerationSample] {
    Traces.steady(
      Float(down.x), Float(down.y), Float(down.z), from: start, for: length, rate: 10)
  }

  @Test("Sines agree with those of the platform")
  func sines() {
    for degrees in stride(from: -90.0, through: 90, by: 0.25) {
      #expect(abs(Angle.sine(degrees) - sin(degrees * .pi / 180)) < 4e-16)
    }
  }
}
