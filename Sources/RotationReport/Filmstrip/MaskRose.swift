import Orientation

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

  /// The rose around the origin, its label under it.
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
    guard !label.isEmpty else { return .group(parts) }
    parts.append(
      .words(label, 0, 27, size: 9, isBlocking ? "strong bad" : "soft", anchor: .middle))
    return .group(parts)
  }
}
