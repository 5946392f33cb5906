import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("A turn from code")
struct ExhaustiveRotatingTests {
  private nonisolated static let targets: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]

  @Test(
    "F-01, F-20, F-22: it ends where it was asked to, or says why",
    arguments: spread(Stages.all, targets, every: 12))
  func everywhere(stage: HeadlessDevice.Configuration, start: UIInterfaceOrientation) async {
    let masks: [UIInterfaceOrientationMask] = [.all, .allButUpsideDown, .landscape, .portrait]
    for mask in masks {
      for isLocked in [false, true] {
        let device = HeadlessDevice(
          stage: stage, held: DeviceOrientation(rawValue: start.rawValue), isUserLocked: isLocked)
        device.launch(root: OrientationNavigationController(rootViewController: Screen(mask)))
        for target in Self.targets {
          let refusal = await device.rotate(to: UIInterfaceOrientationMask(target))
          if mask.contains(UIInterfaceOrientationMask(target)), device.canShow(target) {
            #expect(refusal == nil)
            #expect(device.interfaceOrientation == target)
          } else {
            let authority: RotationRefusal.Authority =
              device.canShow(target) ? .controller("Screen") : .device
            guard case .notAllowed(let by, _) = refusal?.reason else {
              Issue.record("\(String(describing: refusal))")
              continue
            }
            #expect(by == authority)
          }
        }
        #expect(device.faults.isEmpty)
      }
    }
  }
}

extension UIInterfaceOrientationMask {
  /// The mask with one orientation alone.
  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }
}

extension HeadlessDevice {
  /// Whether the hardware shows an orientation at all.
  func canShow(_ orientation: UIInterfaceOrientation) -> Bool {
    system.device.main.deviceMask.rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}
