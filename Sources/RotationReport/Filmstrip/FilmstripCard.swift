import Orientation

/// One frame of a filmstrip: what was done, the device, what came of it, the masks.
struct FilmstripCard {
  let step: ReportedStep
  /// The pose in the frame before; nil in the first one.
  let heldBefore: DeviceOrientation?
  let color: Int
  let index: Int
  /// What is seen behind the screen on top when that is a sheet.
  let behind: SheetGround?

  static let width = 204.0
  static let height = 388.0

  /// The card with its upper left corner in the origin.
  func markup(_ summary: FrameSummary) -> Markup {
    .group([
      .element("title", [:], [.text("\(step.number). \(step.title): \(summary.result)")]),
      .rectangle(0, 0, Self.width, Self.height, radius: 14, "card rim"),
      .group(caption), .placed(Self.width / 2, 152, device), .group(outcome(summary)),
      .group(roses(summary)),
    ])
  }

  private var caption: [Markup] {
    let lines = step.caption.lines(3, width: 24)
    let top = lines.count > 2 ? 19.0 : 26 - 7 * Double(lines.count - 1)
    let text = lines.enumerated().map { index, line in
      Markup.words(line, 40, top + 14 * Double(index), size: 12, "ink")
    }
    return [
      .circle(22, 22, 10, "badge"),
      .words("\(step.number)", 22, 26, size: 11, "strong badgetext", anchor: .middle),
    ] + text
  }

  private var picture: DevicePicture {
    DevicePicture(
      profile: step.cast.device, frame: step.frame, color: color, behind: behind,
      clip: "quarterturn-\(index)")
  }

  private var device: [Markup] {
    var parts = [picture.markup]
    if let motion { parts.append(motion) }
    if let note = poseNote {
      parts.append(.words(note, 0, 98, size: 9.5, "soft", anchor: .middle))
    }
    if step.frame.isUserLocked { parts.append(.placed(84, -76, [Padlock().markup])) }
    return parts
  }

  private var poseNote: String? {
    switch step.frame.held {
    case .faceUp: "face up"
    case .faceDown: "face down"
    case .unknown: "pose unknown"
    case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight:
      step.frame.phase == .foreground ? nil : phaseNote
    }
  }

  private var phaseNote: String? {
    switch step.frame.phase {
    case .notLaunched: "not launched"
    case .foreground: nil
    case .background: "in the background"
    case .terminated: "ended by an exception"
    }
  }

  /// An arrow over the device in the direction in which it was turned.
  private var motion: Markup? {
    guard let heldBefore, heldBefore != step.frame.held, heldBefore.isValidInterfaceOrientation,
      step.frame.held.isValidInterfaceOrientation
    else { return nil }
    let angle =
      DevicePicture.degrees(step.frame.held) - DevicePicture.degrees(heldBefore)
    let isClockwise = (Int(angle) + 360) % 360 <= 180
    return MotionArrow(radius: picture.halfHeight + 12, isClockwise: isClockwise).markup
  }

  private func outcome(_ summary: FrameSummary) -> [Markup] {
    let (style, line) =
      switch summary.kind {
      case .turned: ("good", "goodline")
      case .stayed: ("still", "stillline")
      case .failed: ("bad", "badline")
      case .nothing: ("still", "stillline")
      }
    var parts: [Markup] = [
      .placed(22, 270, [OutcomeIcon(kind: summary.kind, style: style, line: line).markup]),
      .words(
        summary.result.cut(to: 28), 36, 274.5,
        size: min(12.5, 300 / Double(min(28, summary.result.count))), "strong \(style)"),
    ]
    if let rule = summary.rule {
      parts.append(.placed(Self.width - 50, 282, [RulePill(rule).markup]))
    }
    let width = summary.rule == nil ? 33 : 25
    for (index, line) in summary.reason.sentenceCased.lines(2, width: width).enumerated() {
      parts.append(.words(line, 14, 293.5 + 13.5 * Double(index), size: 10.5, "soft"))
    }
    return parts
  }

  private func roses(_ summary: FrameSummary) -> [Markup] {
    let line = Markup.line(14, 322, Self.width - 14, 322, "hair")
    guard let masks = summary.masks, summary.doMasksCount else {
      let text = summary.doMasksCount ? "no mask was looked at" : "masks are not looked at here"
      return [line, .words(text, Self.width / 2, 357, size: 10, "soft", anchor: .middle)]
    }
    func rose(_ label: String, _ mask: InterfaceOrientationMask, _ place: Int) -> Markup {
      let isBlocking = !summary.wish.isEmpty && mask.isDisjoint(with: summary.wish)
      return .placed(
        29 + 48.7 * Double(place), 346,
        [
          MaskRose(
            label: label, mask: mask, wish: summary.wish, isBlocking: isBlocking
          ).markup
        ])
    }
    return [
      line, rose("app", masks.application, 0),
      rose((summary.asked ?? "controller").cut(to: 10), masks.controller, 1),
      rose("device", masks.device, 2), rose("together", masks.effective, 3),
    ]
  }
}
