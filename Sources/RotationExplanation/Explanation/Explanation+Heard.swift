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
