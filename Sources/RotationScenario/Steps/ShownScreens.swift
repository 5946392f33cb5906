import Orientation
import TextFormats

/// Follows what steps present and push, so that no file has more on screen than an app ever
/// does: every step looks at all of them.
struct ShownScreens {
  /// How many screens may be presented and pushed, and how deep containers may be.
  static let most = 200

  private var shown: [ControllerID] = []
  private var windows = 0

  /// - Throws: an error if a step shows one too many.
  mutating func follow(
    _ action: Scenario.Step.Action, at location: SourceLocation
  ) throws(ReadingError) {
    guard case .event(let event) = action else { return }
    switch event {
    case .present(let id, _, _), .push(let id, _): shown.append(id)
    case .dismiss(let id):
      // What is above it goes with it.
      if let index = shown.lastIndex(of: id) { shown.removeSubrange(index...) }
    case .pop: _ = shown.popLast()
    case .setRoot: shown = []
    case .openWindow, .openScene: windows += 1
    case .closeWindow: windows -= 1
    default: break
    }
    guard windows <= Self.most else {
      throw ReadingError(
        location, "more than \(Self.most) windows are open at a time",
        expected: "fewer, or a closeWindow before")
    }
    guard shown.count <= Self.most else {
      throw ReadingError(
        location, "more than \(Self.most) screens are presented and pushed at a time",
        expected: "fewer, or a dismiss before")
    }
  }
}
