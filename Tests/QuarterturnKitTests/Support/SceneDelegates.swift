import QuarterturnKit
import UIKit

/// Has scenes made of a class of its own.
final class ConfiguredDelegate: NSObject, UIApplicationDelegate {
  private let sceneClass: AnyClass

  init(_ sceneClass: AnyClass) {
    self.sceneClass = sceneClass
    super.init()
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.sceneClass = sceneClass
    return configuration
  }
}

/// Shows a screen that allows everything.
final class OneScreenDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Screen(.all)
    window.makeKeyAndVisible()
    self.window = window
  }
}
