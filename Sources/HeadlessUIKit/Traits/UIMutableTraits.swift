public import Foundation

/// Changes to traits, as an app writes them.
///
/// - UIKit: same. Since iOS 17
public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

/// Traits that can be set.
///
/// - UIKit: same, without apps' own traits. Since iOS 17
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Which way the language runs.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels a point.
  var displayScale: CGFloat { get set }
  /// The room from left to right.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The text size the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// Trait values under the names of `UIMutableTraits`.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  static func values(_ values: TraitValues, after mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    // An app may put traits of its own making in their place; they cannot be read.
    return (traits as? MutableTraits)?.values ?? values
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.contentSizeCategory }
    set { values.contentSizeCategory = newValue }
  }
}
