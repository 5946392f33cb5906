import Foundation

/// The threads that work at the same time, however many pieces of work are begun inside of others.
///
/// Where no thread can be created, as in a container that allows none, everything is done by the
/// thread that asks. A lock is held around every access to its variables.
package final class Workers: @unchecked Sendable {
  /// Those of the process.
  package static let shared = Workers()

  private let lock = NSLock()
  private var most = ProcessInfo.processInfo.activeProcessorCount
  /// How many threads work, the first one of the process among them.
  private var busy = 1

  /// Sets how many work at the same time.
  package func allow(_ count: Int) { lock.withLock { most = max(1, count) } }

  /// Whether a thread can be created now; Foundation waits for ever for one that cannot.
  package static var canCreateThread: Bool {
    guard let thread = WorkerThread({}) else { return false }
    thread.join()
    return true
  }

  /// Does something on this thread and on as many others as are free; returns when all are done.
  ///
  /// - Parameters:
  ///   - others: the most other threads that are of use.
  ///   - work: takes one piece after the other until there are none.
  func run(_ others: Int, _ work: @escaping @Sendable () -> Void) {
    let granted = lock.withLock {
      let granted = max(0, min(others, most - busy))
      busy += granted
      return granted
    }
    defer { lock.withLock { busy -= granted } }
    let threads = (0..<granted).compactMap { _ in WorkerThread(work) }
    work()
    for thread in threads { thread.join() }
  }
}

/// A thread that does one thing; unlike Foundation's it tells when it cannot be created.
private struct WorkerThread {
  private let thread: pthread_t

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  init?(_ body: @escaping @Sendable () -> Void) {
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var created: pthread_t?
      let status = unsafe pthread_create(
        &created, nil,
        { pointer in
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
    #else
      var id = pthread_t()
      let status = unsafe pthread_create(
        &id, nil,
        { pointer in
          if let pointer = unsafe pointer {
            unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
          }
          return nil
        }, work.toOpaque())
      let created: pthread_t? = id
    #endif
    guard status == 0, let created else {
      unsafe work.release()
      return nil
    }
    thread = created
  }

  func join() { _ = pthread_join(thread, nil) }
}
