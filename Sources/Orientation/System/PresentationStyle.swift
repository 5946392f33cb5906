/// How a controller is presented.
///
/// - UIKit: `UIModalPresentationStyle`, with the two facts of a custom presentation that matter.
///   Rule: `Q-01`, `D-24` to `D-31`
public enum PresentationStyle: Sendable, Hashable {
  /// Full screen up to SDK 12, a page sheet from SDK 13 (`D-26`, `Q-05`).
  case automatic
  /// Covers the window; the presenter's view is removed.
  case fullScreen
  /// A sheet.
  case pageSheet
  /// A centred card.
  case formSheet
  /// A bubble.
  case popover
  /// Covers the presenting context.
  case currentContext
  /// Covers the presenting context.
  case overCurrentContext
  /// Covers everything; the presenter's view stays.
  case overFullScreen
  /// A presentation controller of the app's own.
  case custom(removesPresentersView: Bool)
}
