public import UIKit

/// A screen, or a container, that says in one place how it may lie.
///
/// ```swift
/// final class ArticleViewController: UITableViewController, OrientationDeclaring {
///   let orientations: UIInterfaceOrientationMask? = .allButUpsideDown
/// }
/// ```
///
/// Whoever UIKit asks looks inwards: of the screens from the one that is asked to the innermost one
/// that is shown, the innermost that says something wins. A screen that says nothing leaves it to
/// whoever contains it.
///
/// A screen that UIKit asks itself, because it is presented full screen or is a window's root, has
/// to pass on the question: ``OrientationViewController`` does; any other class answers with
/// `resolvedOrientations`. With ``Quarterturn/supportedInterfaceOrientations(for:otherwise:)`` in the
/// app's delegate no screen has to.
///
/// After a change call `setNeedsUpdateOfOrientations()`.
///
/// - UIKit: not offered; UIKit asks one controller and no other. Rule: `D-06`, `D-07`, `D-36`
@MainActor
public protocol OrientationDeclaring: UIViewController {
  /// The orientations the screen may be shown in; nil leaves it to whoever contains the screen.
  var orientations: UIInterfaceOrientationMask? { get }
  /// The orientation in which it likes to come up full screen; nil for no wish.
  ///
  /// A wish outside of what is allowed is not passed on: UIKit would raise an exception (`E-04`).
  var preferredOrientation: UIInterfaceOrientation? { get }
  /// The child that speaks in its place; nil leaves the choice to the library.
  ///
  /// Navigation, tab, page and split view controllers and a child that fills its container are found
  /// without it.
  var childForOrientations: UIViewController? { get }
}

extension OrientationDeclaring {
  /// No wish.
  public var preferredOrientation: UIInterfaceOrientation? { nil }
  /// The library's choice.
  public var childForOrientations: UIViewController? { nil }
}
