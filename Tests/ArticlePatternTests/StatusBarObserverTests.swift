import HeadlessDevice
import Testing
import UIKit

extension UIViewController {
  /// The controller the user looks at: what is presented last, inside its containers.
  fileprivate static var topmost: UIViewController? {
    var found = UIApplication.shared.keyWindow?.rootViewController
    while let controller = found {
      if let presented = controller.presentedViewController {
        found = presented
      } else if let navigation = controller as? UINavigationController {
        guard let top = navigation.topViewController else { return navigation }
        found = top
      } else if let tabs = controller as? UITabBarController {
        guard let selected = tabs.selectedViewController else { return tabs }
        found = selected
      } else {
        return controller
      }
    }
    return nil
  }
}

/// The pattern: every screen observes the status bar, and only the topmost one rearranges itself.
private final class Quotes: Page {
  private(set) var arranged: [String] = []
  private(set) var heard = 0
  private var listener: Listener?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener = Listener(UIApplication.didChangeStatusBarOrientationNotification) { [weak self] in
      self?.statusBarHasTurned()
    }
  }

  private func statusBarHasTurned() {
    heard += 1
    guard UIViewController.topmost === self else { return }
    arranged.append(UIApplication.shared.statusBarOrientation.isLandscape ? "wide" : "tall")
  }
}

@MainActor
@Suite("Observers of the status bar")
struct StatusBarObserverTests {
  private let list = Quotes(.allButUpsideDown)
  private let detail = Quotes(.allButUpsideDown)

  @Test(
    "C-07, C-12: every screen is notified of the turn, and only the topmost one rearranges itself",
    arguments: Stages.all.dropLast())
  func topmost(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let navigation = ForwardingNavigation(rootViewController: list)
    device.launch(root: navigation)
    device.turn(to: .landscapeLeft)
    device.turn(to: .portrait)
    #expect(list.arranged == ["wide", "tall"])
    device.act { navigation.pushViewController(detail, animated: true) }
    device.turn(to: .landscapeRight)
    #expect(list.heard == 3)
    #expect(list.arranged == ["wide", "tall"])
    #expect(detail.arranged == ["wide"])
    device.act {
      let player = Quotes(.allButUpsideDown)
      player.modalPresentationStyle = .fullScreen
      navigation.present(player, animated: true)
    }
    device.turn(to: .portrait)
    #expect(detail.heard == 2)
    #expect(detail.arranged == ["wide"])
  }

  @Test(
    "J-11, B-10, B-12, C-12: poses that turn nothing are reported to observers of the device only",
    arguments: Stages.all)
  func poses(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: list)
    var ofDevice = 0
    let listener = device.run {
      Listener(UIDevice.orientationDidChangeNotification) { ofDevice += 1 }
    }
    for pose in [UIDeviceOrientation.faceUp, .portrait, .faceDown, .portraitUpsideDown] {
      device.turn(to: pose)
    }
    #expect(ofDevice == 4)
    #expect(list.heard == 0)
    device.turn(to: .landscapeLeft)
    device.turn(to: .landscapeRight)
    #expect(ofDevice == 6)
    #expect(list.heard == 2)
    withExtendedLifetime(listener) {}
  }

  // The article reports three notifications of the device on coming to the foreground and knows no
  // reason. They come when the device is flat: flat, the last upright pose, flat again.
  @Test("B-13, J-11: three notifications of the device come at once when it is flat")
  func threeAtOnce() throws {
    for (pose, expected) in [
      (UIDeviceOrientation.landscapeLeft, [UIDeviceOrientation]()),
      (.faceUp, [.faceUp, .portrait, .faceUp]),
    ] {
      let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
      device.launch(root: Page(.portrait))
      device.turn(to: pose)
      var heard: [UIDeviceOrientation] = []
      let listener = device.run {
        Listener(UIDevice.orientationDidChangeNotification) {
          heard.append(UIDevice.current.orientation)
        }
      }
      device.enterBackground()
      device.enterForeground()
      #expect(heard == expected)
      withExtendedLifetime(listener) {}
    }
  }

  // Pitfall A-13: the article gives statusBarOrientation the type of the mask and lists landscape
  // and all among its values. It is one orientation.
  @Test("A-13: the status bar's orientation is one orientation, not a mask")
  func type() throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    device.launch(root: list)
    let orientation: UIInterfaceOrientation = device.run {
      UIApplication.shared.statusBarOrientation
    }
    #expect(orientation == .portrait)
  }

  // The article has the orientation read there by all means. From iOS 27 it reads unknown, which is
  // not landscape, and the screen is arranged for portrait whatever its orientation.
  @Test("N-27: on iOS 27 the screen is arranged for portrait although it is in landscape")
  func noOp() throws {
    let device = try HeadlessDevice(stage: "iPhone 17, iOS 27")
    device.launch(root: list)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(list.arranged == ["tall"])
    #expect(device.log.contains { $0.contains("statusBarOrientation") })
    let scene = list.view.window?.windowScene
    #expect(scene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "C-12, G-24: a tab that was left is notified of the turn and stays as it is",
    arguments: Stages.all)
  func otherTab(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let tabs = ForwardingTabs()
    tabs.viewControllers = [list, detail]
    device.launch(root: tabs)
    device.act { tabs.selectedIndex = 1 }
    device.act { tabs.selectedIndex = 0 }
    device.turn(to: .landscapeLeft)
    #expect(list.arranged.count == 1)
    #expect(detail.heard == 1)
    #expect(detail.arranged == [])
    // It is laid out with the bounds of now when it comes back.
    device.act { tabs.selectedIndex = 1 }
    #expect(detail.view.bounds.width > detail.view.bounds.height)
  }
}
