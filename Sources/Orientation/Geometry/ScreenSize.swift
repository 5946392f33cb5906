/// A width and a height in points.
@frozen public struct ScreenSize: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Creates a size in points.
  @inlinable public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The same area with width and height exchanged.
  @inlinable public var transposed: ScreenSize { ScreenSize(height, width) }

  /// Whether it is wider than high.
  @inlinable public var isLandscape: Bool { width > height }

  /// This portrait-up size as an interface orientation shows it.
  @inlinable public func oriented(_ orientation: InterfaceOrientation) -> ScreenSize {
    orientation.isLandscape ? transposed : self
  }
}
