import Foundation

extension UIView {
  /// Sets what storyboards set by name of any view.
  func takeViewValue(_ value: Any?, _ key: String) -> Bool {
    switch (key, value) {
    case ("backgroundColor", let color as UIColor): backgroundColor = color
    case ("tintColor", let color as UIColor): tintColor = color
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): isHidden = flag
    case ("clipsToBounds", let flag as Bool), ("layer.masksToBounds", let flag as Bool):
      clipsToBounds = flag
    case ("layer.cornerRadius", let radius as Double): layer.cornerRadius = CGFloat(radius)
    case ("layer.cornerRadius", let radius as Int): layer.cornerRadius = CGFloat(radius)
    case ("layer.borderWidth", let width as Double): layer.borderWidth = CGFloat(width)
    case ("layer.borderWidth", let width as Int): layer.borderWidth = CGFloat(width)
    case ("gestureRecognizers", let added as [UIGestureRecognizer]):
      for recognizer in added { addGestureRecognizer(recognizer) }
    case ("tag", let number as Int): tag = number
    case ("alpha", let number as Double): alpha = CGFloat(number)
    case ("accessibilityIdentifier", let text as String): accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): accessibilityLabel = text
    default: return false
    }
    return true
  }
}
