import Foundation

/// What an app puts off, on whichever thread, until its device takes it over.
///
/// Unchecked: the lock guards what is in it.
final class PostponedWork: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [Item] = []

  struct Item: Sendable {
    let delay: Double
    /// Whether it may begin: an operation waits for those it depends on.
    let isReady: @Sendable () -> Bool
    let work: @MainActor @Sendable () -> Void
  }

  func add(_ item: Item) { lock.withLock { items.append(item) } }

  /// Takes out what may begin, in the order in which it was put off.
  func takeReady() -> [Item] {
    // Asked without the lock: an operation of the app's may put work off while it answers.
    let taken = lock.withLock {
      defer { items = [] }
      return items
    }
    var ready: [Item] = []
    var waiting: [Item] = []
    for item in taken {
      if item.isReady() { ready.append(item) } else { waiting.append(item) }
    }
    if !waiting.isEmpty { lock.withLock { items.insert(contentsOf: waiting, at: 0) } }
    return ready
  }
}

extension DeviceHost {
  /// Puts work of the app off for some seconds of the device's time; any thread may do so.
  ///
  /// The time begins when the device comes to it: at once on the main actor, else when the test next
  /// lets time pass.
  package nonisolated func postpone(
    for seconds: Double, when isReady: @escaping @Sendable () -> Bool = { true },
    _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    postponed.add(PostponedWork.Item(delay: max(0, seconds), isReady: isReady, work: work))
  }

  /// Takes over what was put off since the device last looked, and may begin.
  func takePostponed(at now: Double) {
    for item in postponed.takeReady() {
      agenda.add(at: now + item.delay, isOfApp: true, item.work)
    }
  }
}
