import QuarterturnKit
import UIKit

/// A screen that declares its orientations.
final class Screen: OrientationViewController {
  init(
    _ orientations: UIInterfaceOrientationMask?, prefers preferred: UIInterfaceOrientation? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    self.orientations = orientations
    preferredOrientation = preferred
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen of some other class that declares its orientations, and passes no question on.
final class DeclaringTable: UITableViewController, OrientationDeclaring {
  var orientations: UIInterfaceOrientationMask?

  init(_ orientations: UIInterfaceOrientationMask?) {
    self.orientations = orientations
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen that knows nothing of the library and answers UIKit itself.
final class PlainScreen: UIViewController {
  private let mask: UIInterfaceOrientationMask?

  init(_ mask: UIInterfaceOrientationMask?) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask ?? super.supportedInterfaceOrientations
  }
}

/// A container of the app's own, with the library's line in it.
final class PlainContainer: UIViewController {
  let content: UIViewController

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { resolvedOrientations }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

/// An app's delegate that shows a root and allows what it is given.
class RootDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private let root: UIViewController
  private let allowed: UIInterfaceOrientationMask

  init(_ root: UIViewController, allowing allowed: UIInterfaceOrientationMask = .all) {
    self.root = root
    self.allowed = allowed
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { allowed }
}

/// An app's delegate with the one line.
final class LineDelegate: RootDelegate {
  private let otherwise: UIInterfaceOrientationMask?

  init(_ root: UIViewController, otherwise: UIInterfaceOrientationMask? = nil) {
    self.otherwise = otherwise
    super.init(root)
  }

  override func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Quarterturn.supportedInterfaceOrientations(for: window, otherwise: otherwise)
  }
}
