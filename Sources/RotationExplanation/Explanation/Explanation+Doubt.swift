public import Orientation

extension Explanation {
  /// Something that is unknown from an app's code, and what was assumed instead.
  public struct Doubt: Sendable, Hashable {
    /// What is not known and why, a clause without a full stop.
    public var reason: String
    /// What was taken.
    public var taken: String
    /// The assumption that would settle it, as `--assume` takes it; nil when none would.
    public var assumption: String?
    /// The location of the code that leaves it open.
    public var location: SourceLocation?

    /// Creates a doubt.
    public init(
      _ reason: String, taken: String, assumption: String? = nil, at location: SourceLocation? = nil
    ) {
      self.reason = reason
      self.taken = taken
      self.assumption = assumption
      self.location = location
    }

    /// One paragraph: what is not known, what is taken instead, and what would settle it.
    public var text: String {
      let place = location.map { " (\($0.brief))" } ?? ""
      let settled = assumption.map { " --assume \($0) overrides it." } ?? ""
      return "Not known from the code: \(reason)\(place). Assumed: \(taken).\(settled)"
    }
  }
}
