public import Orientation
import RotationExplanation

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
  ///   - findsPolicies: whether ``policies`` are found; they are empty otherwise.
  /// - Complexity: one playing for each screen, each kind of device and each group of versions that
  ///   behave alike, and another for each answer to a disputed point that its way could touch; one
  ///   negotiation for each pose of each of them.
  public init(
    _ scenario: Scenario, screens: [ControllerID]? = nil,
    devices: [DeviceProfile] = Matrix.families, versions: [SystemVersion] = Matrix.usualVersions,
    table: BehaviorTable = .known, findsPolicies: Bool = true
  ) {
    self.devices = devices
    self.versions = versions
    self.screens = []
    unreachable = [:]
    rows = []
    doubts = []
    policies = []
    let kinds = devices.map { DeviceKind($0) }
    let circumstances = scenario.app.circumstances
    let behaviors = versions.map { table.behaviors(of: $0, linkedSDK: scenario.linkedSDK()) }
    let decisive = behaviors.map(\.decisive)
    let ignoredFrom = scenario.app.application.infoPlist.fullScreenIgnoredFrom
    let isPhoneOnly = scenario.app.application.isPhoneOnly
    // What does not depend on the screen is found once.
    var ways: [[Bool]: Routes] = [:]
    var starts: [Key: PolicyReach.App] = [:]
    /// The answers of the last way; screens beside each other come up together.
    var known: (events: [RotationEvent], answers: [Key: Answer]) = ([], [:])
    for screen in screens ?? scenario.app.screens.indices.map({ ControllerID($0) }) {
      var found: [Answer] = []
      var routes: [[Bool]: Route] = [:]
      for (device, kind) in zip(devices, kinds) {
        let idiom = isPhoneOnly ? .phone : device.idiom
        for (place, version) in versions.enumerated() {
          guard device.runs(version) else {
            found.append(Answer())
            continue
          }
          let holds = circumstances.map { $0.holds(idiom, version) }
          let all = ways[holds] ?? Routes(scenario.app, idiom, version)
          ways[holds] = all
          let route = routes[holds] ?? all.route(to: screen)
          routes[holds] = route
          guard case .events(let events) = route else {
            found.append(Answer())
            continue
          }
          let key = Key(
            kind: kind, behaviors: decisive[place],
            ignoresFullScreen: ignoredFrom.map { $0 <= version } ?? false,
            multitasks: device.multitasks(on: version), circumstances: holds)
          if known.events != events { known = (events, [:]) }
          let stage = scenario.stage(device, version, behaviors[place])
          let start = starts[key] ?? PolicyReach.App(scenario.makeSystem(on: stage))
          starts[key] = start
          let result = known.answers[key] ?? Answer(scenario, events, start, findsPolicies)
          known.answers[key] = result
          found.append(result)
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
        policies += found.map(\.policies)
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
