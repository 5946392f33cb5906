public import Foundation

/// What has a place among bars.
///
/// - UIKit: same. Since iOS 7
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar: says where it is.
///
/// - UIKit: same; it is not asked. Since iOS 7
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top.
  ///
  /// - UIKit: differs, its delegate is not asked. Since iOS 7
  public var barPosition: UIBarPosition { .top }
}

extension UIToolbar: UIBarPositioning {
  /// At the bottom.
  ///
  /// - UIKit: differs, its delegate is not asked. Since iOS 7
  public var barPosition: UIBarPosition { .bottom }
}

extension UISearchBar: UIBarPositioning {
  /// Anywhere.
  ///
  /// - UIKit: differs, its delegate is not asked. Since iOS 7
  public var barPosition: UIBarPosition { .any }
}

/// The delegate of a navigation bar.
///
/// - UIKit: same; it is not called. Since iOS 2
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be put on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item is on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when the top item is gone.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The delegate of a toolbar.
///
/// - UIKit: same; it is not asked. Since iOS 7
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
