import Orientation
import TextFormats
import YAMLDocuments

extension EventReader {
  /// Events that move between screens.
  mutating func containment(
    _ fields: EventFields, _ value: Element
  ) throws(ReadingError) -> RotationEvent {
    switch fields.word {
    case .push:
      let id = try cast.id(value)
      let navigation = try navigation(toPush: id, fields)
      pushedOnto[id] = navigation
      return .push(id, onto: navigation)
    case .pop: return .pop(try navigation(toPop: try cast.id(value), fields))
    case .select:
      let id = try cast.id(value)
      guard let container = tree.containers[id],
        let index = tree.screens[container.index].controller.children.firstIndex(of: id)
      else {
        throw ReadingError(
          value.location, "\(cast.name(id)) is in no container", expected: "a child of one")
      }
      return .select(index, in: container)
    case .present:
      let id = try cast.id(value)
      let presenter = try presenter(of: id, fields)
      return .present(id, try style(of: id, from: presenter, fields), from: presenter)
    case .dismiss: return .dismiss(try cast.id(value))
    default:
      let root = try cast.idOrNone(value)
      return .setRoot(root, of: try window(fields.modifiers[.window]))
    }
  }

  /// Events that open and close windows and scenes.
  mutating func window(_ fields: EventFields, _ value: Element) throws(ReadingError)
    -> RotationEvent
  {
    if owner != nil, fields.word == .openWindow || fields.word == .openScene {
      throw ReadingError(
        fields.place.location, "\(fields.word.rawValue) in a reaction",
        expected: "windows to be opened by a step")
    }
    switch fields.word {
    case .openWindow:
      let root = try cast.idOrNone(value)
      let isHidden = try bool(fields, .hidden, default: false)
      let scene = try scene(fields)
      try windows.add(fields.modifiers[.name])
      return .openWindow(root: root, in: scene, isHidden: isHidden)
    case .openScene:
      let root = try cast.id(value)
      let place = try fields.modifiers[.place].map { element throws(ReadingError) in
        try ScenarioWords.environment.value(of: element)
      }
      try scenes.add(fields.modifiers[.name])
      try windows.add(fields.modifiers[.name])
      return .openScene(root: root, place ?? .pad)
    case .closeWindow: return .closeWindow(try window(value))
    default: return .makeKey(try window(value))
    }
  }

  private func window(_ element: Element?) throws(ReadingError) -> WindowID {
    guard let element else { return .main }
    return WindowID(try windows.index(element))
  }

  private func navigation(
    toPush id: ControllerID, _ fields: EventFields
  ) throws(ReadingError) -> ControllerID {
    if let element = fields.modifiers[.onto] {
      let container = try cast.id(element)
      guard tree.screens[container.index].controller.kind == .navigation else {
        throw ReadingError(
          element.location, "\(cast.name(container)) is not a navigation controller",
          expected: "a screen with kind: navigation")
      }
      return container
    }
    var candidates: [ControllerID] = []
    for pusher in owner.map({ [$0] }) ?? links.pushers(of: id) {
      if let found = pushedOnto[pusher] ?? tree.navigation(around: pusher)
        ?? links.navigation(around: pusher, in: tree), !candidates.contains(found)
      {
        candidates.append(found)
      }
    }
    guard let only = candidates.first, candidates.count == 1 else {
      let name = cast.name(id)
      throw ReadingError(
        fields.place.location,
        candidates.isEmpty ? "no screen pushes \(name)" : "more than one screen pushes \(name)",
        expected: "onto: and the name of a navigation controller")
    }
    return only
  }

  private func navigation(
    toPop id: ControllerID, _ fields: EventFields
  ) throws(ReadingError) -> ControllerID {
    if tree.screens[id.index].controller.kind == .navigation { return id }
    if let found = pushedOnto[id] ?? tree.navigation(around: id)
      ?? links.navigation(around: id, in: tree)
    {
      return found
    }
    throw ReadingError(
      fields.argument.location, "\(cast.name(id)) is in no navigation controller",
      expected: "a screen that was pushed, or a navigation controller")
  }

  private func presenter(
    of id: ControllerID, _ fields: EventFields
  ) throws(ReadingError) -> ControllerID {
    if let element = fields.modifiers[.from] { return try cast.id(element) }
    if let owner { return owner }
    let presenters = links.presenters(of: id)
    guard let only = presenters.first, presenters.count == 1 else {
      let name = cast.name(id)
      throw ReadingError(
        fields.place.location,
        presenters.isEmpty ? "no screen presents \(name)" : "more than one screen presents \(name)",
        expected: "from: and the name of a screen")
    }
    return only
  }

  private func style(
    of id: ControllerID, from presenter: ControllerID, _ fields: EventFields
  ) throws(ReadingError) -> PresentationStyle {
    if let element = fields.modifiers[.style] {
      return try ScenarioWords.presentationStyle.value(of: element)
    }
    return links.style(of: id, from: presenter) ?? .automatic
  }
}
