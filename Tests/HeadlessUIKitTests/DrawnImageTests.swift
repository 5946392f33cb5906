import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct DrawnImageTests {
  @Test("An image that code draws has the size and the pixels that it asks for")
  func size() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 50), false, 3)
    UIGraphicsBeginImageContext(CGSize(width: 7, height: 8))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 7, height: 8))
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 100, height: 50))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 300 && pixels.height == 150)
    let onSide = UIImage(cgImage: pixels, scale: 3, orientation: .right)
    #expect(onSide.size == CGSize(width: 50, height: 100))
    #expect(onSide.cgImage?.width == 300)
    #expect(UIImage().cgImage == nil)
  }

  @Test("Points, sizes and rectangles are written as CoreGraphics writes them")
  func words() {
    let frame = CGRect(x: 0, y: 64, width: 320, height: 44)
    #expect("\(frame)" == "(0.0, 64.0, 320.0, 44.0)")
    #expect("\(frame.origin) \(frame.size)" == "(0.0, 64.0) (320.0, 44.0)")
  }

  @Test("Traits that code performs with are current, on any thread")
  func traits() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let found = await Task.detached {
      var style = UIUserInterfaceStyle.unspecified
      dark.performAsCurrent { style = UITraitCollection.current.userInterfaceStyle }
      return style
    }.value
    #expect(found == .dark)
  }

  @Test("Content runs as an attribute says, else as what is around it does")
  func direction() {
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
        == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }
}
