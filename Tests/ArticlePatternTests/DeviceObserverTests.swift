import HeadlessDevice
import Testing
import UIKit

/// The pattern: an observer of how the device is held, which takes the pose for the interface's
/// orientation by its number.
private final class Compass: Page {
  private(set) var heard: [UIInterfaceOrientation?] = []
  private var listener: Listener?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener = Listener(UIDevice.orientationDidChangeNotification) { [weak self] in
      self?.heard.append(UIInterfaceOrientation(rawValue: UIDevice.current.orientation.rawValue))
    }
  }
}

@MainActor
@Suite("Observers of the device")
struct DeviceObserverTests {
  @Test(
    "A-05, A-06, A-11: the numbers swap left and right, and flat poses have no orientation",
    arguments: Stages.all)
  func numbers(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let compass = Compass(.allButUpsideDown)
    device.launch(root: compass)
    for pose in [
      UIDeviceOrientation.landscapeLeft, .landscapeRight, .faceUp, .portraitUpsideDown, .portrait,
    ] {
      device.turn(to: pose)
    }
    #expect(
      compass.heard == [.landscapeRight, .landscapeLeft, nil, .portraitUpsideDown, .portrait])
  }

  // Dispute B-27: an article says that on a page that does not turn, the device's orientation can
  // only be portrait. It tells how the device is held, whatever the page allows.
  @Test(
    "B-27, B-01: a page that stays upright reads how the device is held all the same",
    arguments: Stages.all)
  func pageThatStays(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let compass = Compass(.portrait)
    compass.autorotates = false
    device.launch(root: compass)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.heldOrientation == .landscapeLeft)
    #expect(compass.heard == [.landscapeRight])
  }

  @Test(
    "B-14, C-16: with the user's lock on nothing is posted and the device reads portrait",
    arguments: Stages.all)
  func userLock(stage: String) throws {
    let device = try HeadlessDevice(stage: stage + ", lock on")
    let compass = Compass(.allButUpsideDown)
    device.launch(root: compass)
    device.turn(to: .landscapeLeft)
    #expect(compass.heard == [])
    #expect(device.heldOrientation == .portrait)
    #expect(device.run { UIDevice.current.isGeneratingDeviceOrientationNotifications })
  }
}
