package import Orientation

/// Puts a decision's steps into the order in which people read them.
package struct ExplanationBuilder {
  let decision: Decision
  let steps: [DecisionStep]
  let cast: Roster
  let screen: ControllerID?
  let held: DeviceOrientation?
  /// The scene that is decided about; nil for the main one.
  let scene: SceneID?
  /// The steps in which UIKit read the masks it still uses.
  let reading: [DecisionStep]
  let words: Words
  /// The controller that was asked.
  package let decider: ControllerID?
  /// The controller that was asked and those it passed the question on to, in order.
  let chain: [ControllerID]

  package init(
    decision: Decision, steps: [DecisionStep], cast: Roster, screen: ControllerID?,
    context: Explanation.Context
  ) {
    let isAnnounced = steps.contains { $0.finding.isAnnounced }
    self.decision = decision
    self.steps = steps
    self.cast = cast
    self.screen = screen
    held = context.held
    scene = context.scene
    reading = isAnnounced ? context.reading : []
    words = Words(cast)
    decider = Self.decider(steps) ?? Self.decider(reading)
    chain = context.chain
  }

  /// The controller whose own answer was given.
  var voice: ControllerID? { chain.last ?? decider }

  /// The controller that steps name as the one to ask, or the one that answered.
  private static func decider(_ steps: [DecisionStep]) -> ControllerID? {
    var answering: ControllerID?
    for step in steps {
      guard case .controller(let id) = step.speaker else { continue }
      switch step.finding {
      case .decides: return id
      case .allows, .autorotates, .doesNotAutorotate, .wants: answering = answering ?? id
      default: break
      }
    }
    return answering
  }

  /// The requested orientation that the masks are compared with.
  package var wish: InterfaceOrientationMask {
    if case .request(let mask) = decision.trigger { return mask }
    return decision.candidate?.mask ?? []
  }

  /// The pose of the device where it is one that no interface orientation corresponds to.
  var flatPose: DeviceOrientation? {
    held.flatMap { $0.isValidInterfaceOrientation ? nil : $0 }
  }

  /// Who is asked about, as a subject.
  var subject: String {
    screen.map { words.name($0) }
      ?? scene.map { words.scene($0).sentenceCased } ?? "The interface"
  }

  /// Whether the screen that is asked about is the one that is asked.
  var screenIsAsked: Bool { screen == nil || screen == voice }

  /// Why the screen was not asked, where a step has the reason.
  var whyScreenNotAsked: NotAsked? {
    guard let screen, screen != voice else { return nil }
    let all = steps + reading
    for step in all where step.speaker == .controller(screen) {
      if case .notAsked(let reason) = step.finding, !reason.isAutorotate { return reason }
    }
    for step in all {
      guard case .notAsked(.coveredBy(let id)) = step.finding,
        case .controller(let covered) = step.speaker
      else { continue }
      if !cast.path(from: covered, to: screen).isEmpty { return .coveredBy(id) }
    }
    return nil
  }

  /// The masks that leave out everything that is wanted.
  package var blockers: [Blocker] {
    guard let masks = decision.masks, !wish.isEmpty else { return [] }
    var found: [Blocker] = []
    // What the hardware cannot do, nothing else can change.
    if masks.device.isDisjoint(with: wish) { return [.device] }
    if masks.application.isDisjoint(with: wish) { found.append(.application) }
    if masks.controller.isDisjoint(with: wish) { found.append(.controller) }
    return found
  }

  /// Whether a step of an earlier reading still counts.
  func isAnswer(_ step: DecisionStep) -> Bool {
    switch (step.speaker, step.finding) {
    case (.device, _), (.system, _): false
    case (_, .allows), (_, .decides), (_, .notAsked): true
    default: false
    }
  }

  /// Whose mask prevents it.
  package enum Blocker { case application, controller, device }

  /// The disputed points of all steps, each once, in order.
  var namedPoints: [PolicyPoint] {
    var points: [PolicyPoint] = []
    for step in steps + reading.filter({ isAnswer($0) }) {
      if let point = step.policy, !points.contains(point) { points.append(point) }
    }
    return points
  }

  /// Whether the answers have changed since UIKit read them, and would now allow it.
  var isStale: Bool {
    guard steps.contains(where: { $0.finding.isAnnounced }) else { return false }
    switch blockers {
    case [.controller]:
      return decider.map { !cast.mask(ifAsked: $0).isDisjoint(with: wish) } ?? false
    case [.application]:
      return applicationSpeaker == .appDelegate
        && !(cast.application.delegateMask ?? []).isDisjoint(with: wish)
    default: return false
    }
  }

  /// The answers that UIKit keeps using.
  func oldAnswer(_ masks: Masks) -> InterfaceOrientationMask {
    blockers == [.application] ? masks.application : masks.controller
  }

  /// Whether the controller that is asked answers false to a question that iOS 16 no longer asks.
  var isAutorotateInVain: Bool {
    guard cast.behaviors[.masksDecide], !cast.behaviors[.autorotateIsAsked],
      decision.trigger.isDeviceDriven, let id = voice
    else { return false }
    return cast.controller(id)?.answers.autorotates == false
  }
}

extension NotAsked {
  /// Whether it is only `shouldAutorotate` that was not asked.
  var isAutorotate: Bool { self == .autorotateIsIgnored || self == .autorotationIsOff }
}

extension StepRemark {
  var isMask: Bool { if case .allows = self { true } else { false } }
  var isAnnounced: Bool { if case .usedAnnounced = self { true } else { false } }
}
