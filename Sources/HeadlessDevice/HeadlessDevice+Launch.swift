import Foundation
public import HeadlessUIKit
import Orientation

extension HeadlessDevice {
  /// Launches an app with an app delegate that makes its window itself, without scenes, or whose
  /// scenes have no delegates.
  ///
  /// - Parameter delegate: the app's delegate, made in the context of the device.
  public func launch(_ delegate: @autoclosure () -> any UIApplicationDelegate) {
    launch(delegate(), makingSceneDelegates: nil)
  }

  /// Launches an app with an app delegate and scene delegates.
  ///
  /// ```swift
  /// device.launch(AppDelegate(), sceneDelegate: SceneDelegate())
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate, made in the context of the device.
  ///   - sceneDelegate: a scene's delegate, created for each scene.
  public func launch(
    _ delegate: @autoclosure () -> any UIApplicationDelegate,
    sceneDelegate: @autoclosure @escaping () -> any UIWindowSceneDelegate
  ) {
    launch(delegate(), makingSceneDelegates: sceneDelegate)
  }

  /// Launches an app whose first window comes from a storyboard, as `UIMainStoryboardFile` and
  /// `UISceneStoryboardFile` of an Info.plist have it.
  ///
  /// The window is the delegate's before `application(_:didFinishLaunchingWithOptions:)` and
  /// `scene(_:willConnectTo:options:)` are called, and is shown after them.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate, made in the context of the device.
  ///   - sceneDelegate: a scene's delegate, created for each scene; nil for an app without scenes.
  ///   - storyboard: the storyboard, whose initial controller each scene gets.
  public func launch(
    _ delegate: @autoclosure () -> any UIApplicationDelegate,
    sceneDelegate: @autoclosure @escaping () -> (any UIWindowSceneDelegate)? = nil,
    storyboard: @autoclosure @escaping () -> UIStoryboard
  ) {
    host.makeRoot = { storyboard().instantiateInitialViewController() }
    launch(delegate(), makingSceneDelegates: sceneDelegate)
  }

  /// Launches an app that has nothing but a scene delegate.
  ///
  /// - Parameter sceneDelegate: a scene's delegate, created for each scene.
  public func launch(sceneDelegate: @autoclosure @escaping () -> any UIWindowSceneDelegate) {
    launch(SilentDelegate(), makingSceneDelegates: sceneDelegate)
  }

  /// Launches an app that shows one controller.
  ///
  /// - Parameter root: the root of the window, made in the context of the device.
  public func launch(root: @autoclosure () -> UIViewController) {
    let root = run(root)
    launch(RootDelegate(root: root), makingSceneDelegates: nil)
  }

  func launch(
    _ delegate: @autoclosure () -> any UIApplicationDelegate,
    makingSceneDelegates make: (() -> (any UIWindowSceneDelegate)?)?
  ) {
    precondition(
      !host.hasLaunched, "\(self) runs an app already. Boot another device for another app.")
    host.makeSceneDelegate = make
    run { host.application.delegate = delegate() }
    send(.launch)
    settle()
  }
}

/// The delegate of an app that leaves everything to its scenes.
@MainActor private final class SilentDelegate: NSObject, UIApplicationDelegate {}

/// The delegate of an app that shows one controller.
@MainActor private final class RootDelegate: NSObject, UIApplicationDelegate {
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
