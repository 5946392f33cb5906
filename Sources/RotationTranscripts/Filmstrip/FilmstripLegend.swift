import Orientation
import TextFormats

/// What the signs of a filmstrip mean.
struct FilmstripLegend {
  /// How much room there is across.
  let width: Double
  /// Whether some frame has a scene that the app has locked.
  let hasAppLock: Bool

  private struct Sign {
    let sign: Markup
    let width: Double
    let text: String

    init(_ sign: Markup, width: Double = 12, _ text: String) {
      self.sign = sign
      self.width = width
      self.text = text
    }

    var fullWidth: Double { width + 5 + text.width(FilmstripCard.text) }
  }

  private static let left = 44.0
  private static let lineHeight = 22.0
  private static let gap = 13.0

  private var signs: [Sign] {
    Self.signs + (hasAppLock ? [Sign(Padlock(style: .app).markup, "the app locks it")] : [])
  }

  private static let signs = [
    Sign(.placed(0, 9, [.path("M0 -12.6L4.6 -5.6L-4.6 -5.6Z", "lit")]), "allowed"),
    Sign(.placed(0, 9, [.path("M0 -12.6L4.6 -5.6L-4.6 -5.6Z", "dark")]), "not allowed"),
    Sign(.placed(0, 9, [.path("M0 -15L7.4 -4.1L-7.4 -4.1Z", "outline wish")]), "asked for"),
    Sign(OutcomeIcon(kind: .turned, style: "good", line: "goodline").markup, "turns"),
    Sign(OutcomeIcon(kind: .stayed, style: "still", line: "stillline").markup, "stays"),
    Sign(
      OutcomeIcon(kind: .nothing, style: "still", line: "stillline").markup, "no decision"),
    Sign(OutcomeIcon(kind: .failed, style: "bad", line: "badline").markup, "refused or crashed"),
    Sign(Padlock(style: .user).markup, "the user's lock is on"),
    Sign(
      .placed(-RulePill("D-04").width / 2, -9, [RulePill("D-04").markup]),
      width: RulePill("D-04").width, "the rule it follows"),
  ]

  /// The signs in lines that fit.
  private var lines: [[Sign]] {
    var lines: [[Sign]] = [[]]
    var room = width - Self.left
    for sign in signs {
      if sign.fullWidth > room, lines.last?.isEmpty == false {
        lines.append([])
        room = width - Self.left
      }
      lines[lines.count - 1].append(sign)
      room -= sign.fullWidth + Self.gap
    }
    return lines
  }

  private var sentence: [String] {
    let text =
      "A direction is where the interface would be up on the upright device:"
      + " up is portrait, right is landscapeRight."
    return text.lines(4, size: FilmstripCard.text) { _ in width - Self.left }
  }

  private var signsTop: Double { 20 + 15 * Double(sentence.count) }

  /// How high the legend is.
  var height: Double { signsTop - 11 + Double(lines.count) * Self.lineHeight }

  /// The legend with its upper left corner in the origin.
  var markup: Markup {
    var parts: [Markup] = [
      .placed(
        16, 22,
        [
          MaskRose(
            label: "", mask: .allButUpsideDown, wish: .landscapeRight, isBlocking: false
          ).markup
        ])
    ]
    for (index, line) in sentence.enumerated() {
      parts.append(
        .words(line, Self.left, 14 + 15 * Double(index), size: FilmstripCard.text, "soft"))
    }
    for (index, line) in lines.enumerated() {
      let y = signsTop + Double(index) * Self.lineHeight
      var x = Self.left
      for sign in line {
        parts.append(.placed(x + sign.width / 2, y, [sign.sign]))
        parts.append(
          .words(sign.text, x + sign.width + 5, y + 4, size: FilmstripCard.text, "soft"))
        x += sign.fullWidth + Self.gap
      }
    }
    return .group(parts)
  }
}
