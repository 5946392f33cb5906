/// What differs between systems, as a value: the one place that knows version numbers.
///
/// A system that does not exist yet is a change to a copy:
///
/// ```swift
/// var table = BehaviorTable.known
/// table.systems.append(SystemVersion(28))
/// table.change(.masksArePreference, to: false, since: SystemVersion(28), "N-01")
/// ```
public struct BehaviorTable: Hashable, Sendable {
  /// The major versions there are, the oldest first.
  public var systems: [SystemVersion]
  /// When which behaviour holds; one that is there twice holds in both spans.
  public var spans: [BehaviorSpan]

  /// Creates a table.
  public init(systems: [SystemVersion], spans: [BehaviorSpan]) {
    self.systems = systems
    self.spans = spans
  }

  /// The systems an app runs on that may differ: its oldest, and those after it.
  public func systems(from oldest: SystemVersion) -> [SystemVersion] {
    [oldest] + systems.filter { $0 > oldest }
  }

  /// Whether a version is a release of one of ``systems``.
  public func knows(_ version: SystemVersion) -> Bool {
    systems.contains { $0.major == version.major }
  }

  /// The runs of ``systems`` whose numbers follow each other, such as 2 to 18, and 26 to 27.
  public var ranges: [ClosedRange<SystemVersion>] {
    var ranges: [ClosedRange<SystemVersion>] = []
    for system in systems {
      if let last = ranges.last, last.upperBound.major + 1 == system.major {
        ranges[ranges.count - 1] = last.lowerBound...system
      } else {
        ranges.append(system...system)
      }
    }
    return ranges
  }

  /// How a system behaves.
  ///
  /// - Parameters:
  ///   - version: the system, which need not be one of ``systems``.
  ///   - linkedSDK: the SDK the app was linked with; nil means the one of the system.
  /// - Returns: what holds for the app.
  /// - Complexity: linear in the number of spans.
  public func behaviors(of version: SystemVersion, linkedSDK: SystemVersion? = nil) -> Behaviors {
    let linkedSDK = linkedSDK ?? version
    var behaviors = Behaviors()
    for span in spans where span.systems.contains(version) && span.linked.contains(linkedSDK) {
      behaviors[span.behavior] = true
    }
    return behaviors
  }

  /// The first system with a behaviour, for apps that are linked with its SDK.
  ///
  /// - Returns: nil where no system has it.
  public func first(with behavior: Behavior) -> SystemVersion? {
    spans(of: behavior).map { max($0.systems.from, $0.linked.from) }.min()
  }

  /// Whether a behaviour holds on a system of a range, for apps that are linked with its SDK.
  public func has(_ behavior: Behavior, in range: SystemSpan) -> Bool {
    spans(of: behavior).contains { $0.systems.overlaps(range) && $0.linked.overlaps(range) }
  }

  /// Lets a behaviour begin or end with a system, for apps linked with any SDK.
  public mutating func change(
    _ behavior: Behavior, to holds: Bool, since version: SystemVersion, _ rule: RuleID
  ) {
    spans.removeAll { $0.behavior == behavior && $0.systems.from >= version }
    for index in spans.indices where spans[index].behavior == behavior {
      spans[index].systems.until = min(spans[index].systems.until ?? version, version)
    }
    if holds { spans.append(BehaviorSpan(behavior, on: SystemSpan(from: version), rule)) }
  }

  private func spans(of behavior: Behavior) -> [BehaviorSpan] {
    spans.filter { $0.behavior == behavior }
  }
}
