import Orientation
import RandomScenarios

/// A drawn scenario that both bodies can play: what only values can do is left out.
struct TwinScenario {
  let seed: UInt64
  let system: RotationSystem
  let events: [RotationEvent]

  init(seed: UInt64, count: Int) {
    var draws = RandomSystem(seed: seed)
    self.seed = seed
    let drawn = draws.draw()
    var contained: Set<ControllerID> = []
    let controllers = drawn.controllers.enumerated().map { index, controller in
      var playable = Self.playable(controller, index, of: drawn)
      // A live controller is in one place only.
      playable.children.removeAll { !contained.insert($0).inserted }
      return playable
    }
    var application = drawn.application
    // Without scenes there is no scene delegate.
    if !application.infoPlist.hasSceneManifest { application.sceneDelegateMask = nil }
    system = RotationSystem(
      device: drawn.device, version: drawn.version, policy: drawn.policy,
      application: application, controllers: controllers, root: ControllerID(0),
      held: drawn.pose, environment: drawn.environment(), windowingMode: drawn.windowingMode,
      isUserLocked: drawn.isUserLocked)
    events = draws.events(count: count, controllers: controllers.count).compactMap {
      Self.playable($0, ControllerList(controllers))
    }
  }

  /// A scenario that was written by hand, of what both can do.
  init(_ system: RotationSystem, _ events: [RotationEvent]) {
    seed = 0
    self.system = system
    self.events = events
  }

  /// A controller as a live one can be.
  private static func playable(
    _ drawn: Controller, _ index: Int, of system: RotationSystem
  ) -> Controller {
    var controller = drawn
    if ![.plain, .custom, .navigation].contains(controller.kind) { controller.kind = .custom }
    controller.selected = 0
    controller.fixedSize = nil
    controller.children.removeAll { $0.index <= index || $0.index >= system.controllers.count }
    // A navigation controller cannot lie on the stack of another.
    if controller.kind == .navigation {
      controller.children.removeAll { system.controllers[$0.index].kind == .navigation }
    }
    var overrides = controller.overrides
    let behaviors = system.behaviors
    if !behaviors[.turnIsSizeChange] {
      overrides.subtract([.sizeTransition, .sizeTransitionWithoutSuper, .rotate])
    }
    if !behaviors[.turnsInHalves] { overrides.remove(.rotateInHalves) }
    if controller.kind == .navigation {
      overrides.subtract([.rotate, .rotateInHalves, .onlyLegacyAnswer])
      controller.answers.asksChildForLock = false
    }
    let needsSize = controller.reactions.contains {
      $0.moment == .viewWillTransition || $0.moment == .transitionCompletion
    }
    if needsSize { overrides.remove(.onlyLegacyAnswer) }
    if overrides.contains(.onlyLegacyAnswer) {
      overrides = [.onlyLegacyAnswer]
      controller.forwarding = .none
      controller.answers.mask = nil
      controller.answers.asksChildForLock = false
    }
    if controller.kind == .plain, !controller.children.isEmpty { controller.kind = .custom }
    if controller.kind != .navigation, case .delegate = controller.forwarding {
      controller.forwarding = .none
    }
    if controller.kind != .navigation { controller.forwarding = .none }
    if controller.answers.asksChildForLock { overrides = [.sizeTransition] }
    if needsSize && behaviors[.turnIsSizeChange] {
      overrides.remove(.rotateInHalves)
      overrides.insert(.sizeTransition)
    }
    controller.overrides = overrides
    if case .invalid = controller.answers.preferred { controller.answers.preferred = .inherited }
    controller.reactions = controller.reactions.compactMap { reaction in
      let events = reaction.events.compactMap { playable($0, system.controllers) }.filter {
        // What is inside another cannot become a root before it is taken out.
        if case .setRoot = $0 { false } else { true }
      }
      return events.isEmpty ? nil : Reaction(on: reaction.moment, events)
    }
    return controller
  }

  /// An event as live objects can bring it about; nil for what they cannot.
  private static func playable(_ event: RotationEvent, _ controllers: ControllerList)
    -> RotationEvent?
  {
    switch event {
    case .openScene, .changeSceneDelegate: return nil
    // A navigation controller cannot lie on the stack of another.
    case .push(let id, _) where controllers.indices.contains(id.index):
      return controllers[id.index].kind == .navigation ? nil : event
    case .select: return nil
    case .openWindow(let root, let scene, _):
      return .openWindow(root: root, in: scene, isHidden: false)
    case .change(let id, var answers):
      guard controllers.indices.contains(id.index) else { return event }
      if case .invalid = answers.preferred { answers.preferred = .inherited }
      answers.asksChildForLock = controllers[id.index].answers.asksChildForLock
      if controllers[id.index].overrides.contains(.onlyLegacyAnswer) { answers.mask = nil }
      return .change(id, answers)
    default: return event
    }
  }
}
