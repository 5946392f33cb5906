package import Orientation
package import TestSupport

/// Draws a system that has not been launched: a device, a version, policies, an app.
///
/// Everything that is usual comes up more often than everything that is rare, for a system that
/// raises an exception at once tells little.
package struct RandomSystem {
  package var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The versions that systems are drawn from.
  package static let versions =
    ([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26, 27].map { SystemVersion($0) })
    + [SystemVersion(26, 2), SystemVersion(27, 1)]

  package mutating func oneOf<T>(_ values: [T]) -> T {
    values[Int(random.next() % UInt64(values.count))]
  }

  /// True in so many of a hundred cases.
  package mutating func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

  package mutating func draw() -> RotationSystem {
    let version = oneOf(Self.versions)
    let device = device(for: version)
    var controllers = tree(count: 1 + Int(random.next() % (chance(50) ? 5 : 12)))
    addReactions(to: &controllers)
    return RotationSystem(
      device: device, version: version, policy: policy(), application: application(on: device),
      controllers: controllers, root: chance(95) ? ControllerID(0) : nil,
      held: chance(60) ? .portrait : oneOf(DeviceOrientation.allCases),
      environment: chance(70) ? nil : environment(of: device),
      windowingMode: chance(60) ? nil : oneOf(WindowingMode.allCases), isUserLocked: chance(10))
  }

  /// What ran a version before the catalogue begins is stood for by any model with a Home button.
  private mutating func device(for version: SystemVersion) -> DeviceProfile {
    let models = DeviceProfile.all.filter { $0.runs(version) }
    let foldables = models.filter { $0.displays.count > 1 }
    if !foldables.isEmpty && chance(30) { return oneOf(foldables) }
    return oneOf(models.isEmpty ? DeviceProfile.all.filter(\.hasHomeButton) : models)
  }

  private mutating func environment(of device: DeviceProfile) -> SceneEnvironment {
    if device.displays.count > 1 { return oneOf([.duoOuter, .duoInner, .duoInner, .mirroring]) }
    return device.idiom == .pad
      ? oneOf([.pad, .phoneAppOnPad, .externalDisplay]) : oneOf([.phone, .mirroring])
  }

  private mutating func policy() -> RotationPolicy {
    var policy = RotationPolicy()
    guard chance(40) else { return policy }
    // What was added later is drawn from a copy, so that a seed keeps its scenario.
    var copy = self
    for point in PolicyPoint.allCases.dropFirst(32) where copy.chance(30) {
      policy[point] = Int(copy.random.next() % UInt64(point.description.options.count))
    }
    for point in PolicyPoint.allCases.prefix(32) where chance(30) {
      policy[point] = Int(random.next() % UInt64(point.description.options.count))
    }
    return policy
  }

  private mutating func application(on device: DeviceProfile) -> ApplicationModel {
    var plist = InfoPlist(
      orientations: chance(20) ? nil : list(), padOrientations: chance(70) ? nil : list(),
      initialOrientation: chance(90) ? nil : oneOf(InterfaceOrientation.valid),
      requiresFullScreen: chance(25), hasSceneManifest: chance(95))
    if chance(10) { plist.fullScreenIgnoredFrom = oneOf([SystemVersion(26), SystemVersion(27)]) }
    return ApplicationModel(
      infoPlist: plist, delegateMask: chance(80) ? nil : appMask(),
      sceneDelegateMask: chance(85) ? nil : appMask(),
      linkedSDK: chance(70) ? nil : SystemVersion(oneOf([12, 15, 18, 26, 27])),
      isPhoneOnly: device.idiom == .pad && chance(15))
  }

  private mutating func list() -> [InterfaceOrientation] {
    let mask = appMask()
    return InterfaceOrientation.valid.filter { mask.contains($0) }
  }

  /// A mask that has portrait more often than not, so that something is in common.
  private mutating func appMask() -> InterfaceOrientationMask {
    oneOf([.all, .all, .all, .allButUpsideDown, .allButUpsideDown, .portrait, .landscape])
  }

  /// All kinds but the image picker, which is a plain controller with another default: seeds keep
  /// their meaning.
  private static let kinds = Controller.Kind.allCases.filter { $0 != .imagePicker }

  /// Controllers of all kinds, each in at most one container; now and then one that contains itself.
  private mutating func tree(count: Int) -> [Controller] {
    var controllers: [Controller] = []
    var free = Array(1..<max(1, count))
    // In some apps nothing is contained, so that much can be presented.
    let kinds =
      chance(30)
      ? [Controller.Kind.plain] : Self.kinds + [.plain, .plain, .navigation, .tab]
    for index in 0..<count {
      var children: [ControllerID] = []
      let kind = oneOf(kinds)
      if kind != .plain && kind != .alert {
        for _ in 0..<(random.next() % (chance(50) ? 2 : 4)) {
          guard let child = free.first(where: { $0 > index }) else { break }
          free.removeAll { $0 == child }
          children.append(ControllerID(child))
        }
        if chance(1) { children.append(ControllerID(Int(random.next() % UInt64(count)))) }
      }
      controllers.append(
        Controller(
          "C\(index)", kind, answers: answers(), children: children, selected: chance(80) ? 0 : 1,
          forwarding: forwarding(kind), fixedSize: chance(10) ? ScreenSize(200, 150) : nil,
          overrides: overrides()))
    }
    return controllers
  }

  package mutating func answers() -> ControllerAnswers {
    var mask: InterfaceOrientationMask?
    if chance(60) {
      mask = oneOf([
        .all, .all, .allButUpsideDown, .allButUpsideDown, .portrait, .portrait, .landscape,
        .landscapeRight,
      ])
    }
    if chance(2) { mask = oneOf([[], .portraitUpsideDown]) }
    var preferred = Preferred.inherited
    if chance(10) { preferred = .orientation(oneOf(InterfaceOrientation.valid)) }
    if chance(1) { preferred = .invalid(rawValue: 5) }
    return ControllerAnswers(
      mask: mask, autorotates: chance(85), preferred: preferred, prefersLocked: chance(15),
      asksChildForLock: chance(20))
  }

  private mutating func forwarding(_ kind: Controller.Kind) -> Controller.Forwarding {
    guard kind != .plain, chance(40) else { return .none }
    return oneOf([
      .top, .visible, .selected, .delegate(mask: appMask(), preferred: nil),
      .delegate(mask: nil, preferred: .portrait),
    ])
  }

  private mutating func overrides() -> Controller.Overrides {
    chance(60) ? [] : Controller.Overrides(rawValue: Int(random.next() % 64))
  }
}

extension RandomSystem {
  /// Gives two controllers in a fifth of the systems code of their own.
  package mutating func addReactions(to controllers: inout [Controller]) {
    guard chance(20) else { return }
    for _ in 0..<2 {
      let index = Int(random.next() % UInt64(controllers.count))
      controllers[index].reactions.append(reaction(controllers: controllers.count))
    }
  }

  private mutating func reaction(controllers: Int) -> Reaction {
    let moment: Reaction.Moment = oneOf([
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillTransition,
      .transitionCompletion, .deviceNotification(oneOf(DeviceOrientation.allCases)),
      .willChangeStatusBarOrientation, .didChangeStatusBarOrientation,
    ])
    return Reaction(
      on: moment, (0...(random.next() % 2)).map { _ in event(controllers: controllers) })
  }
}
