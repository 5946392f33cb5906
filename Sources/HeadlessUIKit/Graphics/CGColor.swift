public import Foundation

/// A colour as layers have it: red, green, blue and opacity, from 0 to 1.
///
/// - UIKit: differs, CoreGraphics has it, with colour spaces and patterns; here everything is sRGB.
///   Since iOS 2
public final class CGColor: Hashable, Sendable {
  package let value: UIColor.Components

  init(_ value: UIColor.Components) { self.value = value }

  /// Creates a colour of sRGB (since iOS 13).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor.Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey (since iOS 13).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity.
  public var alpha: CGFloat { value.alpha }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }

  /// How many components it has: 4.
  public var numberOfComponents: Int { 4 }

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
