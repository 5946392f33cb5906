import HeadlessUIKit
import Orientation

extension HeadlessDevice {
  /// Something happens to the device, from outside of the app.
  ///
  /// - Parameter event: what happens.
  /// - Returns: why it had no effect; nil when it had one.
  @discardableResult
  func send(_ event: RotationEvent) -> Ignored? {
    precondition(
      !host.isAtWork,
      "The app's own code moved \(self): turn it, resize it and let time pass from the test,"
        + " between the app's callbacks.")
    return run { host.work { $0.performFromOutside(event) } }
  }

  /// The same for what not every device can do.
  func sendIfPossible(_ event: RotationEvent, _ what: String) throws(UsageError) {
    switch send(event) {
    case .notApplicable, .notOffered:
      throw UsageError("\(what) is not possible with \(self)")
    case .notRunning: throw UsageError("\(what) needs an app: launch one first")
    case .notThere: throw UsageError("\(what): there is no such scene or size")
    case .afterException, .noChange, .notGenerating, .noLongerEffective, .endless, nil: break
    }
    settle()
  }

  /// What a device was asked to do and cannot.
  public struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One sentence, without a full stop.
    public var description: String

    init(_ description: String) { self.description = description }
  }
}
