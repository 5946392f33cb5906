import Foundation
import InterfaceBuilderDocuments

extension UIGestureRecognizer {
  /// Takes what a document says of any recognizer, and of one of this class.
  func read(_ element: InterfaceElement) {
    element.flag("enabled").map { isEnabled = $0 }
    element.flag("cancelsTouchesInView").map { cancelsTouchesInView = $0 }
    element.flag("delaysTouchesBegan").map { delaysTouchesBegan = $0 }
    element.flag("delaysTouchesEnded").map { delaysTouchesEnded = $0 }
    let taps = element.number("numberOfTapsRequired").map { Int($0) }
    let touches = element.number("numberOfTouchesRequired").map { Int($0) }
    switch self {
    case let tap as UITapGestureRecognizer:
      taps.map { tap.numberOfTapsRequired = $0 }
      touches.map { tap.numberOfTouchesRequired = $0 }
    case let press as UILongPressGestureRecognizer:
      taps.map { press.numberOfTapsRequired = $0 }
      touches.map { press.numberOfTouchesRequired = $0 }
      element.number("minimumPressDuration").map { press.minimumPressDuration = $0 }
      element.number("allowableMovement").map { press.allowableMovement = $0 }
    case let swipe as UISwipeGestureRecognizer:
      touches.map { swipe.numberOfTouchesRequired = $0 }
      element["direction"].flatMap { Self.directions[$0] }.map { swipe.direction = $0 }
    case let pan as UIPanGestureRecognizer:
      element.number("minimumNumberOfTouches").map { pan.minimumNumberOfTouches = Int($0) }
      element.number("maximumNumberOfTouches").map { pan.maximumNumberOfTouches = Int($0) }
    default: break
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
