/// How a controller is presented.
///
/// - UIKit: same cases and raw values. Since iOS 3.2. Rule: `Q-01`
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view is taken out.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A centred card.
  case formSheet = 2
  /// Covers the presenting context.
  case currentContext = 3
  /// The app's own presentation controller. Since iOS 7.
  case custom = 4
  /// Covers the window; the presenter's view stays. Since iOS 8.
  case overFullScreen = 5
  /// Covers the presenting context. Since iOS 8.
  case overCurrentContext = 6
  /// A bubble. Since iOS 8.
  case popover = 7
  /// Not presented; also the value of a rotation's coordinator. Since iOS 7.
  case none = -1
  /// What the system finds best: full screen up to SDK 12, a page sheet from 13. Since iOS 13.
  case automatic = -2
}

/// How a presented controller comes on screen.
///
/// - UIKit: same cases and raw values. Since iOS 3
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up.
  case coverVertical = 0
  /// Turns around.
  case flipHorizontal = 1
  /// Fades in.
  case crossDissolve = 2
  /// Curls up. Since iOS 3.2.
  case partialCurl = 3
}
