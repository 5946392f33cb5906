import UIKit

/// A controller that records its callbacks.
final class Screen: UIViewController {
  var log: [String] = []
  var mask = UIInterfaceOrientationMask.allButUpsideDown
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("viewWillTransition \(Int(size.width)) x \(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in self.log.append("completion") }
  }
}

/// The delegate of a scene that shows a screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Screen()
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
}
