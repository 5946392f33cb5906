package import Foundation

/// The traits of an environment; each can be unspecified.
package struct TraitValues: Equatable, Sendable {
  package var idiom = UIUserInterfaceIdiom.unspecified
  package var style = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Pixels a point; 0 if unspecified.
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var contentSizeCategory = UIContentSizeCategory.unspecified

  package init() {}

  /// Takes over what another set specifies.
  package mutating func merge(_ other: TraitValues) {
    for trait in TraitKind.allCases where !trait.isUnspecified(in: other) {
      trait.copy(from: other, to: &self)
    }
  }

  /// Whether all that another set specifies is the same here.
  package func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  /// The traits that differ.
  package func changes(from other: TraitValues) -> TraitKinds {
    var kinds: TraitKinds = []
    for trait in TraitKind.allCases where trait.differs(self, other) {
      kinds.insert(TraitKinds(trait))
    }
    return kinds
  }
}

/// One of the traits.
package enum TraitKind: Int, CaseIterable, Sendable {
  case idiom, style, layoutDirection, displayScale, horizontalSizeClass, verticalSizeClass
  case contentSizeCategory

  func isUnspecified(in values: TraitValues) -> Bool {
    !differs(values, TraitValues())
  }

  func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    switch self {
    case .idiom: one.idiom != other.idiom
    case .style: one.style != other.style
    case .layoutDirection: one.layoutDirection != other.layoutDirection
    case .displayScale: one.displayScale != other.displayScale
    case .horizontalSizeClass: one.horizontalSizeClass != other.horizontalSizeClass
    case .verticalSizeClass: one.verticalSizeClass != other.verticalSizeClass
    case .contentSizeCategory: one.contentSizeCategory != other.contentSizeCategory
    }
  }

  func copy(from source: TraitValues, to target: inout TraitValues) {
    switch self {
    case .idiom: target.idiom = source.idiom
    case .style: target.style = source.style
    case .layoutDirection: target.layoutDirection = source.layoutDirection
    case .displayScale: target.displayScale = source.displayScale
    case .horizontalSizeClass: target.horizontalSizeClass = source.horizontalSizeClass
    case .verticalSizeClass: target.verticalSizeClass = source.verticalSizeClass
    case .contentSizeCategory: target.contentSizeCategory = source.contentSizeCategory
    }
  }
}

/// Some of the traits.
package struct TraitKinds: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package init(_ kind: TraitKind) {
    self.init(rawValue: 1 << UInt16(kind.rawValue))
  }
}
