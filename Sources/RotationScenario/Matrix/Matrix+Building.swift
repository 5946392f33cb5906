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
  ///   - findsOtherWays: whether a screen has a further row for each other way to it of which
  ///     something else comes; see ``ways``.
  /// - Complexity: one playing for each screen, each kind of device and each group of versions that
  ///   behave alike, and another for each answer to a disputed point that its way could touch; one
  ///   negotiation for each pose of each of them. With other ways, as many again as there are ways.
  public init(
    _ scenario: Scenario, screens: [ControllerID]? = nil,
    devices: [DeviceProfile] = Matrix.families, versions: [SystemVersion] = Matrix.usualVersions,
    table: BehaviorTable = .known, findsPolicies: Bool = true, findsOtherWays: Bool = false
  ) {
    self.devices = devices
    self.versions = versions
    self.screens = []
    ways = []
    unreachable = [:]
    rows = []
    doubts = []
    policies = []
    let wanted = screens ?? scenario.app.screens.indices.map { ControllerID($0) }
    let cells = Cells(scenario, devices, versions, table)
    let answers = cells.answers(for: Set(wanted), findsPolicies: findsPolicies)
    var others: [ControllerID: [Way: [Key: Answer]]] = [:]
    if findsOtherWays {
      (others, leavesOutWays) = cells.others(for: Set(wanted), findsPolicies: findsPolicies)
    }
    for screen in wanted {
      let found = cells.keys.map { key in key.flatMap { answers[$0]?[screen] } ?? Answer() }
      let reasons = cells.routes.values.compactMap { routes -> String? in
        if case .unreachable(let reason) = routes.route(to: screen) { reason } else { nil }
      }
      // A screen of another idiom than these devices have is left out, too.
      if !reasons.isEmpty, reasons.count == cells.routes.count {
        unreachable[screen] = reasons.min()
      } else {
        add(screen, nil, found)
        leaders[screen] = cells.leader(to: screen)
        for way in Self.different(others[screen] ?? [:], from: found, by: cells.keys) {
          add(screen, way.way, way.answers)
        }
      }
    }
  }

  private mutating func add(_ screen: ControllerID, _ way: Way?, _ answers: [Answer]) {
    screens.append(screen)
    ways.append(way)
    rows += answers.map(\.row)
    doubts += answers.map(\.doubts)
    policies += answers.map(\.policies)
  }

  /// The ways to a screen of which something else comes than of the shortest one, each with the answers
  /// for all cells; those of which the same comes are one.
  private static func different(
    _ others: [Way: [Key: Answer]], from shortest: [Answer], by keys: [Key?]
  ) -> [(way: Way, answers: [Answer])] {
    var found: [(way: Way, answers: [Answer])] = []
    for way in others.keys.sorted(by: { $0.precedes($1) }) {
      let answers = keys.map { key in key.flatMap { others[way]?[$0] } ?? Answer() }
      func isCovered(by known: [Answer]) -> Bool {
        zip(answers, known).allSatisfy { $0.row == nil || $0.agrees(with: $1) }
      }
      guard !isCovered(by: shortest), !found.contains(where: { isCovered(by: $0.answers) }) else {
        continue
      }
      found.append((way, answers))
    }
    return found
  }

  /// A device of each family, and more where one alone does not run all the systems of its family.
  public static let families: [DeviceProfile] = {
    var order: [String] = []
    let byFamily = Dictionary(grouping: DeviceProfile.all) { device in
      if !order.contains(device.family) { order.append(device.family) }
      return device.family
    }
    return order.flatMap { representatives(of: byFamily[$0] ?? []) }
  }()

  /// The fewest devices that together run what all of a family do: the first, and those that run most of
  /// what is left.
  private static func representatives(of family: [DeviceProfile]) -> [DeviceProfile] {
    var chosen = Array(family.prefix(1))
    while true {
      let open = usualVersions.filter { version in !chosen.contains { $0.runs(version) } }
      let counts = family.map { device in open.count { device.runs($0) } }
      guard let most = counts.max(), most > 0, let next = counts.firstIndex(of: most) else {
        return chosen
      }
      chosen.append(family[next])
    }
  }

  /// Every major version from 6 on, in which controllers answer with masks.
  public static let usualVersions = BehaviorTable.known.systems.filter {
    Behaviors(of: $0)[.masksDecide]
  }

  /// Those of the usual versions on which an app runs.
  ///
  /// - Parameter oldest: the oldest that it runs on.
  /// - Returns: the versions in order; 15.6, as the oldest, is there in place of 15.
  public static func versions(from oldest: SystemVersion) -> [SystemVersion] {
    let versions = usualVersions.filter { $0 >= oldest }
    let isBetween = versions.first.map { $0.major > oldest.major } ?? true
    return isBetween ? [oldest] + versions : versions
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

    /// Who leads to a screen on the shortest way.
    func leader(to screen: ControllerID) -> ControllerID? {
      keys.lazy.compactMap { key in
        key.flatMap { routes[$0.circumstances]?.visit(of: screen)?.from }
      }.first
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

    /// The answers on other ways than the shortest ones, as far as something else comes of them, and
    /// whether there were more ways than are looked at.
    func others(
      for screens: Set<ControllerID>, findsPolicies: Bool
    ) -> (answers: [ControllerID: [Way: [Key: Answer]]], leavesOutWays: Bool) {
      var met: [Key: [(screen: ControllerID, way: Way, events: [RotationEvent])]] = [:]
      var telling: [ControllerID: Set<Way>] = [:]
      var leavesOutWays = false
      let doubts = DoubtIndex(scenario.app)
      let ways = routes.mapValues { OtherWays(scenario.app, $0) }
      for (key, app) in apps {
        guard var other = ways[key.circumstances] else { continue }
        var answers = Answers(doubts, app, findsPolicies: findsPolicies)
        var known: [ControllerID: Set<Outcome>] = [:]
        other.follow { trip in
          let events = [.launch] + trip.events
          let outcome = answers.outcome(of: events)
          // Nothing comes after an exception.
          let isNew = known[trip.screen, default: []].insert(outcome).inserted
          if let way = trip.way, screens.contains(trip.screen) {
            met[key, default: []].append((trip.screen, way, events))
            if isNew { telling[trip.screen, default: []].insert(way) }
          }
          return isNew && outcome.seen.fault == nil
        }
        if other.leavesOutWays { leavesOutWays = true }
      }
      // What they rest on is only found for those of which something else comes in some cell.
      var found: [ControllerID: [Way: [Key: Answer]]] = [:]
      for (key, app) in apps {
        var answers = Answers(doubts, app, findsPolicies: findsPolicies)
        for (screen, way, events) in met[key] ?? []
        where telling[screen]?.contains(way) == true {
          found[screen, default: [:]][way, default: [:]][key] = answers.answer(to: events)
        }
      }
      return (found, leavesOutWays)
    }
  }

  fileprivate struct Key: Hashable {
    let kind: DeviceKind
    let behaviors: Behaviors
    /// Whether the version is one for which the Info.plist gives up the full screen (`M-15`).
    let ignoresFullScreen: Bool
    let multitasks: Bool
    /// Which of the circumstances hold under which the app answers otherwise.
    let circumstances: [Bool]
  }

  /// What of a device the rules look at.
  fileprivate struct DeviceKind: Hashable {
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
