#if os(iOS) || canImport(HeadlessUIKit)
import Foundation

/// Something that is waited for, at most for some time.
@MainActor final class Awaited<Outcome: Sendable> {
  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?

  /// Ends the waiting; the first outcome counts.
  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    continuation?.resume(returning: outcome)
    continuation = nil
  }

  /// Waits for the outcome.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait.
  ///   - other: The outcome when the time is over.
  /// - Returns: The outcome.
  func value(within seconds: Double, otherwise other: Outcome) async -> Outcome {
    if let outcome { return outcome }
    let clock = WaitingClock.current
    let deadline = Task { [weak self] in
      await clock.pass(seconds) { self?.outcome == nil }
      self?.end(other)
    }
    defer { deadline.cancel() }
    return await withCheckedContinuation { continuation = $0 }
  }
}

/// The clock that ends the waiting for an answer UIKit may never give.
package struct WaitingClock: Sendable {
  /// How long a transition takes at most, in seconds; half a turn takes 0.6 (`G-32`).
  static let longestTransition = 1.5

  /// The time, in seconds since some moment.
  package var now: @MainActor @Sendable () -> Double
  /// Lets seconds pass; fewer when the task is cancelled, or the condition no longer holds.
  package var pass:
    @MainActor @Sendable (_ seconds: Double, _ isWaiting: @MainActor () -> Bool) async -> Void

  /// Creates a clock.
  package init(
    now: @escaping @MainActor @Sendable () -> Double,
    _ pass:
      @escaping @MainActor @Sendable (
        _ seconds: Double, _ isWaiting: @MainActor () -> Bool
      ) async -> Void
  ) {
    self.now = now
    self.pass = pass
  }

  /// The clock in use: the machine's, unless a test uses that of a headless device.
  @TaskLocal package static var current = WaitingClock(
    now: { ProcessInfo.processInfo.systemUptime }
  ) { seconds, _ in
    await sleep(seconds)
  }

  /// Lets seconds of the machine's time pass; fewer when the task is cancelled.
  private static func sleep(_ seconds: Double) async {
    if #available(iOS 16, macOS 13, *) {
      // A headless device's time, in which Task.sleep waits, may not pass meanwhile.
      try? await ContinuousClock().sleep(for: .seconds(seconds))
    } else {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }
  }
}
#endif
