public import Orientation

extension Explanation {
  /// What observers and a screen were notified of, for questions about how to notice a turn.
  ///
  /// - Parameters:
  ///   - entries: what the system did on one event.
  ///   - screen: the controller that is asked about.
  ///   - cast: the names of the ids.
  /// - Returns: rows in the order in which it came.
  /// - Complexity: linear in the entries.
  public static func heard(
    _ entries: [Transcript.Entry], by screen: ControllerID, cast: Roster
  ) -> [Row] {
    var rows: [Row] = []
    var hearsSize = false
    var turned: (from: SceneGeometry, to: SceneGeometry)?
    let name = Words(cast).name(screen)
    for entry in entries {
      switch entry.occurrence {
      case .posted(.deviceOrientationDidChange(let value)):
        let text = Words.notification(.deviceOrientationDidChange(value))
        rows.append(Row("posted", "", text, rule: "C-11"))
      case .callback(screen, let callback, let observed):
        guard let rule = callback.rule else { continue }
        hearsSize = hearsSize || callback.isSizeChange
        let tense = callback.isSizeChange ? "while its bounds are" : "with bounds"
        let text = "\(Words.callback(callback)), \(tense) \(Words.size(observed.bounds))"
        let row = Row("called", name, text, rule: rule)
        if !rows.contains(row) { rows.append(row) }
      case .geometry(.main, let from, let to):
        if from.interfaceOrientation != to.interfaceOrientation { turned = (from, to) }
      default: break
      }
    }
    if let turned, !hearsSize, turned.from.size == turned.to.size {
      let text = "no size callback, the size stays \(Words.size(turned.to.size))"
      rows.append(Row("called", name, text, rule: "G-30"))
    }
    return rows
  }

  /// Adds what code of a screen can do to follow a turn, where nothing else has to change.
  ///
  /// - Parameters:
  ///   - entries: what the system did on one event.
  ///   - screen: the controller that is asked about.
  ///   - cast: the names of the ids.
  package mutating func tellLayout(
    _ entries: [Transcript.Entry], of screen: ControllerID, cast: Roster
  ) {
    var turned: (from: SceneGeometry, to: SceneGeometry)?
    for entry in entries {
      guard case .geometry(.main, let from, let to) = entry.occurrence,
        from.interfaceOrientation != to.interfaceOrientation
      else { continue }
      turned = (turned?.from ?? from, to)
    }
    guard let turned, advice?.options.isEmpty ?? true || cast.isHosting(screen) else { return }
    let way =
      turned.from.size == turned.to.size
      ? cast.halfTurnWay
      : cast.isHosting(screen) ? Self.swiftUIWay : cast.layoutWay
    advice = advice ?? Advice(notes: [])
    advice?.notes.append("To follow the turn, \(way).")
  }

  private static let swiftUIWay =
    "read the size that SwiftUI offers (GeometryReader), or the size classes (iOS 13 and later):"
    + " the body is evaluated again for either"
}

extension Roster {
  fileprivate func isHosting(_ id: ControllerID) -> Bool { controller(id)?.isHosting ?? false }

  /// Where to lay out for another size, as a clause (`G-03`, `G-15`, `G-16`).
  fileprivate var layoutWay: String {
    behaviors[.turnIsSizeChange]
      ? "lay out for the size that viewWillTransition(to:with:) is given (iOS 8 and later), in the"
        + " block that runs alongside: until then the bounds and the interface orientation are the"
        + " old ones"
      : "lay out in willAnimateRotation(to:duration:) (up to iOS 7): in"
        + " willRotate(to:duration:) the bounds and the interface orientation are the old ones"
  }

  /// How to notice half a turn, as a clause (`G-30`).
  fileprivate var halfTurnWay: String {
    let observed =
      behaviors[.geometryCallback]
      ? "implement windowScene(_:didUpdateEffectiveGeometry:) (iOS 26 and later)"
      : behaviors[.scenes]
        ? "implement windowScene(_:didUpdate:interfaceOrientation:traitCollection:) (iOS 13 and later)"
        : "observe UIApplication.didChangeStatusBarOrientationNotification (up to iOS 12)"
    return "\(observed): a half turn changes no size, so nothing is laid out"
  }
}

extension Callback {
  /// Whether it announces a new size, or an old-style rotation.
  fileprivate var isSizeChange: Bool {
    switch self {
    case .viewWillTransition, .willRotate: true
    default: false
    }
  }

  /// The rule for what can be read in it; nil for callbacks that are not reported.
  fileprivate var rule: RuleID? {
    switch self {
    case .viewWillTransition: "G-15"
    case .willRotate: "G-02"
    case .willAnimateRotation: "G-03"
    case .traitCollectionDidChange: "G-12"
    case .alongsideTransition: "G-15"
    default: nil
    }
  }
}
