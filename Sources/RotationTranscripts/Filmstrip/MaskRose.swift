import Orientation
import TextFormats

/// A mask as four directions, lit where it allows.
///
/// Each points to where the interface would be up on an upright device: up is portrait, right is
/// landscapeRight.
struct MaskRose {
  let label: String
  /// What is allowed.
  let mask: InterfaceOrientationMask
  /// What the occasion asks for.
  let wish: InterfaceOrientationMask
  /// Whether it prevents the turn.
  let isBlocking: Bool

  /// How wide a label can be: `Navigation` in the widest font.
  private static let labelWidth = 68.0

  /// The rose around the origin, its label beside it.
  var markup: Markup {
    var parts: [Markup] = [
      .circle(0, 0, 15.5, "outline hair")
    ]
    for orientation in InterfaceOrientation.valid {
      let turns = QuarterTurns(from: .portrait, to: orientation)
      var pieces: [Markup] = [
        .path("M0 -12.6L4.6 -5.6L-4.6 -5.6Z", mask.contains(orientation) ? "lit" : "dark")
      ]
      if wish.contains(orientation) {
        pieces.append(.path("M0 -15L7.4 -4.1L-7.4 -4.1Z", "outline wish"))
      }
      parts.append(.placed(degrees: Double(turns.degrees), pieces))
    }
    parts.append(.circle(0, 0, 1.4, "faint"))
    // Two lines at most; a long one loses its end.
    let lines = label.lines(2, size: FilmstripCard.text) { _ in Self.labelWidth }
    let top = 4.2 - 6.5 * Double(lines.count - 1)
    for (index, line) in lines.enumerated() {
      parts.append(
        .words(
          line, 20, top + 13 * Double(index), size: FilmstripCard.text,
          isBlocking ? "bad" : "soft"))
    }
    return .group(parts)
  }
}
