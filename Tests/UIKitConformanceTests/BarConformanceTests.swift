import Testing
import UIKit

@MainActor
@Suite("H and M: the heights of bars", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct BarConformanceTests {
  private func navigation() -> UINavigationController {
    UINavigationController(rootViewController: UIViewController())
  }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    return tabs
  }

  @Test(
    "H-20: a phone's navigation bar is 44 points high, 32 where the height is compact",
    arguments: Bench.phones(11...18))
  func navigationBar(bench: Bench) throws {
    try bench.launch(navigation()) { device, root in
      #expect(root.navigationBar.frame.height == 44)
      try device.turn(to: .landscapeLeft)
      #expect(root.navigationBar.frame.height == 32)
    }
  }

  @Test(
    "H-20: an iPad's is 44 points high, 50 from the SDK of iOS 12 on",
    arguments: Bench.pads(9...18))
  func padNavigationBar(bench: Bench) throws {
    try bench.launch(navigation()) { _, root in
      #expect(root.navigationBar.frame.height == (bench.system < 12 ? 44 : 50))
    }
  }

  @Test("M-29: from iOS 26 a phone's is 54 points high", arguments: Bench.phones(26...))
  func currentNavigationBar(bench: Bench) throws {
    try bench.launch(navigation()) { _, root in
      #expect(root.navigationBar.frame.height == 54)
    }
  }

  @Test(
    "G-41, H-20: with a Home button, content begins at 64 points upright and at 32 sideways",
    arguments: Bench.homeButtonPhones(12...16))
  func safeArea(bench: Bench) throws {
    try bench.launch(navigation()) { device, root in
      let page = try #require(root.topViewController)
      #expect(page.view.safeAreaInsets.top == 64)
      try device.turn(to: .landscapeLeft)
      #expect(page.view.safeAreaInsets.top == 32)
    }
  }

  @Test(
    "H-21: a tab bar is 83 points high without a Home button, and 32 and the inset sideways",
    arguments: Bench.phones(11...18))
  func tabBar(bench: Bench) throws {
    try bench.launch(tabs()) { device, root in
      #expect(root.tabBar.frame.height == 83)
      try device.turn(to: .landscapeLeft)
      let inset = try #require(device.window).safeAreaInsets.bottom
      #expect(root.tabBar.frame.height == 32 + inset)
    }
  }

  @Test(
    "M-30: from iOS 26 a tab bar brings the content's inset to 83 points on every upright phone",
    arguments: Bench.homeButtonPhones(26...) + Bench.phones(26...))
  func currentTabBar(bench: Bench) throws {
    try bench.launch(tabs()) { _, root in
      let page = try #require(root.selectedViewController)
      #expect(page.view.safeAreaInsets.bottom == 83)
    }
  }
}
