import Orientation
import Testing

@Suite("M: geometry requests, phones, life cycle and the geometry callback on 26")
struct SectionMRequestTests {
  @Test(
    "M-09: an iPad scene that multitasks refuses a geometry request with code 101",
    arguments: [17, 18, 26, 27])
  func refused(version: Int) throws {
    var stage = try Stage("iPad Pro 13-inch (M4)", version, ApplicationModel(mask: .all))
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    let error = try #require(stage.last.errors.first)
    #expect(stage.last.errors.count == 1)
    #expect(SceneError.domain == "UISceneErrorDomain")
    #expect(error.code == 101)
    #expect(
      error.text == "The current windowing mode does not allow for programmatic changes to "
        + "interface orientation.")
    #expect(stage.last.rules.contains("M-09"))
    #expect(stage.last.geometries.isEmpty)
    #expect(stage.interface == .portrait)
  }

  @Test("M-09: the handler is called after the call has returned")
  func refusedLater() throws {
    var stage = try Stage("iPad Pro 13-inch (M4)", 18, ApplicationModel(mask: .all))
    stage.send(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    stage.send(.settle)
    #expect(stage.last.errors == [.windowingMode])
  }

  @Test(
    "M-10: with UIRequiresFullScreen an iPad accepts the request",
    arguments: [16, 17, 18, 26])
  func accepted(version: Int) throws {
    var stage = try Stage(
      "iPad Pro 11-inch (4th generation)", version,
      ApplicationModel(mask: .all, requiresFullScreen: true), windows: .fullScreenApps)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "M-11: an iPhone on 26 decides as on 18",
    arguments: [
      RotationEvent.turn(.landscapeLeft), .turn(.portraitUpsideDown), .turn(.faceUp),
      .userLock(true),
      .present(1, .fullScreen, from: 0), .push(2, onto: 0), .attemptRotationToDeviceOrientation,
      .setDeviceOrientation(rawValue: 4), .requestGeometryUpdate(.main, .landscapeLeft),
      .requestGeometryUpdate(.main, .portraitUpsideDown), .changeAppDelegate(.portrait),
      .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true),
    ])
  func phones(event: RotationEvent) throws {
    func play(_ version: Int) throws -> Stage {
      var stage = try Stage("iPhone 15", version, ApplicationModel(mask: .allButUpsideDown)) {
        Controller("Stack", .navigation, children: [3])
        Controller("Player", .landscape)
        Controller("Detail", .portrait)
        Controller("List")
      }
      stage.play(event, .turn(.landscapeRight), .turn(.portrait))
      return stage
    }
    let (old, new) = (try play(18), try play(26))
    #expect(old.entries.decisions == new.entries.decisions)
    #expect(old.entries.steps == new.entries.steps)
    #expect(old.entries.errors == new.entries.errors)
    #expect(turns(old) == turns(new))
    #expect(old.interface == new.interface)
  }

  /// Notifications but those of the status bar's frame, whose height was not measured on both.
  private func turns(_ stage: Stage) -> [SystemNotification] {
    let frame = SystemNotification.didChangeStatusBarFrame(ScreenSize(0, 0)).userInfoKey
    return stage.entries.notifications.filter { $0.userInfoKey != frame }
  }

  @Test(
    "M-18: on 26 an app without scenes is launched with a warning",
    arguments: [(15, false), (18, false), (26, true)])
  func lifeCycle(version: Int, warns: Bool) throws {
    let plist = InfoPlist(hasSceneManifest: false)
    let stage = try Stage("iPhone 15", version, ApplicationModel(infoPlist: plist))
    #expect(stage.entries.logLines == (warns ? [.sceneLifeCycleSoonRequired] : []))
    #expect(
      LogLine.sceneLifeCycleSoonRequired.text
        == "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert"
        + " in the future.")
    #expect(stage.system.phase == .foreground)
    #expect(stage.entries.delegateCalls.first == .didFinishLaunching)
  }

  @Test(
    "M-19: a scene that moves to another screen of the same size tells its delegate once",
    arguments: [26, 27])
  func movesToEqualScreen(version: Int) throws {
    var stage = try Stage("iPhone 17", version)
    let before = stage.geometry
    stage.play(.move(.main, .mirroring))
    #expect(stage.geometry == before)
    let calls = stage.last.delegateCalls.filter {
      $0 == .sceneDidUpdateEffectiveGeometry(.main, previous: before)
    }
    #expect(calls.count == 1)
    #expect(!stage.last.delegateCalls.contains(.sceneDidUpdate(.main, previous: before)))
    stage.play(.move(.main, .mirroring))
    #expect(stage.last.ignored == [.noChange])
    #expect(stage.last.delegateCalls.isEmpty)
  }

  @Test("M-20: the callback carries the old geometry, and the scene has the new one")
  func previousGeometry() throws {
    var stage = try Stage("iPad Pro 13-inch (M4)", 26, ApplicationModel(mask: .all))
    let before = stage.geometry
    stage.play(.resize(.main, ScreenSize(700, 500), isInteractive: true))
    #expect(
      stage.last.delegateCalls.first
        == .sceneDidUpdateEffectiveGeometry(.main, previous: before))
    #expect(before.size == ScreenSize(1032, 1376))
    #expect(stage.geometry.size == ScreenSize(700, 500))
    #expect(stage.geometry.isInteractivelyResizing && !before.isInteractivelyResizing)
  }
}
