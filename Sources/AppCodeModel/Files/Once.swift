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

/// Values that are computed on first use, each once or, by threads at the same time, a few times.
///
/// A lock is held around every access to its one variable, and not while a value is computed, so
/// that values may need one another.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [Key: Value] = [:]

  package init() {}

  /// The value of a key.
  package func value(_ key: Key, _ make: () -> Value) -> Value {
    if let value = lock.withLock({ known[key] }) { return value }
    let made = make()
    lock.withLock { known[key] = made }
    return made
  }
}
