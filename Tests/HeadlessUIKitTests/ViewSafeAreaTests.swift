import Foundation
import Testing
import TestSupport

@testable import HeadlessUIKit

@MainActor struct ViewSafeAreaTests {
  private let phone = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  private func window(_ insets: UIEdgeInsets, landscape: Bool = false) -> UIWindow {
    let size = landscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.sceneSafeAreaInsets = insets
    return window
  }

  @Test("A view that fills its superview has the superview's safe area; one inside it has none")
  func fillingAndInside() {
    let window = window(phone)
    let whole = UIView(frame: window.bounds)
    window.addSubview(whole)
    let inside = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    whole.addSubview(inside)
    #expect(whole.safeAreaInsets == phone)
    #expect(inside.safeAreaInsets == .zero)
    inside.frame.origin.y = 50
    #expect(inside.safeAreaInsets == UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
  }

  @Test("Views that lie within each other are covered where the window is, over random trees")
  func nesting() {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let window = window(
        UIEdgeInsets(
          top: numbers.points(0...80), left: numbers.points(0...80), bottom: numbers.points(0...80),
          right: numbers.points(0...80)))
      let safe = window.bounds.inset(by: window.safeAreaInsets)
      var view: UIView = window
      for _ in 0..<5 {
        let outer = view.bounds
        let child = UIView(
          frame: CGRect(
            x: outer.minX + numbers.points(0...30), y: outer.minY + numbers.points(0...60),
            width: outer.width - 30 - numbers.points(0...30),
            height: outer.height - 60 - numbers.points(0...60)))
        if numbers.chance(0.5) { child.bounds.origin = numbers.point() }
        view.addSubview(child)
        view = child
        // A second way: the view's rectangle on the window, cut with what is safe there.
        let whole = view.convert(view.bounds, to: nil)
        let own = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil)
        #expect(own.isNear(whole.intersection(safe)))
      }
    }
  }

  @Test("A view that reaches beyond its superview is covered up to there; never more than whole")
  func beyond() {
    let window = window(phone)
    let view = UIView(frame: CGRect(x: -50, y: -100, width: 500, height: 1052))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    view.frame = CGRect(x: 0, y: 2000, width: 100, height: 44)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    // Also more than the view is high, as PinLayout's tests have it on UIKit.
    view.frame.size.height = 20
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("L-D-03, L-D-15: A view as high as its margins ask for does not drive them")
  func feedback() {
    final class Listener: UIView {
      var told = 0
      override func safeAreaInsetsDidChange() { told += 1 }
    }
    let window = window(phone)
    let (view, content) = (Listener(), UIView())
    window.addSubview(view)
    view.addSubview(content)
    for part in [view, content] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      content.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(view.frame.height - (900 + 16 + 59 + 34)) < 0.01)
    #expect(view.told <= 3)
    let told = view.told
    window.layoutIfNeeded()
    #expect(view.told == told)
  }

  @Test("H-10: after a turn the sides are covered, and every view is notified once")
  func turning() {
    final class Listener: UIView {
      var told = 0
      override func safeAreaInsetsDidChange() { told += 1 }
    }
    let window = window(phone)
    let view = Listener(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.told == 1)
    window.frame.size = CGSize(width: 852, height: 393)
    window.sceneSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(view.told == 1)
    window.layoutIfNeeded()
    #expect(view.told == 2)
    window.layoutIfNeeded()
    #expect(view.told == 2)
  }

  @Test("A controller adds to what its view inherits, in a window only")
  func controllerAdds() {
    let window = window(phone)
    let controller = UIViewController()
    let view = UIView(frame: window.bounds)
    controller.view = view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    controller.containerSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    #expect(view.safeAreaInsets == .zero)
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 104, left: 2, bottom: 86, right: 4))
  }

  @Test("A bottom edge that moves with the superview's size is found out")
  func superviewGrows() {
    final class Listener: UIView {
      var told = 0
      override func safeAreaInsetsDidChange() { told += 1 }
    }
    let window = window(phone)
    let outer = UIView(frame: window.bounds)
    let view = Listener(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
    window.addSubview(outer)
    outer.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.bottom == 34)
    let told = view.told
    outer.frame.size.height = 700
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.bottom == 0)
    #expect(view.told == told + 1)
  }

  @Test("The guides are the view without its insets, its margins, and the margins of reading")
  func guides() {
    let window = window(phone)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 67, width: 377, height: 743))
    #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    view.frame.size.width = 1000
    let readable = view.readableContentGuide.layoutFrame
    #expect(readable.width == 672)
    #expect(readable.midX == view.layoutMarginsGuide.layoutFrame.midX)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("Margins follow the language's direction and, if asked, the superview's")
  func margins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 300))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 40, bottom: 3, right: 60)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 50))
    inner.preservesSuperviewLayoutMargins = false
    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
