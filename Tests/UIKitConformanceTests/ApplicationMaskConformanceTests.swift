import Testing
import UIKit

@MainActor
@Suite(
  "D: the mask of the application",
  .tags(.uncheckedAgainstUIKit, .needsDeviceTurn, .needsSetup))
struct ApplicationMaskConformanceTests {
  @Test(
    "D-01: without delegate and list a phone's app supports all but upside down",
    arguments: Bench.homeButtonPhones(6...))
  func phoneDefault(bench: Bench) throws {
    try bench.launch(Screen(.all)) { device, _ in
      let mask = UIApplication.shared.supportedInterfaceOrientations(for: device.window)
      #expect(mask == .allButUpsideDown)
      try device.turn(to: .portraitUpsideDown)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-01: without delegate and list an iPad's app supports all", arguments: Bench.pads(6...))
  func padDefault(bench: Bench) throws {
    try bench.launch(Screen(.all)) { device, _ in
      let mask = UIApplication.shared.supportedInterfaceOrientations(for: device.window)
      #expect(mask == .all)
    }
  }

  @Test("D-01, A-17: the list in the Info.plist counts", arguments: Bench.phones(6...))
  func list(bench: Bench) throws {
    try bench.listing(.portrait, .landscapeLeft).launch(Screen(.all)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "A-17: an app that lists landscape right only is shown so, however the device is held",
    arguments: Bench.phones(6...))
  func listOfOne(bench: Bench) throws {
    try bench.listing(.landscapeRight).launch(Screen(.all)) { device, _ in
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-01, D-45: what the app delegate answers replaces the list", arguments: Bench.phones(6...26))
  func delegate(bench: Bench) throws {
    let app = { AnsweringAppDelegate([.portrait, .landscapeRight]) }
    try bench.listing(.portrait, .landscapeLeft).launch(Screen(.all), app: app()) { device, _ in
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .portrait)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test("D-02: the iPad has a list of its own", arguments: Bench.pads(6...18))
  func listForPad(bench: Bench) throws {
    let bench = bench.listing(.portrait).with {
      $0.listedForPad = [.landscapeLeft, .landscapeRight]
    }
    try bench.launch(Screen(.all)) { device, _ in
      #expect(device.interfaceOrientation.isLandscape)
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
      try device.turn(to: .portrait)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "D-44: app and controller both have to allow an orientation; neither comes before the other",
    arguments: Bench.phones(6...26))
  func intersection(bench: Bench) throws {
    let narrowApp = { AnsweringAppDelegate(.portrait) }
    try bench.launch(Screen(.all), app: narrowApp()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
    let wideApp = { AnsweringAppDelegate(.all) }
    try bench.launch(Screen(.portrait), app: wideApp()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test("D-49: the app delegate gets the window it is asked about", arguments: Bench.phones(6...26))
  func window(bench: Bench) throws {
    var windows: [UIWindow?] = []
    let app = {
      AnsweringAppDelegate { window in
        windows.append(window)
        return .all
      }
    }
    try bench.launch(Screen(), app: app()) { device, screen in
      windows = []
      try device.turn(to: .landscapeLeft)
      if bench.system >= 16 { screen.setNeedsUpdateOfSupportedInterfaceOrientations() }
      #expect(!windows.isEmpty)
      for window in windows { #expect(window === device.window) }
    }
  }

  @Test(
    "D-47, H-23: a launch knows the list only, and the app delegate decides from then on",
    arguments: Bench.homeButtonPhones(8...26))
  func launch(bench: Bench) throws {
    let bench = bench.held(.landscapeLeft).listing(.portrait)
    let app = { AnsweringAppDelegate(.allButUpsideDown) }
    var atLaunch = UIInterfaceOrientation.unknown
    let root = {
      let screen = FirstLook(.all)
      screen.look = { atLaunch = $0 }
      return screen
    }
    try bench.launch(root(), app: app()) { device, _ in
      #expect(atLaunch == .portrait)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-20: without a root the app's mask alone counts", arguments: Bench.phones(6...26))
  func noRoot(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      device.window?.rootViewController = nil
      // Without a root the window asks for no poses.
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "H-23: an orientation that is not listed is out of reach, whatever controllers support",
    arguments: Bench.phones(6...))
  func unlisted(bench: Bench) throws {
    try bench.listing(.landscapeLeft, .landscapeRight).launch(Screen(.all)) { device, _ in
      try device.turn(to: .landscapeLeft)
      try device.turn(to: .portrait)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }
}

/// Looks at the interface orientation when its view is loaded.
private final class FirstLook: Screen {
  var look: (UIInterfaceOrientation) -> Void = { _ in }
  override func viewDidLoad() { look(interfaceOrientation) }
}
