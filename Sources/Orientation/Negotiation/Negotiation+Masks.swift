extension Negotiation {
  /// Up to iOS 15: asks `shouldAutorotate` where a false answer ends the negotiation.
  ///
  /// A full-screen presentation continues whatever it answers (`D-14`), and so does its dismissal:
  /// a false answer ends only automatic rotation. Everything else waits for it, the turn after the
  /// launch and a new root included.
  mutating func askAutorotate(_ facts: Facts) -> Outcome? {
    guard facts.hasController else { return nil }
    guard behaviors[.autorotateIsAsked] else {
      note("D-12", .decisionMaker, .notAsked(.autorotateIsIgnored))
      return nil
    }
    if trigger == .presentation || trigger == .dismissal { return nil }
    if asked.shouldAutorotate() {
      note("D-11", .decisionMaker, .autorotates)
      return nil
    }
    note("D-11", .decisionMaker, .doesNotAutorotate, after: [])
    note("D-11", .decisionMaker, .notAsked(.autorotationIsOff), before: [])
    return .stays(.autorotationOff)
  }

  /// Reads application, controller and device masks; nil when an alert asked back.
  mutating func readMasks(_ facts: Facts) -> Masks? {
    if let announced = facts.announced, usesAnnouncedMasks {
      let controller = facts.hasController ? announced.controller : .all
      note(
        "F-25", .system, .usedAnnounced(controller),
        after: announced.application.intersection(controller),
        policy: isRequest ? nil : .turnReadsMasks)
      if !facts.hasController {
        note("D-20", .decisionMaker, .notAsked(.notOnScreen), before: announced.application)
      }
      return narrowedByDevice(facts, announced.application, controller)
    }
    let application = readApplicationMask(facts)
    guard facts.hasController else {
      note("D-20", .decisionMaker, .notAsked(.notOnScreen), before: application)
      return narrowedByDevice(facts, application, .all)
    }
    guard let controller = asked.supportedInterfaceOrientations() else {
      note(
        "D-57", .decisionMaker, .raises, before: application, after: [],
        policy: behaviors[.alertAskedBackRaises] ? nil : .alertAskedBack)
      return nil
    }
    note(
      "D-06", .decisionMaker, .allows(controller), before: application,
      after: application.intersection(controller))
    return narrowedByDevice(facts, application, controller)
  }

  private var isRequest: Bool {
    if case .request = trigger { true } else { false }
  }

  private var usesAnnouncedMasks: Bool {
    guard behaviors[.masksAreAnnounced] else { return false }
    if isRequest { return true }
    return trigger.isDeviceDriven && policy.turnReadsMasks == .announced
  }

  private mutating func narrowedByDevice(
    _ facts: Facts, _ application: InterfaceOrientationMask, _ controller: InterfaceOrientationMask
  ) -> Masks {
    let masks = Masks(application: application, controller: controller, device: facts.deviceMask)
    if facts.deviceMask != .all {
      note(
        "D-05", .device, .allows(facts.deviceMask), before: application.intersection(controller),
        after: masks.effective)
    }
    return masks
  }

  /// The application's mask: a delegate, the plist, or the idiom's default (`D-01`).
  private mutating func readApplicationMask(_ facts: Facts) -> InterfaceOrientationMask {
    let scene = behaviors[.sceneDelegateAnswers] ? asked.sceneDelegateMask() : nil
    let app = behaviors[.appDelegateAnswers] ? asked.appDelegateMask() : nil
    if let scene {
      if let app {
        switch policy.delegatePrecedence {
        case .sceneDelegate: break
        case .appDelegate:
          return answered("D-56", .appDelegate, app, policy: .delegatePrecedence)
        case .both:
          _ = answered("D-56", .appDelegate, app, policy: .delegatePrecedence)
          return answered("D-55", .sceneDelegate, scene, before: app)
        }
      }
      return answered("D-55", .sceneDelegate, scene, policy: app == nil ? nil : .delegatePrecedence)
    }
    if let app {
      if let plist = facts.plistMask {
        note("D-44", .infoPlist, .allows(plist), before: .all)
      }
      return answered("D-01", .appDelegate, app)
    }
    if let plist = facts.plistMask { return answered("D-02", .infoPlist, plist) }
    return answered("D-01", .idiomDefault, facts.idiom.defaultMask)
  }

  private mutating func answered(
    _ rule: RuleID, _ speaker: Speaker, _ mask: InterfaceOrientationMask,
    before: InterfaceOrientationMask = .all, policy: PolicyPoint? = nil
  ) -> InterfaceOrientationMask {
    let after = before.intersection(mask)
    note(rule, speaker, .allows(mask), before: before, after: after, policy: policy)
    return after
  }

  /// Raises, or stays, where the masks share nothing.
  mutating func checkCommonGround(_ facts: Facts, _ masks: Masks) -> Outcome? {
    let common = masks.application.intersection(masks.controller)
    if common.isEmpty {
      note("D-04", .system, .nothingInCommon, before: masks.application, after: [])
      // A request is answered with an error, not with an exception.
      if isRequest { return nil }
      if masks.controller.isEmpty && behaviors[.zeroMaskIsTolerated] {
        note("A-16", .decisionMaker, .holds, before: [])
        return .stays(.appTurnsStatusBar)
      }
      guard facts.hasController else { return .stays(.notAllowed) }
      return raiseUnlessAutorotationIsOff()
    }
    guard masks.effective.isEmpty, !isRequest else { return nil }
    let raises = policy.deviceExcludesAll == .raises
    note(
      "D-05", .device, raises ? .raises : .holds, before: common, after: [],
      policy: .deviceExcludesAll)
    return raises ? .raises(.noCommonOrientation(controller: nil)) : .stays(.notAllowed)
  }

  private mutating func raiseUnlessAutorotationIsOff() -> Outcome {
    if behaviors[.autorotateIsAsked] {
      if !asked.shouldAutorotate() {
        note("D-18", .decisionMaker, .doesNotAutorotate, before: [])
        return .stays(.autorotationOff)
      }
    } else if policy.emptyMaskWithoutAutorotate == .stays, !asked.shouldAutorotate() {
      note(
        "Q-03", .decisionMaker, .doesNotAutorotate, before: [], policy: .emptyMaskWithoutAutorotate)
      return .stays(.autorotationOff)
    }
    note("D-15", .system, .raises, before: [])
    return .raises(.noCommonOrientation(controller: nil))
  }
}
