/// Which display of a device one is.
///
/// - UIKit: not offered; apps compare a scene's screen with `UIScreen.main`. Rule: `P-15`
public enum DisplayRole: Sendable, Hashable, CaseIterable {
  /// The only one.
  case main
  /// The one of a closed foldable.
  case outer
  /// The one of an open foldable.
  case inner
  /// One that is connected by cable or air; no device's own.
  case external
}
