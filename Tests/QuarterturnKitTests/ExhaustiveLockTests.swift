import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("Locks")
struct ExhaustiveLockTests {
  private nonisolated static let poses: [UIDeviceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp,
  ]

  @Test(
    "F-34: a lock to what is shown keeps it, and gives it free when it goes",
    arguments: spread(Stages.all, Nesting.allCases, every: 12))
  func shown(stage: HeadlessDevice.Configuration, nesting: Nesting) {
    let screen = Screen(.allButUpsideDown)
    let nest = Nest(stage, nesting, screen)
    let device = nest.device
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    var lock: OrientationLock?
    device.act { lock = OrientationLock(by: screen) }
    #expect(device.run { lock?.isHonoured } == true)
    for pose in Self.poses {
      device.turn(to: pose)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
    device.turn(to: .portrait)
    device.act { lock?.release() }
    #expect(device.interfaceOrientation == .portrait)
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
    #expect(device.faults.isEmpty)
  }

  @Test(
    "A-05: a lock to the side of the device has left and right mapped", arguments: Stages.all,
    [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait])
  func held(stage: HeadlessDevice.Configuration, pose: UIDeviceOrientation) {
    let screen = Screen(.allButUpsideDown)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: OrientationNavigationController(rootViewController: screen))
    device.turn(to: pose)
    var lock: OrientationLock?
    device.act { lock = OrientationLock(.held, by: screen) }
    let expected: UIInterfaceOrientation =
      pose == .portrait ? .portrait : pose == .landscapeLeft ? .landscapeRight : .landscapeLeft
    #expect(lock?.orientations == UIInterfaceOrientationMask(expected))
    for other in Self.poses {
      device.turn(to: other)
      #expect(device.interfaceOrientation == expected)
    }
  }

  @Test("The innermost lock wins, of one owner the last", arguments: Stages.onePhone)
  func innermost(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.all)
    let navigation = OrientationNavigationController(rootViewController: screen)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    let scene = try #require(device.scenes.first)
    var scenes: OrientationLock?
    var outer: OrientationLock?
    var inner: OrientationLock?
    var last: OrientationLock?
    device.act { scenes = OrientationLock(.orientations(.portraitUpsideDown), in: scene) }
    #expect(device.interfaceOrientation == .portraitUpsideDown)
    device.act { inner = OrientationLock(.orientations(.landscapeLeft), by: screen) }
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { outer = OrientationLock(.orientations(.portrait), by: navigation) }
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { last = OrientationLock(.orientations(.landscapeRight), by: screen) }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.run { last?.isHonoured } == true)
    #expect(device.run { inner?.isHonoured } == false)
    device.act { last?.release() }
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { inner?.release() }
    #expect(device.interfaceOrientation == .portrait)
    device.act { outer?.release() }
    #expect(device.interfaceOrientation == .portraitUpsideDown)
    device.act { scenes?.release() }
    device.act { scenes?.release() }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
  }

  @Test("A lock rests while its owner is off screen, and goes with it", arguments: Stages.onePhone)
  func owner(stage: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(stage: stage)
    let navigation = OrientationNavigationController(rootViewController: Screen(.all))
    device.launch(root: navigation)
    var lock: OrientationLock?
    device.act {
      let screen = Screen(.all)
      navigation.pushViewController(screen, animated: true)
      lock = OrientationLock(.orientations(.landscapeRight), by: screen)
    }
    #expect(device.interfaceOrientation == .landscapeRight)
    device.act { navigation.pushViewController(Screen(.all), animated: true) }
    #expect(device.run { lock?.isHonoured } == false)
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { _ = navigation.popViewController(animated: true) }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.run { lock?.isHonoured } == true)
    device.act { _ = navigation.popViewController(animated: true) }
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.run { lock?.isHonoured } == false)
  }

  @Test("A lock that is not kept ends", arguments: Stages.all)
  func dropped(stage: HeadlessDevice.Configuration) async {
    let screen = Screen(.allButUpsideDown)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    var lock: OrientationLock?
    device.act { lock = OrientationLock(.orientations(.landscape), by: screen) }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(lock != nil)
    device.run { lock = nil }
    await device.turnRunLoop()
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test("A guest whose host does not ask is notified", arguments: Stages.onePhone)
  func guest(stage: HeadlessDevice.Configuration) {
    let guest = Screen(.all)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: UINavigationController(rootViewController: guest))
    var lock: OrientationLock?
    device.act { lock = OrientationLock(by: guest) }
    #expect(device.run { lock?.isHonoured } == false)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "F-34, F-35, M-22: from 26 a lock holds where masks do not count, while the scene fills its screen",
    arguments: [
      "iPad Pro 11-inch (2nd generation), iOS 26", "iPad Pro 11-inch (2nd generation), iOS 27",
    ])
  func preference(line: String) throws {
    let screen = Screen(.all)
    let device = HeadlessDevice(stage: try HeadlessDevice.Configuration(line))
    device.launch(root: screen)
    var lock: OrientationLock?
    device.act { lock = OrientationLock(by: screen) }
    #expect(device.run { lock?.isHonoured } == true)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    try device.cover()
    #expect(device.run { lock?.isHonoured } == false)
    try device.cover(false)
    #expect(device.run { lock?.isHonoured } == true)
    device.act { lock?.release() }
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }

  @Test(
    "D-25: a lock owned by a sheet holds what is asked beneath, and goes with the sheet",
    arguments: Stages.phones, [UIModalPresentationStyle.pageSheet, .overFullScreen])
  func sheet(stage: HeadlessDevice.Configuration, style: UIModalPresentationStyle) {
    let root = OrientationNavigationController(rootViewController: Screen(.allButUpsideDown))
    let device = HeadlessDevice(stage: stage)
    device.launch(root: root)
    let sheet = Screen(nil)
    sheet.modalPresentationStyle = style
    device.act { root.present(sheet, animated: true) }
    var lock: OrientationLock?
    device.act { lock = OrientationLock(.orientations(.portrait), by: sheet) }
    #expect(device.run { lock?.isHonoured } == true)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    var beneath: OrientationLock?
    device.act { beneath = OrientationLock(.orientations(.landscapeLeft), by: root) }
    #expect(device.interfaceOrientation == .portrait)
    device.act { beneath?.release() }
    device.act { sheet.dismiss(animated: true) }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.run { lock?.isHonoured } == false)
    #expect(device.faults.isEmpty)
  }

  @Test(
    "A lock of a screen that is on none yet locks from when it is, to what is shown then",
    arguments: Stages.onePhone)
  func early(stage: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(stage: stage)
    let navigation = OrientationNavigationController(rootViewController: Screen(.all))
    device.launch(root: navigation)
    let screen = Screen(.allButUpsideDown)
    var lock: OrientationLock?
    device.act { lock = OrientationLock(by: screen) }
    #expect(device.run { lock?.isHonoured } == false)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    device.act { navigation.pushViewController(screen, animated: true) }
    #expect(lock?.orientations == .landscapeRight)
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.run { lock?.isHonoured } == true)
    device.act { _ = navigation.popViewController(animated: true) }
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }

  @Test("F-36: the library's controllers name no child for the preference to stay")
  func child() {
    let controllers: [UIViewController] = [
      OrientationViewController(), OrientationNavigationController(),
      OrientationTabBarController(), OrientationSplitViewController(),
      OrientationPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ]
    for controller in controllers { #expect(controller.childForInterfaceOrientationLock == nil) }
  }
}
