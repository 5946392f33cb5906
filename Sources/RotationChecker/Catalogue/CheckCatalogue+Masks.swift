extension CheckCatalogue {
  /// Masks, orientations, and how one is mistaken for the other.
  static let masks: [any Check] = [
    CrossEnumUse(), KVCWrongValue(), LeftRightSwap(), MaskEnumMixup(),
    NonsenseOrientationExpression(),
  ]
}
