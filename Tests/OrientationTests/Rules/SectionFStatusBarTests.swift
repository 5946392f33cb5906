import Orientation
import Testing

@Suite("F: setting the status bar's orientation")
struct SectionFStatusBarTests {
  @Test("F-14: up to iOS 5 it turns the status bar and nothing else", arguments: [4, 5])
  func turnsTheBarOnly(version: Int) throws {
    var stage = try Stage("iPhone 5", version) { Controller("Home", .portrait) }
    let before = stage.geometry
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.geometry == before)
    #expect(stage.last.callbacks.isEmpty)
    stage.play(.readStatusBarOrientation)
    #expect(stage.last.reads == [.landscapeRight])
  }

  @Test("F-15: from iOS 6 it is ignored unless the mask is zero", arguments: [6, 7, 8])
  func needsZero(version: Int) throws {
    var stage = try Stage("iPhone 5", version) { Controller("Home", .portrait) }
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .portrait)
    #expect(stage.last.ignored == [.noLongerEffective])
    stage.play(.change(0, ControllerAnswers(mask: [])), .setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
  }

  @Test(
    "F-15: the top-most full-screen controller is the one whose mask counts", arguments: [7, 8])
  func topMost(version: Int) throws {
    var stage = try Stage("iPhone 5", version) {
      Controller("Home", .portrait)
      Controller("Camera", [])
    }
    stage.play(.present(1, .fullScreen, from: 0), .setStatusBarOrientation(.landscapeLeft))
    #expect(stage.system.statusBarOrientation == .landscapeLeft)
    stage.play(.dismiss(1))
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.last.ignored == [.noLongerEffective])
  }

  @Test("F-15: from iOS 9 zero is no longer accepted either", arguments: [9, 12, 15, 17, 26])
  func noLonger(version: Int) throws {
    var stage = try Stage("iPhone 7", version)
    stage.play(.change(0, ControllerAnswers(mask: [])), .setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .portrait)
    #expect(stage.last.ignored == [.noLongerEffective])
  }

  @Test(
    "F-16: with zero and without shouldAutorotate the bar stays where the app put it",
    arguments: [6, 7, 8])
  func suspended(version: Int) throws {
    var stage = try Stage("iPhone 5", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Camera", answers: ControllerAnswers(mask: [], autorotates: false))
    }
    stage.play(.setStatusBarOrientation(.landscapeRight))
    stage.play(.turn(.landscapeRight), .turn(.portrait))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.autorotationOff), .stays(.autorotationOff)])
  }

  @Test("F-16: an automatic turn takes the bar along again")
  func notSuspended() throws {
    var stage = try Stage("iPhone 5", 5) { Controller("Home", .all) }
    stage.play(.setStatusBarOrientation(.landscapeRight))
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.system.statusBarOrientation == .landscapeLeft)
  }

  @Test("F-17: a bar set by the app does not follow the device", arguments: [4, 5])
  func doesNotFollow(version: Int) throws {
    var stage = try Stage("iPhone 5", version) { Controller("Home", .portrait) }
    stage.play(.turn(.landscapeLeft), .setStatusBarOrientation(.landscapeRight))
    stage.play(.turn(.portrait))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
  }
}
