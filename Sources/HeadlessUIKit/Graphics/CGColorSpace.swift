/// What the numbers of a colour mean: sRGB.
///
/// - UIKit: differs, CoreGraphics has it, with other spaces. Since iOS 2
public final class CGColorSpace: Sendable {
  /// Creates sRGB.
  init() {}
}

/// The space of red, green and blue.
///
/// - UIKit: differs, it is sRGB. Since iOS 2
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The space of grey.
///
/// - UIKit: differs, it is sRGB. Since iOS 2
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// How pixels are written.
///
/// - UIKit: same; CoreGraphics has it. Since iOS 4
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates it from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Where the opacity of a pixel is.
///
/// - UIKit: same; CoreGraphics has it. Since iOS 2
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Last, multiplied.
  case premultipliedLast = 1
  /// First, multiplied.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Last, and not used.
  case noneSkipLast = 5
  /// First, and not used.
  case noneSkipFirst = 6
  /// Alone.
  case alphaOnly = 7
}
