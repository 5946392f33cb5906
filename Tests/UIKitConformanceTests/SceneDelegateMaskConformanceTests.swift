import Testing
import UIKit

@MainActor
@Suite(
  "D and N: the mask of the scene's delegate",
  .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct SceneDelegateMaskConformanceTests {
  @Test(
    "D-55, N-23: on iOS 27 the scene's delegate replaces the list in the Info.plist",
    .tags(.needsSetup), arguments: Bench.phones(27...27))
  func replacesTheList(bench: Bench) throws {
    let scene = { AnsweringSceneDelegate(.landscape) }
    let bench = bench.listing(.portrait, .landscapeLeft, .landscapeRight)
    try bench.launch(Screen(.all), scene: scene()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
      try device.turn(to: .portrait)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-55: before iOS 27 the scene's delegate is not asked", arguments: Bench.phones(13...26))
  func notAskedBefore(bench: Bench) throws {
    let scene = { AnsweringSceneDelegate(.portrait) }
    try bench.launch(Screen(), scene: scene()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "N-23: a scene's delegate without an answer leaves the list in force",
    .tags(.needsSetup), arguments: Bench.phones(27...27))
  func noAnswer(bench: Bench) throws {
    try bench.listing(.portrait).launch(Screen(.all)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "N-24: the answer is read again with every announcement", arguments: Bench.phones(27...27))
  func readAgain(bench: Bench) throws {
    let scene = AnsweringSceneDelegate(.portrait)
    try bench.launch(Screen(), scene: scene) { device, screen in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      scene.mask = .allButUpsideDown
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "N-26: on iOS 27 the app delegate is still asked where the scene's has no answer",
    arguments: Bench.phones(27...27))
  func appDelegateStill(bench: Bench) throws {
    let app = { AnsweringAppDelegate(.portrait) }
    try bench.launch(Screen(), app: app()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-56, N-25: on iOS 27 the scene's delegate is taken to come before the app's; no source states it",
    arguments: Bench.phones(27...27))
  func precedence(bench: Bench) throws {
    let app = { AnsweringAppDelegate(.portrait) }
    let scene = { AnsweringSceneDelegate(.allButUpsideDown) }
    try bench.launch(Screen(), app: app(), scene: scene()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }
}
