import HeadlessDevice
import HeadlessDeviceTesting
import QuarterturnKit
import Testing
import UIKit

// The files of the tutorial, so that they compile and run; ArticleCodeTests compares them.

enum TutorialBegin {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}

enum TutorialDelegate {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      Quarterturn.supportedInterfaceOrientations(for: window)
    }
  }
}

enum TutorialList {
  final class FilmsViewController: OrientationViewController {
    override var initialOrientations: UIInterfaceOrientationMask? { .portrait }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Films"
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = OrientationNavigationController(
        rootViewController: FilmsViewController())
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}

enum TutorialPlayer {
  final class PlayerViewController: OrientationViewController {
    override var initialOrientations: UIInterfaceOrientationMask? { .landscape }
  }

  final class FilmsViewController: OrientationViewController {
    override var initialOrientations: UIInterfaceOrientationMask? { .portrait }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Films"
      let play = UIAction(title: "Play") { [weak self] _ in self?.play() }
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIButton(primaryAction: play))
    }

    func play() {
      navigationController?.pushViewController(PlayerViewController(), animated: true)
    }
  }
}

enum TutorialButton {
  final class PlayerViewController: OrientationViewController {
    override var initialOrientations: UIInterfaceOrientationMask? { .landscape }

    func showUpright() async {
      orientations = .allButUpsideDown
      do {
        try await rotate(to: .portrait)
      } catch {
        title = error.description
      }
    }
  }
}

enum TutorialEnd {
  final class PlayerViewController: OrientationViewController {
    private var lock: OrientationLock?

    override var initialOrientations: UIInterfaceOrientationMask? { .landscape }

    func showUpright() async {
      orientations = .allButUpsideDown
      do {
        try await rotate(to: .portrait)
      } catch {
        title = error.description
      }
    }

    func toggleLock() {
      lock = lock == nil ? OrientationLock(.shown, by: self) : nil
    }
  }

  final class FilmsViewController: OrientationViewController {
    override var initialOrientations: UIInterfaceOrientationMask? { .portrait }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Films"
      let play = UIAction(title: "Play") { [weak self] _ in self?.play() }
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIButton(primaryAction: play))
    }

    func play() {
      navigationController?.pushViewController(PlayerViewController(), animated: true)
    }
  }

  @MainActor
  @Suite("The player", .device("iPhone 15, iOS 17, portrait"))
  struct PlayerTests {
    @Test("is in landscape, and the list is in portrait afterwards")
    func turnsAndComesBack() {
      let device = HeadlessDevice.current
      let films = FilmsViewController()
      device.launch(root: OrientationNavigationController(rootViewController: films))

      films.play()
      device.settle()
      #expect(device.interfaceOrientation.isLandscape)

      films.navigationController?.popViewController(animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
    }
  }
}

@MainActor
@Suite("The tutorial's app")
struct TutorialAppTests {
  @Test(
    "N-34: starts on the newest system with scenes, and its list stays upright",
    arguments: ["iPhone 15, iOS 17", "iPhone 17, iOS 27"])
  func starts(line: String) throws {
    let scenes: [String: Any] = ["UIApplicationSceneManifest": [String: String]()]
    let device = try HeadlessDevice(line, infoPlist: scenes)
    device.launch(TutorialDelegate.AppDelegate(), sceneDelegate: TutorialList.SceneDelegate())
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
  }
}
