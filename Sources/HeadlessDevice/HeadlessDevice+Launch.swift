public import HeadlessUIKit
import Orientation

extension HeadlessDevice {
  /// Launches an app with an app delegate, and with a scene delegate where it has scenes.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate, made in the context of the device.
  ///   - sceneDelegate: makes the delegate of each scene; nil for an app without scenes.
  public func launch(
    _ delegate: @autoclosure () -> any UIApplicationDelegate,
    sceneDelegate: (() -> any UIWindowSceneDelegate)? = nil
  ) {
    host.makeSceneDelegate = sceneDelegate
    run { host.application.delegate = delegate() }
    host.send(.launch)
    settle()
  }

  /// Launches an app that shows one controller.
  ///
  /// - Parameter root: the root of the window, made in the context of the device.
  public func launch(root: @autoclosure () -> UIViewController) {
    let root = run(root)
    launch(RootDelegate(root: root))
  }
}

/// The delegate of an app that shows one controller.
@MainActor
private final class RootDelegate: UIApplicationDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(root: UIViewController) { self.root = root }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}
