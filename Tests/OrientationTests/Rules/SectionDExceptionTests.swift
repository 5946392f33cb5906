import Orientation
import Testing

@Suite struct SectionDExceptionTests {
  private let sideways = ApplicationModel(mask: .landscape)

  @Test(
    "D-15: a launch raises when app and root share no orientation",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27])
  func launch(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version, sideways) {
      Controller("Root", .portrait)
    }
    #expect(stage.entries.faults == [.noCommonOrientation(controller: 0)])
    #expect(stage.entries.rules.contains("D-15"))
    #expect(stage.system.phase == .terminated)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.ignored == [.afterException])
  }

  @Test(
    "D-15: up to iOS 15 a turn of the device raises when the mask has become foreign to the app",
    arguments: [6, 8, 12, 15])
  func turn(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version, sideways) {
      Controller("Root", .landscape)
    }
    stage.play(.change(0, ControllerAnswers(mask: .portrait)))
    #expect(stage.last.faults.isEmpty)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.faults == [.noCommonOrientation(controller: 0)])
  }

  @Test(
    "D-15: from iOS 16 it is the announcement of such a mask that raises, not the turn before it",
    arguments: [16, 18, 26, 27])
  func announcement(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version, sideways) {
      Controller("Root", .landscape)
    }
    stage.play(.change(0, ControllerAnswers(mask: .portrait)), .turn(.landscapeRight))
    #expect(stage.last.faults.isEmpty)
    #expect(stage.interface == .landscapeLeft)
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.faults == [.noCommonOrientation(controller: 0)])
  }

  @Test(
    "D-15, D-24: a full-screen presentation raises for the presented controller, a sheet does not",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27])
  func presentation(version: Int) throws {
    func present(_ style: PresentationStyle) throws -> Stage {
      var stage = try Stage(Hardware.phone(version), version, sideways) {
        Controller("Root", .landscape)
        Controller("Modal", .portrait)
      }
      stage.play(.present(1, style, from: 0))
      return stage
    }
    #expect(try present(.fullScreen).entries.faults == [.noCommonOrientation(controller: 1)])
    #expect(try present(.overCurrentContext).entries.faults.isEmpty)
  }

  @Test(
    "D-16, D-17: the exception has UIKit's name and names the class that was asked",
    arguments: [6, 7, 8, 12, 15, 16, 18, 26, 27])
  func text(version: Int) throws {
    let system = SystemVersion(version)
    let stage = try Stage(Hardware.phone(version), system, sideways) {
      Controller("PUUIAlbumListViewController", .portrait)
    }
    let fault = try #require(stage.entries.faults.first)
    #expect(fault.name == "UIApplicationInvalidInterfaceOrientation")
    let asked = try #require(fault.controller)
    let reason = fault.reason(
      className: stage.system.controllers[asked.index].name, behaviors: Behaviors(of: system))
    let bracket = version == 6 ? "" : "[PUUIAlbumListViewController "
    #expect(
      reason == "Supported orientations has no common orientation with the application, and "
        + bracket + "shouldAutorotate" + (version == 6 ? "" : "]") + " is returning YES")
  }

  @Test(
    "D-17, D-33: with a container on top the exception names the container",
    arguments: [8, 15, 18, 27])
  func namesContainer(version: Int) throws {
    let stage = try Stage(Hardware.phone(version), version, sideways) {
      Controller("BaseNavigationController", .navigation, children: [1], forwarding: .top)
      Controller("Page", .portrait)
    }
    #expect(stage.entries.faults == [.noCommonOrientation(controller: 0)])
  }
}
