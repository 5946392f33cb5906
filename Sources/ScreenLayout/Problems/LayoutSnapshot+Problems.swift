import Orientation

extension LayoutSnapshot {
  /// What is wrong with the layout: what a user would see or miss, and what UIKit would log.
  ///
  /// Hidden views, clear ones and those behind something opaque that covers half of the screen count
  /// for nothing. Content that can be scrolled into sight is in its right place.
  ///
  /// - Parameter allowances: what is meant to be so.
  /// - Returns: the problems, by kind and then from back to front; none for a layout that is right.
  /// - Complexity: O(n log n) in the number of views, and linear in the pairs of controls that overlap
  ///   from top to bottom.
  public func problems(allowing allowances: [LayoutAllowance] = []) -> [LayoutProblem] {
    let seen = SeenViews(self)
    let found =
      contentsOffScreen(seen) + contentsUnderObstacles(seen) + contentsUnderBars(seen)
      + textsCutOff(seen) + overlappingControls(seen) + smallTapTargets(seen)
      + ambiguousViews(seen) + unsatisfiableConstraints
    return found.filter { problem in !allowances.contains { $0.allows(problem) } }
  }

  // MARK: Constraints

  /// The outermost ambiguous views: where one may be anywhere, so may what is in it.
  private func ambiguousViews(_ seen: SeenViews) -> [LayoutProblem] {
    var outermost: [(view: ViewSnapshot, inside: Int)] = []
    for view in seen.all where view.isAmbiguous {
      if let last = outermost.last, LayoutWords.isInside(view.path, last.view.path) {
        outermost[outermost.count - 1].inside += 1
      } else {
        outermost.append((view, 0))
      }
    }
    return outermost.map { view, inside in
      let others =
        switch inside {
        case 0: ""
        case 1: "; the same is true of a view in it"
        default: "; the same is true of \(inside) views in it"
        }
      return LayoutProblem(
        .ambiguousLayout, view: view.path,
        "its constraints do not determine its position or size\(others)", frame: view.frame,
        in: self, location: view.location)
    }
  }

  private var unsatisfiableConstraints: [LayoutProblem] {
    conflicts.map { conflict in
      let broken =
        conflict.constraints.indices.contains(conflict.broken)
        ? conflict.constraints[conflict.broken] : ConstraintSnapshot("")
      let views = broken.views + conflict.constraints.flatMap(\.views)
      let path = views.first ?? ""
      var others: [String] = []
      for view in views where view != path && !others.contains(view) { others.append(view) }
      let rest = conflict.constraints.indices.filter { $0 != conflict.broken }
        .map { conflict.constraints[$0].text }
      let message =
        "its constraint \(broken.text) conflicts with \(rest.joined(separator: ", "))"
      return LayoutProblem(
        .unsatisfiableConstraints, view: path, others: others, message,
        frame: view(at: path)?.frame, in: self,
        location: broken.location ?? conflict.constraints.lazy.compactMap(\.location).first)
    }
  }

  // MARK: Texts and controls

  private func textsCutOff(_ seen: SeenViews) -> [LayoutProblem] {
    seen.all.compactMap { view in
      let text: TextSnapshot
      switch view.content {
      case .text(let shown): text = shown
      case .textField(let shown?, _) where shown.isPlaceholder: text = shown
      default: return nil
      }
      guard text.isCutOff else { return nil }
      let (need, have) = (LayoutWords.size(text.neededSize), LayoutWords.size(view.size))
      return LayoutProblem(
        .textCutOff, view: view.path,
        "\(LayoutWords.quote(text.text)) needs \(need) points and has \(have)", frame: view.frame,
        in: self, location: view.location)
    }
  }

  private func smallTapTargets(_ seen: SeenViews) -> [LayoutProblem] {
    seen.contents.compactMap { seen in
      let view = seen.view
      guard seen.isControl, !view.content.hasSizeOfSystem else { return nil }
      let size = (view.hitFrame ?? view.frame).size
      guard min(size.width, size.height) < 43.95 else { return nil }
      return LayoutProblem(
        .smallTapTarget, view: view.path,
        "is \(LayoutWords.size(size)) points; a finger needs 44 by 44", frame: view.frame, in: self,
        location: view.location)
    }
  }

  private func overlappingControls(_ seen: SeenViews) -> [LayoutProblem] {
    let controls = seen.contents.filter(\.isControl).compactMap { seen in
      seen.shown.map { (seen, $0) }
    }
    let sorted = controls.sorted { ($0.1.minY, $0.0.order) < ($1.1.minY, $1.0.order) }
    var open: [(SeenView, ScreenRect)] = []
    var found: [(back: Int, front: Int, problem: LayoutProblem)] = []
    for (seen, frame) in sorted {
      open.removeAll { $0.1.maxY <= frame.minY }
      for (other, otherFrame) in open {
        guard seen.scroller == other.scroller,
          let common = frame.common(with: otherFrame, least: 1),
          !LayoutWords.isInside(seen.view.path, other.view.path),
          !LayoutWords.isInside(other.view.path, seen.view.path)
        else { continue }
        let (back, front) = seen.order < other.order ? (seen, other) : (other, seen)
        let problem = LayoutProblem(
          .overlappingControls, view: back.view.path, others: [front.view.path],
          "\(front.view.name) covers \(LayoutWords.size(common.size)) points of it", frame: common,
          in: self, location: back.view.location)
        found.append((back.order, front.order, problem))
      }
      open.append((seen, frame))
    }
    return found.sorted { ($0.back, $0.front) < ($1.back, $1.front) }.map(\.problem)
  }
}
