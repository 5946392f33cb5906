extension CheckCatalogue {
  /// Masks, orientations, and how one is mistaken for the other.
  static let masks: [any Check] = [
    CrossEnumUse(), EmptyMaskIntersection(), IdiomBlindMask(), KVCWrongValue(), LeftRightSwap(),
    MaskEnumMixup(), NonsenseOrientationExpression(), PreferredNotSupported(), UpsideDownOnPhone(),
  ]
}
