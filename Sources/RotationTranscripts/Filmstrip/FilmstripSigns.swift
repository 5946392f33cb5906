import Orientation
import TextFormats

/// An arc with a tip over the upper half of a device.
struct MotionArrow {
  let radius: Double
  let isClockwise: Bool

  var markup: Markup {
    // Half as wide as 44 points, however large the circle.
    let x = 22.0
    let y = -(radius * radius - x * x).squareRoot()
    let reach = x / radius * 57.3
    let from = isClockwise ? -x : x
    let sweep = isClockwise ? 1 : 0
    let round = Markup.number(radius)
    func at(_ x: Double, _ y: Double) -> String { "\(Markup.number(x)) \(Markup.number(y))" }
    return .group([
      .path(
        "M\(at(from, y))A\(round) \(round) 0 0 \(sweep) \(at(-from, y))", "outline thick motion"),
      .placed(
        -from, y, degrees: isClockwise ? reach : 180 - reach,
        [.path("M6 0L-3 -4.6L-3 4.6Z", "motiontip")]),
    ])
  }
}

/// A sign for what came of a step.
struct OutcomeIcon {
  let kind: FrameSummary.Kind
  let style: String
  let line: String

  var markup: Markup {
    switch kind {
    case .turned:
      .group([
        .path("M-5.4 2.6A6 6 0 1 1 3.6 4.8", "outline thick \(line)"),
        .placed(3.6, 4.8, degrees: 145, [.path("M4.4 0L-2.4 -3.8L-2.4 3.8Z", style)]),
      ])
    case .stayed:
      .group([
        .line(-4.6, -2.4, 4.6, -2.4, "thick \(line)"), .line(-4.6, 2.4, 4.6, 2.4, "thick \(line)"),
      ])
    case .failed:
      .group([
        .line(-4.2, -4.2, 4.2, 4.2, "thick \(line)"), .line(-4.2, 4.2, 4.2, -4.2, "thick \(line)"),
      ])
    case .nothing: .line(-4.6, 0, 4.6, 0, "thick \(line)")
    }
  }
}

/// A rule's id on a small plate.
struct RulePill {
  let rule: RuleID

  init(_ rule: RuleID) { self.rule = rule }

  var width: Double { rule.description.width(FilmstripCard.text, isStrong: true) + 10 }

  /// The plate with its upper left corner in the origin.
  var markup: Markup {
    .group([
      .rectangle(0, 0, width, 18, radius: 9, "pill"),
      .words(
        rule.description, width / 2, 13.3, size: FilmstripCard.text, "soft strong",
        anchor: .middle),
    ])
  }
}

/// The sign for a lock on the orientation.
struct Padlock {
  /// Who has locked it.
  enum Style { case user, app }
  let style: Style

  var markup: Markup {
    let (line, fill) = style == .user ? ("lockline", "bad") : ("motion lock", "motiontip")
    return .group([
      .path("M-3.4 -0.5V-3.4A3.4 3.4 0 0 1 3.4 -3.4V-0.5", "outline \(line)"),
      .rectangle(-5.2, -0.8, 10.4, 8.2, radius: 1.8, fill),
    ])
  }

  /// The padlock on a plate, as it is shown beside a device.
  var sign: Markup { .group([.circle(0, 0.6, 11, "pill"), markup]) }
}
