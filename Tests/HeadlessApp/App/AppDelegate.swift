import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// What an initializer has to set.
  let composers = ["Chopin", "Debussy"]
  var window: UIWindow?
  /// What the window showed when the app had been launched.
  private(set) var rootAtLaunch: UIViewController?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    rootAtLaunch = window?.rootViewController
    return true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
