#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
import UIKit

/// A turn that code asks for, from the first look to the answer.
@MainActor final class RequestedTurn {
  private let scene: UIWindowScene
  private let requested: UIInterfaceOrientationMask
  private let isAnimated: Bool
  private let moment: RotationMoment
  /// When it is answered at the latest.
  private let deadline: Double
  /// Why it has to end before it is answered.
  private var ending: RotationRefusal.Reason?
  private var stopWaiting: (() -> Void)?

  /// How long a turn may take in all, in seconds: a transition before it, and its own.
  private static let patience = 2 * WaitingClock.longestTransition

  private init(
    _ scene: UIWindowScene, _ requested: UIInterfaceOrientationMask, isAnimated: Bool,
    until moment: RotationMoment
  ) {
    self.scene = scene
    self.requested = requested
    self.isAnimated = isAnimated
    self.moment = moment
    deadline = WaitingClock.current.now() + Self.patience
  }

  /// Turns, or throws why not.
  ///
  /// The scene's earlier turn, if it is not answered yet, ends.
  static func run(
    _ scene: UIWindowScene, to requested: UIInterfaceOrientationMask, isAnimated: Bool,
    until moment: RotationMoment
  ) async throws(RotationRefusal) {
    let turn = RequestedTurn(scene, requested, isAnimated: isAnimated, until: moment)
    let keeper = SceneKeeper.of(scene)
    keeper.request?.end(.superseded)
    keeper.request = turn
    defer { if keeper.request === turn { keeper.request = nil } }
    let reason = await withTaskCancellationHandler {
      await turn.answer()
    } onCancel: {
      Task { @MainActor in turn.end(.cancelled) }
    }
    if let reason { throw RotationRefusal(requested, reason) }
  }

  private func end(_ reason: RotationRefusal.Reason) {
    guard ending == nil else { return }
    ending = reason
    stopWaiting?()
  }

  /// Why it ends now; nil where it does not.
  private var reasonToEnd: RotationRefusal.Reason? { Task.isCancelled ? .cancelled : ending }

  /// Turns; nil where the interface has turned.
  private func answer() async -> RotationRefusal.Reason? {
    if Task.isCancelled { return .cancelled }
    guard !scene.isOffScreen else { return .inBackground }
    await finishTransitions(until: deadline - WaitingClock.longestTransition)
    var reason = await attempt()
    if reason == .inTransition {
      // Refused although all allow it: UIKit still used the controller that was on screen before
      // (F-27).
      await Task.yield()
      await finishTransitions(until: deadline)
      reason = await attempt()
    }
    if reason == nil, moment == .finished {
      await Task.yield()
      await finishTransitions(until: deadline)
    }
    if let reasonToEnd { return reasonToEnd }
    // People turn their devices at any time: what is the case now counts, not what was answered.
    if requested.allows(scene.shownOrientation) { return nil }
    return reason ?? .turnedAway(to: scene.shownOrientation)
  }

  /// Asks UIKit for the turn; nil where it has begun.
  private func attempt() async -> RotationRefusal.Reason? {
    if let reasonToEnd { return reasonToEnd }
    if requested.allows(scene.shownOrientation) { return nil }
    guard let masks = SceneMasks(scene) else { return .notOnScreen }
    let wanted = requested.intersection(masks.allowed)
    // Before iOS 16 nothing is refused, and a written value stays.
    if !RunningSystem.hasGeometryRequests, let reason = reasonNotToWrite { return reason }
    // A turn that is not allowed is requested all the same: UIKit decides.
    let choice = (wanted.isEmpty ? requested : wanted)
      .choice(shown: .unknown, held: UIDevice.current.orientation)
    guard let choice else { return .notAllowed(by: .application, allowed: masks.allowed) }
    let answer = TurnAnswer(scene, to: requested)
    let request = { [scene] in
      // An announcement may turn the interface after the device: it is made where it can help.
      if !wanted.isEmpty { scene.announceOrientations() }
      scene.order(choice) { answer.end(.refused($0)) }
    }
    if isAnimated { request() } else { UIView.performWithoutAnimation(request) }
    stopWaiting = { answer.end(.silence) }
    defer { stopWaiting = nil }
    let left = min(WaitingClock.longestTransition, deadline - WaitingClock.current.now())
    switch await answer.wait(within: max(0, left)) {
    case .turned: return nil
    case .refused(let error): return reason(for: error as NSError)
    case .silence: return reasonToEnd ?? reasonForSilence
    }
  }

  /// Waits until nothing moves any more, but not for ever: a finger may hold a transition.
  private func finishTransitions(until end: Double) async {
    while reasonToEnd == nil {
      let left = end - WaitingClock.current.now()
      guard left > 0,
        let coordinator = scene.decider?.orientationChain.lazy
          .compactMap({ $0.transitionCoordinator }).first
      else { return }
      let isOver = Awaited<Void>()
      coordinator.whenOver { isOver.end(()) }
      stopWaiting = { isOver.end(()) }
      defer { stopWaiting = nil }
      await isOver.value(within: left, otherwise: ())
      // What is over may be there until the run loop turns.
      await Task.yield()
      if coordinator.percentComplete >= 1 { return }
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
    if scene.isKeptByPreference { return .preferenceLock }
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
#endif
