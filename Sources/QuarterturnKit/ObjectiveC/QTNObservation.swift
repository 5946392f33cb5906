#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// Keeps an observation going, as long as it is kept itself, for Objective-C.
///
/// - UIKit: as what `addObserverForName:object:queue:usingBlock:` returns, but that it also ends with
///   the last reference. In Swift it is ``OrientationObservation``.
#if canImport(ObjectiveC)
@objc(QTNObservation) @objcMembers
#endif
@MainActor public final class QTNObservation: NSObject {
  private let observation: OrientationObservation

  fileprivate init(_ observation: OrientationObservation) { self.observation = observation }

  /// Ends the observation; a second time does nothing.
  public func cancel() { observation.cancel() }
}

#if canImport(ObjectiveC)
@objc
#endif
extension UIWindowScene {
  /// Reports rotations of the interface as they begin, for Objective-C.
  ///
  /// ```objc
  /// self.observation = [scene qtn_observeInterfaceTurns:^(QTNInterfaceTurn *turn) {
  ///   [turn animateAlongside:^{ badge.hidden = UIInterfaceOrientationIsLandscape(turn.toOrientation); }
  ///               completion:nil];
  /// }];
  /// ```
  ///
  /// Rotations by 180 degrees and rotations from code are reported like any other, each once.
  ///
  /// - Parameter block: called on the main thread, before anything is laid out again.
  /// - Returns: what has to be kept for as long as turns are of interest.
  /// - UIKit: not offered. In Swift it is `observeInterfaceTurns(_:)`. Rule: `C-12`, `F-32`, `G-30`
  @MainActor public func qtn_observeInterfaceTurns(
    _ block: @escaping @MainActor (QTNInterfaceTurn) -> Void
  ) -> QTNObservation { QTNObservation(observeInterfaceTurns { block(QTNInterfaceTurn($0)) }) }
}

#if canImport(ObjectiveC)
@objc
#endif
extension UIDevice {
  /// Reports the device's orientations, for Objective-C: how it is held, each once.
  ///
  /// ```objc
  /// self.observation = [UIDevice.currentDevice qtn_observePoses:^(UIDeviceOrientation pose) {
  ///   if (UIDeviceOrientationIsFlat(pose)) { [compass pause]; }
  /// }];
  /// ```
  ///
  /// - Parameter block: called on the main thread, on the next turn of the run loop after the device
  ///   has moved.
  /// - Returns: what has to be kept for as long as poses are of interest; notifications are generated
  ///   meanwhile.
  /// - UIKit: `UIDeviceOrientationDidChangeNotification` as it comes. In Swift it is
  ///   `observePoses(_:)`. Rule: `B-03`, `B-10`
  @MainActor public func qtn_observePoses(
    _ block: @escaping @MainActor (UIDeviceOrientation) -> Void
  ) -> QTNObservation { QTNObservation(observePoses(block)) }
}
#endif
