import Orientation
import Testing

@Suite("F: geometry requests")
struct SectionFRequestTests {
  private static let versions = [16, 17, 18, 26, 27]

  private func phone(
    _ version: Int, _ mask: InterfaceOrientationMask = .allButUpsideDown,
    policy: RotationPolicy = RotationPolicy()
  ) throws -> Stage {
    try Stage("iPhone 15", version, ApplicationModel(mask: .allButUpsideDown), policy: policy) {
      Controller("Home", mask)
    }
  }

  @Test("F-20: a request turns a scene whose device is not turned", arguments: versions)
  func turns(version: Int) throws {
    var stage = try phone(version)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.device == .portrait)
    #expect(stage.last.errors.isEmpty)
    #expect(stage.last.rules.contains("F-20"))
  }

  @Test("F-20: before iOS 16 there are no requests", arguments: [8, 12, 13, 15])
  func notOffered(version: Int) throws {
    var stage = try Stage("iPhone 7", version)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.entries.ignored == [.notOffered, .notOffered])
    #expect(stage.interface == .portrait)
  }

  @Test("F-21: the error handler is called after the call has returned", arguments: versions)
  func asynchronous(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.send(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    #expect(stage.last.outcomes.count == 1)
    stage.send(.advance(0))
    #expect(stage.last.errors.count == 1)
    stage.send(.settle)
    #expect(stage.last.isEmpty)
  }

  @Test("F-22: a request outside the masks is denied with code 101", arguments: versions)
  func denied(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    let error = try #require(stage.last.errors.first)
    #expect(
      error == .orientationsNotSupported(requested: .landscapeRight, supported: .portrait))
    #expect(error.code == 101)
    #expect(SceneError.domain == "UISceneErrorDomain")
    #expect(
      error.text
        == "None of the requested orientations are supported by the view controller. "
        + "Requested: landscapeRight; Supported: portrait")
    #expect(stage.interface == .portrait)
    #expect(stage.last.callbacks.isEmpty)
    #expect(stage.last.rules.contains("F-22"))
  }

  @Test("F-22: the text lists portrait, upside down, landscape left, landscape right")
  func namesInOrder() {
    let error = SceneError.orientationsNotSupported(requested: .all, supported: .landscape)
    #expect(
      error.text.hasSuffix(
        "Requested: portrait, portraitUpsideDown, landscapeLeft, landscapeRight; "
          + "Supported: landscapeLeft, landscapeRight"))
  }

  @Test("F-22: app, controller and device all narrow what a request may ask", arguments: versions)
  func everyMaskCounts(version: Int) throws {
    var stage = try Stage(
      "iPhone 15", version, ApplicationModel(mask: [.portrait, .landscapeLeft])
    ) {
      Controller("Home", .all)
    }
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(
      stage.last.errors == [
        .orientationsNotSupported(
          requested: .landscapeRight, supported: [.portrait, .landscapeLeft])
      ])
    stage = try Stage("iPhone 15", version, ApplicationModel(mask: .all)) {
      Controller("Home", .all)
    }
    stage.play(.requestGeometryUpdate(.main, .portraitUpsideDown))
    #expect(
      stage.last.errors == [
        .orientationsNotSupported(requested: .portraitUpsideDown, supported: .allButUpsideDown)
      ])
  }

  @Test(
    "F-23: the scene errors' codes",
    arguments: [
      (SceneError.multipleScenesNotSupported, 0), (.requestDenied, 1),
      (.geometryRequestUnsupported, 100),
      (.orientationsNotSupported(requested: .portrait, supported: []), 101), (.windowingMode, 101),
    ])
  func codes(error: SceneError, code: Int) {
    #expect(error.code == code)
  }

  @Test(
    "F-23: preferences of another platform are unsupported, reported asynchronously",
    arguments: versions)
  func foreign(version: Int) throws {
    var stage = try phone(version)
    stage.send(.requestForeignGeometry(.main))
    #expect(stage.last.errors.isEmpty)
    stage.send(.settle)
    #expect(stage.last.errors == [.geometryRequestUnsupported])
    #expect(stage.interface == .portrait)
  }

  @Test("F-28: a request that holds the present orientation changes nothing", arguments: versions)
  func alreadyThere(version: Int) throws {
    for mask in [InterfaceOrientationMask.portrait, .all] {
      var stage = try phone(version)
      stage.play(.requestGeometryUpdate(.main, mask))
      #expect(stage.last.callbacks.isEmpty)
      #expect(stage.last.errors.isEmpty)
      #expect(stage.last.geometries.isEmpty)
      #expect(stage.last.outcomes == [.stays(.alreadyThere)])
      #expect(stage.last.rules.contains("F-28"))
    }
  }

  @Test("F-29: a request does not lock: the next turn of the device counts", arguments: versions)
  func doesNotLock(version: Int) throws {
    var stage = try phone(version)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    stage.play(.turn(.faceUp))
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.portrait))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "F-29: whether a later update turns back to the device is a policy",
    arguments: RotationPolicy.UpdateFollowsDevice.allCases, versions)
  func updateAfterRequest(setting: RotationPolicy.UpdateFollowsDevice, version: Int) throws {
    var policy = RotationPolicy()
    policy.updateFollowsDevice = setting
    var stage = try phone(version, policy: policy)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.interface == (setting == .followsDevice ? .portrait : .landscapeRight))
    #expect(stage.last.steps.last?.policy == .updateFollowsDevice)
  }

  @Test(
    "F-30: of several orientations the device's is taken, else the first of the fallback order",
    arguments: [
      (RotationPolicy.FallbackOrder.portraitRightLeft, InterfaceOrientation.landscapeRight),
      (.portraitUpsideRightLeft, .landscapeRight), (.portraitLeftRight, .landscapeLeft),
    ])
  func several(order: RotationPolicy.FallbackOrder, first: InterfaceOrientation) throws {
    var policy = RotationPolicy()
    policy.fallbackOrder = order
    policy.updateFollowsDevice = .keepsCurrent
    var stage = try phone(17, policy: policy)
    stage.play(.requestGeometryUpdate(.main, .landscape))
    #expect(stage.interface == first)
    #expect(stage.last.steps.last?.policy == .fallbackOrder)

    for device in [DeviceOrientation.landscapeLeft, .landscapeRight] {
      stage = try phone(17, .portrait, policy: policy)
      stage.play(
        .turn(device), .change(0, ControllerAnswers(mask: .allButUpsideDown)),
        .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
      #expect(stage.interface == .portrait)
      stage.play(.requestGeometryUpdate(.main, .landscape))
      #expect(stage.interface == device.interfaceOrientation)
      #expect(stage.last.rules.contains("F-30"))
    }
  }

  @Test(
    "F-31: a request posts no device notification; the size callback reports it",
    arguments: versions)
  func noDeviceNotification(version: Int) throws {
    var stage = try phone(version)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.deviceNotifications.isEmpty)
    #expect(
      stage.last.callbacks(of: 0).contains(.viewWillTransition(to: ScreenSize(852, 393))))
    #expect(stage.last.delegateCalls.contains(.effectiveGeometryObserved(.main)))
  }

  @Test(
    "F-32: the geometry's observers are notified of turns by the user and by requests",
    arguments: versions)
  func observers(version: Int) throws {
    var stage = try phone(version)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.delegateCalls.filter { $0 == .effectiveGeometryObserved(.main) }.count == 1)
    stage.play(.requestGeometryUpdate(.main, .portrait))
    #expect(stage.last.delegateCalls.filter { $0 == .effectiveGeometryObserved(.main) }.count == 1)
    stage.play(.requestGeometryUpdate(.main, .portrait))
    #expect(!stage.last.delegateCalls.contains(.effectiveGeometryObserved(.main)))
  }

  @Test("F-32: before iOS 16 nothing can be observed")
  func noObservers() throws {
    var stage = try Stage("iPhone 11", 15)
    stage.play(.turn(.landscapeLeft))
    #expect(!stage.last.delegateCalls.contains(.effectiveGeometryObserved(.main)))
  }

  @Test(
    "F-33: on an iPad that multitasks a request is refused for the windowing mode",
    arguments: versions)
  func padMultitasking(version: Int) throws {
    var stage = try Stage("iPad Pro 11-inch 3rd generation", version, ApplicationModel(mask: .all))
    {
      Controller("Home", .all)
    }
    stage.send(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    stage.send(.settle)
    let error = try #require(stage.last.errors.first)
    #expect(error == .windowingMode)
    #expect(error.code == 101)
    #expect(
      error.text
        == "The current windowing mode does not allow for programmatic changes to interface "
        + "orientation.")
    #expect(stage.interface == .portrait)
  }

  @Test("F-33: with UIRequiresFullScreen an iPad grants the request", arguments: [16, 17, 18])
  func padFullScreen(version: Int) throws {
    var stage = try Stage(
      "iPad Pro 11-inch 3rd generation", version,
      ApplicationModel(mask: .all, requiresFullScreen: true)
    ) { Controller("Home", .all) }
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }
}
