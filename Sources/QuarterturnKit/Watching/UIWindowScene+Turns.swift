public import UIKit

extension UIWindowScene {
  /// Reports rotations of the interface as they begin.
  ///
  /// Rotations by 180 degrees and rotations from code are reported like any other, each once.
  ///
  /// ```swift
  /// observation = scene.observeInterfaceTurns { turn in
  ///   turn.animate { badge.transform = turn.new.isLandscape ? .identity : small }
  /// }
  /// ```
  ///
  /// - Parameter action: called before anything is laid out again.
  /// - Returns: what has to be kept for as long as turns are of interest.
  /// - UIKit: not offered in one: `viewWillTransition(to:with:)` has no orientation and leaves half
  ///   turns out, the status bar's notifications are deprecated, `effectiveGeometry` comes without a
  ///   place to animate. Rule: `C-12`, `F-32`, `G-30`
  public func observeInterfaceTurns(
    _ action: @escaping @MainActor (InterfaceTurn) -> Void
  ) -> OrientationObservation { SceneKeeper.of(self).watch.whenTurning(action) }

  /// The turns of the interface from now on.
  ///
  /// ```swift
  /// for await turn in scene.interfaceTurns { print(turn.old, turn.new) }
  /// ```
  public var interfaceTurns: AsyncStream<InterfaceTurn> {
    AsyncStream { continuation in
      let observation = observeInterfaceTurns { continuation.yield($0) }
      continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
    }
  }
}
