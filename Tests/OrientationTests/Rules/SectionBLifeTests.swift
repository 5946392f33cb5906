import Orientation
import Testing

@Suite("B: launch, background and turns during a turn")
struct SectionBLifeTests {
  @Test(
    "B-19: up to iOS 7 an app launches in portrait and turns before its first frame",
    arguments: [4, 5, 6, 7])
  func launchesInPortrait(version: Int) throws {
    var stage = try Stage(
      "iPhone 5", version, ApplicationModel(mask: .allButUpsideDown), held: .landscapeLeft,
      isLaunched: false
    ) { Controller("Home", .allButUpsideDown) }
    stage.send(.launch)
    let launched = try #require(
      stage.last.occurrences.firstIndex(of: .delegate(.didFinishLaunching)))
    let turned = try #require(
      stage.last.occurrences.firstIndex {
        if case .geometry(_, _, let to) = $0 {
          to.interfaceOrientation == .landscapeRight
        } else {
          false
        }
      })
    #expect(launched < turned)
    #expect(stage.last.geometries.first?.from.interfaceOrientation == .portrait)
    #expect(stage.interface == .landscapeRight)
    #expect(!stage.system.isInTransition)
    #expect(stage.system.time == 0)
  }

  @Test(
    "B-19: from iOS 8 the interface is already turned in didFinishLaunching", arguments: [8, 17])
  func launchesTurned(version: Int) throws {
    var stage = try Stage(
      "iPhone 6", version, ApplicationModel(mask: .allButUpsideDown), held: .landscapeLeft,
      isLaunched: false)
    stage.send(.launch)
    let launched = try #require(
      stage.last.occurrences.firstIndex(of: .delegate(.didFinishLaunching)))
    let turned = try #require(
      stage.last.occurrences.firstIndex { if case .geometry = $0 { true } else { false } })
    #expect(turned < launched)
    #expect(stage.last.geometries.count == 1)
  }

  @Test(
    "B-23: a turn in the background is followed on return, once",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27])
  func backgroundTurn(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown))
    stage.play(.enterBackground)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.last.decisions.isEmpty)
    #expect(stage.interface == .portrait)
    stage.play(.enterForeground)
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.last.outcomes == [.turns(to: .landscapeRight)])
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.geometries.count == 1)
  }

  @Test(
    "B-23: on return an orientation that is not allowed is not followed", arguments: [8, 15, 17])
  func backgroundTurnNotAllowed(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .portrait))
    stage.play(.enterBackground, .turn(.landscapeLeft), .enterForeground)
    #expect(stage.interface == .portrait)
    #expect(stage.device == .landscapeLeft)
    #expect(stage.entries.geometries.isEmpty)
  }

  @Test(
    "B-24: an iPad in the background draws the other size and its own again",
    arguments: [9, 12, 13, 15, 16, 18])
  func snapshots(version: Int) throws {
    var stage = try Stage("iPad Air 2", version) { Controller("Home") }
    let upright = ScreenSize(768, 1024)
    #expect(stage.geometry.size == upright)
    stage.play(.enterBackground)
    let sizes = stage.last.callbacks(of: 0).compactMap {
      if case .viewWillTransition(let size) = $0 { size } else { nil }
    }
    #expect(sizes == [upright.transposed, upright])
    #expect(stage.last.deviceNotifications.isEmpty)
    #expect(stage.geometry.size == upright)
    #expect(stage.interface == .portrait)
  }

  @Test(
    "B-24: phones, and iPads before iOS 9, are not drawn twice",
    arguments: [("iPhone 7", 12), ("iPhone 15", 17), ("iPad Air 2", 8)])
  func noSnapshots(device: String, version: Int) throws {
    var stage = try Stage(device, version)
    stage.play(.enterBackground)
    #expect(stage.last.callbacks.isEmpty)
    #expect(stage.last.geometries.isEmpty)
  }

  @Test("B-24: the snapshots leave the iOS 26 lock as it is")
  func snapshotsKeepTheLock() throws {
    var stage = try Stage("iPad Air 13-inch M2", 26, windows: .fullScreenApps) {
      Controller("Home", answers: ControllerAnswers(prefersLocked: true))
    }
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.enterBackground)
    #expect(stage.last.geometries.count == 2)
    #expect(stage.last.geometries.allSatisfy { $0.to.isInterfaceOrientationLocked })
    stage.play(.enterForeground)
    #expect(stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.last.geometries.isEmpty)
  }

  @Test(
    "B-26: of several turns during a turn only the last counts", arguments: [6, 8, 12, 15, 17, 27])
  func coalescedTurns(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown))
    stage.send(.turn(.landscapeLeft), .turn(.portrait), .turn(.landscapeRight))
    #expect(stage.system.isInTransition)
    #expect(stage.last.deviceNotifications == [.landscapeLeft, .portrait, .landscapeRight])
    #expect(stage.last.decisions.count == 1)
    stage.play(.settle)
    #expect(stage.last.outcomes == [.turns(to: .landscapeLeft)])
    #expect(stage.interface == .landscapeLeft)
  }
}
