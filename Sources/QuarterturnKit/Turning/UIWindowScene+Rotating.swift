#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

extension UIWindowScene {
  /// Turns the interface from code, on every version.
  ///
  /// Does what the version needs, in its order: the masks are announced first, then the scene is
  /// asked for its geometry; before iOS 16 the device's value is written. A push, a presentation or
  /// a turn that is in progress is waited for, and a request that is refused although the masks
  /// allow it is made once more. It returns when the scene reports the new orientation, at once if
  /// it has it, and after three seconds at the latest.
  ///
  /// A scene turns for one caller at a time: a turn that is asked for before another is answered ends
  /// the other's waiting. A task that is cancelled ends it too.
  ///
  /// It turns within the masks and does not change them: declare first, with
  /// ``OrientationDeclaring``. It does not lock either: see ``OrientationLock``.
  ///
  /// - Parameters:
  ///   - orientations: any of these will do. As the interface is counts first, then as the device is
  ///     held, then portrait, landscape right, landscape left, upside down.
  ///   - animated: whether the turn is seen; UIKit documents that for announced masks, not for
  ///     requests.
  ///   - moment: when to return.
  /// - Throws: why it did not turn.
  /// - UIKit: not offered; it is what `requestGeometryUpdate(_:errorHandler:)` neither waits for
  ///   nor reports. Rule: `F-01`, `F-20`, `F-22`, `F-25`, `F-27`
  public func rotate(
    to orientations: UIInterfaceOrientationMask, animated: Bool = true,
    until moment: RotationMoment = .began
  ) async throws(RotationRefusal) {
    try await RequestedTurn.run(self, to: orientations, isAnimated: animated, until: moment)
  }
}

/// A moment in a turn.
public enum RotationMoment: Sendable, Hashable {
  /// The scene has the new orientation, and the animation begins.
  case began
  /// The animation is over, and something can be presented or pushed.
  case finished
}

extension UIViewController {
  /// Turns the interface in which the controller is shown.
  ///
  /// - Parameters:
  ///   - orientations: any of these will do.
  ///   - animated: whether the turn is seen.
  ///   - moment: when to return.
  /// - Throws: why it did not turn; that the controller is in no window, too.
  /// - UIKit: not offered. Rule: `F-01`, `F-20`
  public func rotate(
    to orientations: UIInterfaceOrientationMask, animated: Bool = true,
    until moment: RotationMoment = .began
  ) async throws(RotationRefusal) {
    guard let scene = shownScene else { throw RotationRefusal(orientations, .notOnScreen) }
    try await scene.rotate(to: orientations, animated: animated, until: moment)
  }
}

// The two ways in which an app announces its masks to UIKit and rotates an interface: from iOS 16
// it requests it of a scene, before that it writes the device's value.

extension UIWindowScene {
  /// Announces that masks, and the preference for a lock, have to be read again.
  ///
  /// From iOS 16 masks are cached: what is not announced does not count (`F-25`). Before, they are
  /// read whenever they are needed.
  func announceOrientations() {
    guard RunningSystem.hasGeometryRequests, #available(iOS 16, *) else { return }
    TurnNote.send(.announced(self))
    announceLock()
    for window in decidingWindows {
      window.orientationDecider?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }

  /// Makes the interface follow the device where the masks allow that now; from iOS 16 the
  /// announcement does.
  func followDevice() {
    guard !RunningSystem.hasGeometryRequests else { return }
    TurnNote.send(.attempted(self))
    UIViewController.attemptRotationToDeviceOrientation()
  }

  /// Announces that the preference to stay has to be read again (`F-36`).
  func announceLock() {
    // Xcode 26 has the preference, and Swift 6.2; `#available` alone leaves its name to be found.
    #if compiler(>=6.2)
    guard RunningSystem.hasLockPreference, #available(iOS 26, *) else { return }
    for window in decidingWindows {
      window.orientationDecider?.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
    #endif
  }

  /// Whether UIKit keeps the interface as it is by a preference (`F-34`).
  var isKeptByPreference: Bool {
    #if compiler(>=6.2)
    if RunningSystem.hasLockPreference, #available(iOS 26, *) {
      return effectiveGeometry.isInterfaceOrientationLocked
    }
    #endif
    return false
  }

  /// Turns the interface to one orientation, by the version's API.
  ///
  /// - Parameters:
  ///   - orientation: where to; it has to be announced.
  ///   - refused: called if UIKit refuses; before iOS 16 UIKit never reports a refusal.
  func order(
    _ orientation: UIInterfaceOrientation,
    refused: @escaping @MainActor @Sendable (any Error) -> Void
  ) {
    TurnNote.send(.requested(self, orientation.mask))
    if RunningSystem.hasGeometryRequests, #available(iOS 16, *) {
      // The handler may be called at any time, and on which thread is not documented (F-21).
      // On a thread of its own a closure of the main actor would end the app.
      return requestGeometryUpdate(.iOS(interfaceOrientations: orientation.mask)) {
        @Sendable error in
        Task { @MainActor [weak self] in
          if let self { TurnNote.send(.refused(self, error)) }
          refused(error)
        }
      }
    }
    guard let pose = orientation.pose else { return }
    let device = UIDevice.current
    // A value that is there already changes nothing (F-05).
    if device.orientation == pose { device.setValue(0, forKey: "orientation") }
    device.setValue(pose.rawValue, forKey: "orientation")
  }
}
#endif
