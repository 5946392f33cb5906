import UIKit

/// An app delegate that holds the orientations of the whole app, for screens to set.
final class MaskDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var mask: UIInterfaceOrientationMask
  private let root: UIViewController

  init(_ mask: UIInterfaceOrientationMask, root: UIViewController) {
    self.mask = mask
    self.root = root
    super.init()
  }

  /// The one of the app that runs.
  static var shared: MaskDelegate? { UIApplication.shared.delegate as? MaskDelegate }

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
  ) -> UIInterfaceOrientationMask { mask }
}
