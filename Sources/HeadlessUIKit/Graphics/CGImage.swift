public import Foundation

/// The pixels of an image, as far as their number goes.
///
/// - UIKit: differs, CoreGraphics has it, with pixels. Since iOS 2
public final class CGImage: Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows of pixels there are.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A part of it, in pixels; nil outside of it.
  ///
  /// - UIKit: same, without the pixels. Since iOS 2
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.intersection(whole).integral
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }

  /// The bits of a component: 8.
  ///
  /// - UIKit: differs, always this. Since iOS 2
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  ///
  /// - UIKit: differs, always this. Since iOS 2
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  ///
  /// - UIKit: differs, without bytes between rows. Since iOS 2
  public var bytesPerRow: Int { 4 * width }
  /// The space of the colours: sRGB.
  ///
  /// - UIKit: differs, always this. Since iOS 2
  public var colorSpace: CGColorSpace? { CGColorSpace(.rgb) }
  /// How pixels are written: with opacity last, multiplied.
  ///
  /// - UIKit: differs, always this. Since iOS 2
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: 1) }

  /// The same pixels.
  ///
  /// - UIKit: same. Since iOS 2
  public func copy() -> CGImage? { self }
}

extension UIImage {
  /// The pixels; nil for an image without a size.
  ///
  /// - UIKit: differs, there are no pixels. Since iOS 2
  public var cgImage: CGImage? {
    let isOnSide = [.left, .right, .leftMirrored, .rightMirrored].contains(imageOrientation)
    let shown = isOnSide ? CGSize(width: size.height, height: size.width) : size
    let (width, height) = ((shown.width * scale).rounded(), (shown.height * scale).rounded())
    guard let width = Int(exactly: width), let height = Int(exactly: height), width > 0, height > 0
    else { return nil }
    return CGImage(width: width, height: height)
  }

  /// Creates an image of pixels, with a pixel a point.
  ///
  /// - UIKit: same, without the pixels. Since iOS 2
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels, with so many pixels a point and turned as given.
  ///
  /// - UIKit: same, without the pixels. Since iOS 4
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    let pixels = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / pixels, height: CGFloat(cgImage.height) / pixels)
    let isOnSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(
      size: isOnSide ? CGSize(width: size.height, height: size.width) : size, scale: pixels,
      orientation: orientation)
  }
}
