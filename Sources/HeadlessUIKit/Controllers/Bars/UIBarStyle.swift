/// How a bar is drawn.
///
/// - UIKit: same. Since iOS 2
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// The height of a bar.
///
/// - UIKit: same. Since iOS 5
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// As in landscape on a phone.
  case compact = 1
  /// As usual, with a line above the title.
  case defaultPrompt = 101
  /// As in landscape, with a line above the title.
  case compactPrompt = 102
}

/// Where a bar is.
///
/// - UIKit: same. Since iOS 7
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, with its ground behind the status bar.
  case topAttached = 3
}
