import HeadlessDevice
import HeadlessUIKit
import Orientation
import ScreenLayout
import TestSupport
import Testing
import UIKit

@MainActor struct HomecomingTests {
  private func problems(_ root: UIViewController) throws -> [LayoutProblem] {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: root)
    return device.layoutProblemsOnTurns()
  }

  @Test("A frame that is computed from the turn's size comes home")
  func comesHome() throws {
    #expect(try problems(Follower { $0.width / 2 - 50 }) == [])
  }

  @Test("A frame that grows with each turn does not come home")
  func doesNot() throws {
    var offset: CGFloat = 0
    let found = try problems(
      Follower { _ in
        offset += 10
        return offset
      })
    let kinds = found.map(\.kind)
    #expect(!kinds.isEmpty && kinds.allSatisfy { $0 == .doesNotComeHome })
    let problem = try #require(found.first)
    #expect(problem.view == "UIWindow/Follower/UIButton")
    #expect(
      problem.message
        == "after landscapeRight and back it is at 30 300 100 50 and was at 10 300 100 50")
  }

  @Test("What is hidden, gone or new after turning there and back is listed")
  func others() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        for name in ["Stays", "Goes", "Hides"] {
          let part = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
          part.accessibilityIdentifier = name
          view.addSubview(part)
        }
      })
    let before = device.layoutSnapshot()
    let view = try #require(device.visibleViewController?.view)
    view.subviews[2].isHidden = true
    view.subviews[1].removeFromSuperview()
    let new = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
    new.accessibilityIdentifier = "Comes"
    view.addSubview(new)
    let after = device.layoutSnapshot()
    let found = after.problems(comingHomeTo: before, from: .landscapeLeft)
    #expect(
      found.map { "\($0.view): \($0.message)" } == [
        "UIWindow/TestScreen/Goes: after landscapeLeft and back it is missing",
        "UIWindow/TestScreen/Hides: after landscapeLeft and back it is hidden",
        "UIWindow/TestScreen/Comes: after landscapeLeft and back it is there, and was not before",
      ])
    #expect(after.problems(comingHomeTo: after, from: .landscapeLeft) == [])
  }

  @Test("A view that moves takes its subviews along: only it is listed")
  func along() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        let box = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
        box.add(UIView(), at: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.addSubview(box)
      })
    let before = device.layoutSnapshot()
    device.visibleViewController?.view.subviews[0].frame.origin.x = 40
    let found = device.layoutSnapshot().problems(comingHomeTo: before, from: .landscapeLeft)
    #expect(found.map(\.view) == ["UIWindow/TestScreen/UIView"])
  }

  @Test("A scroll view that shows another part of its content is listed once")
  func scrolled() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    device.launch(
      root: TestScreen { view in
        scroll.contentSize = CGSize(width: 300, height: 2000)
        for row in 0..<5 {
          scroll.add(UIView(), at: CGRect(x: 0, y: 100 * row, width: 300, height: 90))
        }
        view.addSubview(scroll)
      })
    let before = device.layoutSnapshot()
    scroll.contentOffset.y = 40
    let found = device.layoutSnapshot().problems(comingHomeTo: before, from: .landscapeLeft)
    #expect(
      found.map(\.message) == ["after landscapeLeft and back it has scrolled by 0, 40 points"])
  }
}

/// A controller whose button's x comes from the size it turns to.
@MainActor private final class Follower: UIViewController {
  private let x: (CGSize) -> CGFloat
  private let button = UIButton(type: .system)

  init(_ x: @escaping (CGSize) -> CGFloat) {
    self.x = x
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.frame = CGRect(x: x(view.bounds.size), y: 300, width: 100, height: 50)
    view.addSubview(button)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.button.frame.origin.x = self.x(size) })
  }
}
