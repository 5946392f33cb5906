public import Foundation

/// A colour: red, green, blue and opacity, from 0 to 1, or a rule that depends on the traits.
///
/// - UIKit: same, with two color spaces, sRGB and gray; not checked against UIKit. Since iOS 2
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked: an open class cannot be checked; everything in it is constant.
  private enum Value: Sendable {
    case fixed(Components)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  package struct Components: Equatable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
    /// What the numbers mean: a gray is not the color of the same red, green and blue.
    package var model = CGColorSpaceModel.rgb
  }

  private let value: Value

  private init(_ value: Value) {
    self.value = value
    super.init()
  }

  convenience init(_ components: Components) { self.init(.fixed(components)) }

  /// Creates a color from red, green, blue and opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray color from a brightness and an opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(Components(white: white, alpha: alpha)))
  }

  /// Creates a color from hue, saturation, brightness and opacity, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // Each primary is full at its own hue and fades over a sixth of the circle on both sides.
    func primary(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let fade = max(0, min(1, min(sector, 4 - sector)))
      return brightness * (1 - saturation * fade)
    }
    self.init(red: primary(5), green: primary(3), blue: primary(1), alpha: alpha)
  }

  /// Creates a color that depends on the traits (since iOS 13).
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// The colour under some traits (since iOS 13).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch value {
    case .fixed: self
    case .dynamic(let provide): provide(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .fixed(let components):
      var changed = components
      changed.alpha = alpha
      return UIColor(.fixed(changed))
    case .dynamic(let provide):
      return UIColor(.dynamic { provide($0).withAlphaComponent(alpha) })
    }
  }

  /// The numbers of the colour in light surroundings.
  var components: Components { components(in: UITraitCollection(userInterfaceStyle: .light)) }

  /// The numbers of the colour under some traits.
  package func components(in traits: UITraitCollection) -> Components {
    guard case .fixed(let components) = resolvedColor(with: traits).value else {
      return Components(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return components
  }

  /// Whether another object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = value, case .fixed(let theirs) = other.value else { return false }
    return mine == theirs
  }

  /// A hash of the colour.
  public override var hash: Int {
    guard case .fixed(let components) = value else { return ObjectIdentifier(self).hashValue }
    return components.red.hashValue ^ components.green.hashValue &* 31 ^ components.blue.hashValue
      &* 17
  }
}

extension UIColor.Components {
  /// A gray.
  init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha, model: .monochrome)
  }
}
