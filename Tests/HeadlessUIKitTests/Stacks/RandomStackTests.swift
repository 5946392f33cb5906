import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A stack with what was drawn for it.
@MainActor private struct DrawnStack {
  let stack = UIStackView()
  var views: [StackItem] = []
  var items: [StackFrames.Item] = []
  var length: Double?
  var breadth: Double?
  let isRow: Bool
  let isMirrored: Bool
  let inset: Double

  init(_ generator: inout SeededGenerator) {
    isRow = generator.below(2) == 0
    isMirrored = generator.below(3) == 0
    inset = generator.below(2) == 0 ? 0 : Double(4 * generator.below(6))
    stack.axis = isRow ? .horizontal : .vertical
    if isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    stack.distribution = UIStackView.Distribution(rawValue: generator.below(5)) ?? .fill
    stack.alignment = UIStackView.Alignment(rawValue: generator.below(6)) ?? .fill
    stack.spacing = CGFloat(4 * generator.below(5))
    stack.isLayoutMarginsRelativeArrangement = inset > 0
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// Draws the views, of which some are hidden.
  mutating func fill(_ generator: inout SeededGenerator) {
    let count = 1 + generator.below(6)
    let (growing, shrinking) = (
      (0..<count).shuffled(using: &generator), (0..<count).shuffled(using: &generator)
    )
    for place in 0..<count {
      let (length, breadth) = (
        Double(8 * (1 + generator.below(15))), Double(8 * (3 + generator.below(9)))
      )
      let view = StackItem(isRow ? length : breadth, isRow ? breadth : length)
      view.lines = BaselineOffsets(
        first: CGFloat(generator.below(12)), last: CGFloat(generator.below(9)))
      view.resist(growing: 200 + Float(growing[place]), compressing: 700 + Float(shrinking[place]))
      stack.addArrangedSubview(view)
      views.append(view)
      var gap = stack.spacing
      if generator.below(4) == 0 {
        gap = CGFloat(2 * generator.below(9))
        stack.setCustomSpacing(gap, after: view)
      }
      view.isHidden = generator.below(5) == 0
      guard !view.isHidden else { continue }
      items.append(
        StackFrames.Item(
          length: length, breadth: breadth, hugging: Float(growing[place]),
          resistance: Float(shrinking[place]), gap: Double(gap), first: Double(view.lines.first),
          last: Double(view.lines.last)))
    }
  }

  /// Draws the room.
  ///
  /// Where middles are to be at one distance there is enough of it: what else is nearest to that is
  /// not worked out here.
  mutating func drawRoom(_ generator: inout SeededGenerator) {
    // Proportions that leave the margins out of the room determine it in a way of their own.
    if generator.below(3) > 0 || stack.distribution == .fillProportionally && inset > 0 {
      let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
      let evenGaps = (items.dropLast().map(\.gap).max() ?? 0) * Double(items.count)
      let least: Double =
        switch stack.distribution {
        case .equalCentering: 900
        case .equalSpacing: evenGaps
        default: gaps
        }
      length = least + Double(8 * generator.below(60))
    }
    if generator.below(2) == 0 { breadth = Double(104 + 8 * generator.below(12)) }
  }

  /// The frames of the views that show, on whole pixels.
  func frames(scale: Double) -> [CGRect] {
    let alignment: UIStackView.Alignment =
      switch (stack.alignment, isRow) {
      case (.firstBaseline, false): .leading
      case (.lastBaseline, false): .trailing
      default: stack.alignment
      }
    let known = StackFrames(
      items, stack.distribution, alignment, length: length, breadth: breadth, margins: 2 * inset)
    func edge(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    return zip(known.along, known.across).map { along, across in
      var (x, y) = isRow ? (along, across) : (across, along)
      if isMirrored { x.start = (isRow ? known.length : known.breadth) - x.end }
      (x.start, y.start) = (x.start + inset, y.start + inset)
      return CGRect(
        x: edge(x.start), y: edge(y.start), width: edge(x.end) - edge(x.start),
        height: edge(y.end) - edge(y.start))
    }
  }

  /// Constraints that give the stack its place and the room that was drawn.
  func placing(in root: UIView) -> [NSLayoutConstraint] {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let (along, across) = (
      isRow ? stack.widthAnchor : stack.heightAnchor, isRow ? stack.heightAnchor : stack.widthAnchor
    )
    return [
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      length.map { along.constraint(equalToConstant: $0 + 2 * inset) },
      breadth.map { across.constraint(equalToConstant: $0 + 2 * inset) },
    ].compactMap { $0 }
  }
}

@Suite("Stacks drawn at random")
@MainActor struct RandomStackTests {
  @Test(
    "L-F-06 to L-F-36: frames are those worked out by arithmetic, whatever changed before",
    arguments: 0..<Effort.random.count(400))
  func frames(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let tree = ConstraintTree(width: 2000, height: 2000)
    var drawn = DrawnStack(&generator)
    drawn.fill(&generator)
    drawn.drawRoom(&generator)
    guard !drawn.items.isEmpty else { return }
    let placing = drawn.placing(in: tree.root)
    let (shownAtFirst, distribution) = (drawn.views.map(\.isHidden), drawn.stack.distribution)
    if generator.below(2) == 0 {
      // What it was like before leaves nothing behind.
      for view in drawn.views { view.isHidden = generator.below(2) == 0 }
      drawn.stack.distribution = .equalSpacing
      tree.host.run { tree.root.layoutIfNeeded() }
      for (view, isHidden) in zip(drawn.views, shownAtFirst) { view.isHidden = isHidden }
      drawn.stack.distribution = distribution
    }
    tree.host.run {
      NSLayoutConstraint.activate(placing)
      tree.root.layoutIfNeeded()
    }
    let shown = drawn.views.filter { !$0.isHidden }
    let expected = drawn.frames(scale: Double(tree.host.screen.scale))
    #expect(shown.count == expected.count)
    #expect(tree.host.log.isEmpty, "\(tree.host.log)")
    for (view, frame) in zip(shown, expected) {
      #expect(view.frame.isNear(frame), "\(view.frame) is not \(frame)")
    }
    for view in drawn.views where view.isHidden {
      #expect((drawn.isRow ? view.frame.width : view.frame.height) == 0)
    }
  }
}
