#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A screen, or a container, that declares its orientations in one place.
///
/// ```swift
/// final class ArticleViewController: UITableViewController, OrientationDeclaring {
///   let orientations: UIInterfaceOrientationMask? = .allButUpsideDown
/// }
/// ```
///
/// The controller that UIKit asks looks inwards: from it to the innermost visible screen, the
/// innermost declaration wins. A screen without a declaration leaves it to the containing
/// controller.
///
/// A screen that UIKit asks itself, because it is presented full screen or is a window's root, has
/// to pass on the question: ``OrientationViewController`` does; any other class answers with
/// `resolvedOrientations`. With
/// ``Quarterturn/supportedInterfaceOrientations(for:otherwise:)-(UIWindow?,_)`` in the app's delegate
/// no screen has to.
///
/// After a change call `setNeedsUpdateOfOrientations()`.
///
/// - UIKit: not offered; UIKit asks one controller and no other. Rule: `D-06`, `D-07`, `D-36`
@MainActor public protocol OrientationDeclaring: UIViewController {
  /// The orientations the screen may be shown in; nil leaves it to the containing controller.
  var orientations: UIInterfaceOrientationMask? { get }
  /// The preferred orientation when presented full screen; nil for no preference.
  ///
  /// A preference outside of what is allowed is not passed on: UIKit would raise an exception
  /// (`E-04`).
  var preferredOrientation: UIInterfaceOrientation? { get }
  /// The child that answers in its place; nil leaves the choice to the library.
  ///
  /// Navigation, tab, page and split view controllers and a child that fills its container are found
  /// without it.
  var childForOrientations: UIViewController? { get }
}

extension OrientationDeclaring {
  /// No preference.
  public var preferredOrientation: UIInterfaceOrientation? { nil }
  /// The library's choice.
  public var childForOrientations: UIViewController? { nil }
}
#endif
