import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

/// How a screen gets into a window.
enum Nesting: CaseIterable, CustomTestStringConvertible {
  case root, navigation, tab, split, page, container, tabNavigation, presented, presentedNavigation
  case delegateNavigation, delegateTab, delegatePage, delegateSplit
  case delegateLine

  var testDescription: String { "\(self)" }
}

/// An app that shows one screen in some container.
@MainActor
struct Nest {
  let device: HeadlessDevice
  let screen: UIViewController
  private let delegate = OrientationContainerDelegate()

  init(_ stage: HeadlessDevice.Configuration, _ nesting: Nesting, _ screen: UIViewController) {
    device = HeadlessDevice(stage: stage)
    self.screen = screen
    let device = device
    switch nesting {
    case .presented, .presentedNavigation:
      let root = Screen(.portrait)
      device.launch(root: root)
      let shown =
        nesting == .presented
        ? screen : OrientationNavigationController(rootViewController: screen)
      shown.modalPresentationStyle = .fullScreen
      device.act { root.present(shown, animated: true) }
    case .delegateLine:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      let delegate = LineDelegate(tabs)
      device.launch(delegate)
    default:
      let root = root(nesting)
      device.launch(root: root)
    }
  }

  private func root(_ nesting: Nesting) -> UIViewController {
    switch nesting {
    case .navigation: return OrientationNavigationController(rootViewController: screen)
    case .tab:
      let tabs = OrientationTabBarController()
      tabs.viewControllers = [screen, Screen(.portrait)]
      return tabs
    case .split:
      let split = OrientationSplitViewController()
      split.viewControllers = [screen]
      return split
    case .page:
      let pages = OrientationPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen], direction: .forward, animated: false)
      return pages
    case .container: return PlainContainer(screen)
    case .tabNavigation:
      let tabs = OrientationTabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      return tabs
    case .delegateNavigation:
      let navigation = UINavigationController(rootViewController: screen)
      navigation.delegate = delegate
      return navigation
    case .delegateTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      tabs.delegate = delegate
      return tabs
    case .delegatePage:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen], direction: .forward, animated: false)
      pages.delegate = delegate
      return pages
    case .delegateSplit:
      let split = UISplitViewController()
      split.viewControllers = [screen]
      split.delegate = delegate
      return split
    case .root, .presented, .presentedNavigation, .delegateLine: return screen
    }
  }
}

@MainActor
@Suite("What a screen declares")
struct ExhaustiveDeclarationTests {
  private nonisolated static let poses: [UIDeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  @Test(
    "D-06, D-07, D-34, D-35, D-36: it counts in every container, in every pose",
    arguments: spread(Stages.all, Nesting.allCases, every: 12))
  func counts(stage: HeadlessDevice.Configuration, nesting: Nesting) {
    for mask: UIInterfaceOrientationMask in [.portrait, .landscape, .allButUpsideDown] {
      let nest = Nest(stage, nesting, Screen(mask))
      for pose in Self.poses {
        nest.device.turn(to: pose)
        let shown = nest.device.interfaceOrientation
        #expect(mask.rawValue & (1 << UInt(shown.rawValue)) != 0, "\(mask.testDescription)")
        if mask.rawValue & (1 << UInt(pose.rawValue)) != 0 {
          #expect(shown.rawValue == pose.rawValue)
        }
      }
      #expect(nest.device.faults.isEmpty)
    }
  }

  @Test("The innermost that says something wins", arguments: Stages.onePhone)
  func innermost(stage: HeadlessDevice.Configuration) {
    let silent = Screen(nil)
    let navigation = OrientationNavigationController(rootViewController: silent)
    let outer = Screen(.landscape)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    device.act { outer.addChild(Screen(nil)) }
    #expect(device.run { navigation.resolvedOrientations } == .allButUpsideDown)
    device.act { silent.orientations = .portrait }
    #expect(device.run { navigation.resolvedOrientations } == .portrait)
    device.act { navigation.pushViewController(DeclaringTable(.landscapeLeft), animated: true) }
    #expect(device.run { navigation.resolvedOrientations } == .landscapeLeft)
    device.act { navigation.pushViewController(PlainScreen(.landscapeRight), animated: true) }
    #expect(device.run { navigation.resolvedOrientations } == .landscapeRight)
    device.act { navigation.pushViewController(PlainScreen(nil), animated: true) }
    #expect(device.run { navigation.resolvedOrientations } == .allButUpsideDown)
  }

  @Test(
    "E-04, E-08: a wish is kept within what is allowed", arguments: Stages.all,
    [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait])
  func wish(stage: HeadlessDevice.Configuration, wish: UIInterfaceOrientation) {
    let player = Screen(.landscape, prefers: wish)
    player.modalPresentationStyle = .fullScreen
    let root = Screen(.portrait)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: root)
    device.act { root.present(player, animated: true) }
    #expect(device.faults.isEmpty)
    #expect(device.interfaceOrientation == (wish == .portrait ? .landscapeRight : wish))
    #expect(device.turns.count == 1)
    device.act { root.dismiss(animated: true) }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
    #expect(device.turns.count == 2)
  }

  @Test(
    "F-10, F-24: a change counts at once, with one turn", arguments: Stages.all,
    Nesting.allCases.filter { $0 != .delegateLine })
  func change(stage: HeadlessDevice.Configuration, nesting: Nesting) {
    let screen = Screen(.portrait)
    let nest = Nest(stage, nesting, screen)
    nest.device.forgetTranscript()
    nest.device.act { screen.orientations = .landscape }
    #expect(nest.device.interfaceOrientation.isLandscape)
    nest.device.act { screen.orientations = .all }
    #expect(nest.device.interfaceOrientation == .portrait)
    #expect(nest.device.turns.count == 2)
  }

  @Test(
    "After the user has turned the device, a change that allows the interface does not turn it",
    arguments: spread(Stages.all, Nesting.allCases.filter { $0 != .delegateLine }, every: 12))
  func changeAfterTurn(stage: HeadlessDevice.Configuration, nesting: Nesting) {
    for pose in Self.poses {
      for mask: UIInterfaceOrientationMask in [.landscape, .allButUpsideDown, .all] {
        let screen = Screen(nil)
        let nest = Nest(stage, nesting, screen)
        nest.device.turn(to: .landscapeLeft)
        nest.device.turn(to: pose)
        let shown = nest.device.interfaceOrientation
        // Where the device points to what is now allowed, the interface follows.
        guard mask.rawValue & (1 << UInt(shown.rawValue)) != 0,
          shown.rawValue == pose.rawValue || mask.rawValue & (1 << UInt(pose.rawValue)) == 0
        else { continue }
        nest.device.forgetTranscript()
        nest.device.act { screen.orientations = mask }
        #expect(nest.device.turns == [], "\(pose), \(mask.testDescription)")
        // Flat on a table, the device has nothing to say: the interface stays as it is.
        nest.device.turn(to: .faceUp)
        nest.device.act { screen.orientations = nil }
        #expect(nest.device.turns == [], "\(pose), \(mask.testDescription), then nil")
      }
    }
  }
}
