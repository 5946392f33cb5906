extension CheckCatalogue {
  /// The checks of comments; they run behind the others, since they need what those found.
  static let ofComments: [any Check] = [
    InvalidSuppression(), UnexplainedSuppression(), UnusedSuppression(),
  ]
}
