import Foundation

/// A value that is computed on first use, once for all threads.
///
/// A lock is held around every access to its one variable.
package final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: @Sendable () -> Value
  private var known: Value?

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; other threads wait while it is computed.
  package var value: Value {
    lock.withLock {
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
