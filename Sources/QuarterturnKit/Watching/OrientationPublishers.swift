#if os(iOS) || canImport(HeadlessUIKit)
#if canImport(Combine)
public import Combine
public import UIKit

// Compiled on Apple's systems only; a test compiles it against a stand-in for Combine.

extension UIDevice {
  /// The device's orientation now, and each later one, for Combine.
  ///
  /// Each subscriber gets the newest orientation first. Notifications are generated for as long as
  /// the publisher or a subscription to it is kept.
  ///
  /// ```swift
  /// cancellable = UIDevice.current.posePublisher.sink { compass.point(upwardsIn: $0) }
  /// ```
  ///
  /// - UIKit: not offered; `poses` is the same as a sequence. Rule: `B-03`, `B-10`
  public var posePublisher: AnyPublisher<UIDeviceOrientation, Never> {
    let poses = CurrentValueSubject<UIDeviceOrientation, Never>(.unknown)
    let observation = observePoses { poses.send($0) }
    poses.send(orientation)
    return poses.keeping(observation)
  }
}

extension UIWindowScene {
  /// The interface orientation now, and the new one of each turn as it begins, for Combine.
  ///
  /// Each subscriber gets the newest orientation first.
  ///
  /// - UIKit: not offered; `interfaceOrientations` is the same as a sequence. Rule: `F-32`, `G-30`
  public var interfaceOrientationPublisher: AnyPublisher<UIInterfaceOrientation, Never> {
    let orientations = CurrentValueSubject<UIInterfaceOrientation, Never>(shownOrientation)
    let observation = observeInterfaceTurns { orientations.send($0.new) }
    return orientations.keeping(observation)
  }

  /// The turns of the interface as they begin, for Combine: what subscribers animate runs beside
  /// the turn.
  ///
  /// - UIKit: not offered; see ``observeInterfaceTurns(_:)``. Rule: `C-12`, `G-25`, `G-30`
  public var interfaceTurnPublisher: AnyPublisher<InterfaceTurn, Never> {
    let turns = PassthroughSubject<InterfaceTurn, Never>()
    let observation = observeInterfaceTurns { turns.send($0) }
    return turns.keeping(observation)
  }
}

extension Subject where Failure == Never {
  /// Passes its values on, and keeps an observation for as long as it or a subscription is kept.
  fileprivate func keeping(_ observation: OrientationObservation) -> AnyPublisher<Output, Never> {
    // A publisher keeps its closures: there is nothing to do in this one.
    handleEvents(receiveCancel: { @Sendable in withExtendedLifetime(observation) {} })
      .eraseToAnyPublisher()
  }
}
#endif
#endif
