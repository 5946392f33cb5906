import Foundation
import HeadlessDevice
import UIKit

/// An app's callbacks, in order.
@MainActor
final class HeardLog {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// Notes every callback around a turn, and passes each on.
class LoggingController: UIViewController {
  let name: String
  let log: HeardLog

  init(_ name: String, _ log: HeardLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.note("\(name) \(line)") }

  private var look: String {
    "bounds \(view.bounds.size.text), interface \(interfaceOrientation.text)"
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews: \(look)") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews: \(look)") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    note("traitCollectionDidChange: \(traitCollection.text), was \(previous?.text ?? "nothing")")
  }
}

/// One of iOS 8 and later.
final class SizeController: LoggingController {
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("\(name) willTransition(to: \(newCollection.text))")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note(
      "\(name) viewWillTransition(to: \(size.text)): bounds \(view.bounds.size.text),"
        + " \(coordinator.transitionDuration) s")
    coordinator.animate { [name, log] _ in
      log.note("\(name) alongside")
    } completion: { [name, log] _ in
      log.note("\(name) completion")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// One of iOS 7 and earlier, which also runs later.
final class RotateController: LoggingController {
  override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    log.note(
      "\(name) willRotate(to: \(orientation.text), \(duration) s):"
        + " interface \(interfaceOrientation.text)")
  }
  override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval)
  {
    log.note("\(name) willAnimateRotation(to: \(orientation.text), \(duration) s)")
  }
  override func didRotate(from orientation: UIInterfaceOrientation) {
    log.note("\(name) didRotate(from: \(orientation.text)): interface \(interfaceOrientation.text)")
  }
}

/// The delegate of the app and of its scene.
@MainActor
final class LoggingDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
  let log: HeardLog
  private let makeRoot: () -> UIViewController

  init(_ log: HeardLog, _ makeRoot: @escaping () -> UIViewController) {
    self.log = log
    self.makeRoot = makeRoot
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("application didFinishLaunching")
    guard ProcessInfo.processInfo.isOldApp(on: UIDevice.current) else { return true }
    show(UIWindow(frame: UIScreen.main.bounds))
    return true
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.note("scene willConnect")
    guard let scene = scene as? UIWindowScene else { return }
    show(UIWindow(windowScene: scene))
  }

  private func show(_ window: UIWindow) {
    self.window = window
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
  }

  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { log.note("application willChangeStatusBarOrientation(\(orientation.text), \(duration) s)") }

  func application(
    _ application: UIApplication, didChangeStatusBarOrientation orientation: UIInterfaceOrientation
  ) { log.note("application didChangeStatusBarOrientation(from \(orientation.text))") }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previous: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    log.note(
      "scene didUpdate: \(windowScene.interfaceOrientation.text), was \(previous.text)"
        + " \(previousCoordinateSpace.bounds.size.text)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
  ) {
    log.note(
      "scene didUpdateEffectiveGeometry:"
        + " \(windowScene.effectiveGeometry.interfaceOrientation.text),"
        + " was \(previous.interfaceOrientation.text)")
  }
}

extension ProcessInfo {
  /// Whether the system is older than scenes.
  @MainActor
  func isOldApp(on device: UIDevice) -> Bool {
    (Int(device.systemVersion.prefix { $0 != "." }) ?? 0) < 13
  }
}

extension CGSize {
  var text: String { "\(Int(width)) x \(Int(height))" }
}

extension UIInterfaceOrientation {
  var text: String { "\(self)" }
}

extension UITraitCollection {
  var text: String { "\(horizontalSizeClass) x \(verticalSizeClass)" }
}
