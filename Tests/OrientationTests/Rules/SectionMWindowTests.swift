import Orientation
import Testing

@Suite("M: how iPadOS 26 shows apps, and whose masks count")
struct SectionMWindowTests {
  /// 1032 by 1376 points, which are 2064 by 2752 pixels.
  private static let pad = "iPad Pro 13-inch (M5)"
  private static let upright = ScreenSize(1032, 1376)

  /// An app for both landscapes, linked with SDK 18 unless said otherwise.
  private func landscapeApp(
    key: Bool = true, sdk: SystemVersion = SystemVersion(18), ignoredFrom: SystemVersion? = nil
  ) -> ApplicationModel {
    var app = ApplicationModel(mask: .landscape, requiresFullScreen: key, sdk: sdk)
    app.infoPlist.fullScreenIgnoredFrom = ignoredFrom
    return app
  }

  private func force(_ stage: Stage) -> MaskForce? { stage.entries.decisions.last?.force }

  @Test(
    "M-01: the user's mode, which no call of the app changes, makes the difference",
    arguments: [
      (WindowingMode.fullScreenApps, 1), (.windowedApps, 0.75), (.stageManager, 0.75),
    ])
  func modes(mode: WindowingMode, scale: Double) throws {
    var stage = try Stage(Self.pad, 26, landscapeApp(), windows: mode)
    #expect(stage.geometry.size == Self.upright.transposed)
    #expect(stage.geometry.scale == scale)
    stage.play(.resize(.main, ScreenSize(800, 600), isInteractive: false))
    #expect((stage.last.ignored == [.notApplicable]) == (mode == .fullScreenApps))
  }

  @Test("M-01: the mode can be changed while the app runs, but not by the app")
  func modeChanges() throws {
    var stage = try Stage(Self.pad, 26, landscapeApp()) {
      Controller(
        "Root", reactions: [Reaction(on: .viewDidAppear, [.windowingMode(.fullScreenApps)])])
    }
    #expect(stage.last.ignored == [.notApplicable])
    #expect(stage.system.windowingMode == .windowedApps)
    stage.play(.windowingMode(.fullScreenApps))
    #expect(stage.geometry.scale == 1)
    stage.play(.windowingMode(.stageManager))
    #expect(stage.geometry.scale == 0.75)
  }

  @Test(
    "M-02: people resize scenes that multitask, whatever the controller answers",
    arguments: [WindowingMode.windowedApps, .stageManager])
  func anyoneResizes(mode: WindowingMode) throws {
    var stage = try Stage(Self.pad, 26, ApplicationModel(mask: .all), windows: mode) {
      Controller("Root", .portrait)
    }
    stage.play(.resize(.main, ScreenSize(900, 500), isInteractive: false))
    #expect(stage.geometry.size == ScreenSize(900, 500))
    #expect(stage.last.faults.isEmpty)
  }

  @Test(
    "M-03: with UIRequiresFullScreen a windowed scene is landscape, scaled and of one size",
    arguments: [(18, WindowingMode.stageManager), (26, .windowedApps), (26, .stageManager)])
  func fixedScene(version: Int, mode: WindowingMode) throws {
    var stage = try Stage(
      "iPad Pro 13-inch (M4)", version, landscapeApp(), windows: mode)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.geometry.size == Self.upright.transposed)
    #expect(stage.geometry.scale == 0.75)
    #expect(force(stage) == .bindingScaled)
    #expect(stage.entries.rules.contains("M-03"))
    stage.play(.resize(.main, ScreenSize(688, 800), isInteractive: false))
    #expect(stage.geometry.size == Self.upright.transposed)
    #expect(stage.geometry.scale == 0.5)
    #expect(stage.last.callbacks(of: 0).isEmpty && stage.last.delegateCalls.isEmpty)
  }

  @Test("M-03: its masks are read, and its orientation follows them")
  func fixedSceneFollowsMasks() throws {
    var stage = try Stage(
      Self.pad, 26, ApplicationModel(mask: .all, requiresFullScreen: true, sdk: SystemVersion(18))
    ) {
      Controller("Home", .portrait)
      Controller("Player", .landscape)
    }
    #expect(stage.geometry.scale == 1)
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.asked(.supportedInterfaceOrientations) == [.controller(1)])
    #expect(stage.geometry.scale == 0.75)
    stage.play(.dismiss(1))
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.scale == 1)
  }

  @Test(
    "M-04: up to iPadOS 18 the key makes the scene full screen, turned and not resizable",
    arguments: [9, 12, 15, 17, 18])
  func keyOn18(version: Int) throws {
    var stage = try Stage(
      Hardware.pad(version), version, landscapeApp(sdk: SystemVersion(version)))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.geometry.size.isLandscape)
    #expect(stage.geometry.size == stage.geometry.screenBounds)
    #expect(stage.geometry.scale == 1)
    stage.play(.resize(.main, ScreenSize(500, 700), isInteractive: false))
    #expect(stage.last.ignored == [.notApplicable])
    #expect(force(stage) == .binding)
  }

  @Test("M-05: a landscape scene on an upright iPad is shown at 0.75 with bands of 602 pixels")
  func letterbox() throws {
    let stage = try Stage(Self.pad, 26, landscapeApp(key: false))
    let geometry = stage.geometry
    #expect(geometry.interfaceOrientation == .landscapeRight)
    #expect(geometry.size == Self.upright.transposed)
    #expect(geometry.scale == 2064.0 / 2752)
    let shownHeight = geometry.size.height * geometry.scale
    #expect((Self.upright.height - shownHeight) / 2 * 2 == 602)
    #expect(stage.entries.rules.contains("M-05"))
  }

  @Test("M-05: turning the iPad removes the bands, turning it back brings them again")
  func turningRemovesBands() throws {
    var stage = try Stage(Self.pad, 26, landscapeApp(key: false))
    let heard = stage.entries.callbacks(of: 0)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.geometry.scale == 1)
    stage.play(.turn(.faceUp))
    #expect(stage.geometry.scale == 1)
    stage.play(.turn(.portrait))
    #expect(stage.geometry.scale == 0.75)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.callbacks(of: 0) == heard)
  }

  @Test("M-05: under the user's lock the screen stays, and so do the bands")
  func bandsUnderLock() throws {
    var stage = try Stage(Self.pad, 26, landscapeApp(key: false))
    stage.play(.userLock(true), .turn(.landscapeLeft))
    #expect(stage.geometry.scale == 0.75)
    stage.play(.userLock(false))
    #expect(stage.geometry.scale == 1)
  }

  @Test(
    "M-06: full-screen apps rotate at launch, fill the screen and honour masks as on 18",
    arguments: [true, false], [SystemVersion(18), SystemVersion(26)])
  func fullScreenApps(key: Bool, sdk: SystemVersion) throws {
    var stage = try Stage(
      Self.pad, 26, landscapeApp(key: key, sdk: sdk), windows: .fullScreenApps)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.geometry.scale == 1)
    #expect(stage.entries.decisions.allSatisfy { $0.force == .binding })
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    stage.play(.turn(.portrait))
    #expect(stage.interface == .landscapeLeft)
  }

  @Test("M-07: a windowed app of fixed orientation is launched scaled, not turned")
  func launch() throws {
    let stage = try Stage(Self.pad, 26, landscapeApp(key: false))
    let first = try #require(stage.entries.decisions.first)
    #expect(first.trigger == .launch && first.force == .bindingScaled)
    #expect(stage.entries.rules.contains("M-07"))
    #expect(stage.geometry.scale == 0.75)
    #expect(stage.entries.notifications.isEmpty)
    #expect(
      stage.entries.callbacks(of: 0) == [
        .viewWillAppear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
      ])
  }
}
