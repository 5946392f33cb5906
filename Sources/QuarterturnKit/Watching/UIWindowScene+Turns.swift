#if os(iOS) || canImport(HeadlessUIKit)
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
  ///
  /// A reader that falls behind gets the last eight; a turn that is read late has ended, so
  /// code that animates uses ``observeInterfaceTurns(_:)``.
  public var interfaceTurns: AsyncStream<InterfaceTurn> {
    AsyncStream(bufferingPolicy: .bufferingNewest(8)) { continuation in
      let observation = observeInterfaceTurns { continuation.yield($0) }
      continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
    }
  }

  /// The interface orientation now, and the new one of each turn as it begins.
  ///
  /// The first value is there at once. A reader that falls behind gets the newest orientation only.
  ///
  /// ```swift
  /// for await orientation in scene.interfaceOrientations {
  ///   toolbar.isHidden = orientation.isLandscape
  /// }
  /// ```
  ///
  /// - UIKit: `effectiveGeometry` by key-value observation, from iOS 16. Rule: `F-32`, `G-30`
  public var interfaceOrientations: AsyncStream<UIInterfaceOrientation> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = observeInterfaceTurns { continuation.yield($0.new) }
      continuation.yield(shownOrientation)
      continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
    }
  }
}
#endif
