import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct SpaceTransformTests {
  private static let transforms: [CATransform3D] = [
    CATransform3DIdentity, CATransform3DMakeTranslation(3, -4, 5), CATransform3DMakeScale(2, 3, 4),
    CATransform3DMakeRotation(0.7, 1, 2, -2),
    CATransform3DTranslate(CATransform3DMakeRotation(2, 0, 0, 1), 10, 20, 30),
    CATransform3DScale(CATransform3DMakeRotation(-1, 0, 1, 0), 2, 2, 0.5),
  ]

  private static func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  @Test("A transform of space and the one that undoes it are the identity", arguments: 0..<6)
  func inverse(_ place: Int) {
    let transform = Self.transforms[place]
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (found, wanted) in zip(Self.numbers(both), Self.numbers(CATransform3DIdentity)) {
      #expect(abs(found - wanted) < 1e-12)
    }
  }

  @Test("Around the z axis a transform of space is that of the plane")
  func plane() {
    let plane = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 7, y: 8).scaledBy(x: 2, y: 3)
    let space = CATransform3DScale(
      CATransform3DTranslate(CATransform3DMakeRotation(0.3, 0, 0, 1), 7, 8, 0), 2, 3, 1)
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(CATransform3DEqualToTransform(CATransform3DMakeAffineTransform(plane), space))
    #expect(CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test("A layer keeps a transform of space until it gets one of the plane")
  func layer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var tilted = CATransform3DMakeRotation(1, 0, 1, 0)
    tilted.m34 = -1 / 500
    view.layer.transform = tilted
    #expect(CATransform3DEqualToTransform(view.layer.transform, tilted))
    #expect(view.transform == CATransform3DGetAffineTransform(tilted))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      CATransform3DEqualToTransform(view.layer.transform, CATransform3DMakeScale(2, 2, 1)))
  }

  @Test("A layer that is scaled gets the frame that it is given")
  func frame() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 50, height: 25))
  }

  @Test("A frame under a right angle has whole sides")
  func rightAngle() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
  }

  @Test("A label under a transform takes the size of its text as bounds")
  func label() {
    let (plain, scaled) = (UILabel(), UILabel())
    for label in [plain, scaled] { label.text = "Lorem ipsum dolor sit amet" }
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    for label in [plain, scaled] { label.sizeToFit() }
    #expect(plain.bounds.width > 100)
    #expect(scaled.bounds == plain.bounds)
  }
}
