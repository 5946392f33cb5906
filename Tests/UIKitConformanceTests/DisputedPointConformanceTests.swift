import Testing
import UIKit

/// Where sources are silent or disagree: the first to run on UIKit, since each settles something.
@MainActor
@Suite("B to Q: what is taken to be so", .tags(.uncheckedAgainstUIKit, .needsSetup))
struct DisputedPointConformanceTests {
  @Test(
    "N-32: a mirrored phone's device orientation is taken to keep its value, without an event",
    .tags(.needsDeviceTurn), arguments: Bench.phones(27...27))
  func mirroredDevice(bench: Bench) throws {
    try bench.with { $0.place = .mirroring }.launch(Screen()) { device, screen in
      screen.journal.listenToDevice()
      try device.turn(to: .landscapeLeft)
      #expect(UIDevice.current.orientation == .portrait)
      #expect(screen.log.isEmpty)
    }
  }

  @Test(
    "N-09: a freely resized scene of an iPad is taken to report the screen's orientation",
    arguments: Bench.pads(27...27))
  func resizedOrientation(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      #expect(device.interfaceOrientation == .portrait)
      try device.resize(to: CGSize(width: 900, height: 500))
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "N-10: where masks do not count they are taken to be asked for all the same, from iOS 27",
    .tags(.needsDeviceTurn), arguments: Bench.pads(27...27))
  func ignoredMasksAsked(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      root.questions = []
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      device.settle()
      #expect(root.questions.contains(.mask))
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "N-16: a scene that is resized once and honours its masks is taken to keep an orientation of them",
    arguments: Bench.pads(27...27))
  func discreteShape(bench: Bench) throws {
    let bench = bench.listing(.landscapeLeft, .landscapeRight).with { $0.requiresFullScreen = true }
    try bench.launch(Screen(.landscape)) { device, _ in
      #expect(device.interfaceOrientation.isLandscape)
      try device.drag(through: [CGSize(width: 700, height: 1000)])
      #expect(device.interfaceOrientation.isLandscape)
    }
  }

  @Test(
    "M-15, M-16, N-22, I-09: a version from which UIRequiresFullScreen is ignored is taken to count",
    arguments: Bench.pads(27...27))
  func ignoredStartingWith(bench: Bench) throws {
    let sizes = [900.0, 800, 700].map { CGSize(width: $0, height: 1000) }
    for (version, expected) in [(27, sizes), (28, [sizes[2]])] {
      let bench = bench.with {
        $0.requiresFullScreen = true
        $0.fullScreenIgnoredFrom = version
      }
      try bench.launch(SizeScreen()) { device, root in
        root.forget()
        try device.drag(through: sizes)
        #expect(root.sizes == expected)
      }
    }
  }

  @Test(
    "M-07: a fixed app is not turned at its launch in a window",
    arguments: Bench.pads(26...26))
  func windowedLaunch(bench: Bench) throws {
    let bench = bench.held(.landscapeLeft).listing(.portrait).with {
      $0.requiresFullScreen = true
      $0.showsFullScreenApps = false
    }
    try bench.launch(Screen()) { device, root in
      #expect(device.interfaceOrientation == .portrait)
      #expect(root.view.bounds.height > root.view.bounds.width)
    }
  }

  @Test(
    "M-13: the user's lock is taken not to make masks count where an iPad's app multitasks",
    arguments: Bench.pads(26...26))
  func lockAndMasks(bench: Bench) throws {
    let bench = bench.held(.landscapeLeft).with { $0.isLocked = true }
    try bench.launch(Screen(.portrait)) { device, _ in
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "Q-11, F-16: up to iOS 12 a suspended screen is taken to let the app place the status bar",
    arguments: Bench.phones(6...12))
  func statusBarByHand(bench: Bench) throws {
    let root = {
      let screen = Screen(.portrait)
      screen.autorotates = false
      return screen
    }
    try bench.launch(root()) { _, screen in
      UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      screen.autorotates = true
      UIApplication.shared.setStatusBarOrientation(.landscapeLeft, animated: false)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }
  }

  @Test(
    "Q-11: with the SDK of iOS 13 placing the status bar does nothing",
    arguments: Bench.phones(13...26))
  func statusBarFrom13(bench: Bench) throws {
    let root = {
      let screen = Screen(.portrait)
      screen.autorotates = false
      return screen
    }
    try bench.launch(root()) { _, _ in
      UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
    }
  }

  /// Asks the alert that it presents, which asks it.
  private final class Forwarding: Screen {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      presentedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }
  }

  @Test(
    "Q-13: an alert that its presenter asks back raises on iOS 9; later it is taken to be logged",
    .tags(.endsTheProcess, .needsDeviceTurn), arguments: Bench.phones(9...12))
  func alertAskedBack(bench: Bench) throws {
    try bench.launch(Forwarding()) { device, root in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      root.present(alert, animated: true)
      device.settle()
      try device.turn(to: .landscapeLeft)
      try #expect(device.exceptions.isEmpty == (bench.system > 9))
      try #expect(device.console.isEmpty == (bench.system == 9))
    }
  }

  @Test(
    "N-21: on an iPhone Duo UIRequiresFullScreen does not keep the scene from the other display's size",
    arguments: [Bench(.phone, "iPhone Duo", 27)])
  func duo(bench: Bench) throws {
    try bench.with { $0.requiresFullScreen = true }.launch(SizeScreen()) { device, root in
      #expect(root.view.bounds.size == CGSize(width: 466, height: 678))
      try device.unfold()
      #expect(device.scene.screen !== UIScreen.main)
      #expect(root.view.bounds.size != CGSize(width: 466, height: 678))
    }
  }

  @Test(
    "P-19, P-06: a closed iPhone Duo is taken never to turn upside down, and is 678 by 466 points sideways",
    .tags(.needsDeviceTurn), arguments: [Bench(.phone, "iPhone Duo", 27)])
  func closedDuo(bench: Bench) throws {
    try bench.launch(Screen(.all)) { device, root in
      try device.turn(to: .portraitUpsideDown)
      #expect(device.interfaceOrientation == .portrait)
      try device.turn(to: .landscapeLeft)
      #expect(root.view.bounds.size == CGSize(width: 678, height: 466))
    }
  }
}
