public import Orientation

extension Words {
  /// How well a statement is supported.
  public static func confidence(_ confidence: Confidence) -> String {
    switch confidence {
    case .unknown: "no source, an assumption"
    case .low: "low confidence"
    case .medium: "medium confidence"
    case .high: "high confidence"
    }
  }

  /// A disputed point as a question with the answer that was taken.
  public func policy(_ point: PolicyPoint) -> String {
    let description = point.description
    let chosen = cast.policy[point]
    let meaning =
      description.options.indices.contains(chosen)
      ? description.options[chosen].meaning : ""
    return "\(description.question) Assumed: \(meaning)"
  }
}
