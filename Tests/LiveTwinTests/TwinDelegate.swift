import Foundation
import HeadlessUIKit
import Orientation

/// The app's and the scene's delegate of a twin.
@MainActor
final class TwinDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate,
  UIViewControllerTransitioningDelegate
{
  var window: UIWindow?
  var mask: InterfaceOrientationMask?
  var sceneMask: InterfaceOrientationMask?
  var root: UIViewController?
  var removesPresentersView = false
  weak var run: TwinRun?

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
  ) -> UIInterfaceOrientationMask {
    mask.map { UIInterfaceOrientationMask($0) }
      ?? Silent().application(application, supportedInterfaceOrientationsFor: window)
  }

  func supportedInterfaceOrientations(for windowScene: UIWindowScene)
    -> UIInterfaceOrientationMask
  {
    sceneMask.map { UIInterfaceOrientationMask($0) }
      ?? Silent().supportedInterfaceOrientations(for: windowScene)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = TwinPresentation(presentedViewController: presented, presenting: presenting)
    controller.removes = removesPresentersView
    return controller
  }

  /// Delegates without answers.
  private final class Silent: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
  }
}

/// A presentation controller that says whether it takes the presenter's view out.
private final class TwinPresentation: UIPresentationController {
  var removes = false
  override var shouldRemovePresentersView: Bool { removes }
}
