import HeadlessDevice
import Orientation
import Testing
import UIKit

/// A device with an app in its hands.
@MainActor
func device(
  _ name: String = "iPhone 15", iOS version: Int = 17, recordsFaults: Bool = false,
  _ change: (inout HeadlessDevice.Configuration) -> Void = { _ in }
) throws -> HeadlessDevice {
  var configuration = HeadlessDevice.Configuration(
    device: try #require(DeviceProfile.named(name)), version: SystemVersion(version))
  configuration.recordsFaults = recordsFaults
  change(&configuration)
  return HeadlessDevice(configuration)
}

/// A controller that records its callbacks.
class Listener: UIViewController {
  var log: [String] = []
  var mask: UIInterfaceOrientationMask = .all

  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "will leave" : "will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "did leave" : "did move")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("size \(Int(size.width)) x \(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Its callbacks since the last read.
  func heard() -> [String] {
    defer { log = [] }
    return log
  }
}
