import Orientation

/// Puts a decision's steps into the order in which people read them.
struct ExplanationBuilder {
  let decision: Decision
  let steps: [Step]
  let cast: Cast
  let screen: ControllerID?
  let held: DeviceOrientation?
  /// The steps in which UIKit read the masks it still uses.
  let reading: [Step]
  let words: Words
  /// The controller that was asked.
  let decider: ControllerID?

  init(
    decision: Decision, steps: [Step], cast: Cast, screen: ControllerID?, held: DeviceOrientation?,
    reading: [Step]
  ) {
    self.decision = decision
    self.steps = steps
    self.cast = cast
    self.screen = screen
    self.held = held
    self.reading = reading
    words = Words(cast)
    decider = Self.decider(steps) ?? Self.decider(reading)
  }

  /// The controller that steps name as the one to ask, or the one that answered.
  private static func decider(_ steps: [Step]) -> ControllerID? {
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

  /// What somebody wants and the masks are held against.
  var wish: InterfaceOrientationMask {
    if case .request(let mask) = decision.trigger { return mask }
    return decision.candidate?.mask ?? []
  }

  /// Who is asked about, as a subject.
  var subject: String { screen.map { words.name($0) } ?? "The interface" }

  /// Whether the screen that is asked about is the one that is asked.
  var screenIsAsked: Bool { screen == nil || screen == decider }

  /// Why the screen was not asked, where a step says it.
  var whyScreenNotAsked: NotAsked? {
    guard let screen, screen != decider else { return nil }
    for step in steps + reading where step.speaker == .controller(screen) {
      if case .notAsked(let reason) = step.finding { return reason }
    }
    return nil
  }

  /// The masks that leave out everything that is wanted.
  var blockers: [Blocker] {
    guard let masks = decision.masks, !wish.isEmpty else { return [] }
    var found: [Blocker] = []
    if masks.application.isDisjoint(with: wish) { found.append(.application) }
    if masks.controller.isDisjoint(with: wish) { found.append(.controller) }
    if masks.device.isDisjoint(with: wish) { found.append(.device) }
    return found
  }

  /// Whose mask stands in the way.
  enum Blocker { case application, controller, device }

  /// The disputed points of all steps, each once, in order.
  var disputes: [Explanation.Dispute] {
    var points: [PolicyPoint] = []
    for step in steps + reading {
      if let point = step.policy, !points.contains(point) { points.append(point) }
    }
    return points.map { Explanation.Dispute($0, cast.policy) }
  }
}
