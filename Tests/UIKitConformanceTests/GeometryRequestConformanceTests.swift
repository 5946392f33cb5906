import Testing
import UIKit

@MainActor
@Suite("F: geometry requests from iOS 16", .tags(.uncheckedAgainstUIKit))
struct GeometryRequestConformanceTests {
  /// Asks for orientations, waits, and returns the error if the request was refused.
  private func request(
    _ mask: UIInterfaceOrientationMask, _ device: any ConformanceHost
  ) -> NSError? {
    var refusal: NSError?
    device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
      refusal = error as NSError
    }
    device.settle()
    return refusal
  }

  @Test(
    "F-20, I-05: a request turns the interface though the device is not turned",
    arguments: Bench.phones(16...))
  func turns(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      #expect(request(.landscapeRight, device) == nil)
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(UIDevice.current.orientation == .portrait)
    }
  }

  @Test(
    "F-21: the handler is called after the call has returned", arguments: Bench.phones(16...))
  func later(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      var isRefused = false
      device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in
        isRefused = true
      }
      #expect(!isRefused)
      device.settle()
      #expect(isRefused)
    }
  }

  @Test(
    "F-22, F-23: a request outside the masks is refused with code 101 and both lists",
    arguments: Bench.phones(16...))
  func refused(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      let error = try #require(request(.landscape, device))
      #expect(error.domain == "UISceneErrorDomain")
      #expect(error.code == 101)
      #expect(
        error.localizedDescription
          == "None of the requested orientations are supported by the view controller."
          + " Requested: landscapeLeft, landscapeRight; Supported: portrait")
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "F-22, D-05: what the device never shows counts as not supported",
    .tags(.needsSetup), arguments: Bench.phones(16...))
  func deviceMask(bench: Bench) throws {
    let bench = bench.listing(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)
    try bench.launch(Screen(.all)) { device, _ in
      let error = try #require(request(.portraitUpsideDown, device))
      #expect(
        error.localizedDescription.hasSuffix(
          "Requested: portraitUpsideDown; Supported: portrait, landscapeLeft, landscapeRight"))
    }
  }

  @Test("F-23: the codes of a scene's errors")
  func codes() {
    #expect(UISceneError.Code.multipleScenesNotSupported.rawValue == 0)
    #expect(UISceneError.Code.requestDenied.rawValue == 1)
    #expect(UISceneError.Code.geometryRequestUnsupported.rawValue == 100)
    #expect(UISceneError.Code.geometryRequestDenied.rawValue == 101)
    #expect(UISceneError.errorDomain == "UISceneErrorDomain")
  }

  @Test(
    "F-25, Q-02: a request is judged by the mask that was announced last",
    arguments: Bench.phones(16...))
  func announcedMask(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      screen.mask = .allButUpsideDown
      #expect(request(.landscapeRight, device)?.code == 101)
      #expect(device.interfaceOrientation == .portrait)
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(request(.landscapeRight, device) == nil)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "F-26, Q-02: the announcement after a refusal turns only if the interface is no longer allowed",
    arguments: Bench.phones(16...))
  func afterRefusal(bench: Bench) throws {
    for (mask, turns) in [
      (UIInterfaceOrientationMask.landscape, true), (.allButUpsideDown, false),
    ] {
      try bench.launch(Screen(.portrait)) { device, screen in
        screen.mask = mask
        #expect(request(.landscapeRight, device) != nil)
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        device.settle()
        #expect(device.interfaceOrientation.isLandscape == turns)
      }
    }
  }

  @Test(
    "F-27: a request during a push is taken to be judged by the screen before, and granted after it",
    arguments: Bench.phones(16...))
  func duringPush(bench: Bench) throws {
    let root = { ForwardingNavigationController(rootViewController: Screen(.portrait)) }
    try bench.launch(root()) { device, navigation in
      navigation.pushViewController(Screen(.allButUpsideDown), animated: true)
      #expect(request(.landscapeRight, device)?.code == 101)
      #expect(device.interfaceOrientation == .portrait)
      #expect(request(.landscapeRight, device) == nil)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "F-28: a request that holds the present orientation changes nothing",
    arguments: Bench.phones(16...))
  func alreadyThere(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      #expect(request([.portrait, .landscapeLeft], device) == nil)
      #expect(device.interfaceOrientation == .portrait)
      #expect(screen.log.isEmpty)
    }
  }

  @Test(
    "F-29: a request locks nothing: the next turn of the device is followed",
    .tags(.needsDeviceTurn), arguments: Bench.phones(16...))
  func noLock(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      #expect(request(.landscapeRight, device) == nil)
      try device.turn(to: .faceUp)
      #expect(device.interfaceOrientation == .landscapeRight)
      try device.turn(to: .portrait)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "F-30: of several orientations the device's is taken, if the interface has none of them",
    .tags(.needsDeviceTurn), arguments: Bench.phones(16...))
  func choice(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .portrait)
      screen.mask = .all
      // Not announced: the request below is what turns.
      let wide = Screen()
      device.window?.rootViewController = wide
      device.settle()
      #expect(request(.portrait, device) == nil)
      #expect(request(.landscape, device) == nil)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "F-31, G-39: it posts nothing of the device, and sends what a turn sends",
    .tags(.needsDeviceTurn), arguments: Bench.phones(16...))
  func callbacks(bench: Bench) throws {
    var turned: [String] = []
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      try device.turn(to: .landscapeLeft)
      turned = screen.log
    }
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      screen.journal.listenToDevice()
      #expect(request(.landscapeRight, device) == nil)
      #expect(screen.log == turned)
      #expect(turned.contains("viewWillTransition"))
    }
  }

  @Test(
    "F-32: the scene's geometry can be observed", arguments: Bench.phones(16...))
  func observed(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      var seen: [UIInterfaceOrientation] = []
      let observation = device.scene.observe(\.effectiveGeometry) { scene, _ in
        MainActor.assumeIsolated { seen.append(scene.effectiveGeometry.interfaceOrientation) }
      }
      #expect(request(.landscapeRight, device) == nil)
      #expect(seen.last == .landscapeRight)
      observation.invalidate()
    }
  }

  @Test(
    "F-33, M-09: an iPad's app that multitasks is refused with the windowing mode's text",
    arguments: Bench.pads(16...))
  func multitasking(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      let error = try #require(request(.landscapeRight, device))
      #expect(error.domain == "UISceneErrorDomain")
      #expect(error.code == 101)
      #expect(
        error.localizedDescription == "The current windowing mode does not allow for programmatic"
          + " changes to interface orientation.")
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "M-10: with UIRequiresFullScreen an iPad's app is granted its request",
    .tags(.needsSetup), arguments: Bench.pads(16...26))
  func requiresFullScreen(bench: Bench) throws {
    let bench = bench.with {
      $0.requiresFullScreen = true
      $0.showsFullScreenApps = true
    }
    try bench.launch(Screen()) { device, _ in
      #expect(request(.landscapeRight, device) == nil)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }
}
