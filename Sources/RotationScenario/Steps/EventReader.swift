import Orientation
import TextFormats
import YAMLDocuments

/// Reads events, in the order in which they happen.
///
/// It follows what the steps change, so that `change` keeps what is not mentioned and `pop` finds
/// the navigation controller; reactions are read from where the app starts.
struct EventReader {
  let tree: ScreenTree
  let links: LinkTable
  var answers: [ControllerAnswers]
  var windows = NameTable(kind: "window")
  var scenes = NameTable(kind: "scene")
  /// The navigation controller each pushed screen was pushed onto.
  var pushedOnto: [ControllerID: ControllerID] = [:]
  /// Whose code the events are; nil for the scenario's steps.
  var owner: ControllerID?

  var cast: ScreenNames { tree.cast }

  init(_ tree: ScreenTree) {
    self.tree = tree
    links = LinkTable(tree.screens)
    answers = tree.screens.map(\.controller.answers)
  }

  /// The event, and the facts that it changes.
  mutating func event(_ fields: EventFields) throws(ReadingError) -> RotationEvent {
    let value = fields.argument
    switch fields.word {
    case .launch: return .launch
    case .turn: return .turn(try ScenarioWords.deviceOrientation.value(of: value))
    case .lock: return .userLock(try ScenarioWords.bool.value(of: value))
    case .background: return .enterBackground
    case .foreground: return .enterForeground
    case .resize:
      let isDragging = try bool(fields, .dragging, default: false)
      return .resize(try scene(fields), try ScenarioWords.size(value), isInteractive: isDragging)
    case .windowing: return .windowingMode(try ScenarioWords.windowingMode.value(of: value))
    case .move: return .move(try scene(fields), try ScenarioWords.environment.value(of: value))
    case .cover: return .cover(try scene(fields), try ScenarioWords.bool.value(of: value))
    case .wait: return .advance(try ScenarioWords.seconds(value))
    case .settle: return .settle
    case .accelerate:
      throw ReadingError(
        fields.place.location, "accelerate in a reaction",
        expected: "the device to be moved by a step")
    case .push, .pop, .select, .present, .dismiss, .root: return try containment(fields, value)
    case .openWindow, .closeWindow, .makeKey, .openScene: return try window(fields, value)
    default: return try request(fields, value)
    }
  }

  /// What the app's code asks for, or answers from now on.
  private mutating func request(
    _ fields: EventFields, _ value: Element
  ) throws(ReadingError) -> RotationEvent {
    switch fields.word {
    case .change: return try change(fields, value)
    case .appDelegate: return .changeAppDelegate(try ScenarioWords.overriddenMask(value))
    case .sceneDelegate: return .changeSceneDelegate(try ScenarioWords.overriddenMask(value))
    case .update:
      return .setNeedsUpdateOfSupportedInterfaceOrientations(
        try cast.id(value), isAnimated: try bool(fields, .animated, default: true))
    case .updateLock: return .setNeedsUpdateOfPrefersInterfaceOrientationLocked(try cast.id(value))
    case .attemptRotation: return .attemptRotationToDeviceOrientation
    case .setDeviceOrientation:
      return .setDeviceOrientation(rawValue: try ScenarioWords.deviceNumber(value))
    case .setStatusBarOrientation:
      return .setStatusBarOrientation(try ScenarioWords.interfaceOrientation.value(of: value))
    case .requestGeometry:
      return .requestGeometryUpdate(try scene(fields), try ScenarioWords.mask(value))
    case .requestForeignGeometry: return .requestForeignGeometry(try scene(fields))
    case .beginNotifications: return .beginGeneratingDeviceOrientationNotifications
    case .endNotifications: return .endGeneratingDeviceOrientationNotifications
    default: return .readStatusBarOrientation
    }
  }

  private mutating func change(
    _ fields: EventFields, _ value: Element
  ) throws(ReadingError) -> RotationEvent {
    let id = try cast.id(value)
    guard !fields.modifiers.isEmpty else {
      throw ReadingError(
        fields.place.location, "a change of \(cast.name(id)) that changes nothing",
        expected: "one of " + fields.word.modifiers.map(\.rawValue).joined(separator: ", "))
    }
    let changed = try AnswerReader.answers(from: answers[id.index]) { key in
      EventModifier(rawValue: key.rawValue).flatMap { fields.modifiers[$0] }
    }
    if owner == nil { answers[id.index] = changed }
    return .change(id, changed)
  }

  func scene(_ fields: EventFields) throws(ReadingError) -> SceneID {
    guard let element = fields.modifiers[.scene] else { return .main }
    return SceneID(try scenes.index(element))
  }

  func bool(
    _ fields: EventFields, _ key: EventModifier, default value: Bool
  ) throws(ReadingError) -> Bool {
    guard let element = fields.modifiers[key] else { return value }
    return try ScenarioWords.bool.value(of: element)
  }
}
