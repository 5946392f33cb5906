import Orientation
import Testing

@Suite("M: what decides on iPadOS 26 whether a scene resizes, and what 26 leaves alone")
struct SectionMDisputeTests {
  private static let pad = "iPad Pro 13-inch (M4)"
  private static let small = RotationEvent.resize(.main, ScreenSize(700, 500), isInteractive: false)

  private func app(
    _ mask: InterfaceOrientationMask, key: Bool = true, sdk: Int, ignoredFrom: SystemVersion? = nil
  ) -> ApplicationModel {
    var app = ApplicationModel(mask: mask, requiresFullScreen: key, sdk: SystemVersion(sdk))
    app.infoPlist.fullScreenIgnoredFrom = ignoredFrom
    return app
  }

  @Test(
    "M-08: linked with 18 the scene is fixed; linked with 26 that is a policy",
    arguments: [
      (18, RotationPolicy.Linked26Resizes.documented, false), (18, .resizes, false),
      (26, .documented, false), (26, .resizes, true),
    ])
  func linkedSDK(sdk: Int, setting: RotationPolicy.Linked26Resizes, resizes: Bool) throws {
    var policy = RotationPolicy()
    policy.linked26Resizes = setting
    var stage = try Stage(Self.pad, 26, app(.landscape, sdk: sdk), policy: policy)
    #expect(stage.entries.steps.contains { $0.policy == .linked26Resizes } == (sdk == 26))
    #expect(stage.interface == (resizes ? .portrait : .landscapeRight))
    stage.play(Self.small)
    #expect((stage.geometry.size == ScreenSize(700, 500)) == resizes)
    #expect((stage.geometry.scale == 1) == resizes)
  }

  @Test(
    "M-08: linked with 27, all four orientations resize on 26 and fewer are letterboxed",
    arguments: [(InterfaceOrientationMask.all, true), (.landscape, false)])
  func linked27(mask: InterfaceOrientationMask, resizes: Bool) throws {
    var stage = try Stage(Self.pad, 26, app(mask, sdk: 27))
    stage.play(Self.small)
    #expect((stage.geometry.size == ScreenSize(700, 500)) == resizes)
    #expect(stage.last.faults.isEmpty)
  }

  @Test(
    "M-12: a narrow mask at run time does not restrict an app whose list lets it multitask",
    arguments: [26, 27], [WindowingMode.fullScreenApps, .windowedApps])
  func narrowMask(version: Int, mode: WindowingMode) throws {
    var stage = try Stage(
      Self.pad, version, ApplicationModel(mask: .all, delegate: .portrait, sdk: SystemVersion(26)),
      windows: mode
    ) { Controller("Root", .portrait) }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.geometry.size == ScreenSize(1376, 1032))
    #expect(stage.last.rules.contains("M-12"))
    #expect(stage.last.decisions.last?.force == .ignored)
  }

  @Test(
    "M-13: by policy masks count in windows while the user's lock is on",
    arguments: [(RotationPolicy.UserLockKeepsMasks.no, 0.75), (.yes, 1)])
  func userLock(setting: RotationPolicy.UserLockKeepsMasks, scale: Double) throws {
    var policy = RotationPolicy()
    policy.userLockKeepsMasks = setting
    var stage = try Stage(Self.pad, 26, app(.landscape, sdk: 18), policy: policy)
    #expect(stage.geometry.scale == 0.75)
    stage.play(.userLock(true))
    #expect(stage.geometry.scale == scale)
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.rules.contains("M-13") == (setting == .yes))
    #expect(stage.interface == .landscapeRight)
    stage.play(.userLock(false))
    #expect(stage.geometry.scale == 0.75)
  }

  @Test(
    "M-14: linked with 26, an app fills the screen of a device that is newer than its SDK",
    arguments: DeviceProfile.all.filter {
      $0.releasedWith > SystemVersion(26) && $0.displays.count == 1
    })
  func newScreens(device: DeviceProfile) throws {
    let stage = try Stage(
      device.name, SystemVersion(27, 1), ApplicationModel(mask: .all, sdk: SystemVersion(26)))
    #expect(stage.geometry.size == device.main.points)
    #expect(stage.geometry.screenBounds == device.main.points)
    #expect(stage.geometry.scale == 1)
  }

  @Test(
    "M-15: UIRequiresFullScreen is ignored from the version that the second key names",
    arguments: [
      (SystemVersion(26, 1), SystemVersion(26), false),
      (SystemVersion(26, 2), SystemVersion(26), true),
      (SystemVersion(26, 2), SystemVersion(27), false),
      (SystemVersion(27), SystemVersion(27), true),
      (SystemVersion(27), SystemVersion(99), false),
    ])
  func ignoredFrom(version: SystemVersion, from: SystemVersion, isIgnored: Bool) throws {
    var stage = try Stage(Self.pad, version, app(.all, sdk: 26, ignoredFrom: from))
    stage.play(Self.small)
    #expect((stage.geometry.size == ScreenSize(700, 500)) == isIgnored)
  }

  @Test("M-15: the second key alone does nothing")
  func secondKeyAlone() throws {
    var stages: [Stage] = []
    for from in [nil, SystemVersion(26)] {
      var stage = try Stage(
        Self.pad, SystemVersion(26, 2), app(.landscape, key: false, sdk: 18, ignoredFrom: from))
      stage.play(Self.small)
      stages.append(stage)
    }
    #expect(stages[0].entries == stages[1].entries)
  }

  @Test(
    "M-16: by policy the second key is without effect, as two testers saw",
    arguments: [SystemVersion(26, 5), SystemVersion(27)],
    [RotationPolicy.IgnoredStartingWith.documented, .noEffect])
  func withoutEffect(version: SystemVersion, setting: RotationPolicy.IgnoredStartingWith) throws {
    var policy = RotationPolicy()
    policy.ignoredStartingWith = setting
    var stage = try Stage(
      Self.pad, version, app(.all, sdk: 26, ignoredFrom: SystemVersion(26)), policy: policy)
    stage.play(Self.small)
    #expect((stage.geometry.size == ScreenSize(700, 500)) == (setting == .documented))
  }
}
