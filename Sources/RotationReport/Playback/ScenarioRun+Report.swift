public import RotationScenario
public import Orientation

extension ScenarioRun {
  /// The steps of the run, ready to be reported.
  ///
  /// - Complexity: linear in the steps and the controllers.
  public var reportedSteps: [ReportedStep] {
    steps.map { step in
      var reported = ReportedStep(
        number: step.index + 1, title: step.step.title, note: step.step.note, entries: step.entries,
        after: step.after,
        root: scenario.app.root, locations: locations(atStep: step.index),
        location: step.step.location)
      reported.doubts = doubts(afterStep: step.index).map {
        Explanation.Doubt($0, in: scenario.app)
      }
      return reported
    }
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

extension Explanation {
  /// Explains what a step of a run came to.
  ///
  /// - Parameters:
  ///   - run: a played scenario.
  ///   - index: the place of the step.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  /// - Complexity: linear in the entries up to the step.
  public init(_ run: ScenarioRun, step index: Int, screen: ControllerID? = nil) {
    self.init(
      of: run.steps[index].entries, after: run.steps[..<index].flatMap(\.entries),
      cast: run.cast(afterStep: index), screen: screen)
    guard let screen, run.steps[index].after.isShown(screen) else { return }
    rows += Self.heard(run.steps[index].entries, by: screen, cast: run.cast(afterStep: index))
  }

  /// Explains what would happen to a screen if the device were turned.
  ///
  /// - Parameters:
  ///   - run: a played scenario.
  ///   - pose: the pose the device is put into.
  ///   - screen: the controller that is asked about.
  ///   - index: the place of the step after which it is turned; nil takes the first one that
  ///     shows the screen.
  /// - Complexity: linear in the entries up to the step.
  public init(
    _ run: ScenarioRun, turnedTo pose: DeviceOrientation, screen: ControllerID? = nil,
    afterStep index: Int? = nil
  ) {
    let shown = run.steps.firstIndex { step in
      screen.map { step.after.isShown($0) } ?? true
    }
    let place = index ?? shown ?? run.steps.indices.last
    var system = place.map { run.steps[$0].after } ?? run.start
    let earlier = run.steps.prefix((place ?? -1) + 1).flatMap(\.entries)
    let launch = place == nil ? system.handle(.launch) + system.handle(.settle) : []
    // Held so already, it is put into another pose first.
    let other: DeviceOrientation = pose == .portrait ? .landscapeLeft : .portrait
    let away =
      system.pose == pose ? system.handle(.turn(other)) + system.handle(.settle) : []
    let isShown = screen.map { system.isShown($0) } ?? true
    let entries = system.handle(.turn(pose)) + system.handle(.settle)
    var cast = Roster(system, root: run.scenario.app.root)
    cast.locations = run.cast(afterStep: place).locations
    self.init(
      of: entries, after: earlier + launch + away, cast: cast, screen: isShown ? screen : nil)
    if let screen, !isShown {
      let words = Words(cast)
      headline = "\(words.name(screen)) is not on screen. \(headline)"
      rows.append(Row("not asked", words.name(screen), words.notAsked(.notOnScreen)))
    }
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
