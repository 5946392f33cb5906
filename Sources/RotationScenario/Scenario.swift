public import Orientation

/// An app in a file: a stage, an app, the steps to play and what to expect of them.
public struct Scenario: Sendable, Hashable {
  /// What the scenario shows, in one line.
  public var title: String?
  /// The device before the app starts.
  public var stage: Stage
  /// The name of the stage in a file that has several; nil for the only one.
  public var stageName: String?
  /// The app.
  public var app: AppDescription
  /// What happens, in order.
  public var steps: [Step]
  /// The locations of the facts.
  public var places: Places

  /// Creates a scenario.
  public init(
    title: String? = nil, stage: Stage, app: AppDescription, steps: [Step] = [],
    places: Places = Places()
  ) {
    self.title = title
    self.stage = stage
    self.app = app
    self.steps = steps
    self.places = places
  }

  /// One thing that happens.
  public struct Step: Sendable, Hashable {
    /// What happens.
    public var action: Action
    /// Whether it comes while what the step before began is still in progress.
    public var isMeanwhile: Bool
    /// The author's description.
    public var note: String?
    /// What it should lead to.
    public var expectations: [Expectation]
    /// Its location in the file.
    public var location: SourceLocation

    /// Creates a step.
    public init(
      _ event: RotationEvent, isMeanwhile: Bool = false, note: String? = nil,
      expectations: [Expectation] = [], at location: SourceLocation
    ) {
      self.init(
        .event(event), isMeanwhile: isMeanwhile, note: note, expectations: expectations,
        at: location)
    }

    /// Creates a step of any kind.
    public init(
      _ action: Action, isMeanwhile: Bool = false, note: String? = nil,
      expectations: [Expectation] = [], at location: SourceLocation
    ) {
      self.action = action
      self.isMeanwhile = isMeanwhile
      self.note = note
      self.expectations = expectations
      self.location = location
    }

    /// The event; nil for a step that is made of several.
    public var event: RotationEvent? {
      if case .event(let event) = action { event } else { nil }
    }

    /// What a step can be.
    public enum Action: Sendable, Hashable {
      /// One event.
      case event(RotationEvent)
      /// The device is moved, and its accelerometer measures it.
      case accelerate(SensedMotion)
    }
  }

  /// The screen with a name; nil when there is none.
  public func controllerID(named name: String) -> ControllerID? { app.controllerID(named: name) }

  /// The SDK the app was linked with.
  ///
  /// - Parameter stage: another stage than the scenario's own.
  /// - Returns: nil for the one of the system.
  public func linkedSDK(on stage: Stage? = nil) -> SystemVersion? {
    (stage ?? self.stage).linkedSDK ?? app.application.linkedSDK
  }

  /// The system before the first step.
  ///
  /// - Parameter stage: another stage than the scenario's own.
  /// - Returns: a device with the app on it, not launched.
  public func makeSystem(on stage: Stage? = nil) -> RotationSystem {
    let stage = stage ?? self.stage
    var application = app.application
    application.linkedSDK = linkedSDK(on: stage)
    let idiom = stage.idiom(isPhoneOnly: application.isPhoneOnly)
    application.isPhoneOnly = application.isPhoneOnly || stage.isPhoneAppOnPad
    let holds = { (circumstance: Circumstance) in circumstance.holds(idiom, stage.version) }
    if let own = app.delegateMasks.last(where: { holds($0.circumstance) }) {
      application.delegateMask = own.value
    }
    if let own = app.sceneDelegateMasks.last(where: { holds($0.circumstance) }) {
      application.sceneDelegateMask = own.value
    }
    return RotationSystem(
      device: stage.device, version: stage.version, behaviors: stage.behaviors,
      policy: app.policy, application: application,
      controllers: app.screens.map { $0.controller(idiom, stage.version) },
      root: app.root(idiom, stage.version), held: stage.held,
      environment: stage.environment, windowingMode: stage.windowingMode,
      isUserLocked: stage.isUserLocked)
  }

  /// The shortest way to a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen to show.
  ///   - stage: another stage than the scenario's own.
  /// - Returns: the events, the launch included, or why there is none.
  /// - Complexity: O(n) in the number of screens and the ways between them.
  public func route(to screen: ControllerID, on stage: Stage? = nil) -> Route {
    let stage = stage ?? self.stage
    return app.route(
      to: screen, stage.idiom(isPhoneOnly: app.application.isPhoneOnly), stage.version)
  }

  /// The system with a screen on it: launched, and led along the shortest way.
  ///
  /// - Parameters:
  ///   - screen: the screen to show.
  ///   - stage: another stage than the scenario's own.
  /// - Returns: nil when no way leads there; ``route(to:on:)`` has the reason.
  /// - Complexity: O(n) in the number of screens and the ways between them.
  public func makeSystem(showing screen: ControllerID, on stage: Stage? = nil) -> RotationSystem? {
    guard case .events(let events) = route(to: screen, on: stage) else { return nil }
    var system = makeSystem(on: stage)
    for event in events {
      system.handle(event)
      system.handle(.settle)
    }
    return system
  }
}
