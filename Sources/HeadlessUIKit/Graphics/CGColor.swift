public import Foundation

/// A color as layers have it: red, green and blue, or gray, and the opacity, from 0 to 1; or a pattern.
///
/// - UIKit: same; CoreGraphics has it, with more color spaces. Not checked against UIKit. Since iOS 2
public final class CGColor: Hashable, Sendable {
  package let value: UIColor.Components

  init(_ value: UIColor.Components) { self.value = value }

  /// Creates a colour of sRGB (since iOS 13).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor.Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey (since iOS 13).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(UIColor.Components(white: gray, alpha: alpha))
  }

  /// Creates a color of a space from its numbers and its opacity; nil for patterns.
  ///
  /// - UIKit: same; it reads as many numbers as the space has, and the opacity. Since iOS 2
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: unsafe self.init(gray: components[0], alpha: components[1])
    case .rgb:
      unsafe self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// The opacity.
  public var alpha: CGFloat { value.alpha }

  /// What its numbers mean.
  public var colorSpace: CGColorSpace? { CGColorSpace(value.model) }

  /// Red, green, blue and opacity; brightness and opacity of a gray; the opacity of a pattern.
  public var components: [CGFloat]? {
    switch value.model {
    case .monochrome: [value.red, value.alpha]
    case .pattern: [value.alpha]
    default: [value.red, value.green, value.blue, value.alpha]
    }
  }

  /// How many components it has: 4, of a gray 2, of a pattern 1.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The same colour with another opacity (since iOS 2).
  public func copy(alpha: CGFloat) -> CGColor? {
    var changed = value
    changed.alpha = alpha
    return CGColor(changed)
  }

  /// Whether both are the same colour.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension UIColor {
  /// Creates a colour from a layer's.
  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }

  /// The colour for layers.
  ///
  /// - UIKit: differs, a colour that depends on the traits gives that of light surroundings; there it
  ///   gives that of the current traits. Since iOS 2
  public var cgColor: CGColor { CGColor(components) }
}
