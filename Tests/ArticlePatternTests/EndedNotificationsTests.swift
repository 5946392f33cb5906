import HeadlessDevice
import Testing
import UIKit

/// The anti-pattern: an app delegate that ends the device's notifications without having begun them.
private final class EndingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let root: UIViewController
  private let endsFirst: Bool

  init(root: UIViewController, endsFirst: Bool) {
    self.root = root
    self.endsFirst = endsFirst
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if endsFirst { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    if !endsFirst { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    return true
  }
}

/// The same line in an app whose scenes make the windows.
private final class EndingSceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    return true
  }
}

/// Makes the window of a scene.
private final class HomeScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(root: UIViewController) {
    self.root = root
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }
}

@MainActor
@Suite("Notifications of the device, ended once too often")
struct EndedNotificationsTests {
  private let home = Page(.allButUpsideDown)

  @Test("B-02, B-03, B-04, B-05, B-06: the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("notifications-ended")
    walk.launch(home)
    walk.step { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
    walk.step { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    walk.turn()
    walk.step { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    walk.turn()
    walk.step { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
    walk.turn()
    walk.finish()
  }

  @Test("B-05: ended while it is launched, the app does not turn any more", arguments: Stages.all)
  func whileLaunching(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(EndingDelegate(root: home, endsFirst: false))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.heldOrientation == .unknown)
    #expect(device.posts.isEmpty)
  }

  // The article has every later turn fail. That depends on the line's place: before there is a
  // window, UIKit has not begun yet and there is nothing to end.
  @Test("B-04, B-06: ended before there is a window, nothing is lost", arguments: Stages.all)
  func beforeTheWindow(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(EndingDelegate(root: home, endsFirst: true))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "B-04, B-06: in an app with scenes the same line is harmless: the window comes later",
    arguments: ["iPhone 13, iOS 15"] + Stages.from16)
  func scenes(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(EndingSceneApp(), sceneDelegate: HomeScene(root: home))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("B-04: an app that opens two windows at launch keeps turning when one of them goes")
  func twoWindows() throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    let delegate = MaskDelegate(.allButUpsideDown, root: home)
    var overlay: UIWindow?
    let listener = device.run {
      Listener(UIApplication.didFinishLaunchingNotification) {
        overlay = UIWindow(frame: UIScreen.main.bounds)
        overlay?.rootViewController = Page(.allButUpsideDown)
        overlay?.isHidden = false
      }
    }
    device.launch(delegate)
    device.act { overlay?.isHidden = true }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    withExtendedLifetime(listener) {}
  }
}
