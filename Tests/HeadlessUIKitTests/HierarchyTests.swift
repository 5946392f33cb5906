import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor private final class Teller: UIView {
  var heard: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    heard.append(newSuperview == nil ? "will leave" : "will enter")
  }
  override func didMoveToSuperview() { heard.append(superview == nil ? "left" : "entered") }
  override func willMove(toWindow newWindow: UIWindow?) {
    heard.append(newWindow == nil ? "will leave window" : "will enter window")
  }
  override func didMoveToWindow() {
    heard.append(window == nil ? "left window" : "entered window")
  }
  override func didAddSubview(_ subview: UIView) { heard.append("got") }
  override func willRemoveSubview(_ subview: UIView) { heard.append("will lose") }
}

@MainActor struct HierarchyTests {
  @Test("Views are notified of a new superview and a new window, before and after")
  func telling() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = Teller()
    let inner = Teller()
    outer.addSubview(inner)
    #expect(outer.heard == ["got"])
    #expect(inner.heard == ["will enter", "entered"])
    (outer.heard, inner.heard) = ([], [])
    window.addSubview(outer)
    #expect(outer.heard == ["will enter window", "will enter", "entered window", "entered"])
    #expect(inner.heard == ["will enter window", "entered window"])
    (outer.heard, inner.heard) = ([], [])
    inner.removeFromSuperview()
    #expect(outer.heard == ["will lose"])
    #expect(inner.heard == ["will leave window", "will leave", "left window", "left"])
    #expect(inner.superview == nil)
    #expect(inner.window == nil)
  }

  @Test("Within a window a view changes superviews without a notification about the window")
  func movingWithinWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, other, view) = (UIView(), UIView(), Teller())
    window.addSubview(one)
    window.addSubview(other)
    one.addSubview(view)
    view.heard = []
    other.addSubview(view)
    #expect(view.heard == ["will enter", "entered"])
    #expect(one.subviews == [])
    #expect(view.superview === other)
  }

  @Test("The order of subviews follows every way to change it")
  func order() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    func order() -> [Int] { root.subviews.compactMap { views.firstIndex(of: $0) } }
    for view in views.prefix(3) { root.addSubview(view) }
    #expect(order() == [0, 1, 2])
    root.bringSubviewToFront(views[0])
    #expect(order() == [1, 2, 0])
    root.sendSubviewToBack(views[0])
    #expect(order() == [0, 1, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order() == [2, 1, 0])
    root.insertSubview(views[3], at: 1)
    #expect(order() == [2, 3, 1, 0])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(order() == [3, 1, 2, 0])
    root.insertSubview(views[0], belowSubview: views[1])
    #expect(order() == [3, 0, 1, 2])
    root.addSubview(views[3])
    #expect(order() == [0, 1, 2, 3])
    #expect(views[1].isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: views[1]))
  }

  @Test("A tag is found at any depth, the view itself first")
  func tags() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    root.tag = 7
    #expect(root.viewWithTag(7) === root)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test("A tree of views is freed with its root")
  func freed() {
    weak var leaf: UIView?
    weak var left: UIView?
    do {
      let root = UIView()
      let inner = UIView()
      root.addSubview(inner)
      inner.addSubview(UIView())
      _ = inner.safeAreaLayoutGuide
      leaf = inner.subviews.first
      left = root
    }
    #expect(leaf == nil)
    #expect(left == nil)
  }

  @Test("A view that outlives its superview has none, and can be put elsewhere")
  func outliving() {
    let (kept, moved, elsewhere) = (UIView(), UIView(), UIView())
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(kept)
      root.addSubview(moved)
      elsewhere.addSubview(moved)
    }
    #expect(kept.superview == nil)
    #expect(kept.next == nil)
    #expect(moved.superview === elsewhere)
    kept.frame.size.width = 50
    kept.removeFromSuperview()
    elsewhere.addSubview(kept)
    elsewhere.layoutIfNeeded()
    #expect(elsewhere.subviews == [moved, kept])
  }

  @Test("The first responder gives its place to the next one, if it agrees")
  func firstResponder() {
    final class Typing: UIView {
      var lets = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { lets }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, other) = (Typing(), Typing())
    #expect(!one.becomeFirstResponder())
    window.addSubview(one)
    window.addSubview(other)
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    other.lets = false
    #expect(!one.becomeFirstResponder())
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!other.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }
}
