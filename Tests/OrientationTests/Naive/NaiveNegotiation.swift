import Orientation

/// The rules of negotiation a second time, as plain ifs, for the engine to be compared with.
///
/// It shares nothing with the engine but the names of what goes in and comes out. Where the rules
/// leave a point to a policy, it knows only the default.
struct NaiveNegotiation {
  let trigger: Trigger
  let facts: Facts
  let answers: FixedAnswers
  let version: Int

  init(_ trigger: Trigger, _ facts: Facts, _ answers: FixedAnswers) {
    self.trigger = trigger
    self.facts = facts
    self.answers = answers
    self.version = facts.version.major
  }

  var outcome: Outcome {
    if let outcome = withoutAskingAnybody { return outcome }
    if case .request(let mask) = trigger { return request(NaiveOrientations(mask)) }
    // B-11: a flat or unknown pose never changes anything.
    if followsOnlyTheDevice && wanted == nil { return .stays(.noCandidate) }
    if version <= 5 { return byYesAndNo }
    if !masksCount { return withoutMasks }
    return byMasks
  }

  // MARK: Before the questions

  private var withoutAskingAnybody: Outcome? {
    switch trigger {
    case .attempt:
      // F-10: since iOS 5.
      if version < 5 { return .stays(.notOffered) }
    case .keyValueWrite:
      // F-18: a log line and nothing else from iOS 16.
      if version >= 16 { return .stays(.notOffered) }
    case .update, .request:
      // F-20, F-24: since iOS 16.
      if version < 16 { return .stays(.notOffered) }
    case .contentChange:
      // E-11, E-13: no negotiation up to iOS 15. E-12: from 16 there is one.
      if version < 16 { return .stays(.notNegotiated) }
    case .deviceTurn, .foreground, .unlock:
      // B-23
      if facts.isInBackground { return .stays(.inBackground) }
      // B-14: the user's lock stops what the device drives, and nothing else.
      if facts.isUserLocked { return .stays(.userLock) }
    case .launch, .rootChange, .presentation, .dismissal, .sceneChange:
      break
    }
    // F-34, M-24, M-26: the lock of iOS 26 keeps the present orientation.
    if version >= 26 && facts.isPreferenceLocked {
      // M-23: it ends with the controller that is no longer the visible one.
      let showsAnother = trigger == .launch || trigger == .rootChange || isPresentation
      if !showsAnother {
        // B-12: what is there already needs no lock to stay.
        return followsOnlyTheDevice && wanted == facts.current
          ? .stays(.alreadyThere) : .stays(.preferenceLock)
      }
    }
    return nil
  }

  // MARK: iOS 5 and older

  /// D-10, D-22, I-01: the controller says yes or no to one orientation; there are no masks.
  private var byYesAndNo: Outcome {
    guard let wanted else { return .stays(.noCandidate) }
    if wanted == facts.current { return .stays(.alreadyThere) }
    // D-05
    if !deviceMask.has(wanted) { return .stays(.notAllowed) }
    if facts.hasController && !NaiveOrientations(answers.controller).has(wanted) {
      return .stays(.notAllowed)
    }
    return .turns(to: wanted)
  }

  // MARK: iOS 6 and later

  /// D-40, N-01: no controller is asked, and everything the hardware shows is allowed.
  private var withoutMasks: Outcome {
    // N-08: a resized mirroring window reports portrait whatever happens.
    if facts.environment == .mirroring {
      return facts.current == .portrait ? .stays(.doesNotFollowDevice) : .turns(to: .portrait)
    }
    // a display of its own turns with nothing.
    if facts.environment == .externalDisplay { return .stays(.doesNotFollowDevice) }
    guard let wanted else { return .stays(.noCandidate) }
    if !deviceMask.has(wanted) { return .stays(.notAllowed) }
    if wanted == facts.current { return .stays(.alreadyThere) }
    // B-14: presentations and updates could only follow the device here. F-06: a forced turn may.
    if facts.isUserLocked && !followsOnlyTheDevice { return .stays(.userLock) }
    return .turns(to: wanted)
  }

  private var byMasks: Outcome {
    // D-11: asked first, and false ends it, up to iOS 15. D-12: not asked from 16.
    // D-14: a presentation comes up all the same, and so does the presenter after it (E-17).
    if version <= 15 && facts.hasController && !answers.autorotates && !isPresentation {
      return .stays(.autorotationOff)
    }

    var application = applicationMask
    var controller = NaiveOrientations(answers.controller)
    // D-08, F-25: from iOS 16 a turn is judged by what was announced last.
    if version >= 16 && isDrivenByDevice, let announced = facts.announced {
      application = NaiveOrientations(announced.application)
      controller = NaiveOrientations(announced.controller)
    }

    // D-20: without a controller only the app counts.
    guard facts.hasController else {
      return choose(from: application.and(deviceMask), preferred: nil)
    }

    // iOS 6 to 8 take an empty mask as a sign that the app turns the status bar itself.
    if version <= 8 && controller.isEmpty { return .stays(.appTurnsStatusBar) }

    // D-15, A-15: nothing in common raises; D-18: not with shouldAutorotate false, up to iOS 15;
    // from 16 it does.
    let common = application.and(controller)
    if common.isEmpty {
      if answers.autorotates || version >= 16 {
        return .raises(.noCommonOrientation(controller: nil))
      }
      return .stays(.autorotationOff)
    }
    // D-04, D-05: the hardware shows none of what app and controller share.
    if common.and(deviceMask).isEmpty { return .stays(.notAllowed) }

    // E-04, A-14: the preferred orientation must be in the controller's mask. E-03: the inherited
    // one never raises. E-06: a dismissal checks it too.
    var preferred: InterfaceOrientation?
    if isPresentation {
      switch answers.preferred {
      case .inherited:
        // E-07: on iOS 6 even the inherited one was checked when something was presented.
        if version == 6 && trigger == .presentation && !controller.has(facts.current) {
          return .raises(wrongPreferred)
        }
        preferred = nil
      case .orientation(let orientation):
        preferred = orientation
        if !controller.has(orientation) { return .raises(wrongPreferred) }
      case .invalid:
        return .raises(wrongPreferred)
      }
    }

    // D-04, D-05
    return choose(from: common.and(deviceMask), preferred: preferred)
  }

  // MARK: Choosing

  private func choose(from allowed: NaiveOrientations, preferred: InterfaceOrientation?) -> Outcome
  {
    switch trigger {
    case .deviceTurn, .foreground, .unlock, .attempt, .keyValueWrite:
      // B-11
      guard let wanted else { return .stays(.noCandidate) }
      // D-43, F-04, F-11: what is not allowed is ignored, without a fallback (0.1, D-42).
      if !allowed.has(wanted) { return .stays(.notAllowed) }
      return go(to: wanted)
    case .launch, .rootChange, .update, .dismissal, .presentation, .contentChange, .sceneChange,
      .request:
      break
    }

    // D-04: the hardware shows none of what app and controller share.
    if allowed.isEmpty { return .stays(.notAllowed) }

    if trigger == .presentation {
      // E-08: the preferred orientation, however the device is held.
      if let preferred, allowed.has(preferred) { return go(to: preferred) }
      // E-03: else the current one.
      if allowed.has(facts.current) { return go(to: facts.current) }
    }

    // H-18, E-10, E-12, E-17, F-24: the device's orientation. B-14: under the user's lock the
    // device turns nothing; only what is presented or dismissed may still need it.
    if let wanted, allowed.has(wanted), isPresentation || !facts.isUserLocked {
      return go(to: wanted)
    }
    // Procedure of section D, step 4.
    if allowed.has(facts.current) { return go(to: facts.current) }
    // D-42
    if allowed.portrait { return go(to: .portrait) }
    if allowed.landscapeRight { return go(to: .landscapeRight) }
    if allowed.landscapeLeft { return go(to: .landscapeLeft) }
    return go(to: .portraitUpsideDown)
  }

  private func go(to orientation: InterfaceOrientation) -> Outcome {
    orientation == facts.current ? .stays(.alreadyThere) : .turns(to: orientation)
  }

  // MARK: Geometry requests

  private func request(_ requested: NaiveOrientations) -> Outcome {
    if !masksCount {
      // M-09 on iPad, N-11 and N-12 wherever else the user resizes.
      return .refused(.windowingMode)
    }

    // Q-02, F-25: judged by what was announced last.
    var application = applicationMask
    var controller = facts.hasController ? NaiveOrientations(answers.controller) : .all
    if let announced = facts.announced {
      application = NaiveOrientations(announced.application)
      if facts.hasController { controller = NaiveOrientations(announced.controller) }
    }
    let supported = application.and(controller).and(deviceMask)

    // F-22
    let possible = requested.and(supported)
    if possible.isEmpty {
      return .refused(
        .orientationsNotSupported(requested: requested.mask, supported: supported.mask))
    }

    // F-28: a request that holds the current orientation changes nothing.
    if possible.has(facts.current) { return .stays(.alreadyThere) }
    // F-30: else the device's, else the usual order.
    if let wanted, possible.has(wanted) { return .turns(to: wanted) }
    if possible.portrait { return .turns(to: .portrait) }
    if possible.landscapeRight { return .turns(to: .landscapeRight) }
    if possible.landscapeLeft { return .turns(to: .landscapeLeft) }
    return .turns(to: .portraitUpsideDown)
  }

  // MARK: Who says what

  /// What the app allows.
  var applicationMask: NaiveOrientations {
    // N-23: the scene delegate answers from iOS 27, and goes first there (N-25).
    if version >= 27, let mask = answers.sceneDelegate { return NaiveOrientations(mask) }
    // D-01: the method exists from iOS 6.
    if version >= 6, let mask = answers.appDelegate { return NaiveOrientations(mask) }
    return plistMask
  }

  /// D-40 (c): the list for this idiom, else the idiom's default.
  var plistMask: NaiveOrientations {
    if let mask = facts.plistMask { return NaiveOrientations(mask) }
    return facts.idiom == .pad ? .all : .allButUpsideDown
  }

  /// D-05: what the hardware shows.
  private var deviceMask: NaiveOrientations { NaiveOrientations(facts.deviceMask) }

  /// the interface orientation for this pose.
  private var wanted: InterfaceOrientation? {
    switch facts.device {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }

  private var wrongPreferred: Fault {
    .preferredNotSupported(
      controller: nil,
      // E-03: the inherited one is the current one.
      preferred: answers.preferred == .inherited ? .orientation(facts.current) : answers.preferred,
      supported: answers.controller)
  }

  private var isPresentation: Bool { trigger == .presentation || trigger == .dismissal }

  private var isDrivenByDevice: Bool {
    trigger == .deviceTurn || trigger == .foreground || trigger == .unlock
  }

  /// Those that do nothing when the device is flat.
  private var followsOnlyTheDevice: Bool {
    isDrivenByDevice || trigger == .attempt || trigger == .keyValueWrite
  }
}
