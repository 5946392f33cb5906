#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

#if canImport(ObjectiveC)
import ObjectiveC
#endif

extension UIViewController {
  /// Whether its class overrides UIKit's getter of the mask.
  ///
  /// What the getter answers does not show it: `.allButUpsideDown`, written out in an app whose other
  /// screens are upright, is UIKit's default too.
  var answersItself: Bool {
    #if canImport(ObjectiveC)
    isOfAnotherFramework || overridesGetter
    #else
    DeviceHost.current?.answersItself(self) ?? false
    #endif
  }

  // Swift 6.1 does not know the word `unsafe`.
  #if canImport(ObjectiveC) && compiler(>=6.2)
  private var overridesGetter: Bool {
    let getter = #selector(getter: UIViewController.supportedInterfaceOrientations)
    return unsafe class_getMethodImplementation(type(of: self), getter)
      != class_getMethodImplementation(classOfUIKit, getter)
  }
  #elseif canImport(ObjectiveC)
  private var overridesGetter: Bool {
    let getter = #selector(getter: UIViewController.supportedInterfaceOrientations)
    return class_getMethodImplementation(type(of: self), getter)
      != class_getMethodImplementation(classOfUIKit, getter)
  }
  #endif

  #if canImport(ObjectiveC)
  /// The class of UIKit's that it derives from, as far as one answers otherwise than another.
  private var classOfUIKit: UIViewController.Type {
    switch self {
    case is UINavigationController: UINavigationController.self
    case is UITabBarController: UITabBarController.self
    case is UISplitViewController: UISplitViewController.self
    case is UIPageViewController: UIPageViewController.self
    default: UIViewController.self
    }
  }

  /// Whether it is a screen of the system's own, such as a player in full screen or a Safari view:
  /// what it answers is meant, although no app has written it.
  private var isOfAnotherFramework: Bool {
    guard let name = Bundle(for: type(of: self)).bundleIdentifier,
      Bundle(for: type(of: self)) != Bundle.main
    else { return false }
    let isOfInterface = name.hasPrefix("com.apple.UIKit") || name.hasPrefix("com.apple.SwiftUI")
    return name.hasPrefix("com.apple.") && !isOfInterface
  }
  #endif
}
#endif
