import Testing
import UIKit

@MainActor
@Suite("D: shouldAutorotate", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct AutorotationConformanceTests {
  private func still(_ mask: UIInterfaceOrientationMask? = nil) -> Screen {
    let screen = Screen(mask)
    screen.autorotates = false
    return screen
  }

  @Test("D-10: it is true by default", arguments: Bench.phones(6...))
  func usually(bench: Bench) throws {
    try bench.launch(UIViewController()) { _, root in
      #expect(root.shouldAutorotate)
    }
  }

  @Test(
    "D-11: up to iOS 15 it is asked first, and false leaves the mask unread",
    arguments: Bench.phones(6...15))
  func askedFirst(bench: Bench) throws {
    try bench.launch(still(.all)) { device, screen in
      screen.questions = []
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      #expect(screen.questions.contains(.autorotate))
      #expect(!screen.questions.contains(.mask))

      screen.autorotates = true
      screen.questions = []
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
      #expect(screen.questions.first == .autorotate)
    }
  }

  @Test("D-12, I-05: from iOS 16 false stops nothing", arguments: Bench.phones(16...))
  func ignored(bench: Bench) throws {
    try bench.launch(still()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-14: false does not keep a full-screen presentation from its own orientation",
    arguments: Bench.phones(6...15))
  func presentation(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      let player = still(.landscapeLeft).styled(.fullScreen)
      player.preferred = .landscapeLeft
      root.present(player, animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "D-18: up to iOS 15 nothing is raised while it is false, though app and controller share nothing",
    .tags(.needsSetup), arguments: Bench.phones(6...15))
  func nothingInCommon(bench: Bench) throws {
    try bench.listing(.landscapeLeft, .landscapeRight).launch(still(.portrait)) { device, _ in
      let atLaunch = device.interfaceOrientation
      #expect(atLaunch.isLandscape)
      try device.turn(to: atLaunch == .landscapeRight ? .landscapeRight : .landscapeLeft)
      #expect(device.interfaceOrientation == atLaunch)
    }
  }

  @Test(
    "F-03, F-07: up to iOS 15 false holds against a written device orientation too",
    arguments: Bench.phones(6...15))
  func written(bench: Bench) throws {
    try bench.launch(still()) { device, _ in
      UIDevice.current.setValue(3, forKey: "orientation")
      device.settle()
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }
}
