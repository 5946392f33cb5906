public import Orientation

/// What would bring about what is wanted, as far as playing it again has shown.
public struct Advice: Sendable, Hashable {
  /// What the changes are for: `To let it turn`.
  public var purpose: String
  /// Sets of changes, the one that asks for least first; any one of them is enough.
  public var options: [Option]
  /// The systems that need it and on which it was played again, as spans; nil where that is this one
  /// alone.
  public var systems: String?
  /// What is good to know beside them; sentences.
  public var notes: [String]

  /// A set of changes that works.
  public struct Option: Sendable, Hashable {
    /// The changes, all of them needed, in order; clauses without full stops.
    public var changes: [String]
    /// Whether it takes the person who holds the device.
    public var isByUser: Bool
    /// The systems it works on, as spans; nil where it works on all that need it.
    public var systems: String?
    /// The disputed points with another answer under which it does not work.
    public var policies: [PolicyPoint]

    /// Creates a set of changes.
    public init(
      _ changes: [String], isByUser: Bool = false, systems: String? = nil,
      policies: [PolicyPoint] = []
    ) {
      self.changes = changes
      self.isByUser = isByUser
      self.systems = systems
      self.policies = policies
    }

    init(
      _ changes: [String], isByUser: Bool, systems: [SystemVersion], allSystems: [SystemVersion],
      policies: [PolicyPoint]
    ) {
      self.init(
        changes, isByUser: isByUser,
        systems: systems == allSystems ? nil : Self.spans(systems, of: allSystems),
        policies: policies)
    }

    /// `iOS 16 to 18 and 26`.
    static func spans(_ some: [SystemVersion], of all: [SystemVersion]) -> String {
      var spans: [(SystemVersion, SystemVersion)] = []
      var last: Int?
      for (index, version) in all.enumerated() where some.contains(version) {
        if let last, last == index - 1 {
          spans[spans.count - 1].1 = version
        } else {
          spans.append((version, version))
        }
        last = index
      }
      return "iOS " + spans.map { $0 == $1 ? "\($0)" : "\($0) to \($1)" }.listed()
    }

    /// The changes in one clause.
    var text: String {
      let listed = changes.count > 2 ? changes.listed() : changes.joined(separator: ", and ")
      var limits = systems.map { ["only on \($0)"] } ?? []
      if !policies.isEmpty { limits.append("depends on \(policies.map(\.rawValue).listed())") }
      return limits.isEmpty ? listed : "\(listed) (\(limits.joined(separator: "; ")))"
    }
  }

  /// Creates advice.
  public init(
    _ purpose: String, options: [Option], systems: String? = nil, notes: [String] = []
  ) {
    self.purpose = purpose
    self.options = options
    self.systems = systems
    self.notes = notes
  }

  /// Sentences without a set of changes.
  init(notes: [String]) { self.init("", options: [], notes: notes) }

  /// The changes of the first set.
  public var changes: [String] { options.first?.changes ?? [] }

  /// The whole as prose.
  public var text: String { sentences.joined(separator: " ") }

  /// The whole, a sentence for each set of changes and each note.
  var sentences: [String] {
    let sets = options.enumerated().map { index, option in
      let replayed = systems.map { "replayed on \($0)" } ?? "replayed"
      let head = index == 0 ? "\(purpose) (\(replayed)): " : option.isByUser ? "" : "Or: "
      guard option.isByUser else { return head + option.text + "." }
      return index == 0
        ? head + "the user can \(option.text)." : "Or the user can \(option.text)."
    }
    return sets + notes
  }
}
