import Foundation

/// The places of a flow layout's elements, along the direction in which it scrolls and across it.
///
/// Lines are filled until an item no longer fits, then their items are spread so that the line is
/// full. Rule: `L-G-19` to `L-G-21`
struct FlowGeometry {
  /// A rectangle with its sides named by the direction of scrolling.
  struct Place: Equatable {
    /// Along the direction.
    var start: CGFloat
    var length: CGFloat
    /// Across it.
    var side: CGFloat
    var breadth: CGFloat
    var end: CGFloat { start + length }
  }

  /// What the delegate says of a section.
  struct Measures {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The insets along the direction, then those across it.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var sideBefore: CGFloat = 0
    var sideAfter: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// The items' sizes: along the direction, and across it.
    var items: [(length: CGFloat, breadth: CGFloat)] = []
  }

  struct Section {
    var header: Place
    var footer: Place
    var firstItem: Int
    var itemCount: Int
  }

  /// Items beside each other.
  private struct Line {
    var end: CGFloat
    var start: CGFloat
    var items: Range<Int>
  }

  /// The room across the direction, in points.
  let breadth: CGFloat
  private(set) var sections: [Section] = []
  /// All items, over all sections.
  private(set) var items: [Place] = []
  /// Where the content ends, in points.
  private(set) var end: CGFloat = 0
  /// Whether an item is larger than the room. Rule: `L-G-22`
  private(set) var overflows = false
  private var lines: [Line] = []

  init(breadth: CGFloat) {
    self.breadth = breadth
  }

  mutating func addSection(_ measures: Measures) {
    let header = Place(start: end, length: measures.header, side: 0, breadth: breadth)
    let firstItem = items.count
    end += measures.header + measures.before
    fillLines(measures)
    end += measures.after
    let footer = Place(start: end, length: measures.footer, side: 0, breadth: breadth)
    end += measures.footer
    sections.append(
      Section(
        header: header, footer: footer, firstItem: firstItem, itemCount: measures.items.count))
  }

  private mutating func fillLines(_ measures: Measures) {
    let room = breadth - measures.sideBefore - measures.sideAfter
    let sizes = measures.items
    let isEven = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
    var first = 0
    while first < sizes.count {
      var last = first
      var used = sizes[first].breadth
      while last + 1 < sizes.count,
        used + measures.itemSpacing + sizes[last + 1].breadth <= room + Self.tolerance
      {
        last += 1
        used += measures.itemSpacing + sizes[last].breadth
      }
      if sizes[first].breadth > room + Self.tolerance { overflows = true }
      let line = sizes[first...last]
      let isLast = last + 1 == sizes.count
      if first > 0 { end += measures.lineSpacing }
      let (start, gap) = spread(
        line, room, measures.itemSpacing, isLast: isLast,
        breadthOfAll: isEven ? sizes[0].breadth : nil)
      add(line, at: measures.sideBefore + start, gap)
      first = last + 1
    }
  }

  /// Where a line's first item begins, and how far its items are apart.
  ///
  /// The breadth of every item is given where all have the same.
  private func spread(
    _ line: ArraySlice<(length: CGFloat, breadth: CGFloat)>, _ room: CGFloat, _ spacing: CGFloat,
    isLast: Bool, breadthOfAll: CGFloat?
  ) -> (start: CGFloat, gap: CGFloat) {
    if let breadth = breadthOfAll {
      // As in a full line, also where this one is not.
      let step = breadth + spacing
      let full = step > 0 ? ((room + spacing + Self.tolerance) / step).rounded(.down) : 1
      if full < 2 { return (max(0, room - breadth) / 2, spacing) }
      return (0, (room - full * breadth) / (full - 1))
    }
    if isLast { return (0, spacing) }
    let free = room - line.reduce(0) { $0 + $1.breadth }
    return line.count == 1
      ? (max(0, free) / 2, spacing) : (0, free / CGFloat(line.count - 1))
  }

  private mutating func add(
    _ line: ArraySlice<(length: CGFloat, breadth: CGFloat)>, at start: CGFloat, _ gap: CGFloat
  ) {
    let length = line.reduce(0) { max($0, $1.length) }
    var side = start
    let first = items.count
    for item in line {
      // Smaller items are in the middle of the line. Rule: L-G-20
      items.append(
        Place(
          start: end + (length - item.length) / 2, length: item.length, side: side,
          breadth: item.breadth))
      side += item.breadth + gap
    }
    lines.append(Line(end: end + length, start: end, items: first..<items.count))
    end += length
  }

  /// What sizes may differ by without taking more room: sums are not exact.
  private static var tolerance: CGFloat { 1e-6 }

  /// The items of the lines that reach into a stretch.
  ///
  /// - Complexity: logarithmic in the number of lines.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = firstLine { $0.end > start }
    let last = firstLine { $0.start >= end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  private func firstLine(where holds: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The path of an item by its place among all.
  ///
  /// - Complexity: logarithmic in the number of sections.
  func path(of item: Int) -> IndexPath {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].firstItem <= item { low = middle } else { high = middle - 1 }
    }
    return IndexPath(item: item - sections[low].firstItem, section: low)
  }
}
