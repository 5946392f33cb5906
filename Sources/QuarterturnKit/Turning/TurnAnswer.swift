#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// Waits for what becomes of a turn: the scene reports it, UIKit refuses it, or nothing happens.
@MainActor final class TurnAnswer {
  enum Outcome: Sendable {
    case turned
    case refused(any Error)
    case silence
  }

  private weak var scene: UIWindowScene?
  private let wanted: UIInterfaceOrientationMask
  private let outcome = Awaited<Outcome>()
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
    listener = nil
    self.outcome.end(outcome)
  }

  /// Waits for the end, at most for some seconds.
  func wait(within seconds: Double) async -> Outcome {
    if let scene, wanted.allows(scene.shownOrientation) { end(.turned) }
    let outcome = await outcome.value(within: seconds, otherwise: .silence)
    listener = nil
    return outcome
  }
}
#endif
