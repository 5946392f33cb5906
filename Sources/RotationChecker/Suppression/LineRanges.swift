/// Ranges of lines, to see quickly whether others meet one of them.
struct LineRanges {
  /// The ranges in the order of their starts.
  private let ranges: [ClosedRange<Int>]
  /// The greatest end of each and all before it.
  private let ends: [Int]

  init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    var greatest = Int.min
    ends = self.ranges.map { range in
      greatest = max(greatest, range.upperBound)
      return greatest
    }
  }

  /// Whether one of them has a line in common with others.
  ///
  /// - Complexity: O(log n).
  func meet(_ lines: ClosedRange<Int>) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= lines.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ends[low - 1] >= lines.lowerBound
  }
}
