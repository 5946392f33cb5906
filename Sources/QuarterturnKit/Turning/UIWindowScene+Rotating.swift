public import UIKit

extension UIWindowScene {
  /// Turns the interface from code, on every version.
  ///
  /// Does what the version needs, in its order: the masks are announced first, then the scene is
  /// asked for its geometry; before iOS 16 the device's value is written. A push, a presentation or
  /// a turn that is in progress is waited for, and a request that is refused although the masks
  /// allow it is made once more. It returns when the scene reports the new orientation, at once if
  /// it has it.
  ///
  /// It turns within the masks and does not change them: declare first, with
  /// ``OrientationDeclaring``. It does not lock either: see ``OrientationLock``.
  ///
  /// - Parameter orientations: any of these will do. As the interface is counts first, then as the
  ///   device is held, then portrait, landscape right, landscape left, upside down.
  /// - Throws: why it did not turn.
  /// - UIKit: not offered; it is what `requestGeometryUpdate(_:errorHandler:)` neither waits for
  ///   nor reports. Rule: `F-01`, `F-20`, `F-22`, `F-25`, `F-27`
  public func rotate(
    to orientations: UIInterfaceOrientationMask
  ) async throws(RotationRefusal) {
    try await RequestedTurn(scene: self, requested: orientations).run()
  }
}

extension UIViewController {
  /// Turns the interface in which the controller is shown.
  ///
  /// - Parameter orientations: any of these will do.
  /// - Throws: why it did not turn; that the controller is in no window, too.
  /// - UIKit: not offered. Rule: `F-01`, `F-20`
  public func rotate(
    to orientations: UIInterfaceOrientationMask
  ) async throws(RotationRefusal) {
    guard let scene = shownScene else { throw RotationRefusal(orientations, .notOnScreen) }
    try await scene.rotate(to: orientations)
  }
}
