public import Foundation

/// Where the bars at the top or the bottom of a controller's view end.
///
/// - UIKit: same. Since iOS 7. Rule: `L-D-29`
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view is covered, in points.
  var length: CGFloat { get }
  /// The upper edge of what is covered (since iOS 9).
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what is covered (since iOS 9).
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How much of the view is covered (since iOS 9).
  var heightAnchor: NSLayoutDimension { get }
}

/// What the safe area leaves out at the top or the bottom.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// What covers the top of the view; its lower edge is where content begins.
  ///
  /// - UIKit: same. Since iOS 7; deprecated from iOS 11. Rule: `L-D-29`
  public var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

  /// What covers the bottom of the view; its upper edge is where content ends.
  ///
  /// - UIKit: same. Since iOS 7; deprecated from iOS 11. Rule: `L-D-29`
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

  private func barGuide(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
    // Made by its kind.
    guard let made = view.guide(kind) as? BarGuide else {
      preconditionFailure("the guide of a bar has its class")
    }
    return made
  }
}
