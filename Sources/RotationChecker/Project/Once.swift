import Foundation

/// A value that is worked out when somebody first asks for it, once for all who ask.
///
/// A lock is held around every access to its one variable.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: @Sendable () -> Value
  private var known: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; whoever asks while it is worked out waits for it.
  var value: Value {
    lock.withLock {
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
