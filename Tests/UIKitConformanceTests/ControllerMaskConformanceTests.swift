import Testing
import UIKit

@MainActor
@Suite("D: the masks of controllers", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct ControllerMaskConformanceTests {
  @Test(
    "D-03, D-46: a phone's controller supports all but upside down", arguments: Bench.phones(6...))
  func phoneDefault(bench: Bench) throws {
    try bench.launch(UIViewController()) { device, root in
      #expect(root.supportedInterfaceOrientations == .allButUpsideDown)
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("D-03: an iPad's controller supports all orientations", arguments: Bench.pads(6...))
  func padDefault(bench: Bench) throws {
    try bench.launch(UIViewController()) { device, root in
      #expect(root.supportedInterfaceOrientations == .all)
      try device.turn(to: .portraitUpsideDown)
      #expect(device.interfaceOrientation == .portraitUpsideDown)
    }
  }

  @Test(
    "D-05, H-16: a phone without a Home button never turns upside down, whatever the masks say",
    .tags(.needsSetup), arguments: Bench.phones(11...))
  func noHomeButton(bench: Bench) throws {
    let bench = bench.listing(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)
    try bench.launch(Screen(.all)) { device, _ in
      try device.turn(to: .portraitUpsideDown)
      #expect(UIDevice.current.orientation == .portraitUpsideDown)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-05, H-16: a phone with a Home button turns upside down if every mask lists it",
    .tags(.needsSetup), arguments: Bench.homeButtonPhones(6...))
  func homeButton(bench: Bench) throws {
    let bench = bench.listing(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)
    try bench.launch(Screen(.all)) { device, _ in
      try device.turn(to: .portraitUpsideDown)
      #expect(device.interfaceOrientation == .portraitUpsideDown)
    }
  }

  @Test(
    "D-04, D-19: orientations outside the app's mask are dropped without a word",
    arguments: Bench.homeButtonPhones(6...))
  func dropped(bench: Bench) throws {
    // Without a list of its own, a phone's app supports all but upside down.
    try bench.launch(Screen(.all)) { device, _ in
      try device.turn(to: .portraitUpsideDown)
      #expect(device.interfaceOrientation == .portrait)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test("D-43, B-20: a pose outside the mask is ignored", arguments: Bench.phones(6...))
  func outsideTheMask(bench: Bench) throws {
    try bench.launch(Screen(.landscape)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
      try device.turn(to: .portrait)
      #expect(UIDevice.current.orientation == .portrait)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-08: up to iOS 15 a mask that changed counts from the next turn on",
    arguments: Bench.phones(6...15))
  func readWithEveryTurn(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      try device.turn(to: .landscapeLeft)
      screen.mask = .allButUpsideDown
      #expect(device.interfaceOrientation == .portrait)
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "D-08, F-25: from iOS 16 a mask that changed counts when it is announced",
    arguments: Bench.phones(16...))
  func readWhenAnnounced(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      screen.mask = .allButUpsideDown
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-08, D-09: a new root is asked, once or more often", arguments: Bench.phones(6...))
  func newRoot(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      try device.turn(to: .landscapeLeft)
      let next = Screen(.landscape)
      device.window?.rootViewController = next
      device.settle()
      #expect(next.questions.contains(.mask))
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }
}
