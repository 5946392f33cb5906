extension CheckCatalogue {
  /// Objective-C's own, and what once was.
  static let legacy: [any Check] = [
    CategoryOverridesUIKit(), DelegateMethodMisplaced(), LegacyRotationCallback(),
    ObsoleteReturnType(), RespondsCheckAlwaysTrue(), UnguardedOptionalDelegate(),
  ]
}
