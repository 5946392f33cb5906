import Orientation
import UIKit

/// The masks that count for a scene, each with who answers.
@MainActor struct SceneMasks {
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
  let areBinding: Bool

  /// Asks the controller that UIKit would ask; nil where there is none.
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
    areBinding = MaskForceFinding(facts).force.counts
  }

  /// What the scene may be shown in.
  var allowed: UIInterfaceOrientationMask {
    areBinding ? controller.intersection(application).intersection(device) : device
  }
}

extension UIWindowScene {
  /// What the app answers for a window: the scene's delegate from iOS 27, the app's delegate, else the
  /// Info.plist (`D-01`, `D-55`).
  func applicationMask(of window: UIWindow) -> UIInterfaceOrientationMask {
    if RunningSystem.asksSceneDelegate, let answer = sceneDelegateMask { return answer }
    return appDelegateMask(of: window) ?? AppDeclaration.orientations
  }
}

extension UIViewController {
  /// The first of some masks that UIKit can do something with: one that has an orientation in common
  /// with the app and the hardware, for without one it raises an exception (`D-05`, `D-15`).
  ///
  /// - Parameter wishes: the preferred ones, the most preferred first.
  /// - Returns: what the app allows where it is none of them.
  func firstAllowed(of wishes: [UIInterfaceOrientationMask]) -> UIInterfaceOrientationMask {
    guard let scene = comingScene, let window = scene.decidingWindows.first else {
      return wishes.first ?? usualOrientations
    }
    let application = scene.applicationMask(of: window)
    let device = UIInterfaceOrientationMask(rawValue: Facts(scene).deviceMask.rawValue)
    let possible = application.intersection(device)
    let answer = noting(wishes.first { !$0.isDisjoint(with: possible) } ?? possible, wishes)
    let way = SceneKeeper.known(scene)?.destination(within: answer.intersection(possible))
    return way?.mask ?? answer
  }

  private func noting(
    _ answer: UIInterfaceOrientationMask, _ wishes: [UIInterfaceOrientationMask]
  ) -> UIInterfaceOrientationMask {
    if let wish = wishes.first, wish != answer {
      Quarterturn.note(
        "\(type(of: self)) wants \(wish.names), which the app or the device does not allow:"
          + " it answers \(answer.names).")
    }
    return answer
  }
}
