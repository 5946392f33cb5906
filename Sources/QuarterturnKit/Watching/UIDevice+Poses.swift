#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

extension UIDevice {
  /// Reports the device's orientations: how it is held, which is not the interface orientation.
  ///
  /// `UIDeviceOrientation.isFlat` identifies flat orientations. Notifications that UIKit posts at
  /// once, such as the three after the app enters the foreground with the device flat, are reported
  /// once, and nothing is reported twice.
  ///
  /// - Parameter action: called on the next turn of the run loop after the device has moved.
  /// - Returns: what has to be kept for as long as poses are of interest; notifications are generated
  ///   meanwhile.
  /// - UIKit: `orientationDidChangeNotification` as it comes. Rule: `B-03`, `B-10`, `B-13`
  public func observePoses(
    _ action: @escaping @MainActor (UIDeviceOrientation) -> Void
  ) -> OrientationObservation {
    let watch = PoseWatch(self, action)
    return OrientationObservation { watch.stop() }
  }

  /// The device's orientation now, and each later one.
  ///
  /// The first value is there at once; it is `.unknown` until the device has measured its own
  /// orientation. A reader that falls behind gets the newest orientation only: what the device has
  /// been in between is of no use any more.
  ///
  /// ```swift
  /// for await pose in UIDevice.current.poses { compass.point(upwardsIn: pose) }
  /// ```
  ///
  /// - UIKit: `orientationDidChangeNotification`, without a first value. Rule: `B-03`, `B-10`
  public var poses: AsyncStream<UIDeviceOrientation> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = observePoses { continuation.yield($0) }
      continuation.yield(orientation)
      continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
    }
  }
}

/// Receives orientations and reports the last of those that arrive together.
@MainActor private final class PoseWatch {
  private weak var device: UIDevice?
  private let action: @MainActor (UIDeviceOrientation) -> Void
  private var reported: UIDeviceOrientation
  private var isWaiting = false
  private var listener: Listener?

  init(_ device: UIDevice, _ action: @escaping @MainActor (UIDeviceOrientation) -> Void) {
    self.device = device
    self.action = action
    device.beginGeneratingDeviceOrientationNotifications()
    reported = device.orientation
    listener = Listener(UIDevice.orientationDidChangeNotification, of: device) { [weak self] _ in
      self?.wait()
    }
  }

  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    Task { [weak self] in self?.report() }
  }

  private func report() {
    isWaiting = false
    guard listener != nil, let pose = device?.orientation, pose != reported else { return }
    reported = pose
    action(pose)
  }

  func stop() {
    guard listener != nil else { return }
    listener = nil
    device?.endGeneratingDeviceOrientationNotifications()
  }
}
#endif
