/// The words for events, and the further keys that each allows.
enum EventWord: String, CaseIterable, Sendable, Hashable {
  // From outside.
  case launch, turn, lock, background, foreground, resize, windowing, move, cover, wait, settle
  case accelerate
  // Containment and presentation.
  case push, pop, select, present, dismiss, root, openWindow, closeWindow, makeKey, openScene
  // Answers and requests.
  case change, appDelegate, sceneDelegate, update, updateLock, attemptRotation
  case setDeviceOrientation, setStatusBarOrientation, requestGeometry, requestForeignGeometry
  case beginNotifications, endNotifications, readStatusBar

  /// What the word needs beyond its name.
  enum Argument: Sendable, Hashable {
    /// Nothing: the word alone.
    case none
    /// A value is needed; the text describes it.
    case value(String)
  }

  /// What follows the word.
  var argument: Argument {
    switch self {
    case .launch, .background, .foreground, .settle, .attemptRotation, .requestForeignGeometry,
      .beginNotifications, .endNotifications, .readStatusBar:
      .none
    case .turn, .setDeviceOrientation: .value("a device orientation")
    case .lock, .cover: .value("on or off")
    case .resize: .value("a size in points such as 500x900")
    case .windowing: .value("a windowing mode")
    case .move: .value("a place of a scene")
    case .wait: .value("seconds such as 0.2")
    case .accelerate: .value("the path of a recording, or a list of samples")
    case .push, .pop, .select, .present, .dismiss, .change, .update, .updateLock, .openScene:
      .value("the name of a screen")
    case .root, .openWindow: .value("the name of a screen, or none")
    case .closeWindow, .makeKey: .value("a window")
    case .appDelegate, .sceneDelegate, .requestGeometry: .value("an orientation mask")
    case .setStatusBarOrientation: .value("an interface orientation")
    }
  }

  /// The further keys that the word allows.
  var modifiers: [EventModifier] {
    switch self {
    case .resize: [.scene, .dragging]
    case .move, .cover, .requestGeometry, .requestForeignGeometry: [.scene]
    case .push: [.onto]
    case .present: [.from, .style]
    case .root: [.window]
    case .openWindow: [.name, .scene, .hidden]
    case .openScene: [.name, .place]
    case .change: [.supports, .prefers, .autorotates, .prefersLocked, .lockChild]
    case .update: [.animated]
    case .accelerate: [.preset, .units, .axes]
    default: []
    }
  }
}

/// The keys that add to an event.
enum EventModifier: String, CaseIterable, Sendable, Hashable {
  case from, style, onto, window, scene, name, place, hidden, dragging, animated
  case supports, prefers, autorotates, prefersLocked, lockChild
  case preset, units, axes
}

/// The keys of a step that do not belong to its event.
enum StepKey: String, CaseIterable, Sendable, Hashable {
  case meanwhile, note, expect
}
