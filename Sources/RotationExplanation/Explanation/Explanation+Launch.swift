import Orientation

extension Explanation {
  /// Adds how the app was started, where a different decision followed at once.
  ///
  /// At launch the plist alone decides; delegates and controllers are asked once the app runs
  /// (`D-47`).
  ///
  /// - Parameter earlier: what happened in the same step before the decision that is explained.
  mutating func addLaunch(_ earlier: ArraySlice<Transcript.Entry>) {
    for entry in earlier {
      guard case .decided(_, let first, let steps) = entry.occurrence, first.trigger == .launch
      else { continue }
      rows.insert(
        Row(
          "launch", "",
          "starts in \(Words.name(first.result)): Info.plist alone counts before the app runs",
          rule: steps.last?.rule), at: 0)
      return
    }
  }

  /// Adds the value of `statusBarOrientation`, and what to read instead (`C-13`, `N-27`).
  ///
  /// - Parameters:
  ///   - entries: what the system did.
  ///   - cast: the names of the ids.
  mutating func tellStatusBar(_ entries: [Transcript.Entry], _ cast: Roster) {
    var read: InterfaceOrientation?
    var isNoOp = false
    for entry in entries {
      switch entry.occurrence {
      case .read(let orientation): read = orientation
      case .log(.statusBarOrientationIsNoOp): isNoOp = true
      default: break
      }
    }
    guard let read else { return }
    let drawn = "the interface is \(Words.name(cast.interfaceOrientation))"
    let why = isNoOp ? "from iOS 27 on it does nothing" : drawn
    headline = "UIApplication.statusBarOrientation reads \(Words.name(read)): \(why)."
    result = Row("result", "", "\(Words.name(read)); \(drawn)", rule: isNoOp ? "N-27" : "C-13")
    let property: String? =
      cast.behaviors[.effectiveGeometry]
      ? "effectiveGeometry.interfaceOrientation of the window scene from iOS 16 on, and its"
        + " interfaceOrientation on iOS 13 to 15"
      : cast.behaviors[.scenes] ? "interfaceOrientation of the window scene from iOS 13 on" : nil
    advice = property.map { Advice(notes: ["Instead, read \($0)."]) }
  }
}
