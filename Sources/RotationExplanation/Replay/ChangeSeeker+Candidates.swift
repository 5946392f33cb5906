import Orientation

extension ChangeSeeker {
  /// Everything that is tried.
  var candidates: [Change] {
    masks + questions + application + calls + presentations + locks + order + places + user
  }

  var before: RotationSystem { playback.before }
  var after: RotationSystem { playback.after }
  var behaviors: Behaviors { after.behaviors }

  /// Whether the interface is to leave where it is.
  var isToTurn: Bool {
    switch aim.goal {
    case .turns, .granted: true
    case .keeps, .starts, .survives, .locks, .unlocks: false
    }
  }

  func name(_ id: ControllerID) -> String { words.name(id) }

  /// The screen in question: the one asked about, else the one that the step shows.
  var subject: ControllerID? { aim.screen ?? story.screen }

  /// The controllers that are asked before and after the moment, those that answer in their place,
  /// and the way from them to the screen in question; each once, the screen first.
  var concerned: [ControllerID] {
    var found = subject.map { [$0] } ?? []
    for system in [after, before] where system.has(aim.scene) {
      let situation = system.situation(of: aim.scene)
      var answering: [ControllerID] = situation.speakers.compactMap { speaker in
        if case .controller(let id) = speaker { id } else { nil }
      }
      answering.sort { $0.index < $1.index }
      found += answering
      if let decider = situation.decider {
        found.append(decider)
        if let subject { found += path(from: decider, to: subject) }
      }
    }
    if case .exception(let fault)? = playback.momentEntries.last?.occurrence,
      let id = fault.controller
    {
      found.insert(id, at: 0)
    }
    var seen: Set<ControllerID> = []
    return found.filter { after.controllers[safe: $0] != nil && seen.insert($0).inserted }
  }

  /// The containers from one controller down to another inside it, both included.
  func path(from outer: ControllerID, to inner: ControllerID) -> [ControllerID] {
    words.cast.path(from: outer, to: inner)
  }

  /// A mask that holds what is wanted, both landscapes rather than one.
  func widened(_ mask: InterfaceOrientationMask) -> InterfaceOrientationMask {
    mask.union(aim.wish.isSubset(of: .landscape) ? .landscape : aim.wish)
  }

  /// The place of the step that showed the screen in question; nil where it is shown from the start.
  var showing: Int? {
    guard let subject else { return nil }
    var place: Int?
    for index in story.steps.indices where !playback.systems[index].isShown(subject) {
      if playback.systems[index + 1].isShown(subject), index > 0 {
        place = story.steps[index].place
      }
    }
    return place
  }
}

// What controllers answer.

extension ChangeSeeker {
  /// Other masks, and other controllers that pass the question on.
  var masks: [Change] {
    var changes: [Change] = []
    for id in concerned { changes += mask(of: id) }
    if let change = forwarding { changes.append(change) }
    if let change = everybody { changes.append(change) }
    return changes
  }

  /// Up to iOS 5 containers ask what is inside, and one no is enough: all of them say yes.
  private var everybody: Change? {
    guard !behaviors[.masksDecide], isToTurn,
      let decider = after.situation(of: aim.scene).decider
    else { return nil }
    let inside = after.controllers.indices.map { ControllerID($0) }.filter { id in
      !path(from: decider, to: id).isEmpty
        && after.controllers[safe: id].map {
          !($0.answers.mask ?? .portrait).contains(aim.wish)
        } ?? false
    }
    guard inside.count > 1 else { return nil }
    let mask = aim.wish
    let names = inside.map(name).listed()
    return Change(
      "let \(names) answer YES to shouldAutorotateToInterfaceOrientation: for \(Words.list(mask))",
      cost: 3
    ) { story in
      for id in inside {
        story.rewrite(id) { $0.answers.mask = ($0.answers.mask ?? .portrait).union(mask) }
      }
    }
  }

  private func mask(of id: ControllerID) -> [Change] {
    // Some of UIKit's classes must not be subclassed, so their answers stay as they are.
    guard let controller = after.controllers[safe: id], !controller.kind.isFinal else { return [] }
    let own = controller.ownMask(on: after.idiom)
    var wanted: [InterfaceOrientationMask] = []
    switch aim.goal {
    case .turns, .granted: wanted = [widened(own)]
    case .keeps(let mask): wanted = [mask]
    case .survives: wanted = faultMasks(own)
    case .starts, .locks, .unlocks: return []
    }
    let isSubject = id == subject || subject == nil
    return wanted.filter { !$0.isEmpty }.map { mask in
      let text: String
      if case .delegate = controller.forwarding {
        text =
          "answer \(Words.mask(mask)) in \(Words.delegateMethod(controller.kind)) of the delegate"
          + " of \(name(id))"
      } else if !behaviors[.masksDecide] {
        text =
          "let \(name(id)) answer YES to shouldAutorotateToInterfaceOrientation: for"
          + " \(Words.list(mask))"
      } else {
        // The hosting controllers that SwiftUI makes answer the default.
        let who = controller.isHosting ? "a hosting controller of your own for " : ""
        text = "answer \(Words.mask(mask)) in supportedInterfaceOrientations of \(who)\(name(id))"
      }
      return Change(text, cost: isSubject && !controller.isHosting ? 2 : 4) { story in
        story.rewrite(id) { $0.answer(mask) }
        story.replaceEvents { event in
          guard case .change(id, var answers) = event else { return event }
          answers.mask = mask
          return .change(id, answers)
        }
      }
    }
  }

  /// Masks that would spare an exception.
  private func faultMasks(_ own: InterfaceOrientationMask) -> [InterfaceOrientationMask] {
    let application = playback.lastMasks?.application ?? .allButUpsideDown
    var masks = [own.union(application)]
    if case .exception(.preferredNotSupported(_, .orientation(let preferred), _))? =
      playback.momentEntries.last?.occurrence
    {
      masks = [own.union(preferred.mask)]
    }
    return masks
  }

  /// Containers between the one that is asked and the screen that pass the question on.
  private var forwarding: Change? {
    guard let subject else { return nil }
    for system in [after, before] where system.has(aim.scene) {
      guard let decider = system.situation(of: aim.scene).decider, decider != subject else {
        continue
      }
      let path = path(from: decider, to: subject).dropLast()
      // What a hosting controller shows has no way to be asked.
      guard !path.contains(where: { system.controllers[safe: $0]?.isHosting ?? false }) else {
        return nil
      }
      // What is presented over the content is asked in its place where it is the visible one (D-36, D-37).
      let silent = path.filter { id in
        guard let forwarding = system.controllers[safe: id]?.forwarding else { return false }
        return forwarding.isSilent
          || (forwarding == .visible && system.presentedFromInside(id) != nil)
      }
      guard !silent.isEmpty else { continue }
      var parts: [String] = []
      for id in silent {
        guard let kind = system.controllers[safe: id]?.kind else { continue }
        parts.append("\(name(id)) \(parts.isEmpty ? "forward " : "")to \(Words.target(kind))")
      }
      return Change("let \(parts.listed())", cost: 2) { story in
        for id in silent {
          story.rewrite(id) { $0.forwarding = $0.kind == .navigation ? .top : .selected }
        }
      }
    }
    return nil
  }

  /// What else controllers are asked.
  private var questions: [Change] {
    var changes: [Change] = []
    for id in concerned {
      guard let controller = after.controllers[safe: id], !controller.kind.isFinal else {
        continue
      }
      if behaviors[.autorotateIsAsked], isToTurn {
        changes.append(
          Change("answer true to shouldAutorotate in \(name(id))", cost: 2) { story in
            story.rewrite(id) { $0.answers.autorotates = true }
          })
      }
      for orientation in InterfaceOrientation.valid where isPreference(orientation, of: controller)
      {
        let said = "answer \(Words.name(orientation)) in"
        changes.append(
          Change("\(said) preferredInterfaceOrientationForPresentation of \(name(id))", cost: 3) {
            story in story.rewrite(id) { $0.answers.preferred = .orientation(orientation) }
          })
      }
      if aim.goal == .survives,
        controller.forwarding == .visible || controller.forwarding == .presented
      {
        changes.append(
          Change(
            "leave out presented alerts where \(name(id)) forwards supportedInterfaceOrientations",
            cost: 2
          ) { story in
            story.rewrite(id) {
              $0.forwarding = $0.kind == .navigation ? .top : $0.kind == .plain ? .none : .selected
            }
          })
      }
    }
    return changes
  }

  /// Whether an orientation can be preferred to some use.
  private func isPreference(_ orientation: InterfaceOrientation, of controller: Controller) -> Bool
  {
    guard controller.ownMask(on: after.idiom).contains(orientation) else { return false }
    switch aim.goal {
    case .turns(let mask), .granted(let mask): return mask.contains(orientation)
    case .survives: return controller.answers.preferred != .inherited
    case .keeps, .starts, .locks, .unlocks: return false
    }
  }
}

extension Controller {
  /// Answers a mask, by itself or by its delegate.
  fileprivate mutating func answer(_ mask: InterfaceOrientationMask) {
    if case .delegate(_, let preferred) = forwarding {
      forwarding = .delegate(mask: mask, preferred: preferred)
    } else {
      answers.mask = mask
    }
  }
}

extension Controller.Forwarding {
  /// Whether a container answers without asking what it shows.
  fileprivate var isSilent: Bool {
    switch self {
    case .none, .delegate: true
    case .top, .visible, .selected, .presented: false
    }
  }
}

extension Playback {
  /// The masks of the last negotiation that read any.
  var lastMasks: Masks? {
    for entry in momentEntries.reversed() {
      if case .decided(_, let decision, _) = entry.occurrence, let masks = decision.masks {
        return masks
      }
    }
    return nil
  }
}
