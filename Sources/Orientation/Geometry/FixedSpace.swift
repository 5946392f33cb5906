/// The coordinate space of a display that does not turn: upright, whatever the interface does.
///
/// ```swift
/// let space = FixedSpace(Size(375, 667))
/// space.convert(Point(0, 0), to: .landscapeLeft)  // (667, 0)
/// ```
///
/// - UIKit: `UIScreen.fixedCoordinateSpace`. Since iOS 8. Rule: `H-04`
@frozen public struct FixedSpace: Hashable, Sendable {
  /// The bounds, in points.
  public var size: ScreenSize

  /// Makes the space of a display of this upright size.
  @inlinable public init(_ size: ScreenSize) { self.size = size }

  /// The position of a point of this space in an interface's coordinates.
  ///
  /// - Parameters:
  ///   - point: a place in this space.
  ///   - orientation: the interface orientation; unknown counts as portrait.
  /// - Returns: the same place of the glass in the interface's space.
  /// - UIKit: `convert(_:to:)` with `UIScreen.coordinateSpace`. Rule: `H-04`
  public func convert(_ point: ScreenPoint, to orientation: InterfaceOrientation) -> ScreenPoint {
    switch orientation {
    case .unknown, .portrait: point
    case .landscapeRight: ScreenPoint(point.y, size.width - point.x)
    case .portraitUpsideDown: ScreenPoint(size.width - point.x, size.height - point.y)
    case .landscapeLeft: ScreenPoint(size.height - point.y, point.x)
    }
  }

  /// The position of an interface's point in this space.
  ///
  /// - Parameters:
  ///   - point: a place in the interface's space.
  ///   - orientation: the interface orientation; unknown counts as portrait.
  /// - Returns: the same place of the glass in this space.
  /// - UIKit: `convert(_:from:)` with `UIScreen.coordinateSpace`. Rule: `H-04`
  public func convert(_ point: ScreenPoint, from orientation: InterfaceOrientation) -> ScreenPoint {
    switch orientation {
    case .unknown, .portrait: point
    case .landscapeRight: ScreenPoint(size.width - point.y, point.x)
    case .portraitUpsideDown: ScreenPoint(size.width - point.x, size.height - point.y)
    case .landscapeLeft: ScreenPoint(point.y, size.height - point.x)
    }
  }

  /// What a rectangle of an interface covers in this space.
  ///
  /// - Parameters:
  ///   - rect: a rectangle in the interface's space.
  ///   - orientation: the interface orientation; unknown counts as portrait.
  /// - Returns: the same part of the glass in this space.
  /// - UIKit: `convert(_:from:)` with `UIScreen.coordinateSpace`. Rule: `H-04`, `H-05`
  public func convert(_ rect: ScreenRect, from orientation: InterfaceOrientation) -> ScreenRect {
    let first = convert(rect.origin, from: orientation)
    let last = convert(
      ScreenPoint(rect.origin.x + rect.size.width, rect.origin.y + rect.size.height),
      from: orientation)
    let origin = ScreenPoint(min(first.x, last.x), min(first.y, last.y))
    return ScreenRect(origin, rect.size.oriented(orientation))
  }
}
