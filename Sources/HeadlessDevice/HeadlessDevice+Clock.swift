import HeadlessUIKit
import Orientation

extension HeadlessDevice {
  /// The virtual time, in seconds since the device was booted.
  public var time: Double { host.time }

  /// Lets virtual time pass.
  ///
  /// - Parameter seconds: how long; turns, animations and delayed work that are due come to pass.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite, "Time cannot pass by \(seconds) seconds on \(self).")
    send(.advance(seconds))
  }

  /// Lets virtual time pass until nothing is in progress.
  public func settle() { send(.settle) }

  /// Lets virtual time pass until the next thing happens: a turn's next phase, the end of an
  /// animation, or what was put off to the next turn of the run loop.
  ///
  /// - Returns: false when nothing is in progress.
  @discardableResult
  public func step() -> Bool {
    guard host.waitsForTime else { return false }
    send(.advance(max(0, (host.nextEvent ?? host.time) - host.time)))
    return true
  }

  /// Whether a turn, a resize or a transition is in progress.
  public var isInTransition: Bool { host.system.isInTransition }
}
