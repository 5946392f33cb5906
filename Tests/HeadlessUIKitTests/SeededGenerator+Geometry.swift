import Foundation
import TestSupport

extension SeededGenerator {
  /// A number of points, with a fraction.
  mutating func points(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }

  mutating func point() -> CGPoint { CGPoint(x: points(-500...500), y: points(-500...500)) }

  mutating func rect() -> CGRect {
    CGRect(
      x: points(-500...500), y: points(-500...500), width: points(1...900), height: points(1...900))
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension CGRect {
  func isNear(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    origin.isNear(other.origin, within: tolerance)
      && abs(size.width - other.size.width) <= tolerance
      && abs(size.height - other.size.height) <= tolerance
  }
}
