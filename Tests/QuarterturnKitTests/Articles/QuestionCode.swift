import Orientation
import QuarterturnKit
import UIKit

// The code of the articles, so that it compiles; ArticleCodeTests compares them.

// MARK: - AskedRecursively

final class CartNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

// MARK: - DetectRotation

final class GridViewController: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in view.layoutIfNeeded() })
  }
}

final class GridScreen: OrientationViewController {
  private var observation: OrientationObservation?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    observation = view.window?.windowScene?.observeInterfaceTurns { turn in
      print(turn.old, turn.new, turn.newSize, turn.isHalfTurn)
    }
  }
}

// MARK: - ForceLandscape

final class ChartViewController: UIViewController {
  private var allowed = UIInterfaceOrientationMask.portrait
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }

  func showWide() {
    allowed = .landscape
    if #available(iOS 16, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
      let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
      view.window?.windowScene?.requestGeometryUpdate(wish) { error in print(error) }
    } else {
      UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}

final class ChartScreen: OrientationViewController {
  func showWide() async {
    orientations = .landscape
    do {
      try await rotate(to: .landscape)
    } catch {
      print(error)
    }
  }
}

// MARK: - IPadIgnoresMyLock

final class ReaderScreen: OrientationViewController {
  private var lock: OrientationLock?

  func toggleLock() {
    lock = lock == nil ? OrientationLock(.shown, by: self) : nil
    if lock?.isHonoured == false { showThatTheLockCannotHold() }
  }

  private func showThatTheLockCannotHold() {}
}

// MARK: - LeftAndRightAreSwapped

func interfaceOrientation(for device: UIDeviceOrientation) -> UIInterfaceOrientation? {
  switch device {
  case .portrait: .portrait
  case .portraitUpsideDown: .portraitUpsideDown
  case .landscapeLeft: .landscapeRight
  case .landscapeRight: .landscapeLeft
  default: nil
  }
}

// MARK: - LockIgnoredOn26And27

@available(iOS 26, *)
final class ComicViewController: UIViewController {
  private var staysPut = false
  override var prefersInterfaceOrientationLocked: Bool { staysPut }

  func holdStill() {
    staysPut = true
    setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }
}

// MARK: - LockOneScreen

final class ForwardingNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

final class SignInViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if #available(iOS 16, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}

final class SignInScreen: OrientationViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    orientations = .portrait
  }
}

final class AppRoot: OrientationTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [OrientationNavigationController(rootViewController: SignInScreen())]
  }
}

// MARK: - MyChildIsNotAsked

final class AppTabs: NSObject {}

extension AppTabs: UITabBarControllerDelegate {
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
}

final class RadioAppDelegate: UIResponder, UIApplicationDelegate {
  let orientations = OrientationContainerDelegate()

  func makeRoot() -> UIViewController {
    let tabs = UITabBarController()
    tabs.delegate = orientations
    return tabs
  }
}

// MARK: - NoCommonOrientation

final class GameDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

// MARK: - NoneOfTheRequestedOrientations

final class LobbyViewController: UIViewController {
  func start(_ level: UIViewController) {
    navigationController?.pushViewController(level, animated: true)
    navigationController?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      guard #available(iOS 16, *) else { return }
      level.setNeedsUpdateOfSupportedInterfaceOrientations()
      let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
      level.view.window?.windowScene?.requestGeometryUpdate(wish) { error in print(error) }
    }
  }
}

// MARK: - ReadTheOrientation

extension UIView {
  var shownOrientation: UIInterfaceOrientation? {
    guard let scene = window?.windowScene else { return nil }
    if #available(iOS 16, *) { return scene.effectiveGeometry.interfaceOrientation }
    return scene.interfaceOrientation
  }
}

// MARK: - SettingOrientationIsNotSupported

final class FullScreenButton: UIButton {
  func turn(_ mask: UIInterfaceOrientationMask, device: UIDeviceOrientation) {
    if #available(iOS 16, *) {
      let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)
      window?.windowScene?.requestGeometryUpdate(wish) { error in print(error) }
    } else {
      UIDevice.current.setValue(device.rawValue, forKey: "orientation")
    }
  }
}

// MARK: - SheetIsNotAsked

final class HomeViewController: UIViewController {
  func sign(_ signature: UIViewController) {
    signature.modalPresentationStyle = .fullScreen
    present(signature, animated: true)
  }
}

final class FormScreen: OrientationViewController {
  private var lock: OrientationLock?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lock = OrientationLock(.orientations(.portrait), by: self)
  }
}

// MARK: - SizesWrongAfterRotating

final class PhotosViewController: UITableViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in
      tableView.reloadData()
    })
  }
}

// MARK: - StaysTurnedAfterPop

final class ListViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if #available(iOS 16, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIDevice.current.setValue(UIDeviceOrientation.portrait.rawValue, forKey: "orientation")
    }
  }
}

// MARK: - StuckInLandscape

final class VideoAppDelegate: UIResponder, UIApplicationDelegate {
  weak var playerWindow: UIWindow?

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    window != nil && window === playerWindow ? .allButUpsideDown : .portrait
  }
}

// MARK: - UpsideDown

final class TimerScreen: OrientationViewController {
  func turnOver() async {
    orientations = .all
    do {
      try await rotate(to: .portraitUpsideDown)
    } catch {
      if case .notAllowed(.device, _) = error.reason { print("Not on this phone.") }
    }
  }
}

// MARK: - WrongAtLaunch

final class WideDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
