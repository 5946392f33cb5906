import Foundation

/// What the reader chose.
@MainActor
public final class Preferences {
  /// Whether videos are shown in landscape only.
  var videoNeedsLandscape = false
  /// The size of the text, in points.
  var textSize = 17.0
  /// Whether the reader has seen the first screen.
  var hasBeenWelcomed: Bool

  /// Makes the preferences of a reader.
  public init(hasBeenWelcomed: Bool = false) { self.hasBeenWelcomed = hasBeenWelcomed }
}
