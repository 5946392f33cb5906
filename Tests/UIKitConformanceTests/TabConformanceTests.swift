import Testing
import UIKit

@MainActor
@Suite(
  "D, E and G: tabs, columns, pages and alerts", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct TabConformanceTests {
  /// A tab bar controller with two screens.
  private func tabs(_ first: Screen, _ second: Screen) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    return tabs
  }

  @Test(
    "D-07: a tab bar controller answers for itself, whatever its tabs support",
    arguments: Bench.phones(6...))
  func forItself(bench: Bench) throws {
    try bench.launch(tabs(Screen(.portrait), Screen(.portrait))) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-35: from iOS 7 a tab bar controller asks its delegate", arguments: Bench.phones(7...))
  func tabDelegate(bench: Bench) throws {
    let delegate = TabDelegate()
    try bench.launch(UITabBarController()) { device, root in
      root.delegate = delegate
      root.viewControllers = [UIViewController()]
      if bench.system >= 16 { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test(
    "D-35: so does a split view controller", arguments: Bench.phones(8...))
  func splitDelegate(bench: Bench) throws {
    let delegate = SplitDelegate()
    try bench.launch(UISplitViewController()) { device, root in
      root.delegate = delegate
      root.viewControllers = [UIViewController(), UIViewController()]
      if bench.system >= 16 { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test(
    "D-35: so does a page view controller", arguments: Bench.phones(7...))
  func pageDelegate(bench: Bench) throws {
    let delegate = PageDelegate()
    let pages = {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    try bench.launch(pages()) { device, root in
      root.delegate = delegate
      if bench.system >= 16 { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  private final class PageDelegate: NSObject, UIPageViewControllerDelegate {
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test(
    "D-57: an alert does not widen what its presenter allows", arguments: Bench.phones(8...))
  func alert(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      root.present(alert, animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-36: a subclass that forwards the questions lets the selected tab decide",
    arguments: Bench.phones(6...))
  func forwarding(bench: Bench) throws {
    try bench.launch(ForwardingTabBarController()) { device, root in
      root.viewControllers = [Screen(.portrait), Screen()]
      if bench.system >= 16 { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "E-13: up to iOS 15 selecting a tab turns nothing; from the next turn on that tab decides",
    arguments: Bench.phones(6...15))
  func select(bench: Bench) throws {
    try bench.launch(ForwardingTabBarController()) { device, root in
      root.viewControllers = [Screen(.portrait), Screen(.landscape)]
      device.settle()
      root.selectedIndex = 1
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  private final class ForwardingTabBarController: UITabBarController {
    override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? true }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
  }

  @Test(
    "G-24: a tab that is not selected gets no callback, and fits when it is",
    arguments: Bench.phones(8...))
  func unselected(bench: Bench) throws {
    let first = SizeScreen()
    let second = SizeScreen()
    try bench.launch(tabs(first, second)) { device, root in
      root.selectedIndex = 1
      device.settle()
      root.selectedIndex = 0
      device.settle()
      first.forget()
      second.forget()
      try device.turn(to: .landscapeLeft)
      #expect(first.sizes.count == 1)
      #expect(second.sizes.isEmpty)
      root.selectedIndex = 1
      device.settle()
      #expect(second.view.bounds.width == root.view.bounds.width)
      #expect(second.view.bounds.width > second.view.bounds.height)
    }
  }

  @Test(
    "G-06: up to iOS 7 the rotate methods reach the selected tab only",
    arguments: Bench.phones(6...7))
  func rotateMethods(bench: Bench) throws {
    let first = RotateScreen()
    let second = RotateScreen()
    try bench.launch(tabs(first, second)) { device, _ in
      first.log = []
      second.log = []
      try device.turn(to: .landscapeLeft)
      #expect(first.log.contains("willRotate to 3"))
      #expect(!second.log.contains("willRotate to 3"))
    }
  }
}
