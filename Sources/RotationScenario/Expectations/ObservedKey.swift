import Orientation
import TextFormats
import YAMLDocuments

/// What a controller can read inside a callback, in `sees`.
enum ObservedKey: String, CaseIterable {
  case interface, statusBar, bounds, screen, safeArea, traits, duration

  /// The value in the words of scenario files; nil where there is none.
  func text(in observed: Observed) -> String? {
    switch self {
    case .interface: ScenarioWords.readOrientation.word(for: observed.interfaceOrientation)
    case .statusBar: ScenarioWords.readOrientation.word(for: observed.statusBarOrientation)
    case .bounds: ScenarioWords.text(of: observed.bounds)
    case .screen: ScenarioWords.text(of: observed.screenBounds)
    case .safeArea: observed.safeArea.map { ScenarioWords.text(of: $0) }
    case .traits: observed.traits.map { CallName.text(of: $0) }
    case .duration: observed.duration.map { ScenarioWords.text(of: $0) }
    }
  }

  /// An expected value, in the same words.
  func text(_ element: Element) throws(ReadingError) -> String {
    switch self {
    case .interface, .statusBar:
      return ScenarioWords.readOrientation.word(
        for: try ScenarioWords.readOrientation.value(of: element))
    case .bounds, .screen: return ScenarioWords.text(of: try ScenarioWords.size(element))
    case .safeArea: return ScenarioWords.text(of: try ScenarioWords.insets(element))
    case .traits:
      return CallName.text(of: try ScenarioWords.traits.value(of: element))
    case .duration: return ScenarioWords.text(of: try ScenarioWords.seconds(element))
    }
  }
}
