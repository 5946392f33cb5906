public import Orientation

extension LayoutSnapshot {
  /// What is not where it was, after the screen has turned away and back.
  ///
  /// A view that has moved along with the one around it is not listed. Of what scrolls only the offset
  /// counts, since rows come and go.
  ///
  /// - Parameters:
  ///   - earlier: the layout before, in the same orientation and size.
  ///   - turn: the orientation in between, for the message.
  ///   - allowances: what is meant to be so.
  /// - Returns: the differences, from back to front; none if the orientation or size is another one.
  /// - Complexity: O(n) in the number of views.
  public func problems(
    comingHomeTo earlier: LayoutSnapshot, from turn: InterfaceOrientation,
    allowing allowances: [LayoutAllowance] = []
  ) -> [LayoutProblem] {
    guard orientation == earlier.orientation, size == earlier.size else { return [] }
    var found: [LayoutProblem] = []
    func report(_ view: ViewSnapshot, _ what: String) {
      found.append(
        LayoutProblem(
          .doesNotComeHome, view: view.path, "after \(turn) and back it \(what)", frame: view.frame,
          in: self, location: view.location))
    }
    func compare(_ old: [ViewSnapshot], _ new: [ViewSnapshot], _ above: Move) {
      let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
      let names = Set(new.map(\.name))
      for view in old where !names.contains(view.name) && !view.isHidden {
        report(view, "is missing")
      }
      for view in new {
        guard let earlier = before[view.name] else {
          if !view.isHidden { report(view, "is there, and was not before") }
          continue
        }
        if earlier.isHidden != view.isHidden {
          report(view, view.isHidden ? "is hidden" : "is no longer hidden")
        }
        guard !view.isHidden else { continue }
        let move = Move(from: earlier.frame, to: view.frame)
        if move.differs(from: above) {
          report(
            view,
            "is at \(LayoutWords.rect(view.frame)) and was at \(LayoutWords.rect(earlier.frame))")
        }
        let scrolls = !view.scrollableAxes.union(earlier.scrollableAxes).isEmpty
        if scrolls {
          compareOffsets(earlier, view, move, report)
        } else {
          compare(earlier.subviews, view.subviews, move)
        }
      }
    }
    compare(earlier.windows, windows, Move())
    return found.filter { problem in !allowances.contains { $0.allows(problem) } }
  }

  /// Whether what scrolls shows another part of its content.
  private func compareOffsets(
    _ old: ViewSnapshot, _ new: ViewSnapshot, _ above: Move,
    _ report: (ViewSnapshot, String) -> Void
  ) {
    guard old.subviews.map(\.name) == new.subviews.map(\.name) else { return }
    let moves = zip(old.subviews, new.subviews).map { Move(from: $0.frame, to: $1.frame) }
    guard let first = moves.first(where: { $0.differs(from: above) }),
      moves.allSatisfy({ !$0.differs(from: first) })
    else { return }
    report(
      new,
      "has scrolled by \(LayoutWords.number(above.x - first.x)),"
        + " \(LayoutWords.number(above.y - first.y)) points")
  }
}

/// How far a rectangle has moved and how much larger it is.
private struct Move {
  var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)

  init() {}

  init(from old: ScreenRect, to new: ScreenRect) {
    (x, y) = (new.minX - old.minX, new.minY - old.minY)
    (width, height) = (new.size.width - old.size.width, new.size.height - old.size.height)
  }

  /// Whether a view has not just moved along; a smaller difference than half a point is not seen.
  func differs(from above: Move) -> Bool {
    abs(x - above.x) > 0.5 || abs(y - above.y) > 0.5 || abs(width) > 0.5 || abs(height) > 0.5
  }
}

extension LayoutWords {
  static func rect(_ rect: ScreenRect) -> String {
    [rect.minX, rect.minY, rect.size.width, rect.size.height].map(number).joined(separator: " ")
  }
}
