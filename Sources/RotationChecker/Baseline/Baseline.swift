public import RotationFindings

/// The findings that a project had when it began to be checked, or has decided to live with.
///
/// A finding is recognised by check, file, declaration and code, not by its line or its message, so
/// that it may move and be reworded.
public struct Baseline: Sendable, Hashable {
  /// How often each finding is known.
  public private(set) var counts: [FindingKey: Int]

  /// Creates a baseline of findings.
  public init(_ findings: [Finding] = []) {
    counts = [:]
    for finding in findings { counts[FindingKey(finding), default: 0] += 1 }
  }

  /// Creates a baseline from counts.
  init(counts: [FindingKey: Int]) { self.counts = counts }

  /// How many findings it knows.
  public var count: Int { counts.values.reduce(0, +) }

  /// Findings held against a baseline.
  public struct Comparison: Sendable {
    /// Those it does not know, in order.
    public var new: [Finding]
    /// How many it knows.
    public var knownCount: Int
    /// Those it knows that are there no more, in order, with how many of each.
    public var gone: [(key: FindingKey, count: Int)]
  }

  /// Holds findings against it.
  ///
  /// - Parameters:
  ///   - findings: all findings of the project, in order.
  ///   - ran: the names of the checks that ran. What others would find is not gone.
  /// - Returns: what is new and what is gone.
  /// - Complexity: linear in the number of findings.
  public func compare(_ findings: [Finding], ran: Set<String>) -> Comparison {
    var left = counts
    var new: [Finding] = []
    for finding in findings {
      let key = FindingKey(finding)
      if let count = left[key], count > 0 {
        left[key] = count - 1
      } else {
        new.append(finding)
      }
    }
    let gone = left.filter { $0.value > 0 && ran.contains($0.key.check) }
      .sorted { $0.key < $1.key }.map { (key: $0.key, count: $0.value) }
    return Comparison(new: new, knownCount: findings.count - new.count, gone: gone)
  }

  /// The baseline without findings that are gone.
  public func pruned(_ comparison: Comparison) -> Baseline {
    var left = counts
    for (key, count) in comparison.gone {
      left[key] = (left[key] ?? 0) > count ? (left[key] ?? 0) - count : nil
    }
    return Baseline(counts: left)
  }
}
