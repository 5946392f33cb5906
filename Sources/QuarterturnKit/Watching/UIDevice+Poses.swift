public import UIKit

extension UIDevice {
  /// Has the poses of the device told: how it is held, which is not how the interface lies.
  ///
  /// Flat poses are told apart by `UIDeviceOrientation.isFlat`. What UIKit posts in one go, as the
  /// three posts after the app comes to the front with the device lying flat, is told as one, and
  /// nothing is told twice.
  ///
  /// - Parameter hear: called on the next turn of the run loop after the device has moved.
  /// - Returns: what has to be kept for as long as poses are of interest; notifications are generated
  ///   meanwhile.
  /// - UIKit: `orientationDidChangeNotification` as it comes. Rule: `B-03`, `B-10`, `B-13`
  public func observePoses(
    _ hear: @escaping @MainActor (UIDeviceOrientation) -> Void
  ) -> OrientationObservation {
    let watch = PoseWatch(self, hear)
    return OrientationObservation { watch.stop() }
  }

  /// The poses of the device from now on.
  public var poses: AsyncStream<UIDeviceOrientation> {
    AsyncStream { continuation in
      let observation = observePoses { continuation.yield($0) }
      continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
    }
  }
}

/// Hears of poses and tells the last of those that come together.
@MainActor
private final class PoseWatch {
  private weak var device: UIDevice?
  private let hear: @MainActor (UIDeviceOrientation) -> Void
  private var told: UIDeviceOrientation
  private var isWaiting = false
  private var listener: Listener?

  init(_ device: UIDevice, _ hear: @escaping @MainActor (UIDeviceOrientation) -> Void) {
    self.device = device
    self.hear = hear
    device.beginGeneratingDeviceOrientationNotifications()
    told = device.orientation
    listener = Listener(UIDevice.orientationDidChangeNotification, of: device) { [weak self] _ in
      self?.wait()
    }
  }

  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    Task { [weak self] in self?.tell() }
  }

  private func tell() {
    isWaiting = false
    guard listener != nil, let pose = device?.orientation, pose != told else { return }
    told = pose
    hear(pose)
  }

  func stop() {
    guard listener != nil else { return }
    listener = nil
    device?.endGeneratingDeviceOrientationNotifications()
  }
}
