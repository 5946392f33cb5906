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
    let wanted = screens ?? scenario.app.screens.indices.map { ControllerID($0) }
    let cells = Cells(scenario, devices, versions, table)
    let answers = cells.answers(for: Set(wanted), findsPolicies: findsPolicies)
    for screen in wanted {
      let found = cells.keys.map { key in key.flatMap { answers[$0]?[screen] } ?? Answer() }
      let reasons = cells.routes.values.compactMap { routes -> String? in
        if case .unreachable(let reason) = routes.route(to: screen) { reason } else { nil }
      }
      // A screen of another idiom than these devices have is left out, too.
      if !reasons.isEmpty, reasons.count == cells.routes.count {
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

  /// What of a matrix does not depend on the screen.
  private struct Cells {
    let scenario: Scenario
    /// What distinguishes the devices and versions; nil where a device does not run a version.
    var keys: [Key?] = []
    /// The ways to the screens, by the circumstances that hold.
    var routes: [[Bool]: Routes] = [:]
    private var apps: [Key: PolicyReach.App] = [:]

    init(
      _ scenario: Scenario, _ devices: [DeviceProfile], _ versions: [SystemVersion],
      _ table: BehaviorTable
    ) {
      self.scenario = scenario
      let circumstances = scenario.app.circumstances
      let behaviors = versions.map { table.behaviors(of: $0, linkedSDK: scenario.linkedSDK()) }
      let decisive = behaviors.map(\.decisive)
      let ignoredFrom = scenario.app.application.infoPlist.fullScreenIgnoredFrom
      for device in devices {
        let kind = DeviceKind(device)
        let idiom = scenario.app.application.isPhoneOnly ? .phone : device.idiom
        for (place, version) in versions.enumerated() {
          guard device.runs(version) else {
            keys.append(nil)
            continue
          }
          let holds = circumstances.map { $0.holds(idiom, version) }
          let key = Key(
            kind: kind, behaviors: decisive[place],
            ignoresFullScreen: ignoredFrom.map { $0 <= version } ?? false,
            multitasks: device.multitasks(on: version), circumstances: holds)
          keys.append(key)
          if routes[holds] == nil { routes[holds] = Routes(scenario.app, idiom, version) }
          guard apps[key] == nil else { continue }
          let stage = scenario.stage(device, version, behaviors[place])
          apps[key] = PolicyReach.App(scenario.makeSystem(on: stage))
        }
      }
    }

    /// The answers for screens that can be reached.
    func answers(
      for screens: Set<ControllerID>, findsPolicies: Bool
    ) -> [Key: [ControllerID: Answer]] {
      var found: [Key: [ControllerID: Answer]] = [:]
      let ways = routes.mapValues { routes in
        routes.inDepth.filter { screens.contains($0) }.compactMap { screen in
          if case .events(let events) = routes.route(to: screen) { (screen, events) } else { nil }
        }
      }
      let doubts = DoubtIndex(scenario.app)
      for (key, app) in apps {
        var answers = Answers(doubts, app, findsPolicies: findsPolicies)
        /// The last way; screens beside each other come up together.
        var known: (events: [RotationEvent], answer: Answer)?
        for (screen, events) in ways[key.circumstances] ?? [] {
          if known?.events != events { known = (events, answers.answer(to: events)) }
          found[key, default: [:]][screen] = known?.answer
        }
      }
      return found
    }
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
