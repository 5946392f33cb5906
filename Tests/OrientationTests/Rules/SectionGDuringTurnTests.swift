import Orientation
import Testing

/// What happens when something happens during a turn.
@Suite struct SectionGDuringTurnTests {
  static let versions = [4, 5, 7, 8, 12, 15, 17, 26, 27]

  private func phone(_ version: Int) throws -> Stage {
    try Stage("iPhone 8", version) {
      Controller("Home", .allButUpsideDown)
      Controller("Player", .landscape)
      Controller("Second", .allButUpsideDown)
    }
  }

  private func turns(_ entries: [Transcript.Entry]) -> [InterfaceOrientation] {
    entries.geometries.filter { $0.from.interfaceOrientation != $0.to.interfaceOrientation }
      .map(\.to.interfaceOrientation)
  }

  private func ends(_ entries: [Transcript.Entry], _ id: ControllerID) -> Int {
    entries.callbacks(of: id).count {
      switch $0 {
      case .transitionCompletion, .didRotate: true
      default: false
      }
    }
  }

  @Test(
    "G-40: a turn during a turn waits for its end, then the device as it is then is looked at",
    arguments: versions)
  func turnDuringTurn(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), .advance(0.1), .turn(.portrait))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.deviceNotifications == [.landscapeLeft, .portrait])
    #expect(turns(stage.last) == [.landscapeRight])
    stage.send(.advance(0.15))
    #expect(stage.last.callbacks.isEmpty || version == 4)
    stage.play()
    stage.send(.settle)
    #expect(stage.interface == .portrait)
    #expect(turns(stage.entries) == [.landscapeRight, .portrait])
    #expect(ends(stage.entries, 0) == 2)
    #expect(abs(stage.system.time - 0.6) < 1e-9)
  }

  @Test("G-40, B-26: of three turns in a row the first and the last are shown", arguments: versions)
  func coalesce(version: Int) throws {
    var stage = try phone(version)
    stage.send(
      .turn(.landscapeLeft), .turn(.portrait), .turn(.landscapeRight), .turn(.faceUp),
      .turn(.portrait))
    stage.send(.settle)
    #expect(stage.interface == .portrait)
    #expect(turns(stage.entries) == [.landscapeRight, .portrait])
    #expect(stage.entries.deviceNotifications.count == 5)
    #expect(ends(stage.entries, 0) == 2)
  }

  @Test(
    "G-40: a device that is back where the turn leads to causes no second one", arguments: versions)
  func thereAndBack(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), .turn(.portrait), .turn(.landscapeLeft), .settle)
    #expect(stage.interface == .landscapeRight)
    #expect(turns(stage.entries) == [.landscapeRight])
    #expect(ends(stage.entries, 0) == 1)
  }

  @Test(
    "G-40: a device that ends flat or where no mask allows it leaves the turn as it was",
    arguments: [DeviceOrientation.faceUp, .faceDown, .portraitUpsideDown])
  func endsElsewhere(pose: DeviceOrientation) throws {
    for version in Self.versions {
      var stage = try phone(version)
      stage.send(.turn(.landscapeLeft), .turn(pose), .settle)
      #expect(stage.interface == .landscapeRight)
      #expect(stage.device == pose)
      #expect(turns(stage.entries) == [.landscapeRight])
    }
  }

  @Test(
    "G-40, E-08: a presentation during a turn is shown at once and negotiated at its end",
    arguments: versions.filter { $0 >= 6 })
  func present(version: Int) throws {
    var stage = try phone(version)
    stage.play(.turn(.landscapeLeft))
    stage.send(.turn(.portrait), .advance(0.1))
    stage.send(.present(1, .fullScreen, from: 0))
    #expect(stage.last.callbacks(of: 1).contains(.viewDidAppear))
    #expect(stage.last.decisions.isEmpty)
    stage.send(.settle)
    #expect(turns(stage.last).count == 1)
    #expect(stage.interface.isLandscape)
    #expect(ends(stage.last, 1) == 1)
  }

  @Test(
    "G-40, E-17: what is presented and dismissed during a turn leaves no negotiation of its own",
    arguments: versions)
  func presentAndDismiss(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft))
    stage.send(.present(1, .fullScreen, from: 0), .dismiss(1))
    stage.send(.settle)
    #expect(stage.last.decisions.filter { $0.trigger == .presentation }.isEmpty)
    #expect(stage.last.decisions.filter { $0.trigger == .dismissal }.count == 1)
    #expect(stage.interface == .landscapeRight)
    #expect(!stage.system.isShown(1))
  }

  @Test(
    "G-40, G-25: a controller dismissed during a turn still completes, once", arguments: versions)
  func dismiss(version: Int) throws {
    var stage = try phone(version)
    stage.play(.present(2, .fullScreen, from: 0))
    stage.send(.turn(.landscapeLeft), .advance(0.1), .dismiss(2), .settle)
    #expect(ends(stage.entries, 2) == 1)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.observed(by: 0, in: .viewDidAppear)?.bounds.isLandscape == true)
  }

  @Test(
    "G-40, E-12: a push during a turn is negotiated at its end, from iOS 16", arguments: versions)
  func push(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Stack", .navigation, children: [1], forwarding: .top)
      Controller("List", .allButUpsideDown)
      Controller("Detail", .portrait)
    }
    stage.send(.turn(.landscapeLeft), .advance(0.1), .push(2, onto: 0))
    #expect(stage.interface == .landscapeRight)
    stage.send(.settle)
    #expect(stage.interface == (version < 16 ? .landscapeRight : .portrait))
    #expect(stage.entries.observed(by: 2, in: .viewDidAppear)?.bounds.isLandscape == true)
  }

  @Test(
    "G-40, F-20, F-24: a request and an update wait too, in their order",
    arguments: [16, 18, 26, 27])
  func requestAndUpdate(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), .advance(0.1))
    stage.send(
      .change(0, ControllerAnswers(mask: .portrait)),
      .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true),
      .requestGeometryUpdate(.main, .landscapeLeft))
    #expect(stage.last.decisions.isEmpty)
    stage.send(.settle)
    #expect(stage.last.decisions.map(\.trigger) == [.update, .request(.landscapeLeft)])
    #expect(
      stage.last.errors == [
        .orientationsNotSupported(requested: .landscapeLeft, supported: .portrait)
      ])
    #expect(stage.interface == .portrait)
  }

  @Test(
    "G-40, F-01: a key-value write during a turn posts at once and turns at its end",
    arguments: [7, 12, 15])
  func keyValueWrite(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), .advance(0.1))
    stage.send(.setDeviceOrientation(rawValue: 1))
    #expect(stage.last.deviceNotifications == [.portrait])
    #expect(stage.last.decisions.isEmpty)
    stage.send(.settle)
    #expect(stage.interface == .portrait)
  }

  @Test("G-40: another root during a turn takes part from then on", arguments: versions)
  func root(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), .advance(0.1))
    stage.send(.setRoot(2, of: .main))
    #expect(stage.last.observed(by: 2, in: .viewDidAppear)?.bounds.isLandscape == true)
    stage.send(.settle)
    #expect(ends(stage.entries, 0) == 1)
    #expect(ends(stage.entries, 2) == 0)
    stage.play(.turn(.portrait))
    #expect(ends(stage.last, 0) == 0)
    #expect(ends(stage.last, 2) == 1)
  }

  @Test("G-40, B-23: an app that leaves during a turn ends it first", arguments: versions)
  func background(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), .advance(0.1), .turn(.portrait))
    stage.send(.enterBackground)
    #expect(!stage.system.isInTransition)
    #expect(stage.system.phase == .background)
    #expect(stage.interface == .portrait)
    #expect(ends(stage.entries, 0) == 2)
    stage.send(.turn(.landscapeRight), .settle)
    #expect(stage.interface == .portrait)
    stage.play(.enterForeground)
    #expect(stage.interface == .landscapeLeft)
  }

  @Test(
    "G-40, B-14: the user's lock, switched on during a turn, turns a phone back",
    arguments: versions)
  func userLock(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), .advance(0.1), .userLock(true), .settle)
    #expect(stage.interface == .portrait)
    #expect(turns(stage.entries) == [.landscapeRight, .portrait])
    #expect(ends(stage.entries, 0) == 2)
  }

  @Test(
    "G-40, G-35: a resize during a turn ends the turn first", arguments: [9, 12, 15, 17, 26, 27])
  func resize(version: Int) throws {
    var stage = try Stage("iPad mini 5", version)
    stage.send(.turn(.landscapeLeft), .advance(0.1))
    stage.send(.resize(.main, ScreenSize(375, 768), isInteractive: false))
    #expect(stage.last.callbacks.first?.callback == .transitionCompletion)
    #expect(stage.last.callbacks.first?.observed.targetTransform == .clockwise)
    #expect(stage.geometry.size == ScreenSize(375, 768))
    stage.send(.settle)
    #expect(ends(stage.entries, 0) == 2)
    #expect(stage.last.callbacks.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test("G-40: an exception during a turn ends everything", arguments: [8, 15, 17, 27])
  func exception(version: Int) throws {
    var stage = try Stage("iPhone 8", version, ApplicationModel(mask: .landscape)) {
      Controller("Home", .landscape)
      Controller("Page", .portrait)
    }
    stage.send(.turn(.landscapeLeft), .turn(.landscapeRight))
    stage.send(.present(1, .fullScreen, from: 0), .settle)
    #expect(stage.last.faults == [.noCommonOrientation(controller: 1)])
    #expect(!stage.system.isInTransition)
    stage.send(.turn(.landscapeLeft), .settle)
    #expect(stage.last.ignored == [.afterException])
  }
}
