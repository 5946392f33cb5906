package import Orientation

/// What happened to an app up to the moment that is explained, in a form that can be played again
/// with changes.
package struct Story: Sendable {
  /// The device with the app on it, not launched.
  package var start: RotationSystem
  /// What happened, in order.
  package private(set) var steps: [Step]
  /// The screen that is asked about; nil asks about the interface as a whole.
  package private(set) var screen: ControllerID?
  /// The systems that matter to the app, the one that runs included.
  package var systems: [SystemVersion]
  /// The place of the step that is explained.
  private(set) var moment: Int
  /// Whether the app or its answers are others than at first.
  private(set) var isRewritten = false
  /// The device with the app on another system, not launched; nil where it never ran it.
  private let restart: @Sendable (SystemVersion) -> RotationSystem?

  /// Something that happens, and whether it comes to an end before the next.
  package struct Step: Sendable, Hashable {
    package var events: [RotationEvent]
    package var settles: Bool
    /// Its place in the story as it was at first; nil for one that was added.
    fileprivate(set) var place: Int?

    package init(_ events: [RotationEvent], settles: Bool = true) {
      self.events = events
      self.settles = settles
    }
  }

  /// Creates a story.
  ///
  /// - Parameters:
  ///   - start: the device with the app on it, not launched.
  ///   - steps: what happened; the last one is explained.
  ///   - screen: the screen that is asked about.
  ///   - systems: the systems that matter to the app.
  ///   - restart: the device with the app on another system.
  package init(
    _ start: RotationSystem, _ steps: [Step], screen: ControllerID? = nil,
    systems: [SystemVersion] = [],
    restart: @escaping @Sendable (SystemVersion) -> RotationSystem? = { _ in nil }
  ) {
    self.start = start
    self.screen = screen
    self.systems = systems
    self.restart = restart
    self.steps = steps
    for index in steps.indices { self.steps[index].place = index }
    moment = max(0, steps.count - 1)
  }

  /// What happens in the step that is explained.
  var momentEvents: [RotationEvent] { steps.indices.contains(moment) ? steps[moment].events : [] }

  /// The same story, about the interface as a whole.
  package var aboutAll: Story {
    var story = self
    story.screen = nil
    return story
  }

  /// Adds a step, which is the one that is explained from now on.
  package mutating func append(_ step: Step) {
    steps.append(step)
    steps[steps.count - 1].place = steps.count - 1
    moment = steps.count - 1
  }

  /// The same story on another system; nil where the device never ran it.
  func on(_ version: SystemVersion) -> Story? {
    guard version != start.version else { return self }
    guard let other = restart(version) else { return nil }
    var story = self
    story.start = other
    story.isRewritten = true
    return story
  }

  /// The same story under other policies.
  package func under(_ policy: RotationPolicy) -> Story {
    var story = self
    story.start = start.rewritten(policy: policy)
    story.isRewritten = true
    return story
  }

  /// Changes what a controller is, from the start.
  mutating func rewrite(_ id: ControllerID, _ change: (inout Controller) -> Void) {
    var controllers = start.controllers
    guard controllers.indices.contains(id.index) else { return }
    change(&controllers[id.index])
    guard controllers != start.controllers else { return }
    start = start.rewritten(controllers: controllers)
    isRewritten = true
  }

  /// Changes what the app declares and its delegates answer, from the start.
  mutating func rewriteApplication(_ change: (inout ApplicationModel) -> Void) {
    var application = start.application
    change(&application)
    guard application != start.application else { return }
    start = start.rewritten(application: application)
    isRewritten = true
  }

  /// Changes every event.
  mutating func replaceEvents(_ change: (RotationEvent) -> RotationEvent) {
    for index in steps.indices { steps[index].events = steps[index].events.map(change) }
    for index in start.controllers.indices where !start.controllers[index].reactions.isEmpty {
      rewrite(ControllerID(index)) { controller in
        for place in controller.reactions.indices {
          controller.reactions[place].events = controller.reactions[place].events.map(change)
        }
      }
    }
  }

  /// Lets every step come to its end before the next.
  mutating func settleEverywhere() {
    for index in steps.indices { steps[index].settles = true }
  }

  /// Takes a step away.
  mutating func remove(_ place: Int) {
    guard let index = steps.firstIndex(where: { $0.place == place }) else { return }
    steps[index].events = []
  }

  /// Adds events before a step, behind what was added there.
  mutating func insert(_ events: [RotationEvent], before place: Int) {
    guard let index = steps.firstIndex(where: { $0.place == place }) else { return }
    // What a transition is in the way of stays so: only what waits lets it end.
    let settles = index == 0 || steps[index - 1].settles
    steps.insert(Step(events, settles: settles), at: index)
    if index <= moment { moment += 1 }
  }

  /// Adds events after a step, behind what was added there.
  mutating func insert(_ events: [RotationEvent], after place: Int) {
    guard let first = steps.firstIndex(where: { $0.place == place }) else { return }
    let next = steps[(first + 1)...].firstIndex { $0.place != nil } ?? steps.endIndex
    steps.insert(Step(events, settles: steps[next - 1].settles), at: next)
    if next <= moment { moment += 1 }
  }

  /// The place of the step that is explained, in the story as it was at first.
  var momentPlace: Int { steps.indices.contains(moment) ? steps[moment].place ?? 0 : 0 }

  /// Whether another story is the same.
  func isSame(as other: Story) -> Bool {
    steps == other.steps && start.controllers == other.start.controllers
      && start.application == other.start.application && start.policy == other.start.policy
  }
}
