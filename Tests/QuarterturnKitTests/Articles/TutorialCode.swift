import HeadlessDevice
import HeadlessDeviceTesting
import QuarterturnKit
import Testing
import UIKit

// The files of the tutorial, so that they compile and run; ArticleCodeTests compares them.

enum TutorialBegin {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
}

enum TutorialDelegate {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      Quarterturn.supportedInterfaceOrientations(for: window)
    }
  }
}

enum TutorialList {
  final class FilmsViewController: OrientationViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Films"
      orientations = .portrait
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = OrientationNavigationController(
        rootViewController: FilmsViewController())
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      Quarterturn.supportedInterfaceOrientations(for: window)
    }
  }
}

enum TutorialPlayer {
  final class PlayerViewController: OrientationViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      orientations = .landscape
    }
  }

  final class FilmsViewController: OrientationViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Films"
      orientations = .portrait
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
    override func viewDidLoad() {
      super.viewDidLoad()
      orientations = .landscape
    }

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

    override func viewDidLoad() {
      super.viewDidLoad()
      orientations = .landscape
    }

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
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Films"
      orientations = .portrait
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
