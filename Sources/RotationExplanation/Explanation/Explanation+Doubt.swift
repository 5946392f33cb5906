public import Orientation

extension Explanation {
  /// Something that is unknown from an app's code, and what was assumed instead.
  public struct Doubt: Sendable, Hashable {
    /// What it is about: `Player.supports`.
    public var subject: String
    /// What is not known and why, a clause without a full stop.
    public var reason: String
    /// What was taken.
    public var taken: String
    /// What was taken, as a clause: `Player supports portrait`.
    public var condition: String
    /// The assumption that would settle it, as `--assume` takes it; nil when none would.
    public var assumption: String?
    /// The location of the code that leaves it open.
    public var location: SourceLocation?
    /// What else may be answered.
    public var alternatives: [Alternative]

    /// Creates a doubt.
    public init(
      about subject: String, _ reason: String, taken: String, condition: String,
      assumption: String? = nil, at location: SourceLocation? = nil,
      alternatives: [Alternative] = []
    ) {
      self.subject = subject
      self.reason = reason
      self.taken = taken
      self.condition = condition
      self.assumption = assumption
      self.location = location
      self.alternatives = alternatives
    }

    /// Another answer, and what brings it about.
    public struct Alternative: Sendable, Hashable {
      /// The answer.
      public var answer: String
      /// What brings it about; nil where that is not known.
      public var cause: String?
      /// The location of the cause, or of the answer.
      public var location: SourceLocation?

      /// Creates another answer.
      public init(_ answer: String, after cause: String?, at location: SourceLocation?) {
        self.answer = answer
        self.cause = cause
        self.location = location
      }

      /// The answer behind what brings it about: `after lock(), Gate.swift:20: portrait`.
      public var text: String {
        let head = [cause.map { "after \($0)" }, location?.brief].compactMap(\.self)
        return head.isEmpty ? answer : head.joined(separator: ", ") + ": \(answer)"
      }
    }

    /// One paragraph: what is not known, what is taken instead, what else may be answered, and what
    /// would settle it.
    public var text: String {
      let place = location.map { " (\($0.brief))" } ?? ""
      let others = alternatives.map(\.text).joined(separator: "; ")
      let otherwise = others.isEmpty ? "" : " Otherwise: \(others)."
      let settled = assumption.map { " --assume \($0) overrides it." } ?? ""
      return "Unknown from the code: \(reason)\(place). Assumed: \(taken).\(otherwise)\(settled)"
    }
  }

  /// The explanation where it rests on things that are unknown from an app's code: its headline
  /// becomes conditional.
  ///
  /// - Parameter doubts: what it rests on.
  /// - Returns: the same explanation where there is no doubt.
  public func resting(on doubts: [Doubt]) -> Explanation {
    guard !doubts.isEmpty else { return self }
    var explanation = self
    explanation.doubts = doubts
    var conditions: [String] = []
    for doubt in doubts where !conditions.contains(doubt.condition) {
      conditions.append(doubt.condition)
    }
    let rest = headline.hasPrefix("The ") ? "the" + headline.dropFirst(3) : headline
    explanation.headline = "If \(conditions.joined(separator: ", and ")): \(rest)"
    return explanation
  }
}
