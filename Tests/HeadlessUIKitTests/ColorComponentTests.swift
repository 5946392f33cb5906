import Foundation
import HeadlessUIKit
import Testing

@Suite("What the numbers of a color mean")
struct ColorComponentTests {
  @Test(
    "Black, white and the grays have a brightness and an opacity",
    arguments: [
      (UIColor.black, [0, 1]), (.white, [1, 1]), (.gray, [0.5, 1]), (.clear, [0, 0]),
      (UIColor(white: 0.25, alpha: 0.5), [0.25, 0.5]),
    ] as [(UIColor, [CGFloat])])
  func grays(color: UIColor, components: [CGFloat]) {
    #expect(color.cgColor.components == components)
    #expect(color.cgColor.numberOfComponents == 2)
    #expect(color.cgColor.colorSpace?.model == .monochrome)
    var red: CGFloat = -1
    let isRGB = unsafe color.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(isRGB)
    #expect(red == components[0])
  }

  @Test("A gray is not the color of the same red, green and blue")
  func equality() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.numberOfComponents == 2)
  }

  @Test("A pattern has its opacity only")
  func patterns() {
    let color = UIColor(patternImage: UIImage())
    #expect(color.cgColor.components == [1])
    #expect(color.cgColor.colorSpace?.model == .pattern)
    let isRGB = unsafe color.getRed(nil, green: nil, blue: nil, alpha: nil)
    let isGray = unsafe color.getWhite(nil, alpha: nil)
    let hasHue = unsafe color.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
    #expect(!isRGB && !isGray && !hasHue)
  }

  @Test("A color of a space is made from the numbers that the space has")
  func spaces() {
    let gray = unsafe CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(gray == UIColor.gray.cgColor)
    let red = unsafe CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])
    #expect(red == UIColor.red.cgColor)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: CGColorSpace.extendedGray)?.numberOfComponents == 1)
  }
}
