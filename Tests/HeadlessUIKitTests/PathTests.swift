import Foundation
import Testing

@testable import HeadlessUIKit

/// Shapes that are never drawn still have their bounds and their insides.
@Suite struct PathTests {
  private static let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("A path around a rectangle has its bounds, with round corners too", arguments: 0..<4)
  func bounds(shape: Int) {
    let path =
      switch shape {
      case 0: UIBezierPath(rect: Self.box)
      case 1: UIBezierPath(ovalIn: Self.box)
      case 2: UIBezierPath(roundedRect: Self.box, cornerRadius: 8)
      default:
        UIBezierPath(
          roundedRect: Self.box, byRoundingCorners: [.topLeft, .bottomRight],
          cornerRadii: CGSize(width: 9, height: 5))
      }
    let bounds = path.bounds
    #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 50) < 1e-9)
    #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 50) < 1e-9)
    #expect(path.contains(CGPoint(x: 30, y: 35)))
    #expect(!path.contains(CGPoint(x: 9, y: 35)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(abs(path.bounds.minX - 15) < 1e-9)
    #expect(path.cgPath.contains(CGPoint(x: 35, y: 35)))
  }

  @Test("An ellipse has what its equation says inside", arguments: 0..<200)
  func ellipse(number: Int) {
    let path = UIBezierPath(ovalIn: Self.box)
    // Points on a spiral; those near the line are left out, as curves only approach an ellipse.
    let (angle, reach) = (CGFloat(number) * 0.7, CGFloat(number) / 150)
    guard abs(reach - 1) > 0.02 else { return }
    let point = CGPoint(x: 30 + 20 * reach * cos(angle), y: 35 + 15 * reach * sin(angle))
    #expect(path.contains(point) == (reach < 1))
  }

  @Test("Two turns around a point are inside, unless only odd numbers count")
  func rules() {
    let path = UIBezierPath(rect: Self.box)
    path.append(UIBezierPath(rect: Self.box.insetBy(dx: 5, dy: 5)))
    #expect(path.contains(CGPoint(x: 30, y: 35)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 30, y: 35)))
    #expect(path.contains(CGPoint(x: 12, y: 35)))
  }

  @Test("A renderer's picture has the size that it was asked for")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
    #expect(image.cgImage?.width == 60)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A color's hue, saturation and brightness are those that it was made of", arguments: 0..<36)
  func hues(number: Int) {
    let color = UIColor(
      hue: CGFloat(number) / 36, saturation: 0.5, brightness: 0.75, alpha: 0.25)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let found = unsafe color.getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(found)
    #expect(abs(hue - CGFloat(number) / 36) < 1e-9)
    #expect(abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.75) < 1e-9 && alpha == 0.25)
  }
}
