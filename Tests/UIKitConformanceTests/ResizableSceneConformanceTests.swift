import Testing
import UIKit

@MainActor
@Suite(
  "M, N and P: scenes of any size, from iOS 26",
  .tags(.uncheckedAgainstUIKit, .needsDeviceTurn, .needsSetup))
struct ResizableSceneConformanceTests {
  @Test(
    "M-11, N-03: an iPhone keeps honouring masks", arguments: Bench.phones(26...))
  func phone(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "M-12: a narrow mask restricts nothing where an iPad's app multitasks",
    arguments: Bench.pads(26...))
  func narrowMask(bench: Bench) throws {
    let app = { AnsweringAppDelegate(.portrait) }
    try bench.launch(Screen(.portrait), app: app()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "I-08, M-03, M-05, M-08: a landscape app that requires the full screen is taken to be landscape on an upright iPad",
    arguments: Bench.pads(26...26))
  func letterboxed(bench: Bench) throws {
    let bench = bench.listing(.landscapeLeft, .landscapeRight).with {
      $0.requiresFullScreen = true
    }
    try bench.launch(Screen()) { device, root in
      #expect(device.interfaceOrientation.isLandscape)
      #expect(root.view.bounds.width > root.view.bounds.height)
    }
  }

  @Test(
    "M-06: where the user shows one app at a time, masks are honoured as on iOS 18",
    arguments: Bench.pads(26...26))
  func fullScreenApps(bench: Bench) throws {
    let bench = bench.listing(.portrait, .landscapeLeft, .landscapeRight).with {
      $0.requiresFullScreen = true
      $0.showsFullScreenApps = true
    }
    try bench.launch(Screen(.portrait)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "N-01, N-07: the user gives an iPad's scene any size, whatever masks say, and nothing is raised",
    arguments: Bench.pads(27...27))
  func anySize(bench: Bench) throws {
    let bench = bench.listing(.landscapeLeft, .landscapeRight)
    try bench.launch(SizeScreen(.landscape)) { device, root in
      root.forget()
      let size = CGSize(width: 600, height: 900)
      try device.resize(to: size)
      #expect(root.view.bounds.size == size)
      #expect(root.sizes == [size])
      try #expect(device.exceptions.isEmpty)
    }
  }

  @Test(
    "N-02, N-04, N-08: a mirrored phone honours masks until it is resized, and then reports portrait",
    arguments: Bench.phones(27...27))
  func mirrored(bench: Bench) throws {
    let bench = bench.with { $0.place = .mirroring }
    try bench.launch(Screen(.landscape)) { device, root in
      #expect(device.interfaceOrientation.isLandscape)
      try device.resize(to: CGSize(width: 900, height: 500))
      #expect(device.interfaceOrientation == .portrait)
      #expect(root.view.bounds.size == CGSize(width: 900, height: 500))
    }
  }

  @Test(
    "N-39, N-40: a resized phone app keeps the phone's idiom", arguments: Bench.phones(27...27))
  func idiom(bench: Bench) throws {
    try bench.with { $0.place = .mirroring }.launch(Screen()) { device, _ in
      try device.resize(to: CGSize(width: 900, height: 700))
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }
  }

  @Test(
    "N-02, N-05: an iPhone app on an iPad honours masks until it is resized",
    arguments: Bench.pads(27...27))
  func phoneAppOnPad(bench: Bench) throws {
    try bench.with { $0.isPhoneOnly = true }.launch(Screen(.portrait)) { device, root in
      #expect(root.view.bounds.height > root.view.bounds.width)
      try device.resize(to: CGSize(width: 900, height: 500))
      #expect(root.view.bounds.size == CGSize(width: 900, height: 500))
    }
  }

  @Test(
    "N-27, N-28: with the 27 SDK the status bar's orientation is unknown, and the console says why",
    .tags(.endsTheProcess), arguments: Bench.phones(27...27))
  func statusBarOrientation(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(UIApplication.shared.statusBarOrientation == .unknown)
      try #expect(
        device.console.last
          == "-[UIApplication statusBarOrientation] API has been deprecated and is a no-op on 27.0"
          + " and later.")
    }
  }

  @Test(
    "N-29: with an older SDK it keeps working", arguments: Bench.phones(27...27))
  func olderSDK(bench: Bench) throws {
    try bench.with { $0.sdk = 26 }.launch(Screen()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }
  }

  @Test(
    "P-02, P-04: the inner display of an iPhone Duo honours no masks and is regular both ways",
    arguments: [Bench(.phone, "iPhone Duo", 27)])
  func innerDisplay(bench: Bench) throws {
    try bench.with { $0.place = .innerDisplay }.launch(Screen(.portrait)) { device, root in
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      #expect(Set([root.view.bounds.width, root.view.bounds.height]) == [669, 951])
      try device.turn(to: .landscapeLeft)
      #expect(root.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test(
    "P-01, P-02, P-04: the outer display turns like any iPhone's and honours masks",
    arguments: [Bench(.phone, "iPhone Duo", 27)])
  func outerDisplay(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      #expect(root.view.bounds.size == CGSize(width: 466, height: 678))
      #expect(root.traitCollection.horizontalSizeClass == .compact)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "P-09, P-13, P-15, M-19, N-37: opening the phone moves the scene to the other screen, and that is reported",
    arguments: [Bench(.phone, "iPhone Duo", 27)])
  func opening(bench: Bench) throws {
    let scene = SceneDelegate()
    try bench.launch(SizeScreen(), scene: scene) { device, root in
      scene.geometries = []
      root.forget()
      try device.unfold()
      #expect(!scene.geometries.isEmpty)
      #expect(root.view.bounds.size == CGSize(width: 951, height: 669))
      #expect(device.scene.screen !== UIScreen.main)
      #expect(device.scene.screen.bounds.size == CGSize(width: 951, height: 669))
      #expect(UIScreen.main.bounds.size == CGSize(width: 466, height: 678))
    }
  }
}
