import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("Wrong use raises what UIKit raises")
struct WrongUseTests {
  final class Screen: UIViewController {}

  /// Runs code on a device that keeps exceptions, and says which it kept.
  func faults(
    iOS version: Int = 16, _ code: (UINavigationController, UIViewController) -> Void
  ) throws -> [String] {
    let device = try device("iPhone X", iOS: version, recordsFaults: true)
    let root = Screen()
    let stack = UINavigationController(rootViewController: root)
    device.launch(root: stack)
    device.run { code(stack, root) }
    return device.host.faults.map {
      "\($0.name): \($0.reason(className: "", behaviors: Behaviors(of: SystemVersion(version))))"
    }
  }

  @Test("Presenting a controller that is in use", arguments: [12, 14])
  func presentedTwice(version: Int) throws {
    let twice = try faults(iOS: version) { stack, root in
      let screen = Screen()
      root.present(screen, animated: true)
      screen.present(Screen(), animated: true)
      screen.presentedViewController?.present(screen, animated: true)
    }
    let old = "Application tried to present modally an active controller <Screen>."
    #expect(
      twice == [
        "NSInvalidArgumentException: "
          + (version < 14
            ? old
            : "Application tried to present modally a view controller <Screen> that is already being"
              + " presented by <UINavigationController>.")
      ])
    let contained = try faults(iOS: version) { stack, root in
      let screen = Screen()
      stack.pushViewController(screen, animated: true)
      stack.present(screen, animated: true)
    }
    #expect(
      contained == [
        "NSInvalidArgumentException: "
          + (version < 14
            ? old
            : "Application tried to present modally a view controller <Screen> that has a parent view"
              + " controller <UINavigationController>.")
      ])
  }

  @Test("Presenting the root of the window, or a controller on itself")
  func presentedRoot() throws {
    #expect(
      try faults { stack, root in root.present(stack, animated: true) } == [
        "NSInvalidArgumentException: Application tried to present modally an active controller"
          + " <UINavigationController>."
      ])
    #expect(
      try faults { _, root in root.present(root, animated: true) } == [
        "NSInvalidArgumentException: Application tried to present modal view controller on itself."
          + " Presenting controller is <Screen>."
      ])
  }

  @Test("A presenter that is presenting, or is not on screen, only gets a line in the log")
  func warnings() throws {
    for version in [12, 16] {
      let device = try device("iPhone X", iOS: version)
      let root = Screen()
      device.launch(root: root)
      device.run { root.present(Screen(), animated: true) }
      device.run {
        root.present(UIViewController(), animated: true)
        UINavigationController().present(UIViewController(), animated: true)
      }
      let start = version == 12 ? "Warning: Attempt" : "Attempt"
      let from = version == 12 ? "" : " (from <Screen>)"
      #expect(
        device.host.log.contains(
          "\(start) to present <UIViewController> on <Screen>\(from) which is already presenting"
            + " <Screen>\(version == 12 ? "" : ".")"))
      #expect(
        device.host.log.contains {
          $0.contains("on <UINavigationController>")
            && $0.contains("whose view is not in the window hierarchy")
        })
    }
  }

  @Test("Pushing twice, pushing a stack, popping to a stranger, repeating a controller")
  func stacks() throws {
    #expect(
      try faults(iOS: 12) { stack, root in stack.pushViewController(root, animated: true) } == [
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is"
          + " not supported (<Screen>)"
      ])
    #expect(
      try faults { stack, root in stack.pushViewController(root, animated: true) } == [
        "NSInvalidArgumentException: <UINavigationController> is pushing the same view controller"
          + " instance (<Screen>) more than once which is not supported and is most likely an error"
          + " in the application"
      ])
    #expect(
      try faults { stack, _ in stack.pushViewController(UINavigationController(), animated: true) }
        == ["NSInvalidArgumentException: Pushing a navigation controller is not supported"])
    #expect(
      try faults { stack, _ in _ = stack.popToViewController(Screen(), animated: true) } == [
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
      ])
    #expect(
      try faults { stack, root in stack.viewControllers = [root, root] } == [
        "NSInternalInconsistencyException: All view controllers in a navigation controller must be"
          + " distinct (<Screen>, <Screen>)"
      ])
  }

  @Test("Children: itself, another controller's view, a transition between strangers")
  func children() throws {
    #expect(
      try faults { _, root in root.addChild(root) }.first?.hasPrefix("NSInvalidArgumentException")
        == true)
    #expect(
      try faults { stack, root in
        let child = UIViewController()
        root.view.addSubview(child.view)
        UIPageViewController().addChild(child)
      } == [
        "UIViewControllerHierarchyInconsistency: child view controller:<UIViewController> should"
          + " have parent view controller:<Screen> but requested parent is:<UIPageViewController>"
      ])
    #expect(
      try faults { _, root in
        root.transition(
          from: Screen(), to: Screen(), duration: 0, animations: nil, completion: nil)
      }.first?.contains("must have a common parent view controller") == true)
  }

  @Test("Tabs, pages and alerts")
  func others() throws {
    #expect(
      try faults { _, root in
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen()]
        tabs.selectedViewController = root
      } == [
        "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view"
          + " controller in the tab bar controller's list of view controllers can be selected."
      ])
    #expect(
      try faults { _, _ in
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      } == [
        "NSInvalidArgumentException: The number of view controllers provided (0) doesn't match the"
          + " number required (1) for the requested transition"
      ])
  }

  @Test("Appearance that is not begun, or begun twice, is a line in the log")
  func imbalance() throws {
    let device = try device()
    let root = Screen()
    device.launch(root: root)
    device.run { root.endAppearanceTransition() }
    #expect(
      device.host.log == ["Unbalanced calls to begin/end appearance transitions for <Screen>."])
  }

  @Test("D-15, D-17: an app and a controller without a common orientation end the program")
  func emptyIntersection() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        final class Upright: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let device = try device("iPhone X", iOS: 12) {
          $0.infoPlist.orientations = [.landscapeLeft]
        }
        device.launch(root: Upright())
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation',"
          + " reason: 'Supported orientations has no common orientation with the application, and"
          + " [Upright shouldAutorotate] is returning YES'"))
  }

  @Test("E-04: a preferred orientation outside the mask ends the program")
  func preferredOutside() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        final class Torn: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .landscapeLeft
          }
        }
        let device = try device("iPhone X", iOS: 12)
        let root = UIViewController()
        device.launch(root: root)
        device.run { root.present(Torn(), animated: true) }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match a supported"
          + " interface orientation: 'portrait'!"))
  }

  @Test("A wrong use ends the program with UIKit's text")
  func ends() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let device = try device()
        let stack = UINavigationController(rootViewController: UIViewController())
        device.launch(root: stack)
        device.run { stack.pushViewController(UINavigationController(), animated: true) }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason:"
          + " 'Pushing a navigation controller is not supported'"))
  }
}
