import UIKit

/// Waits for what becomes of a turn: the scene reports it, UIKit refuses it, or nothing happens.
@MainActor
final class TurnAnswer {
  enum Outcome {
    case turned
    case refused(any Error)
    case silence
  }

  private weak var scene: UIWindowScene?
  private let wanted: UIInterfaceOrientationMask
  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?
  private var listener: OrientationObservation?

  /// Listens from now on; to be made before the turn is ordered.
  init(_ scene: UIWindowScene, to wanted: UIInterfaceOrientationMask) {
    self.scene = scene
    self.wanted = wanted
    listener = SceneKeeper.of(scene).watch.whenReported { [weak self] orientation in
      guard let self, self.wanted.allows(orientation) else { return }
      end(.turned)
    }
  }

  /// Ends the waiting; what comes first counts.
  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    listener = nil
    continuation?.resume(returning: outcome)
    continuation = nil
  }

  /// Waits for the end, at most for as long as a turn takes.
  func wait() async -> Outcome {
    if let scene, wanted.allows(scene.shownOrientation) { end(.turned) }
    if let outcome { return outcome }
    let patience = Patience.current
    let clock = Task { [weak self] in
      await patience.lose()
      if let self { end(.silence) }
    }
    defer { clock.cancel() }
    return await withCheckedContinuation { continuation = $0 }
  }
}

/// How long to wait for an answer that may never come.
package enum Patience: Sendable {
  /// For some time, in seconds; half a turn takes 0.6 (`G-32`).
  case seconds(Double)
  /// For some turns of the run loop, for tests: time does not pass there unless a test advances it.
  case rounds(Int)

  /// The one that counts.
  @TaskLocal package static var current = Patience.seconds(1.5)

  /// Waits until it is over.
  func lose() async {
    switch self {
    case .seconds(let seconds):
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    case .rounds(let count):
      for _ in 0..<count { await Task.yield() }
    }
  }
}
