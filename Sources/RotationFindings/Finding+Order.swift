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
    if location.file != other.location.file { return location.file < other.location.file }
    let mine = (location.line ?? 0, location.column ?? 0)
    let others = (other.location.line ?? 0, other.location.column ?? 0)
    if mine != others { return mine < others }
    return (check, message) < (other.check, other.message)
  }
}
