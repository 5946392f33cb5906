public import Foundation

extension UITraitCollection {
  private static func with(_ change: (inout TraitValues) -> Void) -> TraitValues {
    var values = TraitValues()
    change(&values)
    return values
  }

  /// Creates a trait collection from several; where two specify the same trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Creates a trait collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Self.with { $0.idiom = idiom })
  }

  /// Creates a trait collection that specifies light or dark (since iOS 12).
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Self.with { $0.style = userInterfaceStyle })
  }

  /// Creates a trait collection that specifies which way the language runs (since iOS 10).
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Self.with { $0.layoutDirection = layoutDirection })
  }

  /// Creates a trait collection that specifies pixels a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Self.with { $0.displayScale = scale })
  }

  /// Creates a trait collection that specifies the room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.with { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a trait collection that specifies the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Self.with { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a trait collection that specifies the text size (since iOS 10).
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Self.with { $0.contentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a trait collection by specifying traits one after the other (since iOS 17).
  public convenience init(mutations: UITraitMutations) {
    self.init(MutableTraits.values(TraitValues(), after: mutations))
  }

  /// A collection like this one but for some changes (since iOS 17).
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(MutableTraits.values(values, after: mutations))
  }
}
