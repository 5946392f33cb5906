import Orientation
import Testing

@Suite("N: where supported orientations are only a preference")
struct SectionNPreferenceTests {
  private static let pad = "iPad Pro 13-inch (M5)"

  /// A device, where its scene is shown, and how much the masks of a 27 app count there.
  struct Place {
    var device: String
    var environment: SceneEnvironment
    var before: MaskForce
    /// Nil where the user cannot resize.
    var afterResize: MaskForce?
  }

  private static let places: [Place] = [
    Place(device: "iPhone 17", environment: .phone, before: .binding),
    Place(
      device: "iPhone 17", environment: .mirroring, before: .binding, afterResize: .ignored),
    Place(device: pad, environment: .phoneAppOnPad, before: .binding, afterResize: .ignored),
    Place(device: pad, environment: .pad, before: .ignored, afterResize: .ignored),
    Place(device: pad, environment: .externalDisplay, before: .ignored, afterResize: .ignored),
    Place(device: "iPhone Duo", environment: .duoOuter, before: .binding),
    Place(device: "iPhone Duo", environment: .duoInner, before: .ignored, afterResize: .ignored),
  ]

  private func stage(
    _ device: String, _ environment: SceneEnvironment, _ mask: InterfaceOrientationMask = .portrait,
    policy: RotationPolicy = RotationPolicy(), held: DeviceOrientation = .portrait
  ) throws -> Stage {
    var app = ApplicationModel(mask: mask)
    app.isPhoneOnly = environment == .phoneAppOnPad
    return try Stage(
      device, SystemVersion(27, 1), app, policy: policy, held: held, in: environment
    ) { Controller("Root", mask) }
  }

  @Test("N-01: a window that the user resized has that size, whatever the masks say")
  func resized() throws {
    var stage = try stage(Self.pad, .pad)
    stage.play(.resize(.main, ScreenSize(900, 500), isInteractive: false))
    #expect(stage.geometry.size == ScreenSize(900, 500))
    #expect(stage.geometry.scale == 1)
    #expect(stage.entries.faults.isEmpty)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.geometry.size == ScreenSize(900, 500))
    #expect(stage.last.decisions.last?.force == .ignored)
  }

  @Test("N-01: a list that shares nothing with a controller raises nothing there")
  func nothingInCommon() throws {
    let stage = try Stage(Self.pad, 27, ApplicationModel(mask: .landscape)) {
      Controller("Root", .portrait)
    }
    #expect(stage.entries.faults.isEmpty)
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.size == ScreenSize(1032, 1376))
  }

  @Test("N-02: which places make masks a preference, before and after a resize", arguments: places)
  func force(place: Place) throws {
    var stage = try stage(place.device, place.environment)
    #expect(stage.entries.decisions.allSatisfy { $0.force == place.before })
    stage.play(.resize(.main, ScreenSize(600, 400), isInteractive: false))
    guard let after = place.afterResize else {
      #expect(stage.last.ignored == [.notApplicable])
      return
    }
    #expect(stage.geometry.size == ScreenSize(600, 400))
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.decisions.map(\.force) == [after])
  }

  @Test(
    "N-03: a plain iPhone and the closed Duo honour masks as before",
    arguments: [("iPhone 17", SceneEnvironment.phone), ("iPhone Duo", .duoOuter)])
  func plainPhone(device: String, environment: SceneEnvironment) throws {
    var stage = try stage(device, environment)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.notAllowed)])
  }

  @Test("N-04: mirroring honours masks until the user resizes the window")
  func mirroring() throws {
    var stage = try stage("iPhone 17", .mirroring, .landscape)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.geometry.size == ScreenSize(874, 402))
    #expect(stage.entries.asked(.supportedInterfaceOrientations) == [.controller(0)])
    stage.play(.resize(.main, ScreenSize(500, 900), isInteractive: false))
    #expect(stage.geometry.size == ScreenSize(500, 900))
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.geometry.size == ScreenSize(500, 900))
    #expect(stage.interface == .portrait)
  }

  @Test("N-05: an iPhone app on iPad honours masks until it is resized, and then turns freely")
  func phoneApp() throws {
    var stage = try stage(Self.pad, .phoneAppOnPad)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    stage.play(.resize(.main, ScreenSize(500, 400), isInteractive: false), .turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.geometry.size == ScreenSize(500, 400))
    #expect(stage.last.rules.contains("N-05"))
  }

  @Test(
    "N-06: until then its size is that of an orientation it supports, however the iPad is held",
    arguments: [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown],
    [InterfaceOrientationMask.portrait, .landscape])
  func heldOtherwise(held: DeviceOrientation, mask: InterfaceOrientationMask) throws {
    let stage = try stage(Self.pad, .phoneAppOnPad, mask, held: held)
    #expect(mask.contains(stage.interface))
    #expect(stage.geometry.size.isLandscape == (mask == .landscape))
    #expect(stage.geometry.size.isLandscape == stage.interface.isLandscape)
  }

  @Test(
    "N-07: with the 27 SDK the list no longer decides whether an iPad app resizes",
    arguments: [26, 27], [InterfaceOrientationMask.landscape, .portrait])
  func listIsNoCondition(sdk: Int, mask: InterfaceOrientationMask) throws {
    let resizes = sdk == 27
    var stage = try Stage(Self.pad, 27, ApplicationModel(mask: mask, sdk: SystemVersion(sdk)))
    stage.play(.resize(.main, ScreenSize(700, 720), isInteractive: false))
    #expect((stage.geometry.size == ScreenSize(700, 720)) == resizes)
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.rules.contains("N-07") == resizes)
  }

  @Test(
    "N-09: what a resized scene reports is a policy; by default the screen's orientation",
    arguments: [
      (Self.pad, SceneEnvironment.pad), (Self.pad, .phoneAppOnPad), ("iPhone Duo", .duoInner),
    ])
  func reported(device: String, environment: SceneEnvironment) throws {
    for setting in RotationPolicy.ResizedOrientation.allCases {
      var policy = RotationPolicy()
      policy.resizedOrientation = setting
      var stage = try stage(device, environment, policy: policy)
      let screen = stage.interface
      let other = stage.geometry.size.isLandscape ? ScreenSize(400, 600) : ScreenSize(600, 400)
      stage.play(.resize(.main, other, isInteractive: false))
      #expect((stage.interface == screen) == (setting == .keepsScreen))
      stage.play(.turn(.landscapeRight), .turn(.landscapeLeft))
      #expect(
        stage.last.steps.contains { $0.policy == .resizedOrientation } == (setting == .followsShape)
      )
      if setting == .followsShape {
        #expect(stage.interface.isLandscape == other.isLandscape)
      }
    }
  }

  @Test(
    "N-10: whether masks without effect are asked for is a policy",
    arguments: [(RotationPolicy.IgnoredMasksAsked.asked, [Speaker.controller(0)]), (.notAsked, [])])
  func askedInVain(setting: RotationPolicy.IgnoredMasksAsked, speakers: [Speaker]) throws {
    var policy = RotationPolicy()
    policy.ignoredMasksAsked = setting
    var stage = try stage(Self.pad, .pad, policy: policy)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.asked(.supportedInterfaceOrientations) == speakers)
    #expect(stage.last.steps.contains { $0.policy == .ignoredMasksAsked })
    #expect(stage.last.rules.contains("N-10") == (setting == .asked))
    #expect(stage.last.masks.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "N-11, N-12, Q-18: a request is refused on iPads and external displays, elsewhere by policy",
    arguments: RotationPolicy.ResizableRequest.allCases)
  func requests(setting: RotationPolicy.ResizableRequest) throws {
    var policy = RotationPolicy()
    policy.resizableRequest = setting
    for place in Self.places where place.afterResize != nil {
      let environment = place.environment
      var stage = try stage(place.device, environment, .all, policy: policy)
      stage.play(.resize(.main, ScreenSize(600, 400), isInteractive: false))
      let size = stage.geometry.size
      let wanted = stage.interface.isLandscape ? InterfaceOrientationMask.portrait : .landscape
      stage.play(.requestGeometryUpdate(.main, wanted))
      let isSure = environment == .pad || environment == .externalDisplay
      let isRefused = isSure || setting == .refusedLikePad
      #expect(stage.last.errors == (isRefused ? [.windowingMode] : []), "\(environment)")
      #expect(stage.last.errors.allSatisfy { $0.code == 101 })
      #expect(stage.last.geometries.isEmpty == isRefused, "\(environment)")
      #expect(stage.geometry.size == size)
    }
  }
}
