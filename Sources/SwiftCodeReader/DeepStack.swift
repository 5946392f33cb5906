import Foundation

/// Runs code where there is a lot of stack.
///
/// Threads beside the main one have half a megabyte on Apple's systems. The memory is only
/// reserved: what is not used costs nothing.
package enum DeepStack {
  /// How many bytes of stack there are.
  static let size = 64 << 20

  /// Runs a function and waits for its result.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let thread = Thread { box.put(body()) }
    thread.stackSize = size
    thread.start()
    return box.take()
  }

  /// A place for one value, guarded by a lock around every access.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func put(_ value: Value) {
      condition.withLock {
        self.value = value
        condition.signal()
      }
    }

    func take() -> Value {
      condition.withLock {
        while true {
          if let value { return value }
          condition.wait()
        }
      }
    }
  }
}
