public import Foundation

/// What has settings for all of its kind.
///
/// - UIKit: differs: they are stored and set nothing. Stored only. Since iOS 5
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The settings of a class.
  static func appearance() -> Self
  /// The settings of a class inside of others (since iOS 9).
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
}

/// What appearances can be limited to.
///
/// - UIKit: same. Since iOS 5
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// An object that keeps what is set and changes no view.
  ///
  /// - UIKit: differs. Stored only. Since iOS 5
  public class func appearance() -> Self {
    Appearances.object(of: self) { Self(coder: EmptyCoder()) }
  }

  /// An object that keeps what is set and changes no view.
  ///
  /// - UIKit: differs. Stored only. Since iOS 9
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIBarItem: UIAppearance {
  /// An object that keeps what is set and changes no item.
  ///
  /// - UIKit: differs. Stored only. Since iOS 5
  public class func appearance() -> Self {
    Appearances.object(of: self) { Self(coder: EmptyCoder()) }
  }

  /// An object that keeps what is set and changes no item.
  ///
  /// - UIKit: differs. Stored only. Since iOS 9
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}

@MainActor private enum Appearances {
  /// The object of a class, created once for each device.
  static func object<Settings: NSObject>(
    of type: Settings.Type, _ make: () -> Settings?
  ) -> Settings {
    StoredOnly.note("\(type).appearance()")
    let key = ObjectIdentifier(type)
    if let known = DeviceHost.current?.appearances[key] as? Settings { return known }
    guard let made = make() else {
      preconditionFailure("\(type).appearance(): init(coder:) of the class returns nil")
    }
    DeviceHost.current?.appearances[key] = made
    return made
  }
}
