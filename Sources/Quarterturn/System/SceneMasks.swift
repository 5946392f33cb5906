import Orientation
import UIKit

/// The masks that count for a scene, each with who answers.
@MainActor
struct SceneMasks {
  /// The controller UIKit asks.
  let decider: UIViewController
  /// What it answers.
  let controller: UIInterfaceOrientationMask
  /// What a delegate or the Info.plist answers.
  let application: UIInterfaceOrientationMask
  /// Whether the app's delegate has the library's line, so that its answer follows the screen on top.
  let applicationFollowsScreens: Bool
  /// What the hardware can show.
  let device: UIInterfaceOrientationMask
  /// Whether masks count at all where the scene is shown (`D-40`, `N-01`).
  let count: Bool

  /// Asks whoever UIKit would ask; nil where there is nobody.
  init?(_ scene: UIWindowScene) {
    guard let window = scene.decidingWindows.first, let decider = window.orientationDecider else {
      return nil
    }
    self.decider = decider
    controller = decider.supportedInterfaceOrientations
    let calls = Quarterturn.lineCalls
    application = scene.applicationMask(of: window)
    applicationFollowsScreens = Quarterturn.lineCalls != calls
    let facts = Facts(scene)
    device = UIInterfaceOrientationMask(rawValue: facts.deviceMask.rawValue)
    count = MaskForceFinding(facts).force.counts
  }

  /// What the scene may be shown in.
  var allowed: UIInterfaceOrientationMask {
    count ? controller.intersection(application).intersection(device) : device
  }
}

extension UIWindowScene {
  /// What the app answers for a window: the scene's delegate from iOS 27, the app's delegate, else the
  /// Info.plist (`D-01`, `D-55`).
  fileprivate func applicationMask(of window: UIWindow) -> UIInterfaceOrientationMask {
    if RunningSystem.asksSceneDelegate, let answer = sceneDelegateMask { return answer }
    return appDelegateMask(of: window) ?? AppDeclaration.orientations
  }
}
