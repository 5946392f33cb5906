import Orientation

/// What a controller can read inside a callback, in `sees`.
enum ObservedKey: String, CaseIterable {
  case interface, statusBar, bounds, screen, safeArea, traits, duration

  /// The value in the words of scenario files; nil where there is none.
  func text(in observed: Observed) -> String? {
    switch self {
    case .interface: Words.readOrientation.word(for: observed.interfaceOrientation)
    case .statusBar: Words.readOrientation.word(for: observed.statusBarOrientation)
    case .bounds: Words.text(of: observed.bounds)
    case .screen: Words.text(of: observed.screenBounds)
    case .safeArea: observed.safeArea.map { Words.text(of: $0) }
    case .traits: observed.traits.map { CallName.text(of: $0) }
    case .duration: observed.duration.map { Words.text(of: $0) }
    }
  }

  /// An expected value, in the same words.
  func text(_ element: Element) throws(ScenarioError) -> String {
    switch self {
    case .interface, .statusBar:
      return Words.readOrientation.word(for: try Words.readOrientation.value(of: element))
    case .bounds, .screen: return Words.text(of: try Words.size(element))
    case .safeArea: return Words.text(of: try Words.insets(element))
    case .traits:
      return CallName.text(of: try Words.traits.value(of: element))
    case .duration: return Words.text(of: try Words.seconds(element))
    }
  }
}
