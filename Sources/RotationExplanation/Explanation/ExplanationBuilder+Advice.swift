import Orientation

extension ExplanationBuilder {
  /// The smallest change that would let the decision come out otherwise.
  var advice: Advice? {
    switch decision.outcome {
    case .turns(let orientation): adviceToKeep(from: orientation)
    case .stays(let reason): adviceToTurn(reason)
    case .refused(let error): adviceForRequest(error)
    case .raises(let fault): adviceForFault(named(fault))
    }
  }

  private func adviceToTurn(_ reason: StayReason) -> Advice? {
    let purpose = "To let it turn"
    switch reason {
    case .alreadyThere: return nil
    case .notAllowed where liesOutsideMasks: return adviceToLeave
    case .notAllowed: return adviceForMasks(purpose)
    case .noCandidate:
      return Advice(
        purpose, ["hold the device upright or on one of its long sides"],
        notes: ["While flat it keeps the last interface orientation."])
    case .autorotationOff:
      let asked = words.name(voice, orElse: "the controller that is asked")
      let forwards = forwardingChange(of: "shouldAutorotate")
      return Advice(
        purpose, [forwards ?? "let \(asked) answer true to shouldAutorotate"],
        notes: ["From iOS 16 shouldAutorotate is not asked any more."])
    case .userLock:
      return Advice(
        purpose, ["switch the orientation lock off in Control Center"], notes: [lockNote])
    case .preferenceLock:
      return Advice(
        purpose,
        [
          "answer false to prefersInterfaceOrientationLocked",
          "call setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
        ])
    case .inBackground:
      return Advice(
        purpose, ["bring the app to the foreground"],
        notes: ["It catches up with the device there."])
    case .notNegotiated:
      let isSheet = whyScreenNotAsked == .doesNotCoverWindow
      let call = "call \(updateCall) when the screen is shown"
      return Advice(purpose, [isSheet ? reachChange ?? call : call])
    case .notOffered: return adviceForMissingCall(purpose)
    case .appTurnsStatusBar:
      return Advice(purpose, ["answer at least one orientation in supportedInterfaceOrientations"])
    case .doesNotFollowDevice:
      return Advice("", [], notes: ["Nothing turns here: lay out for the size of the scene."])
    }
  }

  /// How the interface gets out of an orientation that is not allowed any more.
  private var adviceToLeave: Advice {
    let allowed = decision.masks?.effective ?? []
    let purpose = "To turn it to \(Words.list(allowed))"
    guard !cast.behaviors[.geometryRequests] else { return Advice(purpose, ["call \(updateCall)"]) }
    return Advice(
      purpose, ["hold the device so, or write it: \(call(toForce: allowed))"],
      notes: ["From iOS 16 on setNeedsUpdateOfSupportedInterfaceOrientations() is enough."])
  }

  private var lockNote: String {
    "Code still turns the interface under the lock: \(forceCall), or a full-screen presentation."
  }

  private func adviceForMissingCall(_ purpose: String) -> Advice {
    guard decision.trigger == .keyValueWrite else {
      return Advice(purpose, ["use \(forceCall) before iOS 16"])
    }
    return Advice(
      purpose,
      [
        "let the controller that is asked allow it",
        "call setNeedsUpdateOfSupportedInterfaceOrientations()", "call \(forceCall)",
      ])
  }

  private func adviceForRequest(_ error: SceneError) -> Advice? {
    switch error {
    case .orientationsNotSupported:
      return adviceForMasks("To have it granted", isRequest: true)
    case .windowingMode:
      return Advice(
        "", [],
        notes: [
          "No code turns a scene that the user can resize: lay out for its size, and handle the"
            + " error."
        ])
    case .geometryRequestUnsupported:
      return Advice(
        "To have it granted",
        ["pass UIWindowScene.GeometryPreferences.iOS(interfaceOrientations:)"])
    case .multipleScenesNotSupported, .requestDenied: return nil
    }
  }

  private func adviceForFault(_ fault: Fault) -> Advice? {
    let purpose = "To keep it from crashing"
    switch fault {
    case .noCommonOrientation(let id):
      let masks = decision.masks
      let wanted =
        masks?.controller.isEmpty ?? true
        ? InterfaceOrientationMask.portrait
        : masks?.controller ?? .portrait
      let other =
        "let \(words.name(id, orElse: "the controller")) answer"
        + " \(Words.mask(masks?.application ?? .portrait))"
      return Advice(
        purpose, [applicationChange(wanted) + ", or \(other)"],
        notes: ["The two must share at least one orientation."])
    case .preferredNotSupported(let id, _, let supported):
      let asked = words.name(id, orElse: "the controller")
      return Advice(
        purpose,
        [
          "let preferredInterfaceOrientationForPresentation of \(asked) answer one of"
            + " \(Words.list(supported))"
        ], notes: ["Or widen its supportedInterfaceOrientations."])
    case .askedRecursively:
      return Advice(
        purpose,
        ["leave out presented alerts where a container forwards supportedInterfaceOrientations"])
    case .sceneLifeCycleRequired:
      return Advice(
        purpose, ["add UIApplicationSceneManifest to Info.plist and a scene delegate to the app"])
    case .wrongUse:
      return nil
    }
  }

  /// What keeps a screen from turning that does not want to.
  private func adviceToKeep(from orientation: InterfaceOrientation) -> Advice? {
    guard let screen, !cast.ownMask(screen).contains(orientation) else { return nil }
    let purpose = "To keep it from turning"
    if !decision.force.counts { return Advice(purpose, keepChanges, notes: keepNotes) }
    guard !screenIsAsked else { return nil }
    if let change = reachChange { return Advice(purpose, [change]) }
    return Advice(purpose, [applicationChange(cast.ownMask(screen))])
  }

  private var keepChanges: [String] {
    cast.behaviors[.lockPreference]
      ? [
        "answer true to prefersInterfaceOrientationLocked",
        "call setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
      ]
      : ["set UIRequiresFullScreen, or list fewer than four orientations for iPad in Info.plist"]
  }

  private var keepNotes: [String] {
    cast.behaviors[.lockPreference]
      ? ["The lock holds only while the scene fills the screen; otherwise lay out for its size."]
      : ["The app then leaves Split View and Slide Over."]
  }
}
