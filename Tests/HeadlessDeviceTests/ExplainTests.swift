import HeadlessDevice
import Orientation
import RotationExplanation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A device says why its interface turned or did not")
struct DeviceExplainTests {
  /// A screen in portrait only, which is asked where a container of the app's own forwards.
  private final class SignIn: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  /// A container that forwards.
  private final class Flow: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      topViewController?.supportedInterfaceOrientations ?? .all
    }
  }

  @Test("The screen that decides is named with its mask, and what to change")
  func decides() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: SignIn())
    device.turn(to: .landscapeLeft)
    let explanation = device.explain()
    #expect(
      explanation.headline
        == "The interface does not turn: SignIn allows portrait only.")
    #expect(explanation.outcome == .stays(.notAllowed))
    #expect(explanation.advice != nil)
  }

  @Test("D-07: a screen that is not asked says so, with what it would have answered")
  func notAsked() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = SignIn()
    device.launch(root: UINavigationController(rootViewController: screen))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(
      device.explain(screen).headline
        == "SignIn turns to landscapeRight, although it allows portrait only: it is not asked.")
  }

  @Test("F-25: an answer that has changed since it was read is stale")
  func stale() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = SignIn()
    device.launch(root: Flow(rootViewController: screen))
    screen.mask = .all
    device.run {
      screen.view.window?.windowScene?.requestGeometryUpdate(
        .iOS(interfaceOrientations: .landscapeRight))
    }
    let text = device.explain().text()
    #expect(text.hasPrefix("The request is refused"), "\(text)")
    #expect(text.contains("Flow answers instead"), "\(text)")
    #expect(text.contains("setNeedsUpdateOfSupportedInterfaceOrientations()"), "\(text)")
  }

  @Test("The last step is explained, also one that the app began")
  func lastStep() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = UIViewController()
    device.launch(root: screen)
    device.turn(to: .landscapeLeft)
    #expect(device.explain().headline.contains("turns to landscapeRight"))
    let locked = SignIn()
    locked.modalPresentationStyle = .fullScreen
    device.run { screen.present(locked, animated: true) }
    let headline = "The interface comes up in portrait: SignIn allows portrait only."
    #expect(device.explain().headline == headline)
    device.advance(by: 3)
    #expect(device.explain().headline == headline)
  }

  @Test("Without anything that happened, or without a transcript, the answer says so")
  func nothing() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    #expect(
      device.explain().headline
        == "Nothing has happened to the device since its transcript begins.")
    device.launch(root: SignIn())
    device.forgetTranscript()
    #expect(device.explain().rows.isEmpty)
    var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
    configuration.recordsTranscript = false
    let silent = HeadlessDevice(configuration)
    silent.launch(root: SignIn())
    silent.turn(to: .landscapeLeft)
    #expect(silent.explain().headline.hasPrefix("The device records no transcript"))
    #expect(silent.transcriptText.isEmpty)
  }

  @Test("Asking changes nothing that a transcript or a turn would show")
  func noSideEffects() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: Flow(rootViewController: SignIn()))
    device.turn(to: .landscapeLeft)
    let (before, time) = (device.transcript, device.time)
    let first = device.explain()
    #expect(device.explain() == first)
    #expect(device.transcript == before)
    #expect(device.time == time)
  }
}

@MainActor
@Suite("What a device says of a turn is what it did, on every system")
struct ExhaustiveExplanationTests {
  private final class PortraitOnly: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
      orientation == .portrait
    }
  }

  /// The ways in which an app shows a screen that wants to stay upright.
  enum App: CaseIterable {
    case root, navigation, tabs, split, child, cover, sheet

    /// The root of the window, and the screen.
    @MainActor fileprivate func make() -> (root: UIViewController, screen: UIViewController) {
      let screen = PortraitOnly()
      switch self {
      case .root: return (screen, screen)
      case .navigation: return (UINavigationController(rootViewController: screen), screen)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        return (tabs, screen)
      case .split:
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), screen]
        return (split, screen)
      case .child:
        let outer = UIViewController()
        outer.addChild(screen)
        outer.view.addSubview(screen.view)
        return (outer, screen)
      case .cover, .sheet:
        screen.modalPresentationStyle = self == .cover ? .fullScreen : .pageSheet
        return (UIViewController(), screen)
      }
    }
  }

  nonisolated private static let devices =
    Effort.exhaustive.isRaised
    ? ["iPhone 4s", "iPhone 8", "iPhone 15", "iPad Air 2", "iPad mini 6"]
    : ["iPhone 4s", "iPhone 15", "iPad mini 6"]
  nonisolated private static let systems =
    Effort.exhaustive.isRaised
    ? ["iOS 5", "iOS 7", "iOS 9", "iOS 12", "iOS 15", "iOS 16", "iOS 17", "iOS 26", "iOS 27"]
    : ["iOS 5", "iOS 12", "iOS 17", "iOS 27"]

  @Test(
    "A turn is explained as one, and what stays as staying",
    arguments: try HeadlessDevice.Configuration.every(devices, on: systems), App.allCases)
  func agrees(_ configuration: HeadlessDevice.Configuration, app: App) throws {
    var configuration = configuration
    configuration.recordsFaults = true
    let device = HeadlessDevice(configuration)
    let (root, screen) = device.run { app.make() }
    device.launch(root: root)
    if screen.parent == nil, screen !== root {
      device.run { root.present(screen, animated: false) }
    }
    for pose in [UIDeviceOrientation.landscapeLeft, .portraitUpsideDown, .faceUp, .portrait] {
      let before = device.interfaceOrientation
      device.turn(to: pose)
      for explained in [device.explain(), device.explain(screen)] {
        let text = explained.text()
        if device.interfaceOrientation == before {
          if case .turns = explained.outcome { Issue.record("\(pose.rawValue) \(text)") }
        } else {
          let now = try #require(
            InterfaceOrientation(rawValue: device.interfaceOrientation.rawValue))
          #expect(explained.outcome == .turns(to: now), "\(text)")
        }
      }
    }
    #expect(device.faults.isEmpty)
  }
}
