import Orientation

/// Which of the methods that change who else is notified a class overrides.
struct MethodOverrides: OptionSet {
  let rawValue: Int
  /// `viewWillTransition(to:with:)`.
  static let sizeTransition = MethodOverrides(rawValue: 1)
  /// One of the rotate callbacks.
  static let rotate = MethodOverrides(rawValue: 2)
  /// One of the two-step callbacks up to iOS 4.
  static let rotateInHalves = MethodOverrides(rawValue: 4)
  /// `supportedInterfaceOrientations`.
  static let mask = MethodOverrides(rawValue: 8)
  /// `shouldAutorotate(to:)`, the question up to iOS 5.
  static let legacyAnswer = MethodOverrides(rawValue: 16)
  /// `childForInterfaceOrientationLock`.
  static let childForLock = MethodOverrides(rawValue: 32)

  /// The same for the system, as far as it matters there.
  var engine: Controller.Overrides {
    var overrides: Controller.Overrides = []
    if contains(.sizeTransition) { overrides.insert(.sizeTransition) }
    if contains(.rotate) { overrides.insert(.rotate) }
    if contains(.legacyAnswer) && !contains(.mask) { overrides.insert(.onlyLegacyAnswer) }
    return overrides
  }
}

extension DeviceHost {
  /// Whether a controller's class answers for its mask otherwise than the class of UIKit's it derives
  /// from.
  package func answersItself(_ controller: UIViewController) -> Bool {
    let key = ObjectIdentifier(type(of: controller))
    if let known = maskOverrides[key] { return known }
    let base: UIViewController.Type =
      switch controller {
      case is UINavigationController: UINavigationController.self
      case is UITabBarController: UITabBarController.self
      case is UISplitViewController: UISplitViewController.self
      case is UIPageViewController: UIPageViewController.self
      default: UIViewController.self
      }
    let found = MethodTable.overridesMask(type(of: controller), of: base)
    maskOverrides[key] = found
    return found
  }

  /// What the class of a controller overrides.
  func methodOverrides(of controller: UIViewController) -> MethodOverrides {
    let key = ObjectIdentifier(type(of: controller))
    if let known = overrides[key] { return known }
    let found = MethodTable.overrides(of: type(of: controller))
    overrides[key] = found
    return found
  }
}
