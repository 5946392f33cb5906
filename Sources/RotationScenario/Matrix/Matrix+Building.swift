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
    let isPhoneOnly = scenario.app.application.isPhoneOnly
    for screen in screens ?? scenario.app.screens.indices.map({ ControllerID($0) }) {
      var found: [(row: Row?, doubts: [Int])] = []
      var known: [Key: (row: Row, doubts: [Int])] = [:]
      var routes: [[Bool]: Route] = [:]
      for (device, kind) in zip(devices, kinds) {
        let idiom = isPhoneOnly ? .phone : device.idiom
        for (place, version) in versions.enumerated() {
          guard device.runs(version) else {
            found.append((nil, []))
            continue
          }
          let holds = circumstances.map { $0.holds(idiom, version) }
          let route = routes[holds] ?? scenario.app.route(to: screen, idiom, version)
          routes[holds] = route
          guard case .events(let events) = route else {
            found.append((nil, []))
            continue
          }
          let key = Key(
            kind: kind, behaviors: decisive[place],
            ignoresFullScreen: ignoredFrom.map { $0 <= version } ?? false,
            multitasks: device.multitasks(on: version), circumstances: holds)
          let result =
            known[key] ?? Row.playing(scenario, events, device, version, behaviors[place])
          known[key] = result
          found.append((result.row, result.doubts))
        }
      }
      // A screen of another idiom than these devices have is left out, too.
      let reasons = routes.values.compactMap { route -> String? in
        if case .unreachable(let reason) = route { reason } else { nil }
      }
      if !routes.isEmpty, reasons.count == routes.count {
        unreachable[screen] = reasons.min()
      } else {
        self.screens.append(screen)
        rows += found.map(\.row)
        doubts += found.map(\.doubts)
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
      + rootVariants.map(\.circumstance) + doubts.flatMap(\.circumstances)
      + screens.flatMap { $0.variants.map(\.circumstance) + $0.links.map(\.circumstance) }
    return all.filter { !$0.isAlways && seen.insert($0).inserted }
  }
}
