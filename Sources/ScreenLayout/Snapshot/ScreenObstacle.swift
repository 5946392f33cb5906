public import Orientation

/// Something of the system that covers a part of the screen.
public struct ScreenObstacle: Sendable, Hashable {
  /// What it is.
  public var kind: Kind
  /// What it covers, in points of the interface.
  public var frame: ScreenRect

  /// What may cover the screen.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// Time, reception and battery.
    case statusBar
    /// The notch of the phones from iPhone X on.
    case notch
    /// The Dynamic Island.
    case island
    /// The round camera opening in a corner.
    case camera
    /// The line at the bottom that leads to the Home Screen, with the room that the system keeps
    /// free around it.
    case homeIndicator
  }

  /// Creates an obstacle.
  public init(_ kind: Kind, _ frame: ScreenRect) {
    self.kind = kind
    self.frame = frame
  }
}
