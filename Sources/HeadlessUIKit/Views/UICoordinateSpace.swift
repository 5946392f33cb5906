public import Foundation

/// Something with points of its own: a view, a window, a screen.
///
/// - UIKit: same. Since iOS 8
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its rectangle in its own space, in points.
  var bounds: CGRect { get }
  /// A point of this space in another's numbers.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's numbers.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another's numbers: the box around it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one's numbers: the box around it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that knows its position on the screen.
///
/// Views, windows and screens all do, so that each can convert to and from each.
@MainActor package protocol ScreenPlacedSpace: UICoordinateSpace {
  /// From this space to the screen in its current orientation.
  var transformToScreen: CGAffineTransform { get }
}

extension UICoordinateSpace {
  /// From this space to the screen; the identity for a space of an unknown kind.
  var placeOnScreen: CGAffineTransform {
    (self as? any ScreenPlacedSpace)?.transformToScreen ?? .identity
  }
}

extension ScreenPlacedSpace {
  /// A point of this space in another's numbers.
  package func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transformToScreen).applying(coordinateSpace.placeOnScreen.inverted())
  }

  /// A point of another space in this one's numbers.
  package func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.placeOnScreen).applying(transformToScreen.inverted())
  }

  /// A rectangle of this space in another's numbers: the box around it.
  package func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transformToScreen.concatenating(coordinateSpace.placeOnScreen.inverted()))
  }

  /// A rectangle of another space in this one's numbers: the box around it.
  package func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.placeOnScreen.concatenating(transformToScreen.inverted()))
  }
}
