import Foundation

/// The heights that cells have given to rows.
///
/// One that may no longer be right still is the best guess until its row shows again, so that what
/// is above stays as high as it was, also after a turn.
struct RowHeights {
  private var heights: [IndexPath: CGFloat] = [:]
  private var certain: Set<IndexPath> = []

  /// The height that a row had last, in points.
  func height(_ path: IndexPath) -> CGFloat? { heights[path] }

  /// Whether its cell gave it for the width and the content of now.
  func isCertain(_ path: IndexPath) -> Bool { certain.contains(path) }

  mutating func set(_ height: CGFloat, _ path: IndexPath) {
    heights[path] = height
    certain.insert(path)
  }

  /// All cells are asked again when they show.
  mutating func doubtAll() { certain = [] }

  mutating func forgetAll() { self = RowHeights() }
}
