import Orientation

extension Array where Element == Finding {
  /// The findings by path, line, column, check and message, each once.
  ///
  /// - Complexity: O(n log n) in the number of findings.
  public var inOrder: [Finding] {
    var seen: Set<Finding> = []
    return sorted { $0.precedes($1) }.filter { seen.insert($0).inserted }
  }
}

extension Finding {
  /// Whether it is shown before another one.
  fileprivate func precedes(_ other: Finding) -> Bool {
    if location != other.location { return location < other.location }
    return (check, message) < (other.check, other.message)
  }
}
