import Testing
import UIKit

@MainActor
@Suite(
  "G, M and N: UIRequiresFullScreen, and screens made for scenes",
  .tags(.uncheckedAgainstUIKit, .needsDeviceTurn, .needsSetup))
struct DiscreteResizingConformanceTests {
  @Test(
    "M-04: on iPadOS 18 and older the key gives a landscape app the whole screen, turned",
    arguments: Bench.pads(9...18))
  func wholeScreen(bench: Bench) throws {
    let bench = bench.listing(.landscapeLeft, .landscapeRight).with {
      $0.requiresFullScreen = true
    }
    try bench.launch(Screen()) { device, root in
      #expect(device.interfaceOrientation.isLandscape)
      #expect(root.view.bounds == UIScreen.main.bounds)
      #expect(root.view.bounds.width > root.view.bounds.height)
    }
  }

  @Test(
    "I-10: before iOS 27 the key changes nothing on an iPhone", arguments: Bench.phones(9...26))
  func phone(bench: Bench) throws {
    let bench = bench.with { $0.requiresFullScreen = true }
    for (mask, expected) in [
      (UIInterfaceOrientationMask.portrait, UIInterfaceOrientation.portrait),
      (.allButUpsideDown, .landscapeRight),
    ] {
      try bench.launch(Screen(mask)) { device, _ in
        try device.turn(to: .landscapeLeft)
        #expect(device.interfaceOrientation == expected)
      }
    }
  }

  @Test(
    "G-38, N-15, N-18, N-20, I-11: from iOS 27 it is taken to make a drag count once, on a new screen",
    arguments: Bench.pads(27...27))
  func drag(bench: Bench) throws {
    let bench = bench.with { $0.requiresFullScreen = true }
    try bench.launch(SizeScreen()) { device, root in
      let first = UIScreen.main.bounds
      root.forget()
      let sizes = [900.0, 800, 700].map { CGSize(width: $0, height: 1000) }
      try device.drag(through: sizes)
      #expect(root.sizes == [CGSize(width: 700, height: 1000)])
      #expect(device.scene.screen.bounds.size == CGSize(width: 700, height: 1000))
      #expect(device.scene.screen !== UIScreen.main)
      #expect(UIScreen.main.bounds == first)
    }
  }

  @Test(
    "N-17: it does so in a mirrored iPhone's window too", arguments: Bench.phones(27...27))
  func mirrored(bench: Bench) throws {
    let bench = bench.with {
      $0.requiresFullScreen = true
      $0.place = .mirroring
    }
    try bench.launch(SizeScreen()) { device, root in
      root.forget()
      try device.drag(through: [600.0, 550, 500].map { CGSize(width: $0, height: 900) })
      #expect(root.sizes.count == 1)
    }
  }

  @Test(
    "N-19: a mirrored scene begins on the main screen", arguments: Bench.phones(27...27))
  func beginsOnMain(bench: Bench) throws {
    try bench.with { $0.place = .mirroring }.launch(Screen()) { device, _ in
      #expect(device.scene.screen === UIScreen.main)
    }
  }

  @Test(
    "N-06: an upright iPhone app on an iPad in landscape is laid out upright",
    arguments: Bench.pads(27...27))
  func phoneAppOnPad(bench: Bench) throws {
    let bench = bench.held(.landscapeLeft).listing(.portrait).with { $0.isPhoneOnly = true }
    try bench.launch(Screen()) { device, root in
      #expect(device.interfaceOrientation == .portrait)
      #expect(root.view.bounds.height > root.view.bounds.width)
    }
  }

  @Test(
    "N-11, N-12: where masks do not count, a geometry request is taken to be refused as on iPad",
    arguments: [Bench(.phone, "iPhone Duo", 27)])
  func request(bench: Bench) throws {
    try bench.with { $0.place = .innerDisplay }.launch(Screen()) { device, _ in
      var refusal: NSError?
      device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
        refusal = error as NSError
      }
      device.settle()
      #expect(refusal?.code == 101)
    }
  }

  @Test(
    "P-16: an app built with an SDK before 27 gets a window of 375 by 667 points on an iPhone Duo",
    arguments: [Bench(.phone, "iPhone Duo", 27)])
  func compatibilityWindow(bench: Bench) throws {
    try bench.with { $0.sdk = 26 }.launch(Screen()) { _, root in
      #expect(root.view.bounds.size == CGSize(width: 375, height: 667))
    }
  }
}
