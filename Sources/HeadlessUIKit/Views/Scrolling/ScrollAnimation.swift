import Foundation

/// A move of a scroll view's content that takes time.
///
/// The offset itself moves, a frame at a time, unlike properties that Core Animation animates.
final class ScrollAnimation {
  /// Seconds from one frame to the next.
  static var frameDuration: Double { 1.0 / 60 }
  /// Seconds that a move takes; seen, not documented.
  private static var duration: Double { 0.3 }

  private let start: CGPoint
  private let end: CGPoint
  private let startTime: Double

  init(from start: CGPoint, to end: CGPoint, startingAt startTime: Double) {
    self.start = start
    self.end = end
    self.startTime = startTime
  }

  func isOver(at time: Double) -> Bool { progress(at: time) >= 1 }

  /// Where the content is: slowly off, and slowly to its end.
  func offset(at time: Double) -> CGPoint {
    guard !isOver(at: time) else { return end }
    let progress = progress(at: time)
    let part = progress * progress * (3 - 2 * progress)
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  // The sum of frames may end a rounding error before the duration.
  private func progress(at time: Double) -> Double { (time - startTime + 1e-6) / Self.duration }
}
