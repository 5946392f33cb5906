import Orientation
import Testing

@Suite struct SectionQTests {
  private static let from16 = [16, 18, 26, 27]

  @Test(
    "Q-02: a request before the update is judged by the old mask, and the update then turns",
    arguments: from16)
  func requestThenUpdate(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) { Controller("Root", .portrait) }
    stage.play(
      .change(0, ControllerAnswers(mask: .landscape)),
      .requestGeometryUpdate(.main, .landscapeRight))
    let error = try #require(stage.last.errors.first)
    #expect(error.code == 101)
    #expect(
      error.text
        == "None of the requested orientations are supported by the view controller."
        + " Requested: landscapeRight; Supported: portrait")
    #expect(stage.interface == .portrait)
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "Q-02: if the mask only widened, the update after the refused request turns nothing",
    arguments: from16)
  func requestThenWiderUpdate(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) { Controller("Root", .portrait) }
    stage.play(
      .change(0, ControllerAnswers(mask: .allButUpsideDown)),
      .requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.map(\.code) == [101])
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.interface == .portrait)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "Q-05: the SDK an app was linked with decides its default modal style, not the system",
    arguments: [(15, 12, true), (15, 13, false), (15, 15, false), (12, 12, true)])
  func linkedSDK(version: Int, sdk: Int, isAsked: Bool) throws {
    let app = ApplicationModel(mask: nil, sdk: SystemVersion(sdk))
    var stage = try Stage(Hardware.phone(version), version, app) {
      Controller("Root", .portrait)
      Controller("Modal", .landscape)
    }
    stage.play(.present(1, .automatic, from: 0))
    #expect(stage.interface.isLandscape == isAsked)
  }

  @Test(
    "Q-07: with SwiftUI only a delegate or a hosting controller of one's own narrows",
    arguments: [13, 15, 16, 18, 26, 27])
  func swiftUI(version: Int) throws {
    /// A window group's hosting controller, what a sheet shows, what a cover shows.
    func stage(delegate: InterfaceOrientationMask?, root: InterfaceOrientationMask? = nil) throws
      -> Stage
    {
      try Stage(Hardware.phone(version), version, ApplicationModel(mask: .all, delegate: delegate))
      {
        Controller("UIHostingController", root)
        Controller("SheetHost")
        Controller("CoverHost")
      }
    }
    var free = try stage(delegate: nil)
    #expect(free.entries.masks.last?.controller == .allButUpsideDown)
    free.play(.turn(.landscapeLeft))
    #expect(free.interface == .landscapeRight)

    var narrowed = try stage(delegate: .portrait)
    narrowed.play(.turn(.landscapeLeft), .present(1, .pageSheet, from: 0))
    #expect(narrowed.entries.asked(.supportedInterfaceOrientations).contains(.controller(0)))
    #expect(!narrowed.entries.asked(.supportedInterfaceOrientations).contains(.controller(1)))
    narrowed.play(.dismiss(1), .present(2, .fullScreen, from: 0))
    #expect(narrowed.last.asked(.supportedInterfaceOrientations).contains(.controller(2)))
    #expect(narrowed.interface == .portrait)

    var subclassed = try stage(delegate: nil, root: .portrait)
    subclassed.play(.turn(.landscapeLeft))
    #expect(subclassed.interface == .portrait)
    subclassed.play(.present(1, .pageSheet, from: 0))
    #expect(subclassed.interface == .portrait)
    subclassed.play(.dismiss(1), .present(2, .fullScreen, from: 0), .turn(.landscapeRight))
    #expect(subclassed.interface == .landscapeLeft)
  }

  @Test(
    "Q-08: with several windows in a scene the root that the policy names decides",
    arguments: [13, 15, 16, 18, 26, 27],
    [(.keyWindow, 0), (.topmost, 2), (.everyWindow, 0)] as [(RotationPolicy.DecidingWindow, Int)])
  func severalWindows(version: Int, setting: (policy: RotationPolicy.DecidingWindow, first: Int))
    throws
  {
    var policy = RotationPolicy()
    policy.decidingWindow = setting.policy
    var stage = try Stage(Hardware.phone(version), version, policy: policy) {
      Controller("Root", .portrait)
      Controller("Middle", .landscapeLeft)
      Controller("Top", .landscapeRight)
    }
    stage.play(
      .openWindow(root: 1, in: .main, isHidden: false),
      .openWindow(root: 2, in: .main, isHidden: false))
    stage.play(.makeKey(.main))
    let asked = stage.last.asked(.supportedInterfaceOrientations)
    #expect(asked.first == .controller(ControllerID(setting.first)))
    #expect(asked.count == (setting.policy == .everyWindow ? 3 : 1))
    #expect(stage.interface == (setting.policy == .topmost ? .landscapeRight : .portrait))
    stage.play(.makeKey(WindowID(1)))
    #expect(
      stage.interface
        == (setting.policy == .keyWindow
          ? .landscapeLeft : setting.policy == .topmost ? .landscapeRight : .portrait))
    stage.play(.closeWindow(WindowID(1)), .closeWindow(WindowID(2)))
    #expect(stage.interface == .portrait)
  }
}
