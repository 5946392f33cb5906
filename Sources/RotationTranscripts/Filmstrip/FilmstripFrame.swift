import Orientation
import RotationExplanation

/// A moment of a filmstrip: a step, or one turn of a recording.
struct FilmstripFrame {
  /// The step's number; `3.2` for the second turn of a recording.
  let label: String
  let step: ReportedStep
  let summary: FrameSummary
  /// The pose in the frame before; nil in the first one.
  let heldBefore: DeviceOrientation?
  /// Whether the user's orientation lock is on, which also holds once the app has ended.
  let isUserLocked: Bool
  /// What is drawn of each scene, the main one first.
  let scenes: [FilmstripScene]

  /// The most turns of one recording that are drawn.
  private static let mostTurns = 12

  /// The frames of some steps.
  ///
  /// - Complexity: linear in the entries of the steps.
  static func frames(of steps: [ReportedStep]) -> [FilmstripFrame] {
    var frames: [FilmstripFrame] = []
    var colors = ScreenColors()
    var sheets = Sheets()
    var crash: String?
    var isLocked = false
    for (label, step) in steps.flatMap(moments) {
      let step = step.keepingFrame
      isLocked = step.switchedLock ?? (crash == nil ? step.frame.isUserLocked : isLocked)
      sheets.note(step)
      let scenes = ([step.frame] + step.frame.otherScenes).map { frame in
        let names = frame.columns.isEmpty ? [frame.screens.last ?? ""] : frame.columns
        let presenter = sheets.presenter(in: frame.screens, step.cast)
        return FilmstripScene(
          frame: frame, faces: names.map { colors.face($0) },
          behind: presenter.map { colors.face($0) })
      }
      frames.append(
        FilmstripFrame(
          label: label, step: step, summary: FrameSummary(step, crash: crash),
          heldBefore: frames.last?.step.frame.held, isUserLocked: isLocked, scenes: scenes))
      if crash == nil, step.frame.phase == .terminated { crash = label }
    }
    return frames
  }

  /// The step itself, or the turns of a recording; of many, the first ones and the last.
  private static func moments(of step: ReportedStep) -> [(label: String, step: ReportedStep)] {
    guard step.turns.count > 1 else { return [("\(step.number)", step)] }
    let all = step.turns.enumerated().map { ("\(step.number).\($0 + 1)", $1) }
    return all.count > mostTurns ? all.prefix(mostTurns - 1) + all.suffix(1) : all
  }
}

/// What is drawn of a scene.
struct FilmstripScene {
  let frame: FilmFrame
  /// What it shows, from left to right: one screen, or the columns of a split view.
  let faces: [ScreenFace]
  /// What is seen behind the screen on top when that is a sheet.
  let behind: ScreenFace?
}

/// A screen's name and color.
struct ScreenFace {
  let name: String
  let color: Int
}

/// The colors of screens: the same screen has the same one everywhere.
private struct ScreenColors {
  private var known: [String: Int] = [:]

  mutating func face(_ name: String) -> ScreenFace {
    let color = known[name] ?? known.count
    known[name] = color
    return ScreenFace(name: name, color: color)
  }
}

extension ReportedStep {
  /// What the user's orientation lock was set to; nil where it was left alone.
  fileprivate var switchedLock: Bool? {
    for entry in entries.reversed() {
      if case .event(.userLock(let isOn), nil) = entry.occurrence { return isOn }
    }
    return nil
  }
}

/// Which screens were presented so that their presenter can still be seen.
private struct Sheets {
  var presenters: [String: String] = [:]

  /// Notes what a step presents.
  mutating func note(_ step: ReportedStep) {
    let words = Words(step.cast)
    for entry in step.entries {
      guard case .event(.present(let id, let style, let presenter), _) = entry.occurrence else {
        continue
      }
      presenters[words.name(id)] = isSheet(style, step.cast) ? words.name(presenter) : nil
    }
  }

  /// What is seen behind the topmost of the screens of a scene, nil where that is not a sheet.
  func presenter(in screens: [String], _ cast: Roster) -> String? {
    guard let place = screens.lastIndex(where: { presenters[$0] != nil }), place > 0 else {
      return nil
    }
    // The sheet's content is on top of it; what covers it does not show it.
    let isInside = screens[place...].dropFirst().allSatisfy { name in
      guard let sheet = cast.controller(named: screens[place]),
        let other = cast.controller(named: name)
      else { return false }
      return !cast.path(from: sheet, to: other).isEmpty
    }
    return isInside ? screens[place - 1] : nil
  }

  private func isSheet(_ style: PresentationStyle, _ cast: Roster) -> Bool {
    switch style {
    case .automatic: cast.behaviors[.automaticIsSheet]
    case .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .overCurrentContext, .overFullScreen, .custom: false
    }
  }
}
