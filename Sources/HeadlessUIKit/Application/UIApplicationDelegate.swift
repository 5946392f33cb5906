public import Foundation

/// The delegate of an app: receives its life cycle and answers for its orientations.
///
/// - UIKit: same as far as rotation is concerned; what is optional there has an implementation here.
///   Since iOS 2. Rule: `C-08`, `D-01`
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's main window, where there are no scenes (since iOS 5).
  var window: UIWindow? { get set }
  /// The app is being launched (since iOS 6).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been launched: time to make the window, where there are no scenes (since iOS 3).
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The orientations a window can be shown in. Since iOS 6.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called before the interface rotates. Deprecated from iOS 13.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// Called when the interface has rotated. Deprecated from iOS 13.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// How a scene is to be made. Since iOS 13.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// It gets events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// It is about to get none.
  func applicationWillResignActive(_ application: UIApplication)
  /// It has left the screen (since iOS 4).
  func applicationDidEnterBackground(_ application: UIApplication)
  /// It is about to come on screen (since iOS 4).
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None (since iOS 5).
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Continues (since iOS 6).
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Continues (since iOS 3).
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// No answer: the Info.plist counts.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.host.isUnanswered = true
    return application.host.plistMask
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// The one of the Info.plist.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing (since iOS 4).
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing (since iOS 4).
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
