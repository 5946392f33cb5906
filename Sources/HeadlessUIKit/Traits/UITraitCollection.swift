public import Foundation

/// What an environment is like: its idiom, its room, its scale, its look.
///
/// - UIKit: differs, it cannot be subclassed or archived, and apps' own traits are not offered.
///   Since iOS 8.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a trait collection that specifies nothing.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// The kind of device (since iOS 8).
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Light or dark (since iOS 12).
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Which way the language runs (since iOS 10).
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 if unspecified (since iOS 8).
  public var displayScale: CGFloat { values.displayScale }
  /// The room from left to right (since iOS 8). Rule: `H-14`
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom (since iOS 8). Rule: `H-14`
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size the user prefers (since iOS 10).
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }

  /// Whether this collection has everything that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Whether colours may look different here than in another environment (since iOS 13).
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.style != (traitCollection?.values ?? TraitValues()).style
  }

  /// Whether another object is a collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of the traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.idiom)
    hasher.combine(values.style)
    hasher.combine(values.displayScale)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    return hasher.finalize()
  }

  /// The collection itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
