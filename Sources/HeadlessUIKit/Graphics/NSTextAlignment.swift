/// To which side the lines of a text are moved.
///
/// - UIKit: same. Since iOS 6
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides.
  case justified = 3
  /// As the language does.
  case natural = 4
}

/// What happens to a text that does not fit into a line.
///
/// - UIKit: same. Since iOS 6
public enum NSLineBreakMode: Int, Sendable {
  /// It wraps at words.
  case byWordWrapping = 0
  /// It wraps at characters.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}
