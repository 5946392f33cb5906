#if os(iOS) || canImport(HeadlessUIKit)
import QuarterturnKit
public import UIKit

// What an app does without the library, and UIKit reports to its caller alone.

extension UIWindowScene {
  /// Passes on to a ``TurnRecorder`` that the app asks for orientations itself, just before it does.
  ///
  /// ```swift
  /// scene.reportRequest(for: .landscape)
  /// scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { [weak scene] error in
  ///   Task { @MainActor in scene?.reportRefusal(error) }
  /// }
  /// ```
  ///
  /// Up to iOS 15 it is the orientation that is written as the device's.
  ///
  /// - Parameter orientations: the orientations that are asked for.
  /// - UIKit: not offered. Rule: `F-20`
  public func reportRequest(for orientations: UIInterfaceOrientationMask) {
    TurnNote.send(.requested(self, orientations))
  }

  /// Passes on to a ``TurnRecorder`` the error with which UIKit refused a request.
  ///
  /// - Parameter error: the error of `requestGeometryUpdate(_:errorHandler:)`.
  /// - UIKit: not offered. Rule: `F-22`
  public func reportRefusal(_ error: any Error) { TurnNote.send(.refused(self, error)) }

  /// Passes on to a ``TurnRecorder`` that the app announces its masks itself, just before it does: with
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`, and up to iOS 15 with
  /// `attemptRotationToDeviceOrientation()`.
  ///
  /// - UIKit: not offered. Rule: `F-10`, `F-24`
  public func reportUpdate() {
    TurnNote.send(RunningSystem.hasGeometryRequests ? .announced(self) : .attempted(self))
  }
}
#endif
