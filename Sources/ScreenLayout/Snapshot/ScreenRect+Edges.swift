import Orientation

extension ScreenRect {
  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }

  /// What two rectangles have in common; nil where that is less than a distance wide or high.
  func common(with other: ScreenRect, least: Double = 0) -> ScreenRect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right - left > least, bottom - top > least else { return nil }
    return ScreenRect(left, top, right - left, bottom - top)
  }

  /// Whether another rectangle is inside of this one.
  func contains(_ other: ScreenRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The smallest rectangle around both.
  func union(_ other: ScreenRect) -> ScreenRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return ScreenRect(
      left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
}
