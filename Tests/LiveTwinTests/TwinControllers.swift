import Foundation
import HeadlessUIKit
import Orientation

/// A plain controller, or an app's own container.
class TwinPlain: UIViewController, TwinController {
  var part: TwinPart?

  override func viewDidLoad() {
    for child in children {
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    twinMask(super.supportedInterfaceOrientations)
  }
  override var shouldAutorotate: Bool { twinAutorotates() }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    twinPreferred { super.preferredInterfaceOrientationForPresentation }
  }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    twinAllows(orientation) { super.shouldAutorotate(to: orientation) }
  }
  override var prefersInterfaceOrientationLocked: Bool { part?.answers.prefersLocked ?? false }
  override var shouldAutomaticallyForwardRotationMethods: Bool {
    !(part?.overrides.contains(.keepsRotationMethods) ?? false)
  }
  override func viewWillAppear(_ animated: Bool) { part?.react(to: .viewWillAppear) }
  override func viewDidAppear(_ animated: Bool) { part?.react(to: .viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { part?.react(to: .viewWillDisappear) }
}

/// One that overrides the size callback.
class TwinSize: TwinPlain {
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    part?.join(coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    part?.join(coordinator)
    part?.react(to: .viewWillTransition)
    guard part?.overrides.contains(.sizeTransitionWithoutSuper) != true else { return }
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// One that overrides the rotate callbacks.
class TwinRotate: TwinPlain {
  override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
}

/// One that overrides both.
class TwinSizeRotate: TwinSize {
  override func didRotate(from orientation: UIInterfaceOrientation) {}
}

/// One that overrides the two-step callbacks.
class TwinHalves: TwinPlain {
  override func willAnimateFirstHalfOfRotation(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
}

/// One that names a child for the lock.
class TwinLock: TwinSize {
  override var childForInterfaceOrientationLock: UIViewController? { children.first }
}

/// One that only answers the question of iOS 5.
class TwinLegacy: UIViewController, TwinController {
  var part: TwinPart?

  override func viewDidLoad() {
    for child in children {
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  override var shouldAutorotate: Bool { twinAutorotates() }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    twinPreferred { super.preferredInterfaceOrientationForPresentation }
  }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    twinAllows(orientation) { super.shouldAutorotate(to: orientation) }
  }
  override var prefersInterfaceOrientationLocked: Bool { part?.answers.prefersLocked ?? false }
  override func viewWillAppear(_ animated: Bool) { part?.react(to: .viewWillAppear) }
  override func viewDidAppear(_ animated: Bool) { part?.react(to: .viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { part?.react(to: .viewWillDisappear) }
}

/// A navigation controller.
class TwinNavigation: UINavigationController, TwinController, UINavigationControllerDelegate {
  var part: TwinPart?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    twinMask(super.supportedInterfaceOrientations)
  }
  override var shouldAutorotate: Bool { twinAutorotates() }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    twinPreferred { super.preferredInterfaceOrientationForPresentation }
  }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    twinAllows(orientation) { super.shouldAutorotate(to: orientation) }
  }
  override var prefersInterfaceOrientationLocked: Bool { part?.answers.prefersLocked ?? false }
  override var shouldAutomaticallyForwardRotationMethods: Bool {
    !(part?.overrides.contains(.keepsRotationMethods) ?? false)
  }
  override func viewWillAppear(_ animated: Bool) { part?.react(to: .viewWillAppear) }
  override func viewDidAppear(_ animated: Bool) { part?.react(to: .viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { part?.react(to: .viewWillDisappear) }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    guard case .delegate(let mask?, _) = part?.forwarding else {
      return Fallback().navigationControllerSupportedInterfaceOrientations(navigationController)
    }
    return UIInterfaceOrientationMask(mask)
  }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    Fallback().navigationControllerPreferredInterfaceOrientationForPresentation(
      navigationController)
  }

  /// A delegate without answers.
  private final class Fallback: NSObject, UINavigationControllerDelegate {}
}

/// A navigation controller that overrides the size callback.
class TwinSizeNavigation: TwinNavigation {
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    part?.join(coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    part?.join(coordinator)
    part?.react(to: .viewWillTransition)
    guard part?.overrides.contains(.sizeTransitionWithoutSuper) != true else { return }
    super.viewWillTransition(to: size, with: coordinator)
  }
}
