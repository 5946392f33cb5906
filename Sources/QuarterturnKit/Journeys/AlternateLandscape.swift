#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// Another screen for when the device is in landscape.
///
/// ```swift
/// private lazy var chart = AlternateLandscape(of: self) { ChartViewController() }
///
/// override func viewDidAppear(_ animated: Bool) {
///   super.viewDidAppear(animated)
///   chart.start()
/// }
/// ```
///
/// The screen it belongs to declares portrait, the other one landscape; the other one is presented
/// full screen while the device is in landscape and dismissed when it is in portrait. Flat poses
/// change nothing. With the user's orientation lock on a phone it never appears.
///
/// - UIKit: not offered; it is the pattern of the View Controller Programming Guide. Rule: `J-09`
@MainActor public final class AlternateLandscape {
  private weak var controller: UIViewController?
  private let make: @MainActor () -> UIViewController
  private weak var shown: UIViewController?
  private var observation: OrientationObservation?

  /// Makes the pair; nothing happens before ``start()``.
  ///
  /// - Parameters:
  ///   - controller: the screen for a device that is held upright; it is not kept.
  ///   - make: makes the other one, each time it is shown.
  public init(
    of controller: UIViewController, _ make: @escaping @MainActor () -> UIViewController
  ) {
    self.controller = controller
    self.make = make
  }

  /// Whether the other screen is shown.
  public var isShown: Bool { shown?.presentingViewController != nil }

  /// Begins to follow the device; a second time does nothing.
  public func start() {
    guard observation == nil else { return }
    let device = UIDevice.current
    observation = device.observePoses { [weak self] in self?.follow($0) }
    follow(device.orientation)
  }

  /// Ends following the device, and leaves on screen what is there.
  public func stop() { observation = nil }

  private func follow(_ pose: UIDeviceOrientation) {
    if pose.isLandscape, !isShown {
      guard let controller, controller.shownScene != nil,
        controller.presentedViewController == nil
      else { return }
      let other = make()
      other.modalPresentationStyle = .fullScreen
      shown = other
      controller.present(other, animated: true) { [weak self] in self?.lookAgain() }
    } else if pose.isPortrait, isShown {
      shown?.dismiss(animated: true) { [weak self] in self?.lookAgain() }
    }
  }

  /// Follows what was missed: UIKit neither dismisses what is being presented nor presents over what
  /// is being dismissed.
  private func lookAgain() {
    if observation != nil { follow(UIDevice.current.orientation) }
  }
}
#endif
