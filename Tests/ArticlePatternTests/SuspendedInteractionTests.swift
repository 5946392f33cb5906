import HeadlessDevice
import Testing
import UIKit

/// The pattern: a screen takes no touches while it turns.
///
/// Rule: `J-08`
private final class Keypad: Page {
  let key = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(key)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    view.isUserInteractionEnabled = false
    coordinator.animate(alongsideTransition: nil) { [view] _ in
      view?.isUserInteractionEnabled = true
    }
  }

  /// Whether a touch on the key reaches it.
  var takesTouch: Bool { view.hitTest(CGPoint(x: 50, y: 50), with: nil) === key }
}

/// The same with the callbacks of iOS 2 to 7.
private final class OldKeypad: Page {
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { view.isUserInteractionEnabled = false }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    view.isUserInteractionEnabled = true
  }
}

@MainActor
@Suite("Interaction suspended while the interface turns")
struct SuspendedInteractionTests {
  private let keypad = Keypad(.allButUpsideDown)

  @Test(
    "G-25: from the first callback to the completion no touch arrives",
    arguments: Stages.from8)
  func suspended(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: keypad)
    #expect(keypad.takesTouch)
    device.beginTurn(to: .landscapeLeft)
    #expect(!keypad.takesTouch)
    device.advance(by: 0.2)
    #expect(!keypad.takesTouch)
    device.settle()
    #expect(keypad.takesTouch)
  }

  @Test(
    "G-40: a turn that follows during the first leaves interaction on in the end",
    arguments: Stages.from8)
  func interrupted(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: keypad)
    device.beginTurn(to: .landscapeLeft)
    device.advance(by: 0.1)
    device.beginTurn(to: .portrait)
    #expect(!keypad.takesTouch)
    device.settle()
    #expect(device.interfaceOrientation == .portrait)
    #expect(keypad.takesTouch)
  }

  @Test("B-11, D-43: a pose that turns nothing suspends nothing", arguments: Stages.from8)
  func noTurn(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: keypad)
    for pose in [UIDeviceOrientation.faceUp, .portraitUpsideDown] {
      device.beginTurn(to: pose)
      #expect(keypad.takesTouch)
      device.settle()
    }
  }

  @Test("G-01: up to iOS 7 the rotation callbacks do the same", arguments: Stages.before8)
  func before8(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let keypad = OldKeypad(.allButUpsideDown)
    device.launch(root: keypad)
    device.beginTurn(to: .landscapeLeft)
    #expect(!keypad.view.isUserInteractionEnabled)
    device.settle()
    #expect(keypad.view.isUserInteractionEnabled)
  }
}
