import HeadlessDevice
import Testing
import UIKit

/// The other form: what is visible answers, which may be something that the top presents.
private final class VisibleNavigation: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    visibleViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

/// The first form, which lets its top say how the status bar looks, too.
private final class StatusBarNavigation: ForwardingNavigation {
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// A dark screen.
private final class DarkPage: Page {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// The third form: UIKit's own container, whose delegate answers.
private final class AnsweringDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.topViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

/// The base class of all screens: upright, unless a screen says otherwise.
private class UprightPage: UIViewController {
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}

/// The one screen that says otherwise.
private final class TurningPage: UprightPage {
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

/// The pattern: containers of a base class let what they show answer.
@MainActor
@Suite("Containers that let their content answer")
struct ForwardingContainerTests {
  @Test("D-07, D-36, E-11, E-13: the app goes the way of the example")
  func example() throws {
    let reading = ForwardingNavigation(rootViewController: Page(.portrait))
    let form = Page(.portrait, autorotates: false)
    let settings = UINavigationController(rootViewController: form)
    let tabs = ForwardingTabs()
    tabs.viewControllers = [reading, settings]
    let walk = try Walkthrough("container-forwarding")
    walk.launch(tabs)
    walk.turn()
    walk.step { reading.pushViewController(Page(.allButUpsideDown), animated: true) }
    walk.turn()
    walk.turn()
    walk.turn()
    walk.step { tabs.selectedIndex = 1 }
    walk.turn()
    walk.step { tabs.selectedIndex = 0 }
    walk.finish()
    #expect(form.timesAsked == 0)
  }

  @Test(
    "D-36, D-07: through both containers a screen keeps its way, without them it does not",
    arguments: Stages.all)
  func chain(stage: String) throws {
    for (forwards, expected) in [(true, UIInterfaceOrientation.portrait), (false, .landscapeRight)]
    {
      let page = Page(.portrait)
      let tabs = forwards ? ForwardingTabs() : UITabBarController()
      tabs.viewControllers = [
        forwards
          ? ForwardingNavigation(rootViewController: page)
          : UINavigationController(rootViewController: page)
      ]
      let device = try HeadlessDevice(stage: stage)
      device.launch(root: tabs)
      device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == expected)
      #expect((page.timesAsked > 0) == forwards)
    }
  }

  // One link that does not forward is enough, which is why a screen's answer so often goes unheard.
  @Test(
    "D-07: one container in between that does not forward answers for what is inside",
    arguments: Stages.all)
  func missingLink(stage: String) throws {
    let page = Page(.portrait)
    let tabs = ForwardingTabs()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: tabs)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(page.timesAsked == 0)
  }

  @Test(
    "D-36, D-11, D-12: with an upright base class one screen of the app turns",
    arguments: Stages.all)
  func baseClass(stage: String) throws {
    let navigation = ForwardingNavigation(rootViewController: UprightPage())
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.turn(to: .portrait)
    device.act { navigation.pushViewController(TurningPage(), animated: true) }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "D-34: the container's delegate does it without a subclass, from iOS 7 on",
    arguments: Stages.all)
  func delegate(stage: String) throws {
    let delegate = AnsweringDelegate()
    let navigation = UINavigationController(rootViewController: Page(.portrait))
    navigation.delegate = delegate
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    device.turn(to: .landscapeLeft)
    let isAsked = !stage.hasSuffix("iOS 6")
    #expect(device.interfaceOrientation == (isAsked ? .portrait : .landscapeRight))
  }

  // One article forwards to the visible controller in the base class and to the top one in the
  // category, as if they were the same. They differ while the top presents something.
  @Test(
    "D-37, D-25: forwarded to what is visible, a sheet decides that is not asked otherwise",
    arguments: ["iPhone 13, iOS 15"] + Stages.from16)
  func visible(stage: String) throws {
    for (navigation, expected) in [
      (
        VisibleNavigation(rootViewController: Page(.portrait)),
        UIInterfaceOrientation.landscapeRight
      ),
      (ForwardingNavigation(rootViewController: Page(.portrait)), .portrait),
    ] {
      let device = try HeadlessDevice(stage: stage)
      device.launch(root: navigation)
      device.act {
        let sheet = Page(.allButUpsideDown)
        sheet.modalPresentationStyle = .pageSheet
        navigation.topViewController?.present(sheet, animated: true)
      }
      device.act { navigation.setNeedsUpdateOfSupportedInterfaceOrientations() }
      device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == expected)
    }
  }

  // The category of one article forwards the status bar together with the orientations. UIKit's
  // own navigation controller says how the bar looks, and its top whether there is one.
  @Test("D-36: the status bar's look is forwarded with the rest", arguments: Stages.all.dropFirst())
  func statusBar(stage: String) throws {
    for forwards in [true, false] {
      let page = DarkPage(.portrait)
      let device = try HeadlessDevice(stage: stage)
      device.launch(
        root: forwards
          ? StatusBarNavigation(rootViewController: page)
          : UINavigationController(rootViewController: page))
      device.act { page.setNeedsStatusBarAppearanceUpdate() }
      let style = device.run { UIApplication.shared.statusBarStyle }
      #expect((style == .lightContent) == forwards)
    }
  }
}
