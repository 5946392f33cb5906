import Testing
import UIKit

@MainActor
@Suite(
  "D: iPads that multitask", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn, .needsSetup))
struct MultitaskingConformanceTests {
  @Test(
    "D-40, I-03: an app that multitasks is shown in every orientation, and no controller is asked",
    arguments: Bench.pads(9...18))
  func bypass(bench: Bench) throws {
    let app = AnsweringAppDelegate(.portrait)
    try bench.launch(Screen(.portrait), app: app) { device, root in
      root.questions = []
      for (pose, expected) in [
        (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.landscapeRight),
        (.portraitUpsideDown, .portraitUpsideDown),
      ] {
        try device.turn(to: pose)
        #expect(device.interfaceOrientation == expected)
      }
      #expect(root.questions.isEmpty)
    }
  }

  @Test("D-40: up to iOS 8 an iPad asks controllers", arguments: Bench.pads(6...8))
  func before(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-41: UIRequiresFullScreen gives controllers their say back", arguments: Bench.pads(9...18))
  func requiresFullScreen(bench: Bench) throws {
    try bench.with { $0.requiresFullScreen = true }.launch(Screen(.portrait)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-41: so does a list without all four orientations", arguments: Bench.pads(9...18))
  func shortList(bench: Bench) throws {
    let bench = bench.listing(.portrait, .landscapeLeft, .landscapeRight)
    try bench.launch(Screen(.portrait)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "Q-09: an iPhone app on an iPad has the phone's idiom and default masks, and is asked",
    arguments: Bench.pads(9...18))
  func phoneApp(bench: Bench) throws {
    try bench.with { $0.isPhoneOnly = true }.launch(Screen()) { device, root in
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(root.supportedInterfaceOrientations == .allButUpsideDown)
      root.mask = .portrait
      if bench.system >= 16 { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "B-24: from iOS 9 an iPad's app is laid out for the other orientation and back as it leaves",
    arguments: Bench.pads(9...18))
  func snapshots(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, root in
      let upright = root.view.bounds.size
      root.forget()
      root.journal.listenToDevice()
      try device.enterBackground()
      #expect(root.sizes == [CGSize(width: upright.height, height: upright.width), upright])
      #expect(!root.log.contains { $0.hasPrefix("device") })
      #expect(root.transforms == [.identity, .identity])
    }
  }
}
