/// How much room an axis offers.
///
/// - UIKit: `UIUserInterfaceSizeClass`. Since iOS 8. Rule: `H-14`
@frozen public enum SizeClass: Int, CaseIterable, Sendable, Hashable {
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2
}

/// The traits that a rotation can change.
///
/// - UIKit: the two size classes of `UITraitCollection`. Since iOS 8. Rule: `G-12`, `G-13`
@frozen public struct Traits: Hashable, Sendable {
  /// Across.
  public var horizontal: SizeClass
  /// Up and down.
  public var vertical: SizeClass

  /// Creates a pair of size classes.
  @inlinable public init(_ horizontal: SizeClass, _ vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
