#if os(iOS) || canImport(HeadlessUIKit)
public import Foundation
import JSONValues
import Orientation
import QuarterturnKit
public import RotationEvidence
public import UIKit

/// Records what a scene does when the device turns, and when the app asks for it: to be compared with
/// `quarterturn compare`.
///
/// ```swift
/// #if DEBUG
///   recorder = TurnRecorder(scene)
/// #endif
/// // later
/// let file = try recorder.export()
/// present(UIActivityViewController(activityItems: [file], applicationActivities: nil), animated: true)
/// ```
///
/// It sees the device's poses, the notifications of the interface's orientation, the scene's
/// geometry, and what the library is asked and does: the answers of its screens, its requests, and
/// their errors. Controllers that UIKit alone talks to are looked at, never replaced: those that
/// conform to ``TurnReporting`` also report their transitions. A turn that the app asks for without
/// the library is seen; that it was asked for, and an error, only where the app passes them on, with
/// `reportRequest(for:)` and `reportRefusal(_:)` of the scene: UIKit hands an error to the caller alone.
/// Names of classes, orientations, sizes and UIKit's errors are all that is recorded.
///
/// - UIKit: not offered.
@MainActor public final class TurnRecorder {
  private let recording: StepRecording
  private var listeners: [Listener] = []
  private var geometry: NSKeyValueObservation?
  /// What ends with the recording.
  private var kept: [OrientationObservation] = []

  /// Records a scene from now on.
  ///
  /// - Parameter scene: a scene on screen.
  public init(_ scene: UIWindowScene) {
    let recording = StepRecording(scene)
    self.recording = recording
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    recording.begin()
    listeners = [
      Listener(UIDevice.orientationDidChangeNotification, of: device) { [weak device] _ in
        if let device { recording.takePose(of: device) }
      },
      Self.listener("WillChangeStatusBarOrientation") {
        recording.see(.willChangeStatusBarOrientation, $0)
      },
      Self.listener("DidChangeStatusBarOrientation") {
        recording.see(.didChangeStatusBarOrientation, $0)
        recording.look()
      },
      Listener(UIApplication.didEnterBackgroundNotification, of: UIApplication.shared) { _ in
        recording.happen(.background)
      },
      Listener(UIApplication.willEnterForegroundNotification, of: UIApplication.shared) { _ in
        recording.happen(.foreground)
      },
    ]
    if RunningSystem.hasGeometryRequests, #available(iOS 16, *) {
      geometry = scene.observe(\.effectiveGeometry) { _, _ in
        onMainActor { recording.seeGeometry() }
      }
    }
    kept = [
      TurnNote.record { recording.take($0) },
      OrientationObservation { [weak device] in
        device?.endGeneratingDeviceOrientationNotifications()
      },
    ]
  }

  private static func listener(
    _ name: String, _ action: @escaping @MainActor @Sendable (Int) -> Void
  ) -> Listener {
    // By their names: the constants are deprecated, what they stand for is still posted.
    Listener(
      Notification.Name("UIApplication\(name)Notification"), of: UIApplication.shared, action)
  }

  /// Ends the recording; what was recorded stays.
  public func stop() {
    guard !listeners.isEmpty else { return }
    recording.close()
    listeners = []
    geometry = nil
    for observation in kept { observation.cancel() }
    kept = []
  }

  /// What was recorded so far.
  public var observations: Observations { recording.observations }

  /// What was recorded so far, as the text of a file.
  public var text: String { observations.json.text }

  /// What was recorded so far, as the bytes of a file.
  public var data: Data { Data(text.utf8) }

  /// Writes what was recorded so far to a file.
  ///
  /// - Parameter file: the file, which is replaced.
  /// - Throws: that it cannot be written.
  public func write(to file: URL) throws { try data.write(to: file, options: .atomic) }

  /// Writes what was recorded so far to a file that can be shared, as by `UIActivityViewController` or
  /// `ShareLink`.
  ///
  /// - Returns: the file, in the app's folder for temporary files. It is named after the device and the
  ///   system; the next export replaces it.
  /// - Throws: that it cannot be written.
  public func export() throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(observations.suggestedName)
    try write(to: file)
    return file
  }
}
#endif
