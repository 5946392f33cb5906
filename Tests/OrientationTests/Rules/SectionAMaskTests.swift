import Orientation
import Testing

@Suite("A: masks and preferences that are not orientations")
struct SectionAMaskTests {
  @Test(
    "A-14: two orientations or-ed into a preferred one raise at the presentation",
    arguments: [8, 12, 15, 17, 26, 27])
  func preferredFive(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .all)) {
      Controller("Home", .all)
      Controller(
        "Player", answers: ControllerAnswers(mask: .landscape, preferred: .invalid(rawValue: 4 | 1))
      )
    }
    stage.play(.present(1, .fullScreen, from: 0))
    let fault = try #require(stage.last.faults.first)
    #expect(
      fault
        == .preferredNotSupported(
          controller: 1, preferred: .invalid(rawValue: 5), supported: .landscape))
    #expect(fault.name == "UIApplicationInvalidInterfaceOrientation")
    #expect(stage.last.rules.contains("E-04"))
    #expect(stage.system.phase == .terminated)
  }

  @Test(
    "A-15: a mask of zero raises as soon as it is asked for", arguments: [9, 12, 15, 16, 18, 27])
  func zeroRaises(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Home")
      Controller("Nothing", [])
    }
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.last.faults == [.noCommonOrientation(controller: 1)])
    #expect(stage.last.rules.contains("D-15"))
    #expect(!stage.last.rules.contains("A-16"))
  }

  @Test("A-15: an application mask of zero raises too", arguments: [9, 13, 16, 27])
  func zeroFromTheDelegate(version: Int) throws {
    let stage = try Stage(
      "iPhone 7", version, ApplicationModel(mask: .allButUpsideDown, delegate: []))
    #expect(stage.entries.faults == [.noCommonOrientation(controller: 0)])
  }

  @Test("A-16: from iOS 6 to 8 zero says that the app turns its status bar", arguments: 6...8)
  func zeroIsTolerated(version: Int) throws {
    var stage = try Stage("iPhone 5", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Nothing", [])
    }
    #expect(stage.entries.faults.isEmpty)
    #expect(stage.last.outcomes.last == .stays(.appTurnsStatusBar))
    #expect(stage.last.rules.contains("A-16"))
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
  }

  @Test("A-16: a mask of zero from iOS 9 does not survive the launch")
  func toleranceEnds() throws {
    let stage = try Stage("iPhone 5", 9) { Controller("Nothing", []) }
    #expect(stage.entries.faults == [.noCommonOrientation(controller: 0)])
    #expect(stage.system.phase == .terminated)
  }
}
