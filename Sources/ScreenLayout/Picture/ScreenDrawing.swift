import Orientation
import RotationTranscripts
import TextFormats

/// What a scene shows, from its upper left corner.
struct ScreenDrawing {
  private let snapshot: LayoutSnapshot
  private let id: String

  init(_ snapshot: LayoutSnapshot, id: String) {
    self.snapshot = snapshot
    self.id = id
  }

  var markup: Markup {
    // A display without anything on it is black.
    var parts: [Markup] = [
      .box(0, 0, snapshot.size.width, snapshot.size.height, .black)
    ]
    var drawing = ViewDrawing(snapshot, id: id)
    parts += snapshot.windows.map { drawing.markup(of: $0) }
    for obstacle in snapshot.obstacles {
      switch obstacle.kind {
      case .statusBar: parts.append(statusBar(obstacle.frame))
      case .homeIndicator: parts.append(homeIndicator(obstacle.frame))
      case .notch, .island, .camera: break
      }
    }
    return .group(parts)
  }

  /// Black on what is bright, white on what is dark.
  private func ink(at x: Double, _ y: Double) -> LayoutColor {
    (ground(at: x, y)?.brightness ?? 0) > 0.5 ? .black : .white
  }

  /// The colour in front at a point; a bar has that of the system.
  private func ground(at x: Double, _ y: Double) -> LayoutColor? {
    var color: LayoutColor?
    func visit(_ view: ViewSnapshot) {
      guard !view.isHidden, view.alpha >= 0.5 else { return }
      let frame = view.frame
      let isBar = view.content.isBar && abs(frame.midY - y) < frame.size.height + 60
      if isBar, x >= frame.minX, x <= frame.maxX {
        color =
          view.style.background
          ?? SystemColors(isDark: view.style.isDark ?? snapshot.isDark).bar
      } else if let background = view.style.background, background.alpha >= 0.5,
        x >= frame.minX, x <= frame.maxX, y >= frame.minY, y <= frame.maxY
      {
        color = background
      }
      view.subviews.forEach(visit)
    }
    snapshot.windows.forEach(visit)
    return color
  }

  /// Time at the left and a battery at the right.
  private func statusBar(_ frame: ScreenRect) -> Markup {
    let isDeep = frame.size.height > 30
    let color = ink(at: 30, 5)
    let size = isDeep ? 16.0 : 12.0
    let middle = isDeep ? frame.minY + frame.size.height * 0.56 : frame.midY
    let edge = isDeep ? 42.0 : 24
    let font = FontSnapshot(size: size, weight: 600)
    return .group([
      .label(
        "9:41", frame.minX + edge, middle + size * 0.36, font: font, color, anchor: .middle),
      .box(
        frame.maxX - edge - 13, middle - 5.5, 23, 11, radius: 3, .clear, line: (color, 1)),
      .box(frame.maxX - edge - 11, middle - 3.5, 19, 7, radius: 1.5, color),
      .box(frame.maxX - edge + 11.5, middle - 2, 1.5, 4, radius: 0.7, color),
    ])
  }

  /// The line that leads to the Home Screen.
  private func homeIndicator(_ frame: ScreenRect) -> Markup {
    let width = min(snapshot.size.width, snapshot.size.height) * 0.36
    let y = frame.maxY - min(13, frame.size.height * 0.62)
    return .box(
      frame.midX - width / 2, y, width, 5, radius: 2.5, ink(at: frame.midX, frame.maxY - 2))
  }
}
