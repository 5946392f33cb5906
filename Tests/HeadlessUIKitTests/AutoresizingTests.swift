import Foundation
import Testing
import TestSupport

@testable import HeadlessUIKit

/// A second implementation of autoresizing, by the three lengths of an axis.
private func lengths(
  after change: CGFloat, of parts: [CGFloat], flexible: [Bool]
) -> [CGFloat] {
  let chosen = flexible.contains(true) ? flexible : [false, false, true]
  let whole = zip(parts, chosen).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
  let count = chosen.filter { $0 }.count
  return zip(parts, chosen).map { part, isFlexible in
    guard isFlexible else { return part }
    return whole == 0 ? part + change / CGFloat(count) : part * (whole + change) / whole
  }
}

@MainActor struct AutoresizingTests {
  @Test("J-01, J-03: flexible width and height fill the superview after a turn")
  func fills() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let child = UIView(frame: root.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(child)
    root.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(child.frame == root.bounds)
  }

  @Test("J-02: without a mask nothing follows; the far margins take the change")
  func fixed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(child)
    root.frame.size = CGSize(width: 667, height: 375)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("J-03: every one of the 64 masks shares the change by length", arguments: 0..<64)
  func everyMask(bits: Int) {
    var numbers = SeededGenerator(seed: UInt64(bits) + 100)
    for _ in 0..<40 {
      let old = CGSize(width: numbers.points(300...900), height: numbers.points(300...900))
      let new = CGSize(width: numbers.points(300...1400), height: numbers.points(300...1400))
      let frame = CGRect(
        x: numbers.points(0...100), y: numbers.points(0...100), width: numbers.points(100...180),
        height: numbers.points(100...180))
      let root = UIView(frame: CGRect(origin: .zero, size: old))
      let child = UIView(frame: frame)
      child.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(bits))
      root.addSubview(child)
      root.bounds.size = new
      let flags = (0..<6).map { bits >> $0 & 1 == 1 }
      // A width that a great shrinking would make negative stops at zero; the others never get near.
      let across = lengths(
        after: new.width - old.width,
        of: [frame.minX, frame.width, old.width - frame.maxX], flexible: Array(flags[0..<3]))
      let down = lengths(
        after: new.height - old.height,
        of: [frame.minY, frame.height, old.height - frame.maxY], flexible: Array(flags[3..<6]))
      let expected = CGRect(
        x: across[0], y: down[0], width: max(0, across[1]), height: max(0, down[1]))
      #expect(child.frame.isNear(expected), "\(old) to \(new), \(frame)")
    }
  }

  @Test("J-03: flexible parts without a length share evenly")
  func evenShares() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(child)
    root.frame.size.width = 180
    #expect(child.frame == CGRect(x: 40, y: 0, width: 100, height: 100))
  }

  @Test("Subviews follow at once, at every depth, and only if the superview wants it")
  func atOnceAndDeep() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: root.bounds)
    let leaf = UIView(frame: root.bounds)
    for view in [middle, leaf] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.frame.size = CGSize(width: 300, height: 50)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    middle.autoresizesSubviews = false
    root.frame.size = CGSize(width: 100, height: 100)
    #expect(middle.frame.size == CGSize(width: 100, height: 100))
    #expect(leaf.frame.size == CGSize(width: 300, height: 50))
  }

  @Test("A subclass that overrides the frame sees the new one")
  func overriddenFrame() {
    final class Watcher: UIView {
      var seen: [CGRect] = []
      override var frame: CGRect {
        didSet { seen.append(frame) }
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Watcher(frame: root.bounds)
    child.autoresizingMask = .flexibleWidth
    root.addSubview(child)
    root.frame.size.width = 200
    #expect(child.seen == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }
}
