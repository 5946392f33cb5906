/// How the status bar is drawn.
///
/// - UIKit: same cases and raw values. Since iOS 2
public enum UIStatusBarStyle: Int, Sendable {
  /// According to the traits.
  case `default` = 0
  /// Light text. Since iOS 7.
  case lightContent = 1
  /// Translucent black up to iOS 6; the raw value stays.
  case blackOpaque = 2
  /// Dark text. Since iOS 13.
  case darkContent = 3
}

/// How the status bar comes and goes.
///
/// - UIKit: same cases and raw values. Since iOS 3.2
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fades.
  case fade = 1
  /// Slides.
  case slide = 2
}
