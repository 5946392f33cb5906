import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A rule for one axis of a view, and what it gives without a solver.
private enum Rule {
  case start(Double, size: Double)
  case end(Double, size: Double)
  case both(Double, Double)
  case middle(Double, part: Double)
  case after(Double, part: Double)

  static func random(_ generator: inout SeededGenerator) -> Rule {
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    let part = Double(1 + generator.below(4)) / 8
    switch generator.below(5) {
    case 0: return .start(number(-20...40), size: number(0...90))
    case 1: return .end(number(-20...40), size: number(0...90))
    case 2: return .both(number(-3...0), number(-3...0))
    case 3: return .middle(number(-9...9), part: part)
    default: return .after(number(-9...9), part: part)
    }
  }

  /// Where it begins and how long it is, in a whole and after a neighbour.
  func place(in whole: Double, after end: Double) -> (Double, Double) {
    switch self {
    case .start(let start, let size): (start, size)
    case .end(let end, let size): (whole - end - size, size)
    case .both(let start, let end): (start, whole - start - end)
    case .middle(let offset, let part): (whole / 2 + offset - whole * part / 2, whole * part)
    case .after(let gap, let part): (end + gap, whole * part)
    }
  }

  /// The same as constraints.
  @MainActor func constraints(
    _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute,
    _ center: NSLayoutConstraint.Attribute, _ size: NSLayoutConstraint.Attribute, of view: UIView,
    after neighbour: UIView?
  ) -> [NSLayoutConstraint] {
    func tie(
      _ a: NSLayoutConstraint.Attribute, _ other: UIView?, _ b: NSLayoutConstraint.Attribute,
      _ constant: Double, _ multiplier: Double = 1
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: a, relatedBy: .equal, toItem: other,
        attribute: other == nil ? .notAnAttribute : b, multiplier: CGFloat(multiplier),
        constant: CGFloat(constant))
    }
    let parent = view.superview
    return switch self {
    case .start(let value, let length):
      [tie(start, parent, start, value), tie(size, nil, size, length)]
    case .end(let value, let length): [tie(end, parent, end, -value), tie(size, nil, size, length)]
    case .both(let first, let last):
      [tie(start, parent, start, first), tie(end, parent, end, -last)]
    case .middle(let offset, let part):
      [tie(center, parent, center, offset), tie(size, parent, size, 0, part)]
    case .after(let gap, let part):
      [
        tie(start, neighbour ?? parent, neighbour == nil ? start : end, gap),
        tie(size, parent, size, 0, part),
      ]
    }
  }
}

/// A view with its rules, and where it is without a solver.
@MainActor private final class Node {
  let view: UIView
  let across: Rule
  let down: Rule
  var children: [Node] = []

  init(_ view: UIView, _ generator: inout SeededGenerator) {
    self.view = view
    across = .random(&generator)
    down = .random(&generator)
  }

  func grow(_ depth: Int, _ generator: inout SeededGenerator) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for _ in 0..<generator.below(depth == 0 ? 1 : 4) {
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let node = Node(child, &generator)
      let before = children.last?.view
      made += node.across.constraints(
        .leading, .trailing, .centerX, .width, of: child, after: before)
      made += node.down.constraints(.top, .bottom, .centerY, .height, of: child, after: before)
      children.append(node)
      made += node.grow(depth - 1, &generator)
    }
    return made
  }

  /// The frames on whole pixels, where all sizes are at least zero; nil otherwise.
  func frames(_ width: Double, _ height: Double, scale: Double) -> [CGRect]? {
    func edge(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    var frames: [CGRect] = []
    var (right, bottom) = (0.0, 0.0)
    for child in children {
      let (x, w) = child.across.place(in: width, after: right)
      let (y, h) = child.down.place(in: height, after: bottom)
      (right, bottom) = (x + w, y + h)
      guard w >= 0, h >= 0, let below = child.frames(w, h, scale: scale) else { return nil }
      frames.append(
        CGRect(x: edge(x), y: edge(y), width: edge(x + w) - edge(x), height: edge(y + h) - edge(y)))
      frames += below
    }
    return frames
  }

  var shown: [CGRect] { children.flatMap { [$0.view.frame] + $0.shown } }
}

@MainActor struct RandomConstraintTests {
  @Test(
    "L-B-09, L-A-12: frames are those computed without a solver, also after turning there and back",
    arguments: 0..<Effort.random.count(60))
  func hierarchies(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let tree = ConstraintTree()
    let root = Node(tree.root, &generator)
    var constraints = root.grow(4, &generator)
    constraints.shuffle(using: &generator)
    let isSingle = generator.chance(0.5)
    tree.host.run {
      if isSingle {
        for constraint in constraints { constraint.isActive = true }
      } else {
        NSLayoutConstraint.activate(constraints)
      }
    }
    let scale = Double(tree.host.screen.scale)
    for (width, height) in [(390.0, 844.0), (844.0, 390.0), (390.0, 844.0), (1024.0, 1366.0)] {
      let expected = try #require(root.frames(width, height, scale: scale))
      tree.root.frame.size = CGSize(width: width, height: height)
      tree.layOut()
      let shown = root.shown
      #expect(shown.count == expected.count)
      for (frame, other) in zip(shown, expected) { try #require(frame.isNear(other)) }
    }
    #expect(tree.host.log.isEmpty)
  }
}
