import Testing
import UIKit

@MainActor
@Suite(
  "F: setNeedsUpdateOfSupportedInterfaceOrientations, from iOS 16", .tags(.uncheckedAgainstUIKit))
struct UpdateConformanceTests {
  @Test(
    "F-24: an announced mask that leaves the interface out turns it, animated",
    arguments: Bench.phones(16...))
  func turns(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      screen.mask = .landscapeRight
      #expect(device.interfaceOrientation == .portrait)
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(screen.durations.count == 1)
      #expect(screen.durations.allSatisfy { $0 > 0 })
    }
  }

  @Test(
    "F-24, G-33: without animation inside performWithoutAnimation; the completion still runs, once",
    arguments: Bench.phones(16...))
  func withoutAnimation(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      screen.mask = .landscapeRight
      UIView.performWithoutAnimation { screen.setNeedsUpdateOfSupportedInterfaceOrientations() }
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(screen.durations == [0])
      #expect(screen.log.filter { $0 == "completion" }.count == 1)
    }
  }

  @Test(
    "E-26: it has the preferred orientation read again too", arguments: Bench.phones(16...))
  func preferred(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let player = Screen(.landscape).styled(.fullScreen)
      player.preferred = .landscapeLeft
      root.present(player, animated: true)
      device.settle()
      player.questions = []
      player.setNeedsUpdateOfSupportedInterfaceOrientations()
      device.settle()
      #expect(player.questions.contains(.preferred))
    }
  }

  @Test(
    "F-39: it says nothing of the lock", arguments: Bench.phones(26...))
  func notTheLock(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.isLocked = true
      screen.questions = []
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      device.settle()
      #expect(!screen.questions.contains(.lock))
      #expect(!device.scene.effectiveGeometry.isInterfaceOrientationLocked)
    }
  }
}
