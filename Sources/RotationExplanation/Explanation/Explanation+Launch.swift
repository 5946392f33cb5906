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
}
