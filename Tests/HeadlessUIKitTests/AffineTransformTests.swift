import Foundation
import HeadlessUIKit
import Testing
import TestSupport

struct AffineTransformTests {
  static let random: [CGAffineTransform] = {
    var numbers = SeededGenerator(seed: 1)
    return (0..<200).map { _ in
      CGAffineTransform(rotationAngle: numbers.points(-7...7))
        .concatenating(
          CGAffineTransform(scaleX: numbers.points(0.2...3), y: numbers.points(-3...(-0.2)))
        )
        .translatedBy(x: numbers.points(-300...300), y: numbers.points(-300...300))
    }
  }()

  @Test("The identity leaves points where they are, and nothing else is it")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    let point = CGPoint(x: 3, y: -4)
    #expect(point.applying(.identity) == point)
  }

  @Test("A positive right angle takes the x axis to the y axis, which points down: clockwise")
  func senseOfRotation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).isNear(CGPoint(x: 0, y: 1)))
    #expect(CGPoint(x: 0, y: 1).applying(turn).isNear(CGPoint(x: -1, y: 0)))
    #expect((turn.b, turn.c) == (1, -1))
  }

  @Test("Joining two does the first, then the second", arguments: 0..<199)
  func joining(index: Int) {
    let (first, second) = (Self.random[index], Self.random[index + 1])
    let point = CGPoint(x: 17, y: -23)
    let both = point.applying(first.concatenating(second))
    #expect(both.isNear(point.applying(first).applying(second)))
  }

  @Test("Moved, scaled or turned by: the addition comes first")
  func additionsComeFirst() {
    for base in Self.random {
      let point = CGPoint(x: 5, y: 7)
      let moved = CGPoint(x: 15, y: 27)
      #expect(point.applying(base.translatedBy(x: 10, y: 20)).isNear(moved.applying(base)))
      let scaled = CGPoint(x: 10, y: 21)
      #expect(point.applying(base.scaledBy(x: 2, y: 3)).isNear(scaled.applying(base)))
      let turned = point.applying(CGAffineTransform(rotationAngle: 1))
      #expect(point.applying(base.rotated(by: 1)).isNear(turned.applying(base)))
    }
  }

  @Test("The inverse leads back; what squashes the plane has none")
  func inverse() {
    for transform in Self.random {
      let point = CGPoint(x: 31, y: -11)
      #expect(point.applying(transform).applying(transform.inverted()).isNear(point))
    }
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test("A rectangle becomes the box around its four corners")
  func boxes() {
    var numbers = SeededGenerator(seed: 2)
    for transform in Self.random {
      let rect = numbers.rect()
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { $0.applying(transform) }
      let xs = corners.map(\.x).sorted()
      let ys = corners.map(\.y).sorted()
      let box = CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
      #expect(rect.applying(transform).isNear(box))
    }
  }

  @Test("A size is turned as a vector, so a move does nothing to it")
  func sizes() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 40, y: 50)
    let size = CGSize(width: 3, height: 4).applying(turn)
    #expect(abs(size.width + 4) < 1e-9 && abs(size.height - 3) < 1e-9)
  }
}
