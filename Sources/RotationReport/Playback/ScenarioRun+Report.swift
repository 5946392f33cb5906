public import RotationScenario
public import Orientation

extension ScenarioRun {
  /// The steps of the run, ready to be reported.
  ///
  /// - Complexity: linear in the steps and the controllers, for each answer to a disputed point that
  ///   could matter.
  public var reportedSteps: [ReportedStep] {
    let story = story(through: steps.count, about: nil)
    let points = PolicyFinder.points(of: story, Playback(story))
    var locations = locations(atStep: -1)
    return steps.map { step in
      // What a step sets is at that step from there on.
      switch step.step.action.changed {
      case .controller(let id): locations[.controller(id)] = step.step.location
      case .appDelegate: locations[.appDelegate] = step.step.location
      case .sceneDelegate: locations[.sceneDelegate] = step.step.location
      default: break
      }
      var reported = ReportedStep(
        number: step.index + 1, title: step.step.title, note: step.step.note, entries: step.entries,
        after: step.after,
        root: scenario.app.root, locations: locations,
        location: step.step.location)
      reported.turns = turns(of: step, locations)
      reported.doubts = doubts(afterStep: step.index).map {
        Explanation.Doubt($0, in: scenario.app)
      }
      for point in PolicyPoint.allCases {
        guard let effect = points[step.index][point] else { continue }
        let dispute = Explanation.Dispute(point, start.policy)
        if effect >= .callbacks {
          reported.disputes.append(dispute)
        } else {
          reported.lesserDisputes.append(dispute)
        }
      }
      return reported
    }
  }

  /// The turns of a recording, each with what follows until the next one.
  private func turns(of step: PlayedStep, _ locations: Locations) -> [ReportedStep] {
    guard case .accelerate = step.step.action else { return [] }
    let start = step.before.time
    var system = step.before
    var turns: [ReportedStep] = []
    var title: String?
    var entries: [Transcript.Entry] = []
    func end() {
      guard let title else { return }
      turns.append(
        ReportedStep(
          number: step.index + 1, title: title, entries: entries, after: system,
          root: scenario.app.root, locations: locations, location: step.step.location))
      entries = []
    }
    for event in step.entries.outsideEvents {
      if case .turn(let pose) = event {
        end()
        let seconds = Words.number(((system.time - start) * 10).rounded() / 10)
        title = "After \(seconds) s the device is turned to \(Words.name(pose))"
      }
      entries += system.handle(event)
    }
    entries += system.handle(.settle)
    end()
    return turns
  }

  /// The names of the ids after a step; nil for the system before the first one.
  ///
  /// - Parameter index: the place of the step.
  /// - Returns: the cast with the places of the scenario's file.
  public func cast(afterStep index: Int?) -> Roster {
    let system = index.map { steps[$0].after } ?? start
    return Roster(system, root: scenario.app.root, locations: locations(atStep: index ?? -1))
  }

  private func locations(atStep index: Int) -> Locations {
    var locations = Locations()
    locations[.infoPlist] = location(of: .infoPlist, atStep: index)
    locations[.appDelegate] = location(of: .appDelegate, atStep: index)
    locations[.sceneDelegate] = location(of: .sceneDelegate, atStep: index)
    for screen in scenario.app.screens.indices {
      let id = ControllerID(screen)
      locations[.controller(id)] = location(of: .controller(id), atStep: index)
    }
    return locations
  }
}

extension ScenarioRun {
  /// The story up to a step, as it can be played again.
  ///
  /// - Parameters:
  ///   - count: how many steps belong to it.
  ///   - screen: the screen that is asked about.
  ///   - systems: the systems that matter to the app; nil takes those the device ran.
  /// - Returns: the story, the last of its steps being the one that is explained.
  func story(
    through count: Int, about screen: ControllerID?, systems: [SystemVersion]? = nil
  ) -> Story {
    let scenario = scenario
    let stage = scenario.stage
    let steps = self.steps.prefix(count).map { step -> Story.Step in
      let next = scenario.steps.dropFirst(step.index + 1).first
      let events = step.entries.outsideEvents
      return Story.Step(events, settles: next?.isMeanwhile != true)
    }
    let all = (systems ?? Matrix.usualVersions).filter { stage.device.runs($0) }
    let own = stage.version
    let matter = (all.filter { $0 < own } + [own] + all.filter { $0 > own })
      .filter { stage.behaviors == nil || $0 == own }
    return Story(start, steps, screen: screen, systems: matter) { version in
      guard stage.device.runs(version) else { return nil }
      var other = stage
      other.version = version
      return scenario.makeSystem(on: other)
    }
  }
}

extension [Transcript.Entry] {
  /// What came from outside of the app, but for the time that passes until all is still.
  fileprivate var outsideEvents: [RotationEvent] {
    compactMap { entry in
      guard case .event(let event, nil) = entry.occurrence, event != .settle else { return nil }
      return event
    }
  }
}

extension Explanation {
  /// Explains what a step of a run came to.
  ///
  /// What would change it, and the disputed points it rests on, are found by playing the run again.
  ///
  /// - Parameters:
  ///   - run: a played scenario.
  ///   - index: the place of the step; after an exception the step that raised it is explained.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  ///   - systems: the systems that matter to the app; nil takes those the device ran.
  /// - Complexity: linear in the entries up to the step, for each change that is tried.
  public init(
    _ run: ScenarioRun, step index: Int, screen: ControllerID? = nil,
    systems: [SystemVersion]? = nil
  ) {
    let crash = run.steps.prefix(index).firstIndex(where: \.hasCrashed)
    let place = crash ?? index
    let story = run.story(through: place + 1, about: screen, systems: systems)
    self.init(of: story, cast: run.cast(afterStep: place))
    if crash != nil { headline = "Already in step \(place + 1): \(headline)" }
    guard let screen, run.steps[place].after.isShown(screen) else { return }
    let cast = run.cast(afterStep: place)
    rows += Self.heard(run.steps[place].entries, by: screen, cast: cast)
    tellLayout(run.steps[place].entries, of: screen, cast: cast)
  }

  /// Explains what would happen to a screen if the device were turned.
  ///
  /// - Parameters:
  ///   - run: a played scenario.
  ///   - pose: the pose the device is put into.
  ///   - screen: the controller that is asked about.
  ///   - index: the place of the step after which it is turned; nil takes the first one that
  ///     shows the screen.
  ///   - systems: the systems that matter to the app; nil takes those the device ran.
  /// - Complexity: linear in the entries up to the step, for each change that is tried.
  public init(
    _ run: ScenarioRun, turnedTo pose: DeviceOrientation, screen: ControllerID? = nil,
    afterStep index: Int? = nil, systems: [SystemVersion]? = nil
  ) {
    let shown = run.steps.firstIndex { step in
      screen.map { step.after.isShown($0) } ?? true
    }
    let place = index ?? shown ?? run.steps.indices.last
    let last = place.map { $0 + 1 } ?? 0
    // A crash on the way is what there is to explain.
    if let crash = run.steps.prefix(last).firstIndex(where: \.hasCrashed) {
      self.init(run, step: crash, screen: screen, systems: systems)
      return
    }
    var system = place.map { run.steps[$0].after } ?? run.start
    var story = run.story(through: last, about: screen, systems: systems)
    if place == nil { story.append([.launch], to: &system) }
    // Held so already, it is put into another pose first.
    if system.pose == pose {
      story.append([.turn(pose == .portrait ? .landscapeLeft : .portrait)], to: &system)
    }
    story.append([.turn(pose)], to: &system)
    let isShown = screen.map { system.isShown($0) } ?? true
    var cast = Roster(system, root: run.scenario.app.root)
    cast.locations = run.cast(afterStep: place).locations
    self.init(of: isShown ? story : story.aboutAll, cast: cast)
    if let screen, !isShown {
      let words = Words(cast)
      headline = "\(words.name(screen)) is not on screen. \(headline)"
      rows.append(Row("not asked", words.name(screen), words.notAsked(.notOnScreen)))
    }
  }
}

extension Story {
  fileprivate mutating func append(_ events: [RotationEvent], to system: inout RotationSystem) {
    append(Step(events))
    for event in events { system.handle(event) }
    system.handle(.settle)
  }
}

extension Scenario.Step {
  /// The title of a step of several events; nil where its event gives one.
  fileprivate var title: String? {
    guard case .accelerate(let motion) = action else { return nil }
    return motion.recording.map { "The device moves as in \($0)" }
      ?? "The device moves as its accelerometer measures"
  }
}
