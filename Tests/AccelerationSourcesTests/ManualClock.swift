import Synchronization

/// A clock that only advances for waiting tasks, to the time they wait for.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let current = Mutex(Instant(offset: .zero))
  /// How much time passes on each read of the clock.
  let step: Duration

  init(step: Duration = .zero) { self.step = step }

  var now: Instant {
    current.withLock { now in
      defer { now = now.advanced(by: step) }
      return now
    }
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
  }
}
