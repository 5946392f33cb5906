import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

/// Every reason is produced, and reported.
@MainActor
@Suite("Refusals")
struct RefusalTests {
  @Test("D-04, F-22: the screen that does not allow it is named", arguments: Stages.all)
  func screen(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(
      root: OrientationNavigationController(rootViewController: DeclaringTable(.portrait)))
    let refusal = await device.rotate(to: .landscape)
    #expect(
      refusal?.reason == .notAllowed(by: .controller("DeclaringTable"), allowed: .portrait))
    #expect(
      refusal?.description
        == "The interface did not turn to landscapeLeft, landscapeRight:"
        + " DeclaringTable allows portrait only.")
  }

  @Test("D-04: so is a screen whose word counts through the line", arguments: Stages.all)
  func line(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    let root = UINavigationController(rootViewController: DeclaringTable(.portrait))
    device.launch(LineDelegate(root))
    let refusal = await device.rotate(to: .landscapeLeft)
    #expect(
      refusal?.reason == .notAllowed(by: .controller("DeclaringTable"), allowed: .portrait))
  }

  @Test("D-01: the app that does not allow it", arguments: Stages.all)
  func application(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage, plist: .portrait)
    device.launch(root: Screen(.all))
    let refusal = await device.rotate(to: .landscapeLeft)
    #expect(refusal?.reason == .notAllowed(by: .application, allowed: .portrait))
  }

  @Test("D-05: the phone that is never upside down", arguments: Stages.all)
  func hardware(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    let refusal = await device.rotate(to: .portraitUpsideDown)
    if device.canShow(.portraitUpsideDown) {
      #expect(refusal == nil)
    } else {
      #expect(refusal?.reason == .notAllowed(by: .device, allowed: .allButUpsideDown))
    }
  }

  @Test("The lock that keeps it, and its owner", arguments: Stages.all)
  func lock(stage: HeadlessDevice.Configuration) async {
    let screen = Screen(.allButUpsideDown)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    var lock: OrientationLock?
    device.act { lock = OrientationLock(by: screen) }
    let refusal = await device.rotate(to: .landscape)
    #expect(refusal?.reason == .notAllowed(by: .lock("Screen"), allowed: .portrait))
    device.act { lock?.release() }
    #expect(await device.rotate(to: .landscape) == nil)
    #expect(device.interfaceOrientation.isLandscape)
  }

  @Test("D-11, F-03: a controller that does not autorotate, up to iOS 15", arguments: Stages.all)
  func autorotation(stage: HeadlessDevice.Configuration) async {
    final class Still: OrientationViewController {
      override var shouldAutorotate: Bool { false }
    }
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Still())
    let refusal = await device.rotate(to: .landscapeLeft)
    if device.system.version.major < 16 {
      #expect(refusal?.reason == .autorotationOff("Still"))
    } else {
      #expect(refusal == nil)
    }
  }

  @Test("M-09, N-11: an iPad whose apps share the screen", arguments: Stages.sharedPads)
  func multitasking(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    let refusal = await device.rotate(to: .landscapeLeft)
    // Before iOS 16 the device's value is written, and the interface follows it.
    if device.system.version.major < 16 {
      #expect(refusal == nil)
      #expect(device.interfaceOrientation == .landscapeLeft)
    } else {
      #expect(refusal?.reason == .multitasking)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test("N-04, N-11: a scene that people have resized")
  func resizable() async throws {
    var stage = try HeadlessDevice.Configuration("iPhone 17, iOS 27, mirroring")
    stage.linkedSDK = HeadlessDevice.SystemVersion(27)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    try device.resize(to: CGSize(width: 700, height: 500))
    let refusal = await device.rotate(to: .landscapeLeft)
    #expect(refusal?.reason == .resizable)
  }

  @Test("B-23: an app in the background", arguments: Stages.all)
  func background(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    device.enterBackground()
    #expect(await device.rotate(to: .landscapeLeft)?.reason == .inBackground)
    device.enterForeground()
    #expect(await device.rotate(to: .landscapeLeft) == nil)
  }

  @Test("A controller in no window", arguments: Stages.onePhone)
  func nowhere(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    let refusal = await device.wait {
      do throws(RotationRefusal) {
        try await Screen(.all).rotate(to: .landscape)
        return nil as RotationRefusal?
      } catch {
        return error
      }
    }
    #expect(refusal?.reason == .notOnScreen)
  }

  @Test("M-26: an interface that the app has locked by itself", arguments: ["iOS 26", "iOS 27"])
  func preferenceLock(version: String) async throws {
    final class Locked: UIViewController {
      override var prefersInterfaceOrientationLocked: Bool { true }
    }
    let device = HeadlessDevice(
      stage: try HeadlessDevice.Configuration("iPhone 17, \(version)"), plist: .allButUpsideDown)
    let root = Locked()
    device.launch(root: root)
    device.act { root.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(await device.rotate(to: .landscapeLeft)?.reason == .preferenceLock)
  }

  @Test("B-14, F-06: the user's lock refuses nothing", arguments: Stages.all)
  func userLock(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage, isUserLocked: true)
    device.launch(root: Screen(.all))
    #expect(await device.rotate(to: .landscapeLeft) == nil)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }

  @Test(
    "F-28: where the interface has the orientation already, nothing happens", arguments: Stages.all)
  func already(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    device.forgetTranscript()
    #expect(await device.rotate(to: .portrait) == nil)
    #expect(device.turns.isEmpty)
  }

  @Test(
    "F-27: a turn that is asked for during another one waits for its end", arguments: Stages.all)
  func duringTurn(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    device.beginTurn(to: .landscapeLeft)
    #expect(device.isInTransition)
    #expect(await device.rotate(to: .landscapeLeft) == nil)
    #expect(device.interfaceOrientation == .landscapeLeft)
    // Nothing was left to wait for.
    #expect(device.time < 1.5)
  }

  @Test(
    "F-25, F-27: UIKit uses a mask that is no longer given, and a second try fails too",
    arguments: Stages.all)
  func staleMask(stage: HeadlessDevice.Configuration) async {
    let screen = TwoFacedScreen()
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    screen.isStrictTowardsUIKit = true
    let refusal = await device.rotate(to: .landscapeLeft)
    guard device.system.version.major >= 16 else { return #expect(refusal == nil) }
    #expect(refusal?.reason == .inTransition)
    #expect(device.interfaceOrientation == .portrait)
    #expect(screen.announcements == 2)
    screen.isStrictTowardsUIKit = false
    #expect(await device.rotate(to: .landscapeRight) == nil)
  }

  @Test(
    "F-22: another error than the one that is known is passed on",
    arguments: Stages.all.filter { $0.version.major >= 16 })
  func otherError(stage: HeadlessDevice.Configuration) async {
    final class Broken: UIWindowScene {
      override func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
      ) { errorHandler?(NSError(domain: "Projector", code: 7)) }
    }
    let device = HeadlessDevice(stage: stage)
    device.launch(ConfiguredDelegate(Broken.self), sceneDelegate: OneScreenDelegate())
    let refusal = await device.rotate(to: .landscapeLeft)
    guard case .other("Projector", 7, let text) = refusal?.reason else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(!text.isEmpty)
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "A scene that neither turns nor reports an error is waited for until a turn would be over",
    arguments: Stages.all.filter { $0.version.major >= 16 })
  func silence(stage: HeadlessDevice.Configuration) async {
    final class Deaf: UIWindowScene {
      override func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
      ) {}
    }
    let device = HeadlessDevice(stage: stage)
    device.launch(ConfiguredDelegate(Deaf.self), sceneDelegate: OneScreenDelegate())
    let start = device.time
    let refusal = await device.rotate(to: .landscapeLeft)
    #expect(refusal?.reason == .noAnswer)
    #expect(device.time - start == 1.5)
    #expect(
      refusal?.description.hasSuffix("UIKit neither turned it nor reported an error.") == true)
    #expect(device.interfaceOrientation == .portrait)
  }
}

/// Allows all to every caller, but portrait only while UIKit reads its mask, from iOS 16 on.
private final class TwoFacedScreen: UIViewController {
  var isStrictTowardsUIKit = false
  private(set) var announcements = 0
  private var isReading = false

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isStrictTowardsUIKit && isReading ? .portrait : .all
  }

  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    announcements += 1
    isReading = true
    super.setNeedsUpdateOfSupportedInterfaceOrientations()
    isReading = false
  }
}
