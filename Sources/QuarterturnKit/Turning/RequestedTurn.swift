import Orientation
import UIKit

/// A turn that code asks for, from the first look to the answer.
@MainActor struct RequestedTurn {
  let scene: UIWindowScene
  let requested: UIInterfaceOrientationMask

  /// Turns, or returns why not.
  func run() async throws(RotationRefusal) {
    guard !scene.isOffScreen else { throw refusal(.inBackground) }
    await finishTransitions()
    do throws(RotationRefusal) {
      try await attempt()
    } catch {
      // Refused although all allow it: UIKit still used the controller that was on screen before
      // (F-27).
      guard error.reason == .inTransition else { throw error }
      await Task.yield()
      await finishTransitions()
      try await attempt()
    }
  }

  private func attempt() async throws(RotationRefusal) {
    if requested.allows(scene.shownOrientation) { return }
    guard let masks = SceneMasks(scene) else { throw refusal(.notOnScreen) }
    let wanted = requested.intersection(masks.allowed)
    // Before iOS 16 nothing is refused, and a written value stays.
    if !RunningSystem.hasGeometryRequests, let reason = reasonNotToWrite { throw refusal(reason) }
    // A turn that is not allowed is requested all the same: UIKit decides.
    let choice = (wanted.isEmpty ? requested : wanted)
      .choice(shown: .unknown, held: UIDevice.current.orientation)
    guard let choice else { throw refusal(.notAllowed(by: .application, allowed: masks.allowed)) }
    // An announcement may turn the interface after the device: it is made where it can help.
    if !wanted.isEmpty { scene.announceOrientations() }
    let answer = TurnAnswer(scene, to: requested)
    scene.order(choice) { answer.end(.refused($0)) }
    switch await answer.wait() {
    case .turned: return
    case .refused(let error): throw refusal(reason(for: error as NSError))
    case .silence: throw refusal(reasonForSilence)
    }
  }

  private func refusal(_ reason: RotationRefusal.Reason) -> RotationRefusal {
    RotationRefusal(requested, reason)
  }

  /// Waits until nothing moves any more, but not for ever.
  private func finishTransitions() async {
    for _ in 0..<4 {
      guard
        let coordinator = scene.decider?.orientationChain.lazy
          .compactMap({ $0.transitionCoordinator }).first
      else { return }
      await TransitionEnd(coordinator).wait()
    }
  }

  /// What UIKit's error means.
  private func reason(for error: NSError) -> RotationRefusal.Reason {
    if let reason = maskReason { return reason }
    // Code 101 of UISceneErrorDomain: the geometry is denied (F-22, M-09).
    guard error.domain == SceneError.domain, error.code == 101 else {
      return .other(domain: error.domain, code: error.code, text: error.localizedDescription)
    }
    let masksCount = SceneMasks(scene)?.areBinding ?? true
    if !masksCount || error.localizedDescription.contains("windowing mode") {
      return scene.traitCollection.userInterfaceIdiom == .pad ? .multitasking : .resizable
    }
    return .inTransition
  }

  /// Why nothing happened.
  private var reasonForSilence: RotationRefusal.Reason {
    if scene.isOffScreen { return .inBackground }
    if let reason = maskReason { return reason }
    if RunningSystem.hasLockPreference, #available(iOS 26, *),
      scene.effectiveGeometry.isInterfaceOrientationLocked
    {
      return .preferenceLock
    }
    return reasonNotToWrite ?? .noAnswer
  }

  /// Why a write of the device's value would come to nothing, before iOS 16.
  private var reasonNotToWrite: RotationRefusal.Reason? {
    guard !RunningSystem.hasGeometryRequests else { return nil }
    if let reason = maskReason { return reason }
    guard let decider = scene.decider, !decider.shouldAutorotate else { return nil }
    return .autorotationOff("\(type(of: decider))")
  }

  /// Whose mask leaves out all that is asked for.
  private var maskReason: RotationRefusal.Reason? {
    guard let masks = SceneMasks(scene), masks.areBinding, requested.isDisjoint(with: masks.allowed)
    else { return nil }
    func denied(
      _ authority: RotationRefusal.Authority, _ allowed: UIInterfaceOrientationMask
    ) -> RotationRefusal.Reason { .notAllowed(by: authority, allowed: allowed) }
    if requested.isDisjoint(with: masks.device) { return denied(.device, masks.device) }
    let resolution = OrientationResolution(masks.decider)
    if let lock = resolution.lock, requested.isDisjoint(with: lock.orientations) {
      return denied(.lock(lock.ownerName), lock.orientations)
    }
    if requested.isDisjoint(with: masks.controller) {
      let speaks = resolution.mask == masks.controller ? resolution.speaker : nil
      return denied(.controller("\(type(of: speaks ?? masks.decider))"), masks.controller)
    }
    if requested.isDisjoint(with: masks.application) {
      // With the library's line in the delegate a screen's word is the app's.
      guard masks.applicationFollowsScreens, let speaker = resolution.speaker else {
        return denied(.application, masks.application)
      }
      return denied(.controller("\(type(of: speaker))"), masks.application)
    }
    return denied(.application, masks.allowed)
  }
}
