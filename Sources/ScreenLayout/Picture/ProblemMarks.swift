import Orientation
import RotationTranscripts
import TextFormats

/// Where the problems of a layout are, each with its number.
struct ProblemMarks {
  private let problems: [LayoutProblem]
  private let size: ScreenSize
  private let numbers: [Int]

  init(_ problems: [LayoutProblem], in snapshot: LayoutSnapshot, numbers: [Int]) {
    self.problems = problems
    self.numbers = numbers
    size = snapshot.size
  }

  var markup: Markup {
    // How many badges are at a place, which is about as large as one.
    var taken: [[Int]: Int] = [:]
    return .group(
      zip(problems, numbers).compactMap { problem, number in
        guard let frame = problem.frame.map(within) else { return nil }
        var badge = ScreenPoint(frame.maxX, frame.minY)
        // Badges of problems with the same corner are beside each other.
        let place = [badge.x, badge.y].map { Int(exactly: ($0 / 18).rounded()) ?? 0 }
        badge.x -= 19 * Double(taken[place, default: 0])
        taken[place, default: 0] += 1
        let number = "\(number)"
        return .element(
          "g", [:],
          [
            .element("title", [:], [.text(problem.description)]),
            .rectangle(
              frame.minX, frame.minY, frame.size.width, frame.size.height, radius: 2, "mark"),
            .circle(badge.x, badge.y, 9, "badge"),
            .words(
              number, badge.x, badge.y + 4, size: number.count > 2 ? 9 : 12, "strong badgetext",
              anchor: .middle),
          ])
      })
  }

  /// A frame as it is marked: what is far off the screen is marked at the screen's edge.
  private func within(_ frame: ScreenRect) -> ScreenRect {
    let left = min(max(frame.minX, -14), size.width - 8)
    let top = min(max(frame.minY, -14), size.height - 8)
    let right = max(min(frame.maxX, size.width + 14), left + 8)
    let bottom = max(min(frame.maxY, size.height + 14), top + 8)
    return ScreenRect(left, top, right - left, bottom - top)
  }
}
