public import Orientation

extension Matrix {
  /// Finds what every screen does.
  ///
  /// A screen is brought up by the shortest way, with the device upright; then the device is turned
  /// into each pose. Devices that no rule distinguishes share one answer.
  ///
  /// - Parameters:
  ///   - scenario: the app and the stage: what the stage states beside device and version applies.
  ///   - screens: the screens; nil takes all.
  ///   - devices: the devices.
  ///   - versions: the versions.
  ///   - table: how the versions behave.
  /// - Complexity: one playing for each screen, each kind of device and each group of versions that
  ///   behave alike; one negotiation for each pose of each of them.
  public init(
    _ scenario: Scenario, screens: [ControllerID]? = nil,
    devices: [DeviceProfile] = Matrix.families, versions: [SystemVersion] = Matrix.usualVersions,
    table: BehaviorTable = .known
  ) {
    self.devices = devices
    self.versions = versions
    self.screens = []
    unreachable = [:]
    rows = []
    doubts = []
    let kinds = devices.map { DeviceKind($0) }
    let circumstances = scenario.app.circumstances
    let behaviors = versions.map { table.behaviors(of: $0, linkedSDK: scenario.linkedSDK()) }
    let decisive = behaviors.map(\.decisive)
    let ignoredFrom = scenario.app.application.infoPlist.fullScreenIgnoredFrom
    for screen in screens ?? scenario.app.screens.indices.map({ ControllerID($0) }) {
      switch scenario.app.route(to: screen) {
      case .unreachable(let reason): unreachable[screen] = reason
      case .events(let events):
        self.screens.append(screen)
        var known: [Key: (row: Row, doubts: [Int])] = [:]
        for (device, kind) in zip(devices, kinds) {
          for (place, version) in versions.enumerated() {
            guard device.runs(version) else {
              rows.append(nil)
              doubts.append([])
              continue
            }
            let key = Key(
              kind: kind, behaviors: decisive[place],
              ignoresFullScreen: ignoredFrom.map { $0 <= version } ?? false,
              multitasks: device.multitasks(on: version),
              circumstances: circumstances.map { $0.holds(device.idiom, version) })
            let found =
              known[key] ?? Row.playing(scenario, events, device, version, behaviors[place])
            known[key] = found
            rows.append(found.row)
            doubts.append(found.doubts)
          }
        }
      }
    }
  }

  /// One device of each family.
  public static let families: [DeviceProfile] = {
    var seen: Set<String> = []
    return DeviceProfile.all.filter { seen.insert($0.family).inserted }
  }()

  /// Every major version from 6 on, in which controllers answer with masks.
  public static let usualVersions = BehaviorTable.known.systems.filter {
    Behaviors(of: $0)[.masksDecide]
  }

  private struct Key: Hashable {
    let kind: DeviceKind
    let behaviors: Behaviors
    /// Whether the version is one for which the Info.plist gives up the full screen (`M-15`).
    let ignoresFullScreen: Bool
    let multitasks: Bool
    /// Which of the circumstances hold under which the app answers otherwise.
    let circumstances: [Bool]
  }

  /// What of a device the rules look at.
  private struct DeviceKind: Hashable {
    let idiom: Idiom
    let masks: [InterfaceOrientationMask]
    let traits: [Traits?]

    init(_ device: DeviceProfile) {
      idiom = device.idiom
      masks = device.displays.map(\.deviceMask)
      traits = device.displays.flatMap { display in
        [InterfaceOrientation.portrait, .landscapeRight].map { display.traits(for: $0).value }
      }
    }
  }
}

extension Matrix.Row {
  /// Plays the way to a screen, then tries every pose.
  static func playing(
    _ scenario: Scenario, _ events: [RotationEvent], _ device: DeviceProfile,
    _ version: SystemVersion,
    _ behaviors: Behaviors
  ) -> (row: Matrix.Row, doubts: [Int]) {
    var stage = scenario.stage
    stage.device = device
    stage.version = version
    stage.behaviors = behaviors
    stage.held = .portrait
    if device.idiom == .phone && stage.environment == .phoneAppOnPad { stage.environment = nil }
    if device.displays.count == 1, stage.environment == .duoInner || stage.environment == .duoOuter
    {
      stage.environment = nil
    }
    var system = scenario.makeSystem(on: stage)
    var fault: Fault?
    for event in events {
      for entry in system.handle(event) + system.handle(.settle) {
        if case .exception(let raised) = entry.occurrence { fault = raised }
      }
    }
    let situation = system.situation()
    let doubts = scenario.doubts(behind: situation, of: system, shownBy: events)
    var row = Matrix.Row(
      start: system.interfaceOrientation, results: [], decider: situation.decider,
      force: MaskForceFinding(situation.facts, policy: situation.policy).force, fault: fault,
      isDoubtful: !doubts.isEmpty)
    guard fault == nil else { return (row, doubts) }
    for pose in Matrix.poses {
      let decision = situation.turn(to: pose)
      if case .raises(let raised) = decision.outcome { row.fault = raised }
      row.results.append(decision.result)
    }
    return (row, doubts)
  }
}

extension AppDescription {
  /// The circumstances under which some part of the app answers otherwise.
  fileprivate var circumstances: [Circumstance] {
    var seen: Set<Circumstance> = []
    let all =
      delegateMasks.map(\.circumstance) + sceneDelegateMasks.map(\.circumstance)
      + screens.flatMap { $0.variants.map(\.circumstance) } + doubts.flatMap(\.circumstances)
    return all.filter { seen.insert($0).inserted }
  }
}
