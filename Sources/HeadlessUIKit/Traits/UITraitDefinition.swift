public import Foundation

/// What a trait is.
///
/// - UIKit: same, but only the system's own traits ever change. Since iOS 17
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing specifies one.
  static var defaultValue: Value { get }
}

/// A kind of trait.
///
/// - UIKit: same. Since iOS 17
public typealias UITrait = any UITraitDefinition.Type

/// A trait that the system has.
protocol SystemTrait: UITraitDefinition {
  static var kind: TraitKind { get }
}

/// The kind of device, as a trait.
///
/// - UIKit: same. Since iOS 17
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static let kind = TraitKind.idiom
}

/// Light or dark, as a trait.
///
/// - UIKit: same. Since iOS 17
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static let kind = TraitKind.style
}

/// Which way the language runs, as a trait.
///
/// - UIKit: same. Since iOS 17
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static let kind = TraitKind.layoutDirection
}

/// Pixels a point, as a trait.
///
/// - UIKit: same. Since iOS 17
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Unspecified: 0.
  public static let defaultValue: CGFloat = 0
  static let kind = TraitKind.displayScale
}

/// The room from left to right, as a trait.
///
/// - UIKit: same. Since iOS 17
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static let kind = TraitKind.horizontalSizeClass
}

/// The room from top to bottom, as a trait.
///
/// - UIKit: same. Since iOS 17
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static let kind = TraitKind.verticalSizeClass
}

/// The text size the user prefers, as a trait.
///
/// - UIKit: same. Since iOS 17
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static let kind = TraitKind.contentSizeCategory
}

extension TraitKinds {
  /// The kinds among a list of traits; traits of apps are left out.
  init(_ traits: [UITrait]) {
    self = []
    for trait in traits {
      if let known = trait as? any SystemTrait.Type { insert(TraitKinds(known.kind)) }
    }
  }
}
