import Foundation
import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
@testable import QuarterturnKit
import RecordedFiles
import TestSupport
import Testing
import UIKit

/// What Objective-C calls, called as it would: on classes that know nothing of the library.
@MainActor
@Suite("The library from Objective-C")
struct ObjectiveCFacadeTests {
  @Test(
    "D-06, E-12: what is assigned to a screen counts as its declaration, in a container of the library",
    arguments: Stages.all)
  func containers(stage: HeadlessDevice.Configuration) {
    let first = UIViewController()
    let second = UIViewController()
    first.qtn_orientations = .portrait
    second.qtn_orientations = .landscape
    let navigation = OrientationNavigationController(rootViewController: first)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    device.act { navigation.pushViewController(second, animated: true) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { navigation.popViewController(animated: true) }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
  }

  @Test("F-10, F-24: assigning turns the interface, and 0 takes it back", arguments: Stages.all)
  func assigning(stage: HeadlessDevice.Configuration) {
    let screen = ObjectiveCScreen()
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    #expect(screen.qtn_orientations == [])
    device.act { screen.qtn_orientations = .landscape }
    #expect(device.interfaceOrientation.isLandscape)
    #expect(device.run { screen.qtn_resolvedOrientations } == .landscape)
    device.act { screen.qtn_orientations = [] }
    #expect(device.interfaceOrientation == .portrait)
    #expect(screen.qtn_orientations == [])
  }

  @Test("What is assigned counts before what a class declares", arguments: Stages.onePhone)
  func precedence(stage: HeadlessDevice.Configuration) {
    let screen = Screen(.portrait)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act { screen.qtn_orientations = .landscapeLeft }
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { screen.qtn_orientations = [] }
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test("D-04, D-55: the line answers as Swift's does", arguments: Stages.all)
  func line(stage: HeadlessDevice.Configuration) throws {
    let screen = UIViewController()
    screen.qtn_orientations = .landscapeRight
    let root = UINavigationController(rootViewController: screen)
    let device = HeadlessDevice(stage: stage)
    device.launch(ObjectiveCLine(root))
    #expect(device.interfaceOrientation == .landscapeRight)
    let scene = try #require(device.scenes.first)
    let window = try #require(scene.windows.first)
    device.run {
      #expect(
        QTNOrientation.supportedInterfaceOrientations(forWindowScene: scene) == .landscapeRight)
      screen.qtn_orientations = []
      #expect(QTNOrientation.supportedInterfaceOrientations(forWindow: window) == .all)
      for other: UIInterfaceOrientationMask in [.portrait, .landscape] {
        #expect(
          QTNOrientation.supportedInterfaceOrientations(forWindow: window, otherwise: other)
            == Quarterturn.supportedInterfaceOrientations(for: window, otherwise: other))
        #expect(
          QTNOrientation.supportedInterfaceOrientations(forWindowScene: scene, otherwise: other)
            == Quarterturn.supportedInterfaceOrientations(for: scene, otherwise: other))
      }
    }
  }

  @Test(
    "E-03, E-04: a preference is passed on where it is allowed", arguments: Stages.all,
    [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .unknown, .portrait])
  func preference(stage: HeadlessDevice.Configuration, preferred: UIInterfaceOrientation) {
    let presenter = ObjectiveCScreen()
    let screen = ObjectiveCScreen()
    screen.modalPresentationStyle = .fullScreen
    screen.qtn_orientations = .landscape
    screen.qtn_preferredOrientation = preferred
    #expect(screen.qtn_preferredOrientation == preferred)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: presenter)
    device.act { presenter.present(screen, animated: true) }
    #expect(
      device.interfaceOrientation
        == (preferred == .landscapeLeft ? .landscapeLeft : .landscapeRight))
    #expect(device.faults.isEmpty)
  }

  @Test("F-20, F-22: a turn ends in its completion, or in the reason", arguments: Stages.all)
  func turning(stage: HeadlessDevice.Configuration) async throws {
    let screen = ObjectiveCScreen()
    screen.qtn_orientations = .allButUpsideDown
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    let turned = await turn(screen, to: .landscapeLeft, on: device)
    #expect(turned == nil)
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { screen.qtn_orientations = .portrait }
    let error = try #require(await turn(screen, to: .landscape, on: device) as NSError?)
    #expect(error.domain == QTNOrientation.rotationErrorDomain)
    #expect(error.code == QTNRotationErrorCode.notAllowed.rawValue)
    let allowed = error.userInfo[QTNOrientation.allowedOrientationsKey] as? NSNumber
    #expect(allowed?.uintValue == UIInterfaceOrientationMask.portrait.rawValue)
    #expect(
      error.localizedDescription
        == "The interface did not turn to landscapeLeft, landscapeRight:"
        + " ObjectiveCScreen allows portrait only.")
  }

  private func turn(
    _ screen: UIViewController, to orientations: UIInterfaceOrientationMask,
    on device: HeadlessDevice
  ) async -> (any Error)? {
    await device.wait {
      await withCheckedContinuation { continuation in
        screen.qtn_rotate(to: orientations, animated: true, untilFinished: true) {
          continuation.resume(returning: $0)
        }
      }
    }
  }

  @Test("F-34: locks keep the interface, until they are unlocked", arguments: Stages.all)
  func locks(stage: HeadlessDevice.Configuration) throws {
    let screen = ObjectiveCScreen()
    screen.qtn_orientations = .allButUpsideDown
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    let scene = try #require(device.scenes.first)
    var made: [QTNOrientationLock] = []
    device.turn(to: .landscapeLeft)
    device.act { made.append(QTNOrientationLock(extent: .shown, owner: screen)) }
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.run { made[0].isHonoured })
    device.act { made[0].unlock() }
    #expect(device.interfaceOrientation == .portrait)
    device.act { made.append(QTNOrientationLock(orientations: .landscapeLeft, owner: screen)) }
    #expect(device.interfaceOrientation == .landscapeLeft)
    #expect(made[1].orientations == .landscapeLeft)
    device.act { made[1].unlock() }
    device.act { made.append(QTNOrientationLock(extent: .held, scene: scene)) }
    #expect(made[2].orientations == .portrait)
    device.act { made[2].unlock() }
    device.act { made.append(QTNOrientationLock(orientations: .landscape, scene: scene)) }
    #expect(device.interfaceOrientation.isLandscape)
  }

  @Test(
    "C-12, G-25, G-30: a block receives each turn once, half turns too, until it is cancelled",
    arguments: Stages.all)
  func turns(stage: HeadlessDevice.Configuration) async throws {
    let screen = ObjectiveCScreen()
    screen.qtn_orientations = .all
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    let scene = try #require(device.scenes.first)
    let upright = scene.coordinateSpace.bounds.size
    let sideways = CGSize(width: upright.height, height: upright.width)
    var seen: [String] = []
    var sizes: [CGSize] = []
    var observation: QTNObservation?
    device.act {
      observation = scene.qtn_observeInterfaceTurns { turn in
        let name = "\(turn.fromOrientation.rawValue)-\(turn.toOrientation.rawValue)"
        seen.append(name + (turn.isHalfTurn ? " half" : ""))
        sizes += [turn.fromSize, turn.toSize]
        turn.animateAlongside {
          seen.append("beside \(name)")
        } completion: {
          seen.append("after \(name)")
        }
      }
    }
    device.turn(to: .landscapeLeft)
    device.turn(to: .landscapeRight)
    _ = await device.rotate(to: .portrait)
    #expect(
      seen.filter { !$0.hasPrefix("after") } == [
        "1-3", "beside 1-3", "3-4 half", "beside 3-4", "4-1", "beside 4-1",
      ])
    #expect(
      seen.filter { $0.hasPrefix("after") } == ["after 1-3", "after 3-4", "after 4-1"])
    #expect(sizes == [upright, sideways, sideways, sideways, sideways, upright])
    device.act { observation?.cancel() }
    device.turn(to: .landscapeLeft)
    #expect(sizes.count == 6)
    #expect(observation != nil)
  }

  @Test("B-03, B-10: a block receives each pose once; an observation ends with its last reference")
  func poses() async throws {
    let device = HeadlessDevice(stage: try #require(Stages.onePhone.last))
    device.launch(root: ObjectiveCScreen())
    let scene = try #require(device.scenes.first)
    var poses: [UIDeviceOrientation] = []
    var turned = 0
    var kept: [QTNObservation] = []
    device.act {
      kept = [
        UIDevice.current.qtn_observePoses { poses.append($0) },
        scene.qtn_observeInterfaceTurns { _ in turned += 1 },
      ]
    }
    for pose: UIDeviceOrientation in [.faceUp, .landscapeLeft, .landscapeLeft] {
      device.turn(to: pose)
      await device.turnRunLoop()
    }
    #expect(kept.count == 2)
    #expect(poses == [.faceUp, .landscapeLeft])
    #expect(turned == 1)
    device.act { kept = [] }
    await device.turnRunLoop()
    device.turn(to: .portrait)
    await device.turnRunLoop()
    #expect(poses.count == 2)
    #expect(turned == 1)
  }

  @Test("The codes are of the reasons, each of one, and every error has its sentence")
  func codes() {
    let reasons: [RotationRefusal.Reason] = [
      .notAllowed(by: .application, allowed: .portrait), .autorotationOff("A"), .multitasking,
      .resizable, .preferenceLock, .inTransition, .inBackground, .notOnScreen, .superseded,
      .cancelled, .turnedAway(to: .portrait), .noAnswer, .other(domain: "d", code: 1, text: "t"),
    ]
    let errors = reasons.map { RotationRefusal(.landscape, $0) as NSError }
    #expect(errors.map(\.code) == QTNRotationErrorCode.allCases.map(\.rawValue))
    for (reason, error) in zip(reasons, errors) {
      let allowed = error.userInfo[QTNOrientation.allowedOrientationsKey] != nil
      #expect(allowed == (error.code == QTNRotationErrorCode.notAllowed.rawValue))
      #expect(error.localizedDescription == RotationRefusal(.landscape, reason).description)
    }
  }

  @Test("What is assigned to a screen ends with it")
  func ending() {
    var table = ControllerTable<Int>()
    let kept = UIViewController()
    table[kept] = 0
    for number in 1...10_000 { table[UIViewController()] = number }
    #expect(table[kept] == 0)
    #expect(table.count <= 65)
    table[kept] = nil
    #expect(table[kept] == nil)
  }

  @Test("Every public declaration of these files has the attribute that Objective-C needs")
  func attributes() throws {
    let files = try Checkout.swiftFiles(below: "Sources/QuarterturnKit/ObjectiveC")
    #expect(files.count == 6)
    var count = 0
    for (path, text) in files {
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for (place, line) in lines.enumerated() {
        let isOuter =
          line.contains("public final class ") || line.hasPrefix("public enum ")
          || line.hasPrefix("extension UI")
        guard isOuter else { continue }
        count += 1
        #expect(lines[place - 1] == "#endif" && lines[place - 2].hasPrefix("@objc"), "\(path)")
        if line.contains("class ") {
          #expect(lines[place - 2].hasSuffix("@objcMembers"), "\(path)")
        }
      }
    }
    #expect(count == 9)
  }
}

/// A screen that answers UIKit as an Objective-C class would.
private final class ObjectiveCScreen: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    qtn_resolvedOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    qtn_resolvedPreferredOrientation
  }
}

private final class ObjectiveCLine: RootDelegate {
  init(_ root: UIViewController) { super.init(root) }

  override func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    QTNOrientation.supportedInterfaceOrientations(forWindow: window)
  }
}
