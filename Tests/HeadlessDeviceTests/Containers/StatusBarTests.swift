import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("The status bar")
struct StatusBarTests {
  /// A screen whose wish for the status bar can be changed.
  final class Screen: UIViewController {
    var hidesBar: Bool? { didSet { setNeedsStatusBarAppearanceUpdate() } }
    var durations: [TimeInterval] = []
    override var prefersStatusBarHidden: Bool { hidesBar ?? super.prefersStatusBarHidden }
    override func viewWillLayoutSubviews() { durations.append(UIView.inheritedAnimationDuration) }
  }

  @Test(
    "Q-15: a hidden status bar takes no safe area where there is a Home button",
    arguments: [
      ("iPhone 8", 12, 20, 0), ("iPhone 8", 15, 20, 0), ("iPad Air 2", 12, 20, 0),
      ("iPhone X", 15, 44, 44), ("iPad Pro 11-inch (1st generation)", 16, 24, 24),
    ] as [(String, Int, CGFloat, CGFloat)])
  func hidden(name: String, version: Int, shown: CGFloat, hidden: CGFloat) throws {
    let device = try device(name, iOS: version)
    let screen = Screen()
    device.launch(root: screen)
    #expect(screen.view.safeAreaInsets.top == shown)
    device.run { screen.hidesBar = true }
    #expect(screen.view.safeAreaInsets.top == hidden)
    device.run { screen.hidesBar = false }
    #expect(screen.view.safeAreaInsets.top == shown)
  }

  @Test("Q-15: what is pushed decides over the safe area too")
  func pushed() throws {
    let device = try device("iPhone 8", iOS: 12)
    let stack = UINavigationController(rootViewController: UIViewController())
    device.launch(root: stack)
    let screen = Screen()
    screen.hidesBar = true
    device.run { stack.pushViewController(screen, animated: false) }
    #expect(stack.view.safeAreaInsets.top == 0)
    device.run { _ = stack.popViewController(animated: false) }
    #expect(stack.view.safeAreaInsets.top == 20)
  }

  @Test(
    "Q-15, H-09: from iOS 8 to 12 a phone in landscape shows the bar that a controller asks for",
    arguments: [11, 12, 13, 15])
  func inLandscape(version: Int) throws {
    let device = try device("iPhone 8", iOS: version)
    let screen = Screen()
    device.launch(root: screen)
    device.turn(to: .landscapeLeft)
    #expect(screen.view.safeAreaInsets.top == 0)
    device.run { screen.hidesBar = false }
    let height: CGFloat = version < 13 ? 20 : 0
    #expect(screen.view.safeAreaInsets.top == height)
    #expect(device.run { UIApplication.shared.statusBarFrame.height } == height)
  }

  @Test("G-25: the layout of a turn runs inside its animation", arguments: [7, 12, 17])
  func layoutOfTurn(version: Int) throws {
    let device = try device(version < 9 ? "iPhone 5" : "iPhone 8", iOS: min(version, 16))
    let screen = Screen()
    device.launch(root: screen)
    #expect(screen.durations.allSatisfy { $0 == 0 })
    screen.durations = []
    device.turn(to: .landscapeLeft)
    #expect(screen.durations.first.map { $0 > 0 } == true)
  }

  @Test("A popover is beside the bar button item it points at", arguments: [true, false])
  func popover(isLeft: Bool) throws {
    let device = try device("iPad Air 2", iOS: 12)
    let screen = UIViewController()
    device.launch(root: UINavigationController(rootViewController: screen))
    let bubble = UIViewController()
    device.run {
      let item = UIBarButtonItem()
      if isLeft {
        screen.navigationItem.leftBarButtonItems = [item]
      } else {
        screen.navigationItem.rightBarButtonItems = [UIBarButtonItem(), item]
      }
      bubble.modalPresentationStyle = .popover
      bubble.preferredContentSize = CGSize(width: 40, height: 100)
      bubble.popoverPresentationController?.barButtonItem = item
      screen.present(bubble, animated: false)
    }
    // 8 points from the edge; the item is 44 wide, and so two points wider than the bubble each way.
    let x: CGFloat = isLeft ? 10 : 674
    #expect(bubble.view.frame.minX == x)
    #expect(bubble.view.frame.minY == 70)
  }
}
