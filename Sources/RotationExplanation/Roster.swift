public import Orientation

/// The names of the ids in a decision or a transcript.
///
/// An engine's decision names controllers by number and masks by bits; a cast gives them their
/// names, and knows the device, the system and the app around them.
public struct Roster: Sendable {
  /// The hardware.
  public var device: DeviceProfile
  /// The system that runs.
  public var version: SystemVersion
  /// How it behaves for the app.
  public var behaviors: Behaviors
  /// How disputed points are settled.
  public var policy: RotationPolicy
  /// What the app declares and its delegates answer.
  public var application: ApplicationModel
  /// The controllers; a `ControllerID` is a place in this list.
  public var controllers: ControllerList
  /// The root of the main window.
  public var root: ControllerID?
  /// The locations of answers in the app's files.
  public var locations: Locations
  /// Whether the user's orientation lock is on.
  public var isUserLocked = false
  /// The interface orientation of the main scene.
  public var interfaceOrientation = InterfaceOrientation.portrait
  /// Whether the app's iOS 26 lock holds the main scene.
  public var isLocked = false
  /// What keeps the main scene from being locked.
  public var lockObstacle: LockObstacle?
  /// The containers whose own class answers, and may pass on what a child answers: of an app that runs
  /// it is not known which do.
  package var ownAnswers: Set<ControllerID> = []
  /// The system that the names are of, where there is one.
  private(set) var system: RotationSystem?

  /// Creates a cast.
  public init(
    device: DeviceProfile, version: SystemVersion, behaviors: Behaviors? = nil,
    policy: RotationPolicy = RotationPolicy(),
    application: ApplicationModel = ApplicationModel(), controllers: some Sequence<Controller>,
    root: ControllerID? = nil,
    locations: Locations = Locations()
  ) {
    self.device = device
    self.version = version
    self.behaviors = behaviors ?? Behaviors(of: version, linkedSDK: application.linkedSDK)
    self.policy = policy
    self.application = application
    self.controllers = ControllerList(controllers)
    self.root = root
    self.locations = locations
  }

  /// The cast of a running system in its current state.
  ///
  /// - Parameters:
  ///   - system: a system; its controllers answer what they answer at this moment.
  ///   - root: the root of the main window.
  ///   - locations: the locations of answers in the app's files.
  public init(
    _ system: RotationSystem, root: ControllerID? = nil, locations: Locations = Locations()
  ) {
    self.init(
      device: system.device, version: system.version, behaviors: system.behaviors,
      policy: system.policy,
      application: system.application, controllers: system.controllers, root: root,
      locations: locations)
    isUserLocked = system.isUserLocked
    interfaceOrientation = system.interfaceOrientation
    isLocked = system.geometry().isInterfaceOrientationLocked
    lockObstacle = system.lockObstacle()
    self.system = system
  }

  /// The idiom the app runs in.
  public var idiom: Idiom { application.isPhoneOnly ? .phone : device.idiom }

  /// A controller, nil when the id has none.
  public func controller(_ id: ControllerID) -> Controller? {
    controllers.indices.contains(id.index) ? controllers[id.index] : nil
  }

  /// The controller with a name.
  ///
  /// - Complexity: linear in the number of controllers.
  public func controller(named name: String) -> ControllerID? {
    controllers.firstIndex { $0.name == name }.map { ControllerID($0) }
  }

  /// What a controller answers by itself, were it asked.
  ///
  /// What it would forward is not looked at.
  func ownMask(_ id: ControllerID) -> InterfaceOrientationMask {
    controller(id)?.ownMask(on: idiom) ?? idiom.defaultMask
  }

  /// What a controller would answer, were it asked, by itself or by whom it passes the question on
  /// to.
  func mask(ifAsked id: ControllerID) -> InterfaceOrientationMask {
    var id = id
    var seen: Set<ControllerID> = []
    while seen.insert(id).inserted, let controller = controller(id) {
      switch controller.forwarding {
      case .delegate(let mask?, _): return mask
      case .none, .presented, .delegate: return ownMask(id)
      case .top, .visible, .selected:
        guard let next = controller.shownChild else { return ownMask(id) }
        id = next
      }
    }
    return ownMask(id)
  }

  /// The containers from one controller down to another inside it, both included.
  ///
  /// - Returns: empty when the second is not inside the first.
  /// - Complexity: linear in the number of controllers.
  package func path(from outer: ControllerID, to inner: ControllerID) -> [ControllerID] {
    var visited: Set<ControllerID> = []
    func search(_ id: ControllerID) -> [ControllerID] {
      if id == inner { return [id] }
      guard visited.insert(id).inserted, let controller = controller(id) else { return [] }
      for child in controller.children {
        let rest = search(child)
        if !rest.isEmpty { return [id] + rest }
      }
      return []
    }
    return search(outer)
  }
}

extension Controller {
  /// The child that is on screen: of a stack the last.
  fileprivate var shownChild: ControllerID? {
    if kind == .navigation { return children.last }
    return children.indices.contains(selected) ? children[selected] : nil
  }
}
