import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnExplain
@testable import QuarterturnKit
import RotationExplanation
import Testing
import UIKit

@MainActor
@Suite("Why, in the running app")
struct ExplainTests {
  /// Apps that know nothing of the library, each with something that keeps it from turning.
  enum Situation: CaseIterable, CustomTestStringConvertible {
    case uprightRoot, silentNavigation, fullScreen, sheet, plist, free, flat, delegate

    var testDescription: String { "\(self)" }

    var plist: UIInterfaceOrientationMask { self == .plist ? .portrait : .allButUpsideDown }
    var pose: UIDeviceOrientation { self == .flat ? .faceUp : .landscapeLeft }

    @MainActor
    func launch(_ device: HeadlessDevice) {
      let root: UIViewController =
        switch self {
        case .silentNavigation:
          UINavigationController(rootViewController: PlainScreen(.portrait))
        case .uprightRoot, .fullScreen: PlainScreen(.portrait)
        case .sheet, .plist, .free, .flat, .delegate: PlainScreen(nil)
        }
      if self == .delegate {
        device.launch(RootDelegate(root, allowing: .portrait))
      } else {
        device.launch(root: root)
      }
      guard self == .fullScreen || self == .sheet else { return }
      let other = PlainScreen(self == .sheet ? .portrait : .allButUpsideDown)
      other.modalPresentationStyle = self == .sheet ? .pageSheet : .fullScreen
      device.act { root.present(other, animated: true) }
    }
  }

  @Test(
    "The app says what the command line says", arguments: Stages.all + Stages.sharedPads,
    Situation.allCases)
  func sameWords(stage: HeadlessDevice.Configuration, situation: Situation) throws {
    let device = HeadlessDevice(stage: stage, plist: situation.plist)
    situation.launch(device)
    let window = try #require(device.windows.first)
    let said = device.run { Quarterturn.explain(window, held: situation.pose) }

    let before = device.transcript.entries
    device.turn(to: situation.pose)
    let expected = Explanation(
      of: Array(device.transcript.entries.dropFirst(before.count)), after: before,
      cast: cast(of: device, delegate: situation == .delegate ? .portrait : nil))
    #expect(said.headline == expected.headline)
    #expect(said.outcome == expected.outcome)
    #expect(said.advice == expected.advice)
    // How the user lets an iPad show apps no API tells: of a scene that fills its screen the app
    // thinks that all do.
    let isWindowed = device.windowingMode != .fullScreenApps && stage.device.idiom == .pad
    if !isWindowed || stage.version.major >= 27 { #expect(said.text() == expected.text()) }
  }

  /// The controllers of a transcript's names, with each answer: a transcript has only what was
  /// asked.
  private func cast(
    of device: HeadlessDevice, delegate: InterfaceOrientationMask? = nil
  ) -> Roster {
    var cast = Roster(device.system, root: device.rootID)
    cast.application.delegateMask = delegate
    for place in cast.controllers.indices {
      guard let controller = device.controller(ControllerID(place)) else { continue }
      let answer = device.run { controller.supportedInterfaceOrientations }
      let isPad = device.configuration.device.idiom == .pad
      guard answer != (isPad ? .all : .allButUpsideDown) else { continue }
      cast.controllers[place].answers.mask = InterfaceOrientationMask(rawValue: answer.rawValue)
    }
    return cast
  }

  @Test(
    "F-22, M-09: and of a request",
    arguments: (Stages.all + Stages.sharedPads).filter { $0.version.major >= 16 })
  func request(stage: HeadlessDevice.Configuration) throws {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: PlainScreen(.portrait))
    let window = try #require(device.windows.first)
    let said = device.run { Quarterturn.explain(window, requesting: .landscapeLeft) }
    let before = device.transcript.entries
    device.act {
      window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    }
    let expected = Explanation(
      of: Array(device.transcript.entries.dropFirst(before.count)), after: before,
      cast: cast(of: device))
    #expect(said.text() == expected.text())
    #expect("\(said)".hasPrefix("The request is refused"))
  }

  @Test("D-36: the screen whose word counts is named", arguments: Stages.all)
  func speaker(stage: HeadlessDevice.Configuration) throws {
    let device = HeadlessDevice(stage: stage)
    let tabs = OrientationTabBarController()
    tabs.viewControllers = [
      OrientationNavigationController(rootViewController: DeclaringTable(.portrait))
    ]
    device.launch(root: tabs)
    let window = try #require(device.windows.first)
    let said = device.run { Quarterturn.explain(window, held: .landscapeLeft) }
    #expect(said.headline.contains("DeclaringTable allows portrait only"))
  }

  @Test("The log says why a turn was not made", arguments: Stages.onePhone)
  func log(stage: HeadlessDevice.Configuration) async throws {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: PlainScreen(.portrait))
    let scene = try #require(device.scenes.first)
    var observation: OrientationObservation?
    var lines: [String] = []
    device.act {
      observation = Quarterturn.logTurnsNotMade(in: scene)
      Quarterturn.log = { lines.append($0) }
    }
    device.turn(to: .landscapeLeft)
    await device.turnRunLoop()
    #expect(lines == ["The interface does not turn: PlainScreen allows portrait only."])
    #expect(observation != nil)
  }

  @Test("Every app has a log of its own")
  func logs() throws {
    var lines: [String] = []
    let devices = try ["iPhone 15, iOS 17", "iPhone 8, iOS 15"].map { line in
      let device = try HeadlessDevice(line)
      device.launch(root: PlainScreen(.portrait))
      device.run { Quarterturn.log = { lines.append("\(UIDevice.current.name): \($0)") } }
      return device
    }
    for device in devices { device.run { Quarterturn.note("a line") } }
    #expect(lines == ["iPhone 15: a line", "iPhone 8: a line"])
    devices[0].run { Quarterturn.log = nil }
    for device in devices { device.run { Quarterturn.note("another") } }
    #expect(lines.last == "iPhone 8: another" && lines.count == 3)
  }

  @Test(
    "B-14: what nothing that can be read explains is probably locked in Control Center",
    arguments: Stages.all)
  func userLock(stage: HeadlessDevice.Configuration) throws {
    let device = HeadlessDevice(stage: stage, isUserLocked: true)
    device.launch(root: PlainScreen(nil))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    let window = try #require(device.windows.first)
    let said = device.run { Quarterturn.explain(window) }
    #expect(said.headline.contains("probably locked in Control Center"))
    #expect(said.rows.contains { $0.label == "unknown" && $0.text.contains("lock") })
    // What the masks keep upright needs no lock.
    let upright = HeadlessDevice(stage: stage)
    upright.launch(root: PlainScreen(.portrait))
    let plain = try #require(upright.windows.first)
    #expect(!upright.run { Quarterturn.explain(plain) }.headline.contains("Control Center"))
  }

  @Test(
    "F-25: an answer that has changed without an announcement is found",
    arguments: Stages.onePhone.filter { $0.version.major >= 16 })
  func stale(stage: HeadlessDevice.Configuration) throws {
    /// Answers through the library, and announces nothing.
    final class Forgetful: UIViewController, OrientationDeclaring {
      var orientations: UIInterfaceOrientationMask? = .portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        resolvedOrientations
      }
    }
    let screen = Forgetful()
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    let window = try #require(device.windows.first)
    #expect(!device.run { Quarterturn.explain(window) }.rows.contains { $0.label == "stale" })
    device.run { screen.orientations = .landscape }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    let said = device.run { Quarterturn.explain(window) }
    let row = try #require(said.rows.first { $0.label == "stale" })
    #expect(row.speaker == "Forgetful")
    #expect(row.text.hasPrefix("answered portrait"))
    // Asking has not changed what UIKit was given.
    #expect(device.run { Quarterturn.explain(window) } == said)
  }

  @Test("The models of the table are in the catalogue, and have Home buttons or none")
  func machines() throws {
    for name in Machine.phoneNames {
      #expect(DeviceProfile.all.contains { $0.name == name }, "\(name) is not in the catalogue")
    }
    for (name, model) in [
      ("iPhone8,1", "iPhone 6s"), ("iPhone14,6", "iPhone SE (3rd generation)"),
      ("iPhone10,6", "iPhone X"), ("iPhone18,3", "iPhone 17"),
    ] {
      let phone = try #require(Machine(name).phone)
      #expect(phone.name == model)
      #expect(Machine(name).hasHomeButton == phone.hasHomeButton)
    }
    #expect(Machine("iPhone99,1").phone == nil)
    #expect(!Machine("iPhone99,1").hasHomeButton)
  }
}
