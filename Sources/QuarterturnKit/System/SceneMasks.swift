#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
import UIKit

/// The masks that count for a scene, each with who answers.
@MainActor package struct SceneMasks {
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
    controller = GivenAnswers.probe { decider.supportedInterfaceOrientations }
    let calls = Quarterturn.lineCalls
    application = GivenAnswers.probe { scene.applicationMask(of: window) }
    applicationFollowsScreens = Quarterturn.lineCalls != calls
    device = scene.deviceMask
    areBinding = MaskForceFinding(Facts(scene)).force.counts
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
  /// - Returns: the mask, or what the app allows where it is none of them; and what to answer now:
  ///   during a change that turns the interface, the one orientation it has to turn to.
  func firstAllowed(
    of wishes: [UIInterfaceOrientationMask]
  ) -> (mask: UIInterfaceOrientationMask, now: UIInterfaceOrientationMask) {
    guard let scene = comingScene, let window = scene.decidingWindows.first else {
      let wish = wishes.first ?? usualOrientations
      return (wish, wish)
    }
    let application = scene.applicationMask(of: window)
    let possible = application.intersection(scene.deviceMask)
    let answer = noting(wishes.first { !$0.isDisjoint(with: possible) } ?? possible, wishes)
    let way = SceneKeeper.known(scene)?.destination(within: answer.intersection(possible))
    return (answer, way?.mask ?? answer)
  }

  private func noting(
    _ answer: UIInterfaceOrientationMask, _ wishes: [UIInterfaceOrientationMask]
  ) -> UIInterfaceOrientationMask {
    if !GivenAnswers.isProbing, let wish = wishes.first, wish != answer {
      Quarterturn.note(
        "\(type(of: self)) wants \(wish.names), which the app or the device does not allow:"
          + " it answers \(answer.names).")
    }
    return answer
  }
}
#endif
