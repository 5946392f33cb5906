import UIKit

/// A screen that declares its own orientations, and counts how often it is asked.
class Page: UIViewController {
  /// The mask it answers from now on.
  var mask: UIInterfaceOrientationMask
  /// Whether it may turn with the device.
  var autorotates: Bool
  /// How it likes to come up; nil for no wish.
  let preferred: UIInterfaceOrientation?
  private(set) var timesAsked = 0

  init(
    _ mask: UIInterfaceOrientationMask, prefers preferred: UIInterfaceOrientation? = nil,
    autorotates: Bool = true
  ) {
    self.mask = mask
    self.autorotates = autorotates
    self.preferred = preferred
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutorotate: Bool { autorotates }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    timesAsked += 1
    return mask
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }
}
