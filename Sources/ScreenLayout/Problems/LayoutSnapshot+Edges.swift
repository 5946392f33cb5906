import Orientation

// What is beyond the edges, and what is under something of the system.

extension LayoutSnapshot {
  func contentsOffScreen(_ seen: SeenViews) -> [LayoutProblem] {
    // A picture that is larger than the screen is meant to be cut.
    let figures = seen.figures.filter { figure in
      figure.content.size.width <= size.width && figure.content.size.height <= size.height
    }
    return (seen.contents + figures).sorted { $0.order < $1.order }.compactMap { seen in
      let frame = seen.content
      let beyond: [(edge: String, points: Double, axis: ViewSnapshot.Axes)] = [
        ("left", -frame.minX, .horizontal), ("right", frame.maxX - size.width, .horizontal),
        ("upper", -frame.minY, .vertical), ("lower", frame.maxY - size.height, .vertical),
      ]
      let missing = beyond.filter { $0.points > 0.5 && !seen.scrolls.contains($0.axis) }
      // What its superviews clip away is not missed at the screen's edge.
      guard !missing.isEmpty, seen.shown != nil || seen.isControl, seen.bar == nil else {
        return nil
      }
      let isGone = frame.common(with: ScreenRect(ScreenPoint.zero, size)) == nil
      let parts = missing.map { "\(LayoutWords.points($0.points)) beyond the \($0.edge) edge" }
      return LayoutProblem(
        .offScreen, view: seen.view.path,
        (isGone ? "is off the screen: " : "extends ") + parts.joined(separator: " and "),
        frame: frame, in: self, location: seen.view.location)
    }
  }

  func contentsUnderObstacles(_ seen: SeenViews) -> [LayoutProblem] {
    seen.contents.compactMap { seen in
      guard let shown = seen.shown, seen.bar == nil else { return nil }
      for obstacle in obstacles.sorted(by: { $0.kind.rank < $1.kind.rank }) {
        guard let common = shown.common(with: obstacle.frame, least: 0.5),
          !seen.scrolls.contains(axis(of: obstacle)),
          obstacle.kind != .homeIndicator || seen.isControl
        else { continue }
        return LayoutProblem(
          obstacle.kind.problem, view: seen.view.path,
          "is covered by the \(obstacle.kind.words): \(LayoutWords.size(common.size)) points",
          frame: common, in: self, location: seen.view.location)
      }
      return nil
    }
  }

  /// The direction in which content has to move to come out from under an obstacle: away from the
  /// nearest edge.
  private func axis(of obstacle: ScreenObstacle) -> ViewSnapshot.Axes {
    let frame = obstacle.frame
    let across = min(frame.minX, size.width - frame.maxX)
    let down = min(frame.minY, size.height - frame.maxY)
    return down <= across ? .vertical : .horizontal
  }

  func contentsUnderBars(_ seen: SeenViews) -> [LayoutProblem] {
    seen.contents.compactMap { content in
      guard content.bar == nil, let shown = content.shown, !content.scrolls.contains(.vertical)
      else { return nil }
      for bar in seen.bars where bar.order > content.order {
        guard let common = shown.common(with: bar.view.frame, least: 0.5) else { continue }
        return LayoutProblem(
          .underBar, view: content.view.path, others: [bar.view.path],
          "is covered by the \(bar.view.content.barWords): \(LayoutWords.size(common.size)) points",
          frame: common, in: self, location: content.view.location)
      }
      return nil
    }
  }
}

extension ScreenObstacle.Kind {
  /// What a thing under it has for a problem.
  fileprivate var problem: LayoutProblem.Kind {
    switch self {
    case .statusBar: .underBar
    case .notch, .island, .camera: .underCutout
    case .homeIndicator: .underHomeIndicator
    }
  }

  fileprivate var words: String {
    switch self {
    case .statusBar: "status bar"
    case .notch: "notch"
    case .island: "Dynamic Island"
    case .camera: "camera"
    case .homeIndicator: "home indicator"
    }
  }

  /// The worst comes first: only that is reported.
  fileprivate var rank: Int {
    switch self {
    case .notch, .island, .camera: 0
    case .statusBar: 1
    case .homeIndicator: 2
    }
  }
}

extension ViewContent {
  fileprivate var barWords: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    default: "toolbar"
    }
  }
}
