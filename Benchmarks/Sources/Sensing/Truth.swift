import Foundation
import Orientation

/// What the right answer is at a moment, where that is clear.
struct Truth {
  /// The side that is down, for the answer an interface follows; nil where it is not clear.
  let side: DeviceOrientation?
  /// How the device is held, of six; nil where it is not clear.
  let orientation: DeviceOrientation?
  /// The raw values of the orientations that are acceptable results, as bits.
  private let allowedSides: UInt8
  private let allowedOrientations: UInt8

  private static let directions: [(DeviceOrientation, SIMD3<Double>)] = [
    (.portrait, [0, -1, 0]), (.portraitUpsideDown, [0, 1, 0]), (.landscapeLeft, [-1, 0, 0]),
    (.landscapeRight, [1, 0, 0]), (.faceUp, [0, 0, -1]), (.faceDown, [0, 0, 1]),
  ]

  /// Judges where gravity is.
  ///
  /// - Parameter gravity: The unit vector to the ground; not a number where it is not known.
  init(_ gravity: SIMD3<Double>) {
    guard gravity.x.isFinite, gravity.y.isFinite, gravity.z.isFinite else {
      (side, orientation) = (nil, nil)
      (allowedSides, allowedOrientations) = (.max, .max)
      return
    }
    func angle(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
      acos(max(-1, min(1, one.dot(other)))) * 180 / .pi
    }
    // How far the display looks up, from -90 to 90.
    let tilt = 90 - angle(gravity, [0, 0, -1])
    let inPlane = SIMD3(gravity.x, gravity.y, 0)
    let angles = Self.directions.map { angle(gravity, $0.1) }
    let sideAngles = Self.directions.prefix(4).map {
      inPlane.length > 0 ? angle(inPlane.unit, $0.1) : 0
    }
    let nearest = sideAngles.indices.min { sideAngles[$0] < sideAngles[$1] } ?? 0
    let clear = sideAngles[nearest] <= 30
    side = clear && tilt <= 55 && tilt >= -20 ? Self.directions[nearest].0 : nil
    orientation =
      if abs(tilt) >= 75 {
        tilt > 0 ? .faceUp : .faceDown
      } else if clear && abs(tilt) <= 40 {
        Self.directions[nearest].0
      } else {
        nil
      }
    func allowed(_ angles: [Double]) -> UInt8 {
      let least = angles.min() ?? 0
      return zip(Self.directions, angles).reduce(1) { bits, pair in
        pair.1 - least <= 25 ? bits | 1 << UInt8(pair.0.0.rawValue) : bits
      }
    }
    allowedOrientations = allowed(angles)
    allowedSides = allowed(sideAngles)
  }

  /// The right answer of one kind.
  func label(_ answer: Answer) -> DeviceOrientation? { answer == .side ? side : orientation }

  /// Whether it is an acceptable result: within 25 degrees of the nearest.
  func allows(_ said: DeviceOrientation, _ answer: Answer) -> Bool {
    (answer == .side ? allowedSides : allowedOrientations) >> UInt8(said.rawValue) & 1 == 1
  }
}

/// Which of the two answers is judged.
enum Answer: String, CaseIterable {
  case side = "Four-way"
  case orientation = "Six-way"
}
