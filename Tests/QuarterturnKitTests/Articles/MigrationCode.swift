import QuarterturnKit
import UIKit

// The code of the pages about other libraries, so that it compiles; ArticleCodeTests compares them.

// MARK: - FromScreenRotator

final class LiveAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Quarterturn.supportedInterfaceOrientations(for: window, otherwise: .portrait)
  }
}

final class LiveViewController: OrientationViewController {
  private var lock: OrientationLock?

  override var initialOrientations: UIInterfaceOrientationMask? { .landscape }

  func toggleLock() {
    lock = lock == nil ? OrientationLock(.shown, by: self) : nil
  }
}

final class ChannelsViewController: UIViewController {
  func watch() {
    navigationController?.pushViewController(LiveViewController(), animated: true)
  }
}

// MARK: - FromSwiftUIInterfaceOrientation

final class FilmsAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Quarterturn.supportedInterfaceOrientations(for: window, otherwise: .portrait)
  }
}

// MARK: - FromOrientationLocker

@MainActor final class OrientationModule {
  private var lock: OrientationLock?
  private var observation: OrientationObservation?

  func lockToLandscape(in scene: UIWindowScene) async throws(RotationRefusal) {
    lock?.release()
    lock = OrientationLock(.orientations(.landscape), in: scene)
    try await scene.rotate(to: .landscape)
  }

  func unlockAllOrientations() {
    lock?.release()
    lock = nil
  }

  func addOrientationListener(
    in scene: UIWindowScene, _ listener: @escaping @MainActor (UIInterfaceOrientation) -> Void
  ) {
    observation = scene.observeInterfaceTurns { listener($0.new) }
  }
}

// MARK: - FromExpoScreenOrientation

@MainActor final class ScreenOrientationModule {
  private var lock: OrientationLock?
  private var reading: Task<Void, Never>?

  func lockAsync(
    _ orientations: UIInterfaceOrientationMask, in scene: UIWindowScene
  ) async throws(RotationRefusal) {
    lock?.release()
    lock = OrientationLock(.orientations(orientations), in: scene)
    try await scene.rotate(to: orientations, until: .finished)
  }

  func unlockAsync() {
    lock?.release()
    lock = nil
  }

  func addOrientationChangeListener(
    in scene: UIWindowScene, _ listener: @escaping @MainActor (UIInterfaceOrientation) -> Void
  ) {
    let orientations = scene.interfaceOrientations
    reading = Task { for await orientation in orientations { listener(orientation) } }
  }

  func removeOrientationChangeListener() { reading?.cancel() }
}

// MARK: - FromRTRootNavigationController

final class PhotoViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  func back() { navigationController?.popViewController(animated: true) }
}

final class AlbumsTabBarController: OrientationTabBarController {
  convenience init(albums: UIViewController) {
    self.init()
    viewControllers = [OrientationNavigationController(rootViewController: albums)]
  }
}

// MARK: - FromOneScreenOrientation

extension UIWindowScene {
  func lock(
    _ orientations: UIInterfaceOrientationMask
  ) async throws(RotationRefusal) -> OrientationLock {
    let lock = OrientationLock(.orientations(orientations), in: self)
    do throws(RotationRefusal) {
      try await rotate(to: orientations)
    } catch {
      lock.release()
      throw error
    }
    return lock
  }
}
