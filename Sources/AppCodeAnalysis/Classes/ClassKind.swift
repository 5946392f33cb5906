/// What a class is to rotation.
package enum ClassKind: String, Sendable, Hashable, CaseIterable {
  /// A controller with content of its own.
  case plain
  /// `UINavigationController`
  case navigation
  /// `UITabBarController`
  case tabBar
  /// `UISplitViewController`
  case split
  /// `UIPageViewController`
  case page
  /// `UIAlertController`
  case alert
  /// `UIImagePickerController`, which is portrait only.
  case imagePicker
  /// `UIHostingController`
  case hosting
  /// `UISearchController`
  case search
  /// Controllers of the system that apps present and do not subclass.
  case system
  /// `UIWindow`
  case window
  /// `UIView` and its subclasses but windows.
  case view
  /// `UIApplication`
  case application
  /// A class with the app delegate's protocol.
  case appDelegate
  /// A class with a scene delegate's protocol.
  case sceneDelegate
  /// Anything else, and what is not known.
  case other

  /// Whether it is a kind of `UIViewController`.
  package var isController: Bool {
    switch self {
    case .plain, .navigation, .tabBar, .split, .page, .alert, .imagePicker, .hosting, .search,
      .system:
      true
    case .window, .view, .application, .appDelegate, .sceneDelegate, .other: false
    }
  }

  /// Whether it is a controller whose purpose is to show others.
  package var isContainer: Bool {
    switch self {
    case .navigation, .tabBar, .split, .page: true
    default: false
    }
  }
}
