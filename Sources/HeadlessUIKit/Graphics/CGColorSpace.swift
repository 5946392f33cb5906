public import Foundation

/// What the numbers of a color mean: red, green and blue, gray, or a pattern.
///
/// - UIKit: same; CoreGraphics has it, with spaces of printers and profiles. Since iOS 2
public final class CGColorSpace: Hashable, Sendable {
  /// The kind of space.
  public let model: CGColorSpaceModel

  init(_ model: CGColorSpaceModel) { self.model = model }

  /// The name of red, green and blue as screens have them (since iOS 9).
  ///
  /// - UIKit: same, a CFString there. Since iOS 9
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  /// The name of red, green and blue beyond 0 and 1 (since iOS 10).
  ///
  /// - UIKit: same, a CFString there. Since iOS 10
  public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
  /// The name of a wider red, green and blue (since iOS 9.3).
  ///
  /// - UIKit: same, a CFString there. Since iOS 9
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  /// The name of gray beyond 0 and 1 (since iOS 10).
  ///
  /// - UIKit: same, a CFString there. Since iOS 10
  public static var extendedGray: NSString { "kCGColorSpaceExtendedGray" }

  /// Creates the space of a name.
  ///
  /// - UIKit: differs, nil for a name that is not there; spaces of one model are the same here. Since iOS 2
  public convenience init?(name: NSString) {
    self.init(name.range(of: "Gray").location == NSNotFound ? .rgb : .monochrome)
  }

  /// How many numbers a color has without its opacity.
  public var numberOfComponents: Int {
    switch model {
    case .rgb: 3
    case .monochrome: 1
    default: 0
    }
  }

  /// The name of the space; nil for patterns.
  ///
  /// - UIKit: same, a CFString there. Since iOS 10
  public var name: NSString? {
    switch model {
    case .rgb: Self.extendedSRGB
    case .monochrome: Self.extendedGray
    default: nil
    }
  }

  /// Whether both are of the same kind.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.model == rhs.model }

  /// Feeds the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The kinds of color spaces.
///
/// - UIKit: same; CoreGraphics has it. Since iOS 2
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two axes.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// A table of colors.
  case indexed = 5
  /// A picture that is repeated.
  case pattern = 6
  /// The space of the human eye.
  case XYZ = 7
}

/// The space of red, green and blue.
///
/// - UIKit: differs, it is sRGB. Since iOS 2
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// The space of gray.
///
/// - UIKit: same. Since iOS 2
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

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
