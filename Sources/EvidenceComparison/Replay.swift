import Orientation
import RotationEvidence

/// One step of a recorded app, played again by the engine.
struct Replay {
  /// What a recorder would have seen.
  private(set) var sightings: Sightings
  /// What happened.
  private(set) var entries: [Transcript.Entry]
  /// What was done.
  let events: [RotationEvent]
  /// How it began.
  let start: RotationSystem

  /// Why a step cannot be played.
  enum Obstacle: Error {
    /// What was on screen changed in a way that is not one call.
    case change
    /// What happened was not seen, or comes from outside the app.
    case event
    /// The interface was where nothing brings it.
    case state
  }

  /// Plays a step.
  ///
  /// - Throws: why it cannot be played.
  init(
    _ step: ObservedStep, of observations: Observations, on device: DeviceProfile,
    policy: RotationPolicy = RotationPolicy(), isUserLocked: Bool = false
  ) throws(Obstacle) {
    guard let first = step.before.shown.first else { throw .state }
    let app = observations.app ?? ObservedApp()
    var moment = Moment(
      application: ApplicationModel(
        infoPlist: InfoPlist(
          orientations: app.orientations, requiresFullScreen: app.requiresFullScreen),
        delegateMask: step.before.appDelegate, sceneDelegateMask: step.before.sceneDelegate,
        linkedSDK: observations.sdk, isPhoneOnly: app.isPhoneOnly),
      controllers: Self.controllers(of: step, observations), root: Self.id(first),
      interface: step.before.geometry.interface, held: step.before.held,
      upright: step.before.upright)
    moment.presented = step.before.shown.dropFirst().map { (Self.id($0), $0.style ?? .pageSheet) }
    for layer in step.before.shown {
      layer.forEach { moment.given[Self.id($0)] = $0.given }
    }
    guard
      var system = moment.system(
        on: device, observations.system, policy: policy, isUserLocked: isUserLocked)
    else { throw .state }
    start = system
    var shown = step.before.shown
    var events: [RotationEvent] = []
    var entries: [Transcript.Entry] = []
    for event in step.events {
      for event in try Self.events(for: event, &shown, in: system) {
        events.append(event)
        entries += system.handle(event)
      }
    }
    entries += system.handle(.settle)
    self.events = moment.presented.map { .present($0.id, $0.style, from: moment.root) } + events
    self.entries = entries
    sightings = Sightings(entries, of: observations.screens, in: system)
  }

  private static func id(_ shown: ShownScreen) -> ControllerID { ControllerID(shown.screen) }

  /// The controllers as they answer in a step.
  private static func controllers(
    of step: ObservedStep, _ observations: Observations
  ) -> [Controller] {
    var controllers = observations.screens.map {
      Controller($0.name, $0.kind, overrides: $0.reportsTransitions ? .sizeTransition : [])
    }
    var known: Set<Int> = []
    func take(_ shown: ShownScreen) {
      for child in shown.children { take(child) }
      // What is there before counts; what comes is as it was found then.
      guard known.insert(shown.screen).inserted else { return }
      let answers = ControllerAnswers(
        mask: shown.allows, autorotates: shown.autorotates,
        preferred: shown.prefers.map { .orientation($0) } ?? .inherited)
      controllers[shown.screen].answers = answers
      controllers[shown.screen].children = shown.children.map { id($0) }
      controllers[shown.screen].selected = shown.selected
      if controllers[shown.screen].kind == .plain, !shown.children.isEmpty {
        controllers[shown.screen].kind = .custom
      }
    }
    for layer in step.before.shown { take(layer) }
    for event in step.events {
      if case .show(let layers) = event { for layer in layers { take(layer) } }
    }
    return controllers
  }

  /// What the engine does for an event of a recording.
  private static func events(
    for event: ObservedEvent, _ shown: inout [ShownScreen], in system: RotationSystem
  ) throws(Obstacle) -> [RotationEvent] {
    switch event {
    case .turn(let pose): return [.turn(pose)]
    case .request(let mask):
      if system.behaviors[.geometryRequests] { return [.requestGeometryUpdate(.main, mask)] }
      guard mask.count == 1,
        let wanted = InterfaceOrientation.valid.first(where: { mask.contains($0) })
      else { throw .event }
      // The two enums have the same number for what belongs together.
      let write = RotationEvent.setDeviceOrientation(rawValue: wanted.rawValue)
      let isThere = system.deviceOrientation.rawValue == wanted.rawValue
      return isThere ? [.setDeviceOrientation(rawValue: 0), write] : [write]
    case .update:
      return [
        .setNeedsUpdateOfSupportedInterfaceOrientations(id(shown[0]), isAnimated: true)
      ]
    case .attempt: return [.attemptRotationToDeviceOrientation]
    case .show(let now):
      guard let change = LayerChange(from: shown, to: now) else { throw .change }
      shown = now
      return [change.event]
    case .background, .foreground, .unseen: throw .event
    }
  }
}

/// The one call that leads from what is on screen to something else.
private struct LayerChange {
  let event: RotationEvent

  /// - Returns: nil where no single call does.
  init?(from old: [ShownScreen], to new: [ShownScreen]) {
    let common = zip(old, new).prefix { $0.isLike($1) }.count
    if common == old.count, new.count == old.count + 1 {
      event = .present(
        ControllerID(new[common].screen), new[common].style ?? .pageSheet,
        from: ControllerID(old[common - 1].screen))
    } else if common == new.count, old.count > new.count {
      event = .dismiss(ControllerID(old[common].screen))
    } else if old.count == new.count, common == old.count - 1,
      let event = Self.inside(old[common], new[common])
    {
      self.event = event
    } else {
      return nil
    }
  }

  private static func inside(_ old: ShownScreen, _ new: ShownScreen) -> RotationEvent? {
    guard old.screen == new.screen else { return nil }
    let container = ControllerID(old.screen)
    let common = zip(old.children, new.children).prefix { $0.isLike($1) }.count
    if common == old.children.count, common == new.children.count {
      return .select(new.selected, in: container)
    }
    if common == old.children.count, new.children.count == common + 1 {
      return .push(ControllerID(new.children[common].screen), onto: container)
    }
    if common == new.children.count, old.children.count == common + 1 { return .pop(container) }
    guard old.children.count == new.children.count, old.selected == new.selected,
      zip(old.children, new.children).count(where: { !$0.isLike($1) }) == 1
    else { return nil }
    return inside(old.children[common], new.children[common])
  }
}
