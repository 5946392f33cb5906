import Foundation
import TestSupport

@testable import HeadlessUIKit

/// A view with a content of a known size and a line of text in it.
@MainActor final class StackItem: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var lines = BaselineOffsets(first: 0, last: 0)

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override var baselineOffsets: BaselineOffsets { lines }

  /// How much it resists growing and being compressed, on both axes.
  func resist(growing: Float, compressing: Float) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(growing), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(compressing), for: axis)
    }
  }
}

/// Where a stack's views are, worked out by arithmetic, without constraints.
struct StackFrames {
  /// What is known of a view.
  struct Item {
    var length: Double
    var breadth: Double
    /// Ranks: a view with a lower one gives way first.
    var hugging: Float
    var resistance: Float
    /// The gap after it, in points.
    var gap: Double
    var first = 0.0
    var last = 0.0
  }

  struct Stretch: Equatable {
    var start: Double
    var length: Double
    var end: Double { start + length }
  }

  var along: [Stretch] = []
  var across: [Stretch] = []
  /// The stack's own size, without margins.
  var length = 0.0
  var breadth = 0.0

  /// Places items in a room; `nil` for a stack that is as large as it has to be.
  ///
  /// Margins are before and after the room, and count in proportions.
  init(
    _ items: [Item], _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
    length fixedLength: Double?, breadth fixedBreadth: Double?, margins: Double
  ) {
    let gaps = items.dropLast().map(\.gap)
    let sizes = Self.sizes(items, gaps, distribution, fixedLength, margins)
    let used = Self.gaps(items, sizes, gaps, distribution, fixedLength)
    var start = 0.0
    for (place, size) in sizes.enumerated() {
      along.append(Stretch(start: start, length: size))
      start += size + (used.indices.contains(place) ? used[place] : 0)
    }
    length = along.last?.end ?? 0
    alignItems(items, alignment, fixedBreadth)
  }

  private static func sizes(
    _ items: [Item], _ gaps: [Double], _ distribution: UIStackView.Distribution, _ room: Double?,
    _ margins: Double
  ) -> [Double] {
    let own = items.map(\.length)
    let (whole, spacing) = (own.reduce(0, +), gaps.reduce(0, +))
    switch distribution {
    case .fillEqually:
      let each = room.map { ($0 - spacing) / Double(items.count) } ?? own.max() ?? 0
      return own.map { _ in each }
    case .fillProportionally:
      guard let room else { return own }
      var left = room - spacing
      return items.indices.map { place in
        let share = own[place] / (whole + spacing) * (room + margins)
        let size = place == items.count - 1 ? left : min(left, share)
        left -= size
        return size
      }
    case .fill: return room.map { fill(items, $0 - spacing) } ?? own
    case .equalSpacing, .equalCentering:
      guard let room else { return own }
      let least = distribution == .equalSpacing ? even(gaps) : spacing
      if items.count > 1, whole + least <= room { return own }
      return fill(items, room - least)
    }
  }

  /// The room that gaps of one size take at least.
  private static func even(_ gaps: [Double]) -> Double { (gaps.max() ?? 0) * Double(gaps.count) }

  /// Has the views with the lowest ranks grow or shrink until all fits.
  private static func fill(_ items: [Item], _ room: Double) -> [Double] {
    var sizes = items.map(\.length)
    var rest = room - sizes.reduce(0, +)
    if rest > 0, let place = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) {
      sizes[place] += rest
      return sizes
    }
    for place in items.indices.sorted(by: { items[$0].resistance < items[$1].resistance }) {
      let change = max(rest, -sizes[place])
      sizes[place] += change
      rest -= change
    }
    return sizes
  }

  private static func gaps(
    _ items: [Item], _ sizes: [Double], _ gaps: [Double], _ distribution: UIStackView.Distribution,
    _ room: Double?
  ) -> [Double] {
    guard !gaps.isEmpty else { return [] }
    let free = (room ?? 0) - sizes.reduce(0, +)
    switch distribution {
    case .equalSpacing:
      let least = gaps.max() ?? 0
      return gaps.map { _ in max(least, free / Double(gaps.count)) }
    case .equalCentering:
      guard let first = sizes.first, let last = sizes.last else { return gaps }
      let least = gaps.indices.map { gaps[$0] + sizes[$0] / 2 + sizes[$0 + 1] / 2 }.max() ?? 0
      let step = room.map { ($0 - first / 2 - last / 2) / Double(gaps.count) } ?? least
      return gaps.indices.map { step - sizes[$0] / 2 - sizes[$0 + 1] / 2 }
    default: return gaps
    }
  }

  private mutating func alignItems(
    _ items: [Item], _ alignment: UIStackView.Alignment, _ fixed: Double?
  ) {
    let highest = items.map(\.breadth).max() ?? 0
    breadth = fixed ?? highest
    let room = breadth
    let own = items.map { min($0.breadth, room) }
    switch alignment {
    case .fill: across = own.map { _ in Stretch(start: 0, length: room) }
    case .leading: across = own.map { Stretch(start: 0, length: $0) }
    case .trailing: across = own.map { Stretch(start: room - $0, length: $0) }
    case .center: across = own.map { Stretch(start: (room - $0) / 2, length: $0) }
    case .firstBaseline, .lastBaseline: alignLines(items, alignment == .firstBaseline, fixed)
    }
  }

  /// On one line; the group is at the far end for first lines, at the near end for last ones.
  private mutating func alignLines(_ items: [Item], _ isFirst: Bool, _ fixed: Double?) {
    let starts = items.map { isFirst ? -$0.first : $0.last - $0.breadth }
    let ends = zip(starts, items).map { $0 + $1.breadth }
    let (top, bottom) = (starts.min() ?? 0, ends.max() ?? 0)
    if items.count == 1 {
      breadth = fixed ?? items[0].breadth
      across = [Stretch(start: 0, length: items[0].breadth)]
      return
    }
    breadth = fixed ?? (isFirst ? bottom - starts[0] : ends[0] - top)
    let move = isFirst ? breadth - bottom : -top
    across = zip(starts, items).map { Stretch(start: $0 + move, length: $1.breadth) }
  }
}
