/// What is known of one ``PolicyPoint``.
public struct PolicyDescription: Sendable {
  /// The question, as a sentence.
  public let question: String
  /// The answers; the first is the default.
  public let options: [PolicyOption]
  /// The rules it belongs to.
  public let rules: [RuleID]
  /// How well the default is supported, after what devices were seen to do.
  public internal(set) var confidence: Confidence
  /// Whether a device was seen to do otherwise.
  public internal(set) var isContradicted = false
  /// Where the default comes from.
  public let source: String
  fileprivate let get: @Sendable (RotationPolicy) -> Int
  fileprivate let set: @Sendable (inout RotationPolicy, Int) -> Void

  /// Describes a setting; the answers' meanings are in the order of their cases.
  init<Choice>(
    _ question: String, answers: String..., rules: RuleID..., confidence: Confidence,
    source: String, _ get: @escaping @Sendable (RotationPolicy) -> Choice,
    _ set: @escaping @Sendable (inout RotationPolicy, Choice) -> Void
  )
  where
    Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable,
    Choice.AllCases == [Choice]
  {
    precondition(answers.count == Choice.allCases.count, "every answer needs a meaning")
    self.question = question
    options = zip(Choice.allCases, answers).map { PolicyOption(name: $0.rawValue, meaning: $1) }
    self.rules = rules
    self.confidence = confidence
    self.source = source
    self.get = { policy in
      let chosen = get(policy)
      return Choice.allCases.firstIndex { $0 == chosen } ?? 0
    }
    self.set = { policy, index in
      if Choice.allCases.indices.contains(index) { set(&policy, Choice.allCases[index]) }
    }
  }
}

/// One answer to a ``PolicyPoint``.
public struct PolicyOption: Hashable, Sendable {
  /// The name scenario files use.
  public let name: String
  /// What the engine then does.
  public let meaning: String
}

extension RotationPolicy {
  /// The chosen option of a point, as an index into its ``PolicyDescription/options``.
  ///
  /// An index that is none of them changes nothing.
  public subscript(point: PolicyPoint) -> Int {
    get { point.entry.get(self) }
    set { point.entry.set(&self, newValue) }
  }
}
