import Foundation

extension Task where Success == Never, Failure == Never {
  /// Waits for some time; in the context of a device, for so much of its time.
  ///
  /// - UIKit: differs: the method is Swift's. Since iOS 13
  public static func sleep(nanoseconds duration: UInt64) async throws {
    guard let host = DeviceHost.current else {
      return try await ContinuousClock().sleep(for: .nanoseconds(duration))
    }
    try await host.sleep(for: Double(duration) / 1_000_000_000)
  }

  /// Waits for some time; in the context of a device, for so much of its time.
  ///
  /// - UIKit: differs: the method is Swift's. Since iOS 16
  public static func sleep(for duration: Duration) async throws {
    guard let host = DeviceHost.current else {
      return try await ContinuousClock().sleep(for: duration)
    }
    let (seconds, attoseconds) = duration.components
    try await host.sleep(for: Double(seconds) + Double(attoseconds) / 1e18)
  }
}

extension DeviceHost {
  /// Waits until so many seconds of the device's time have passed, or the task is cancelled.
  fileprivate nonisolated func sleep(for seconds: Double) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.wait(continuation)
        postpone(for: seconds) { sleeper.wake() }
      }
    } onCancel: {
      sleeper.wake(CancellationError())
    }
  }
}

/// A task that waits; it is woken once.
///
/// Unchecked: the lock guards what is in it.
private final class Sleeper: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Void, any Error>?
  private var result: Result<Void, any Error>?

  func wait(_ continuation: CheckedContinuation<Void, any Error>) {
    let early = lock.withLock {
      if result == nil { self.continuation = continuation }
      return result
    }
    if let early { continuation.resume(with: early) }
  }

  func wake(_ error: (any Error)? = nil) {
    let waiting = lock.withLock {
      guard result == nil else { return nil as CheckedContinuation<Void, any Error>? }
      result = error.map { .failure($0) } ?? .success(())
      defer { continuation = nil }
      return continuation
    }
    if let error { waiting?.resume(throwing: error) } else { waiting?.resume() }
  }
}
