import UIKit

/// An app delegate of a test.
@MainActor protocol AppMaking: UIApplicationDelegate {
  /// What the window shows that it makes; nil where the scene's delegate makes the window.
  var root: UIViewController? { get set }
}

/// A scene delegate of a test.
@MainActor protocol SceneMaking: UIWindowSceneDelegate {
  /// What the window shows that it makes; nil where the app's delegate makes the window.
  var root: UIViewController? { get set }
}

/// An app delegate that answers nothing for orientations, and records their callbacks.
class AppDelegate: UIResponder, AppMaking {
  var window: UIWindow?
  var root: UIViewController?
  /// Where it records callbacks.
  var journal = Journal()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let root else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    journal.lines.append("delegate will \(newStatusBarOrientation.rawValue)")
  }

  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {
    journal.lines.append("delegate did \(oldStatusBarOrientation.rawValue)")
  }
}

/// An app delegate that says which orientations a window can be shown in.
final class AnsweringAppDelegate: UIResponder, AppMaking {
  var window: UIWindow?
  var root: UIViewController?
  /// The answer.
  var mask: (UIWindow?) -> UIInterfaceOrientationMask
  /// How often it was asked.
  var questions = 0

  init(_ mask: UIInterfaceOrientationMask) { self.mask = { _ in mask } }

  init(_ mask: @escaping (UIWindow?) -> UIInterfaceOrientationMask) { self.mask = mask }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let root else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    questions += 1
    return mask(window)
  }
}

/// A scene delegate that records the callbacks of the scene's geometry.
class SceneDelegate: UIResponder, SceneMaking {
  var window: UIWindow?
  var root: UIViewController?
  /// The orientations before each `didUpdate`.
  var oldOrientations: [UIInterfaceOrientation] = []
  /// What each `didUpdateEffectiveGeometry` got, and what the scene had by then.
  var geometries: [(previous: UIWindowScene.Geometry, now: UIWindowScene.Geometry)] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let root, let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    oldOrientations.append(previousInterfaceOrientation)
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousGeometry: UIWindowScene.Geometry
  ) {
    geometries.append((previousGeometry, windowScene.effectiveGeometry))
  }
}

/// A scene delegate that says which orientations the scene can be shown in.
final class AnsweringSceneDelegate: UIResponder, SceneMaking {
  var window: UIWindow?
  var root: UIViewController?
  /// The answer.
  var mask: UIInterfaceOrientationMask

  init(_ mask: UIInterfaceOrientationMask) { self.mask = mask }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let root, let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }

  func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask { mask }
}
