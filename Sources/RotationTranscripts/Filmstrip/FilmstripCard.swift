import Orientation
import RotationExplanation
import TextFormats

/// One frame of a filmstrip: what was done, the device, what came of it, the masks.
struct FilmstripCard {
  let frame: FilmstripFrame
  let index: Int
  /// The smallest size that a name may have in the picture, in which 11 pixels can be read.
  var leastText = FilmstripCard.text

  static let width = 203.0
  static let height = 418.0
  /// The size of what is written: 11 pixels where four frames are shown 830 pixels wide.
  static let text = 12.0

  private var step: ReportedStep { frame.step }

  /// The card with its upper left corner in the origin.
  var markup: Markup {
    .group([
      .element("title", [:], [.text("\(frame.label). \(step.title): \(frame.summary.result)")]),
      .rectangle(0, 0, Self.width, Self.height, radius: 14, "card rim"),
      .group(caption), .placed(Self.width / 2, 156, device), .group(outcome), .group(roses),
    ])
  }

  private var caption: [Markup] {
    let badge = max(22, frame.label.width(Self.text, isStrong: true) + 10)
    let left = 12 + badge + 8
    let lines = step.caption.lines(3, size: Self.text) { _ in Self.width - left - 8 }
    let top = 30 - 7.5 * Double(lines.count - 1)
    let text = lines.enumerated().map { index, line in
      Markup.words(line, left, top + 15 * Double(index), size: Self.text, "ink")
    }
    return [
      .rectangle(12, 15, badge, 22, radius: 11, "badge"),
      .words(
        frame.label, 12 + badge / 2, 30.3, size: Self.text, "strong badgetext", anchor: .middle),
    ] + text
  }

  /// The most scenes that are drawn, in two rows of two.
  private static let mostScenes = 4

  /// The scenes with the places of their middles, the main one first.
  private var pictures: [(x: Double, y: Double, picture: DevicePicture)] {
    let scenes = frame.scenes.prefix(Self.mostScenes)
    let isOne = scenes.count == 1
    return scenes.enumerated().map { place, scene in
      let clip = "quarterturn-\(index)" + (place == 0 ? "" : "-\(place)")
      let extent = isOne ? DevicePicture.usualExtent : scenes.count == 2 ? 94 : 84
      let picture = DevicePicture(
        profile: step.cast.device, scene: scene, clip: clip, extent: extent,
        leastText: leastText)
      return (
        isOne ? 0 : place % 2 == 0 ? -50 : 50,
        scenes.count < 3 ? 0 : place < 2 ? -46 : 46, picture
      )
    }
  }

  private var device: [Markup] {
    let pictures = pictures
    var parts = pictures.map { Markup.placed($0.x, $0.y, [$0.picture.markup]) }
    if let main = pictures.first, let motion = motion(over: main.picture) {
      parts.append(.placed(main.x, main.y, [motion]))
    }
    let note = [poseNote, phaseNote, scenesNote].compactMap { $0 }.joined(separator: ", ")
      .cut(to: Self.width - 12, size: Self.text)
    parts.append(.words(note, 0, 99, size: Self.text, "soft", anchor: .middle))
    if frame.isUserLocked { parts.append(.placed(86, -88, [Padlock(style: .user).sign])) }
    if step.frame.isAppLocked {
      parts.append(.placed(86, frame.isUserLocked ? -62 : -88, [Padlock(style: .app).sign]))
    }
    return parts
  }

  private var poseNote: String? {
    switch step.frame.held {
    case .faceUp: "face up"
    case .faceDown: "face down"
    case .unknown: "pose unknown"
    case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: nil
    }
  }

  private var scenesNote: String? {
    let count = frame.scenes.count - Self.mostScenes
    return count > 0 ? "\(count) more \(count == 1 ? "scene" : "scenes")" : nil
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
  private func motion(over picture: DevicePicture) -> Markup? {
    let held = step.frame.held
    guard let before = frame.heldBefore, before != held, before.isValidInterfaceOrientation,
      held.isValidInterfaceOrientation
    else { return nil }
    let angle = DevicePicture.degrees(held) - DevicePicture.degrees(before)
    let isClockwise = (Int(angle) + 360) % 360 <= 180
    return MotionArrow(radius: picture.halfHeight + 12, isClockwise: isClockwise).markup
  }

  private var outcome: [Markup] {
    let summary = frame.summary
    let (style, line) =
      switch summary.kind {
      case .turned: ("good", "goodline")
      case .stayed: ("still", "stillline")
      case .failed: ("bad", "badline")
      case .nothing: ("still", "stillline")
      }
    var parts: [Markup] = [
      .placed(19, 273.5, [OutcomeIcon(kind: summary.kind, style: style, line: line).markup])
    ]
    let result = summary.result.lines(2, size: Self.text, isStrong: true) { _ in
      Self.width - 31 - 7
    }
    for (index, line) in result.enumerated() {
      parts.append(
        .words(line, 31, 278 + 15 * Double(index), size: Self.text, "strong \(style)"))
    }
    // The last of four lines leaves room for the rule.
    let pill = summary.rule.map { RulePill($0) }
    let rest = 4 - result.count
    let reason = summary.reason.sentenceCased.lines(rest, size: Self.text) { line in
      Self.width - 26 - (line == rest - 1 ? (pill?.width ?? -4) + 4 : 0)
    }
    for (index, line) in reason.enumerated() {
      let y = 278 + 15 * Double(index + result.count)
      parts.append(.words(line, 13, y, size: Self.text, "soft"))
    }
    if let pill { parts.append(.placed(Self.width - 11 - pill.width, 310.5, [pill.markup])) }
    return parts
  }

  private var roses: [Markup] {
    let summary = frame.summary
    let line = Markup.line(13, 334, Self.width - 13, 334, "hair")
    guard let masks = summary.masks, summary.doMasksCount else {
      let text = summary.doMasksCount ? "no mask was looked at" : "masks are not looked at here"
      return [
        line, .words(text, Self.width / 2, 380, size: Self.text, "soft", anchor: .middle),
      ]
    }
    func rose(_ label: String, _ mask: InterfaceOrientationMask, _ place: Int) -> Markup {
      let isBlocking = !summary.wish.isEmpty && mask.isDisjoint(with: summary.wish)
      return .placed(
        27 + 81 * Double(place % 2), 356 + 39 * Double(place / 2),
        [
          MaskRose(
            label: label, mask: mask, wish: summary.wish, isBlocking: isBlocking
          ).markup
        ])
    }
    return [
      line, rose("app", masks.application, 0),
      rose(summary.asked ?? "controller", masks.controller, 1),
      rose("device", masks.device, 2), rose("together", masks.effective, 3),
    ]
  }
}
