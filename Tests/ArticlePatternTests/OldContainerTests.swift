import HeadlessDevice
import Testing
import UIKit

/// A screen of iOS 5: it says yes or no to one orientation at a time.
private final class OldPage: UIViewController {
  var isUprightOnly: Bool

  init(isUprightOnly: Bool) {
    self.isUprightOnly = isUprightOnly
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait || !isUprightOnly
  }
}

/// The pattern: up to iOS 5 containers ask what is inside them, so all of it has to agree.
@MainActor
@Suite("Containers up to iOS 5")
struct OldContainerTests {
  @Test("D-10, D-21, D-22, G-01: the app goes the way of the example")
  func example() throws {
    let account = OldPage(isUprightOnly: true)
    let tabs = UITabBarController()
    tabs.viewControllers = [OldPage(isUprightOnly: false), account]
    let walk = try Walkthrough("ios-5-containers")
    walk.launch(tabs)
    walk.turn()
    walk.step { account.isUprightOnly = false }
    walk.turn()
    walk.finish()
  }

  // The guide has apps that support iOS 5 and 6 alike say yes to everything in what is inside, and
  // decide at the root. Then both versions come to the same.
  @Test("D-22, D-07, I-01: children that agree to all leave it to the root, in both versions")
  func bothVersions() throws {
    for stage in ["iPhone 4S, iOS 5", "iPhone 4S, iOS 6"] {
      let navigation = UINavigationController(rootViewController: OldPage(isUprightOnly: false))
      let device = try HeadlessDevice(stage: stage)
      device.launch(root: navigation)
      device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test("D-22, D-07: a child that says no keeps iOS 5 upright, and iOS 6 does not ask it")
  func opposite() throws {
    for (stage, expected) in [
      ("iPhone 4S, iOS 5", UIInterfaceOrientation.portrait), ("iPhone 4S, iOS 6", .landscapeRight),
    ] {
      let navigation = UINavigationController(rootViewController: OldPage(isUprightOnly: true))
      let device = try HeadlessDevice(stage: stage)
      device.launch(root: navigation)
      device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == expected)
    }
  }
}
