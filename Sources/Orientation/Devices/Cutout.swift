/// What interrupts a display.
///
/// - UIKit: not offered; it shows in the safe area only.
public enum Cutout: Sendable, Hashable, CaseIterable {
  /// Nothing: a full rectangle.
  case none
  /// The notch of the phones from iPhone X on.
  case notch
  /// The Dynamic Island.
  case island
  /// The round camera opening in a corner of iPhone Duo's outer display.
  case cornerCamera
  /// No source states it.
  case unknown
}
