import Foundation
import Orientation

extension UIViewController {
  /// The host it belongs to, or in whose context the code runs.
  var host: DeviceHost? { registration?.host ?? DeviceHost.current }

  /// What the base class answers: all but upside down on a phone, all on an iPad (`D-03`).
  ///
  /// A class that only answers the question of iOS 5 supports portrait (`D-23`).
  var usualMask: UIInterfaceOrientationMask {
    guard let host else { return .allButUpsideDown }
    return UIInterfaceOrientationMask(
      host.methodOverrides(of: self).engine.defaultMask(on: host.system.idiom))
  }

  /// What the base class prefers: the interface as it is, which counts as no preference (`E-03`).
  var inheritedPreference: UIInterfaceOrientation {
    guard let host else { return .portrait }
    let current = UIInterfaceOrientation(host.system.interfaceOrientation)
    host.inheritedPreference = current
    return current
  }

  /// Up to iOS 5: containers ask their children, others answer yes to portrait (`D-10`, `D-22`).
  func legacyAnswer(to orientation: UIInterfaceOrientation) -> Bool {
    let asked = kind.answeringChildren(shown: shownChildren, all: containedChildren)
    guard let host, !asked.isEmpty, host.system.behaviors[.containersAskChildren] else {
      return orientation == .portrait
    }
    return asked.allSatisfy { $0.shouldAutorotate(to: orientation) }
  }

  var shownOrientation: UIInterfaceOrientation {
    guard let host else { return .unknown }
    let scene = registration.map { host.scene(of: $0.id) } ?? .main
    return UIInterfaceOrientation(host.system.geometry(of: scene).interfaceOrientation)
  }

  func sendUpdate() {
    guard let host, let id = registration?.id else { return }
    host.send(
      .setNeedsUpdateOfSupportedInterfaceOrientations(
        id, isAnimated: UIView.areAnimationsEnabled))
  }

  func sendLockUpdate() {
    guard let host, let id = registration?.id else { return }
    host.send(.setNeedsUpdateOfPrefersInterfaceOrientationLocked(id))
  }

  /// Whether it, or what it shows, overrides the two-step callbacks of iOS 4 (`G-08`).
  var turnsInHalves: Bool {
    guard let host else { return false }
    return host.methodOverrides(of: self).contains(.rotateInHalves)
      || shownChildren.contains { $0.turnsInHalves }
  }

  /// The status bar is looked at again, which may change the safe area (`Q-15`).
  func updateStatusBar() {
    guard let host else { return }
    for window in host.application.openWindows { window.fitSafeArea() }
  }

  /// The status bar is hidden where it is in landscape on a phone from iOS 8 (`H-09`).
  var usualStatusBarHidden: Bool {
    guard let host else { return false }
    return traitCollection.verticalSizeClass == .compact
      && host.system.behaviors[.statusBarHidesInLandscape]
  }
}
