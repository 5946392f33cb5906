import Orientation

extension ExplanationBuilder {
  /// A row for every step that is worth showing; the last ones become the result.
  ///
  /// The engine determines which controller to ask before anything else; an explanation has another
  /// order.
  var rows: [Explanation.Row] {
    var rows: [Explanation.Row] = []
    for (step, isEarlier) in readable {
      for var row in self.rows(step) where !rows.contains(row) {
        if isEarlier && row.label == "asked" { row.label = Self.readBefore }
        rows.append(row)
      }
    }
    if !decision.force.counts { rows += passedOver.filter { !rows.contains($0) } }
    if isAutorotateInVain { rows.append(autorotateInVain) }
    if let screen, screen != voice, !mentions(screen) {
      if let why = whyScreenNotAsked {
        rows.append(unasked(screen, words.notAsked(why), nil))
      } else if let decider, let voice, isPassedBy(screen) {
        let why = "\(words.name(decider)) passes the question on to \(words.name(voice))"
        rows.append(unasked(screen, why, "D-37"))
      }
    }
    let order = [
      "device", "lock", "place", "request", "app", "hardware", "asked", Self.readBefore, "prefers",
      "not counted",
    ]
    let ranked = rows.enumerated().map { (order.firstIndex(of: $1.label) ?? order.count, $0, $1) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The label of answers that UIKit read before and still uses.
  private static let readBefore = "read before"

  /// The steps with those of the earlier reading in the place where it is used.
  private var readable: [(step: DecisionStep, isEarlier: Bool)] {
    var all: [(DecisionStep, Bool)] = []
    for step in steps {
      if case .usedAnnounced = step.finding {
        all += reading.filter { isAnswer($0) }.map { ($0, true) }
      }
      all.append((step, false))
    }
    return all
  }

  /// Whether a container that holds a screen passes the question on to something else.
  private func isPassedBy(_ screen: ControllerID) -> Bool {
    guard chain.count > 1, !chain.contains(screen) else { return false }
    return chain.dropLast().contains { !cast.path(from: $0, to: screen).isEmpty }
  }

  private func mentions(_ id: ControllerID) -> Bool {
    readable.contains { $0.step.speaker == .controller(id) }
  }

  /// What the app would have answered where masks do not count.
  private var passedOver: [Explanation.Row] {
    guard cast.behaviors[.masksDecide] else { return [] }
    let rule = steps.first { $0.finding == .doesNotCount }?.rule
    var rows: [Explanation.Row] = []
    func add(_ speaker: Speaker, _ text: String) {
      rows.append(
        Explanation.Row(
          "not counted", words.speaker(speaker), text, rule: rule,
          location: cast.locations[speaker: speaker]))
    }
    if let mask = cast.application.infoPlist.mask(for: cast.idiom) {
      add(.infoPlist, Words.list(mask))
    }
    if cast.behaviors[.appDelegateAnswers], let mask = cast.application.delegateMask {
      add(.appDelegate, Words.mask(mask))
    }
    if cast.behaviors[.sceneDelegateAnswers], let mask = cast.application.sceneDelegateMask {
      add(.sceneDelegate, Words.mask(mask))
    }
    return rows
  }

  private var autorotateInVain: Explanation.Row {
    let id = voice
    return Explanation.Row(
      "not asked", words.name(id, orElse: "the root"),
      "shouldAutorotate is false, but from iOS 16 it is not asked", rule: "D-12",
      location: id.flatMap { cast.locations[.controller($0)] })
  }

  private func rows(_ step: DecisionStep) -> [Explanation.Row] {
    switch (step.speaker, step.finding) {
    case (.controller, .allows) where chain.count > 1: chainRows(step)
    default: row(step).map { [$0] } ?? []
    }
  }

  /// The controllers that pass the question on, and the one that answers.
  private func chainRows(_ step: DecisionStep) -> [Explanation.Row] {
    guard case .allows(let mask) = step.finding else { return [] }
    var rows: [Explanation.Row] = []
    for (index, id) in chain.enumerated() {
      var row = make("asked", step, Words.mask(mask), speaker: name(id))
      row.location = cast.locations[.controller(id)]
      if index + 1 < chain.count, let last = chain.last {
        row.text += ", passed on from \(words.name(last))"
      }
      if index > 0 {
        row.decides = false
        row.rule = nil
      }
      rows.append(row)
    }
    return rows
  }

  private func row(_ step: DecisionStep) -> Explanation.Row? {
    switch step.speaker {
    case .device: deviceRow(step)
    case .userLock, .preferenceLock:
      make("lock", step, "\(words.speaker(step.speaker)) \(lockText(step))")
    case .infoPlist, .appDelegate, .sceneDelegate, .idiomDefault: applicationRow(step)
    case .controller, .decisionMaker: controllerRow(step)
    case .environment: make("place", step, placeText(step))
    case .request: requestRow(step)
    case .system: systemRow(step)
    }
  }

  private func deviceRow(_ step: DecisionStep) -> Explanation.Row? {
    switch step.finding {
    case .wants(let orientation):
      return make(
        "device", step,
        "\(cast.device.name), iOS \(cast.version), in \(Words.name(orientation.deviceOrientation)):"
          + " calls for \(Words.name(orientation))")
    case .wantsNothing:
      let pose = flatPose.map { flat($0) } ?? "is flat, or its orientation is unknown"
      let end = decision.outcome == .stays(.noCandidate) ? ": no controller is asked" : ""
      return make("device", step, pose + end)
    case .allows(let mask):
      guard blockers.contains(.device) || isTheCause(step) else { return nil }
      return make("hardware", step, "\(cast.device.name): \(Words.mask(mask))")
    default: return make("hardware", step, words.finding(step.finding))
    }
  }

  private func flat(_ pose: DeviceOrientation) -> String {
    "\(Words.name(pose)), which corresponds to no interface orientation"
  }

  private func lockText(_ step: DecisionStep) -> String {
    step.finding == .doesNotCount ? "does not count for this call" : "is on"
  }

  private func applicationRow(_ step: DecisionStep) -> Explanation.Row {
    guard case .allows(let mask) = step.finding else {
      return make("app", step, words.finding(step.finding), speaker: words.speaker(step.speaker))
    }
    let text = step.speaker == .infoPlist ? Words.list(mask) : Words.mask(mask)
    return make("app", step, text, speaker: words.speaker(step.speaker))
  }

  private func controllerRow(_ step: DecisionStep) -> Explanation.Row? {
    let name = controllerName(step)
    switch step.finding {
    case .decides: return nil
    case .allows(let mask):
      let effect =
        !decision.force.counts
        ? ", without effect: masks do not count here"
        : answersForViews(step) ? ", the default: a SwiftUI view has no mask" : ""
      return make("asked", step, Words.mask(mask) + effect, speaker: name)
    case .wants(let orientation):
      return make("prefers", step, Words.name(orientation), speaker: name)
    case .autorotates:
      return decision.masks == nil
        ? make("asked", step, "says yes", speaker: name) : nil
    case .doesNotAutorotate:
      let isLegacy = !cast.behaviors[.masksDecide]
      return make("asked", step, isLegacy ? "says no" : "shouldAutorotate is false", speaker: name)
    case .notAsked(.autorotateIsIgnored), .notAsked(.autorotationIsOff): return nil
    case .notAsked(let reason):
      if case .controller(let id) = step.speaker {
        guard isWorthTelling(id, reason), !chain.dropFirst().contains(id) else { return nil }
        return unasked(id, words.notAsked(reason), step.rule)
      }
      return make("not asked", step, words.notAsked(reason), speaker: name)
    default: return make("asked", step, words.finding(step.finding), speaker: name)
    }
  }

  /// Whether the answer is that of a hosting controller, which has nothing to answer but the default.
  private func answersForViews(_ step: DecisionStep) -> Bool {
    guard case .controller(let id) = step.speaker, let controller = cast.controller(id) else {
      return false
    }
    return controller.isHosting && controller.answers.mask == nil
  }

  /// A controller that was not asked, with what it would have answered and why it was not asked.
  private func unasked(_ id: ControllerID, _ reason: String?, _ rule: RuleID?) -> Explanation.Row {
    let own = Words.mask(cast.mask(ifAsked: id))
    let because = reason.map { ". \($0.prefix(1).uppercased() + $0.dropFirst())" } ?? ""
    return Explanation.Row(
      "not asked", words.name(id), own + because, rule: rule,
      location: cast.locations[.controller(id)])
  }

  /// Whether it is worth reporting that a controller was not asked: not where none was, and for the
  /// content of containers only about the screen in question.
  private func isWorthTelling(_ id: ControllerID, _ reason: NotAsked) -> Bool {
    guard case .containerAnswers = reason else { return true }
    guard decision.masks != nil || !decision.force.counts || decision.outcome == .autorotationOff
    else { return false }
    return screen == nil || id == screen
  }

  private func controllerName(_ step: DecisionStep) -> String {
    let id: ControllerID? =
      if case .controller(let id) = step.speaker { id } else { decider }
    guard let id else { return words.speaker(step.speaker) }
    return name(id)
  }

  private func name(_ id: ControllerID) -> String {
    words.name(id) + (id == cast.root ? " (root)" : "")
  }

  private func placeText(_ step: DecisionStep) -> String {
    switch step.finding {
    case .doesNotCount: "masks do not count: \(words.whyMasksDoNotCount(step.rule))"
    case .weighs(let force): Words.force(force)
    case .chose where decision.trigger == .sceneChange: Words.shape(step.rule)
    default: "what is shown here does not follow the device"
    }
  }

  private func requestRow(_ step: DecisionStep) -> Explanation.Row? {
    switch step.finding {
    case .requests(let mask): make("request", step, Words.mask(mask))
    default: nil
    }
  }

  private func systemRow(_ step: DecisionStep) -> Explanation.Row? {
    switch step.finding {
    case .usedAnnounced(let mask):
      make(
        "UIKit", step,
        reading.isEmpty
          ? "uses the answer it read last: \(Words.mask(mask))"
          : "uses these earlier answers; nothing is asked again")
    case .decides: make("UIKit", step, "looks again when another screen is shown")
    case .doesNotNegotiate:
      make("UIKit", step, "asks no controller on this occasion, so none decides")
    case .holds where step.rule == "B-23": make("app", step, "is in the background")
    default: nil
    }
  }

  func make(
    _ label: String, _ step: DecisionStep, _ text: String, speaker: String = ""
  ) -> Explanation.Row {
    var location = cast.locations[speaker: step.speaker]
    if step.speaker == .decisionMaker, let decider {
      location = cast.locations[.controller(decider)]
    }
    return Explanation.Row(
      label, speaker, text, decides: isTheCause(step), rule: step.rule, location: location)
  }
}

extension Outcome {
  fileprivate static let autorotationOff = Outcome.stays(.autorotationOff)
}
