import HeadlessDevice
import Testing
import UIKit

/// The pattern: a screen that draws its own turns and places the status bar itself.
private final class Camera: Page {
  func takeOver() {
    mask = []
    autorotates = false
  }

  func placeStatusBar(_ orientation: UIInterfaceOrientation) {
    UIApplication.shared.setStatusBarOrientation(orientation, animated: true)
  }
}

@MainActor
@Suite("The status bar, placed by hand")
struct StatusBarByHandTests {
  private let camera = Camera(.portrait)

  @Test("F-14, F-15, F-16, F-17, A-16: before iOS 8 the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("status-bar-by-hand")
    walk.launch(camera)
    walk.step { camera.placeStatusBar(.landscapeRight) }
    walk.step { camera.takeOver() }
    walk.step { camera.placeStatusBar(.landscapeRight) }
    walk.step { #expect(UIApplication.shared.statusBarOrientation == .landscapeRight) }
    walk.turn()
    walk.finish()
  }

  // The guide says that turns have to be suspended meanwhile; by the release notes of iOS 6 the
  // screen has to support nothing at all (RN6). Shipped players needed only the first.
  @Test(
    "F-15, F-16, Q-11: suspended turns let the call through, a screen that turns does not",
    arguments: Stages.before8)
  func suspendedOnly(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    camera.autorotates = false
    device.launch(root: camera)
    device.act { camera.placeStatusBar(.landscapeRight) }
    #expect(device.run { UIApplication.shared.statusBarOrientation } == .landscapeRight)
    camera.autorotates = true
    device.act { camera.placeStatusBar(.landscapeLeft) }
    #expect(device.run { UIApplication.shared.statusBarOrientation } == .landscapeRight)
    device.act {
      camera.takeOver()
      camera.placeStatusBar(.landscapeLeft)
    }
    #expect(device.run { UIApplication.shared.statusBarOrientation } == .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    #expect(camera.view.bounds.width == 320)
  }
}
