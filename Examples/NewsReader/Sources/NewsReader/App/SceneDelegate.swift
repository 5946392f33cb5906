import UIKit

/// Creates a scene's window, and shows a greeting the first time.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow?

  private let newsroom = Newsroom.sample
  private let preferences: Preferences

  public override convenience init() { self.init(preferences: Preferences()) }

  /// Creates a delegate with stored preferences.
  public init(preferences: Preferences) {
    self.preferences = preferences
    super.init()
  }

  /// Shows the tabs.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let main = MainTabBarController(newsroom: newsroom, preferences: preferences)
    window.rootViewController = main
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Says hello, unless that was done.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    guard !preferences.hasBeenWelcomed, let root = window?.rootViewController,
      root.presentedViewController == nil
    else { return }
    root.present(WelcomeViewController(preferences: preferences), animated: false)
  }
}
