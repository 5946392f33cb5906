import Orientation
import Testing

@Suite("N: resizing on 27, freely and in steps")
struct SectionNResizeTests {
  private static let pad = "iPad Pro 13-inch (M5)"
  /// Where a 27 app with the key resizes in steps.
  private static let stepwise: [(String, SceneEnvironment)] = [
    ("iPhone 17", .mirroring), (pad, .phoneAppOnPad), (pad, .pad),
  ]

  private func stage(
    _ device: String, _ environment: SceneEnvironment, _ mask: InterfaceOrientationMask = .all,
    key: Bool = true, policy: RotationPolicy = RotationPolicy()
  ) throws -> Stage {
    var app = ApplicationModel(mask: mask, requiresFullScreen: key)
    app.isPhoneOnly = environment == .phoneAppOnPad
    return try Stage(device, SystemVersion(27, 1), app, policy: policy, in: environment)
  }

  /// A drag of a window's corner in 60 steps, and its end.
  private func drag(_ stage: inout Stage, from: ScreenSize, to: ScreenSize) -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    for step in 1...60 {
      let part = Double(step) / 60
      let size = ScreenSize(
        from.width + (to.width - from.width) * part, from.height + (to.height - from.height) * part)
      stage.play(.resize(.main, size, isInteractive: true))
      entries += stage.last
    }
    stage.play(.resize(.main, to, isInteractive: false))
    return entries + stage.last
  }

  @Test("N-08: a mirrored window that was resized reports portrait, whatever its shape")
  func mirroringReportsPortrait() throws {
    var stage = try stage("iPhone 17", .mirroring, .landscape, key: false)
    #expect(stage.interface == .landscapeRight)
    stage.play(.resize(.main, ScreenSize(900, 500), isInteractive: false))
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.size == ScreenSize(900, 500))
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.doesNotFollowDevice)])
    #expect(stage.last.rules.contains("N-08"))
  }

  @Test("N-13: the lock's conditions leave windows out")
  func lockInWindow() throws {
    var stage = try Stage(Self.pad, 27, ApplicationModel(mask: .all)) {
      Controller("Game", answers: ControllerAnswers(prefersLocked: true))
    }
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.resize(.main, ScreenSize(700, 500), isInteractive: false))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    var stepwise = try Stage(Self.pad, 27, ApplicationModel(mask: .all, requiresFullScreen: true)) {
      Controller("Game", answers: ControllerAnswers(prefersLocked: true))
    }
    stepwise.play(.resize(.main, ScreenSize(700, 500), isInteractive: false))
    #expect(!stepwise.geometry.isInterfaceOrientationLocked)
  }

  @Test(
    "N-13: on both displays of a Duo the lock holds",
    arguments: [SceneEnvironment.duoOuter, .duoInner])
  func lockOnDuo(environment: SceneEnvironment) throws {
    var stage = try Stage("iPhone Duo", SystemVersion(27, 1), in: environment) {
      Controller("Game", answers: ControllerAnswers(prefersLocked: true))
    }
    let before = stage.interface
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == before)
    #expect(stage.last.outcomes == [.stays(.preferenceLock)])
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
  }

  @Test(
    "N-15, N-17: with the key a scene resizes once, when the drag ends, on a screen of that size",
    arguments: stepwise)
  func discrete(device: String, environment: SceneEnvironment) throws {
    var stage = try stage(device, environment)
    let changes = drag(&stage, from: ScreenSize(300, 600), to: ScreenSize(500, 800)).geometries
    #expect(changes.count == 1)
    #expect(changes.first?.to.size == ScreenSize(500, 800))
    #expect(changes.first?.to.screenBounds == ScreenSize(500, 800))
    #expect(stage.geometry.scale == 1)
    #expect(!stage.geometry.isInteractivelyResizing)
  }

  @Test(
    "N-16: in steps every size has the shape of a supported orientation, or is scaled",
    arguments: stepwise, [InterfaceOrientationMask.landscape, .portrait, .all])
  func honoursMasks(place: (String, SceneEnvironment), mask: InterfaceOrientationMask) throws {
    var stage = try stage(place.0, place.1, mask)
    for room in [
      ScreenSize(500, 800), ScreenSize(800, 500), ScreenSize(400, 400), ScreenSize(300, 900),
    ] {
      stage.play(.resize(.main, room, isInteractive: false))
      let geometry = stage.geometry
      #expect(mask.contains(geometry.interfaceOrientation))
      if room.width != room.height {
        #expect(geometry.size.isLandscape == geometry.interfaceOrientation.isLandscape)
      }
      #expect(geometry.size.width * geometry.scale <= room.width + 0.001)
      #expect(geometry.size.height * geometry.scale <= room.height + 0.001)
      #expect((geometry.scale == 1) == (geometry.size == room))
      #expect(geometry.screenBounds == geometry.size)
    }
  }

  @Test("N-16: by policy the shape of the drag decides instead")
  func followsShape() throws {
    var policy = RotationPolicy()
    policy.discreteShape = .followsShape
    var stage = try stage(Self.pad, .pad, .landscape, policy: policy)
    stage.play(.resize(.main, ScreenSize(500, 800), isInteractive: false))
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.size == ScreenSize(500, 800))
    #expect(stage.geometry.scale == 1)
  }

  @Test("N-17: before 27 the key meant nothing to an iPhone app", arguments: [18, 26])
  func keyOnPhone(version: Int) throws {
    var app = ApplicationModel(mask: .all, requiresFullScreen: true)
    app.isPhoneOnly = true
    var stage = try Stage("iPad Pro 13-inch (M4)", version, app, in: .phoneAppOnPad)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.decisions.map(\.force) == [.binding])
    var plain = try Stage("iPhone 17", 27, ApplicationModel(mask: .all, requiresFullScreen: true))
    plain.play(.turn(.landscapeLeft))
    #expect(plain.last.decisions.map(\.force) == [.binding])
  }

  @Test(
    "N-18: the main screen keeps its bounds while a scene resizes in steps", arguments: stepwise)
  func mainScreen(device: String, environment: SceneEnvironment) throws {
    var stage = try stage(device, environment)
    let main = stage.system.mainScreenBounds
    for room in [ScreenSize(500, 800), ScreenSize(800, 500), ScreenSize(300, 900)] {
      stage.play(.resize(.main, room, isInteractive: false))
      #expect(stage.system.mainScreenBounds == main)
      #expect(stage.geometry.screenBounds == room)
    }
  }

  @Test("N-19: a mirrored scene starts on the main screen", arguments: [false, true])
  func startsOnMain(key: Bool) throws {
    var stage = try stage("iPhone 17", .mirroring, .landscape, key: key)
    #expect(stage.geometry.screenBounds == ScreenSize(874, 402))
    #expect(stage.system.mainScreenBounds == stage.geometry.screenBounds)
    stage.play(.resize(.main, ScreenSize(800, 500), isInteractive: false))
    #expect((stage.system.mainScreenBounds == stage.geometry.screenBounds) != key)
  }

  @Test(
    "N-20: one drag makes many sizes without the key and one with it", arguments: [false, true])
  func counts(key: Bool) throws {
    var stage = try stage(Self.pad, .pad, key: key)
    let sizes = drag(&stage, from: ScreenSize(600, 700), to: ScreenSize(900, 1000)).geometries.map(
      \.to.size)
    #expect(Set(sizes).count == (key ? 1 : 60))
  }

  @Test(
    "N-22: a second key of 27 or lower makes an app of the 27 SDK resize freely",
    arguments: [(SystemVersion(26), 2), (SystemVersion(27), 2), (SystemVersion(28), 1)])
  func ignoredKey(from: SystemVersion, count: Int) throws {
    var app = ApplicationModel(mask: .all, requiresFullScreen: true)
    app.infoPlist.fullScreenIgnoredFrom = from
    var stage = try Stage(Self.pad, 27, app)
    stage.send(.resize(.main, ScreenSize(700, 500), isInteractive: true))
    let first = stage.last.geometries.count
    stage.send(.resize(.main, ScreenSize(700, 500), isInteractive: false))
    #expect(first + stage.last.geometries.count == count)
  }

  @Test("N-39: a resized iPhone app keeps the phone idiom", arguments: stepwise.dropLast())
  func idiom(device: String, environment: SceneEnvironment) throws {
    var stage = try stage(device, environment, key: false)
    stage.play(.resize(.main, ScreenSize(900, 700), isInteractive: false))
    #expect(stage.geometry.size == ScreenSize(900, 700))
    #expect(stage.system.idiom == .phone)
  }

  @Test("N-40: a phone's scene can be regular in width; at which width is not known")
  func sizeClasses() throws {
    var duo = try stage("iPhone Duo", .duoInner, key: false)
    let inner = duo.entries.observed(by: 0, in: .viewDidAppear)
    #expect(inner?.traits == Traits(.regular, .regular))
    #expect(duo.system.idiom == .phone)
    duo.play(.resize(.main, ScreenSize(900, 700), isInteractive: false))
    let resized = duo.last.callbacks.last { $0.callback == .transitionCompletion }
    #expect(resized != nil && resized?.observed.traits == nil)
  }

  @Test("N-41: every step of a drag is a size transition, and only the last one is not interactive")
  func drags() throws {
    var stage = try stage(Self.pad, .pad, key: false)
    let entries = drag(&stage, from: ScreenSize(600, 700), to: ScreenSize(900, 1000))
    let flags = entries.geometries.map(\.to.isInteractivelyResizing)
    #expect(flags == Array(repeating: true, count: 60) + [false])
    let sizes = entries.callbacks(of: 0).compactMap {
      if case .viewWillTransition(let size) = $0 { size } else { nil }
    }
    #expect(sizes.count == 60)
    #expect(sizes.last == ScreenSize(900, 1000))
    let updates = entries.delegateCalls.count {
      if case .sceneDidUpdateEffectiveGeometry = $0 { true } else { false }
    }
    #expect(updates == 61)
    #expect(!stage.geometry.isInteractivelyResizing)
  }
}
