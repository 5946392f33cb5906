import Orientation

extension ExplanationBuilder {
  /// What would make every mask hold what is wanted.
  func adviceForMasks(_ purpose: String, isRequest: Bool = false) -> Advice {
    let blockers = self.blockers
    if blockers.contains(.device) {
      return Advice(
        "", [],
        notes: [
          "Nothing the app does changes that: \(cast.device.name) has no"
            + " \(Words.list(wish))."
        ])
    }
    guard let masks = decision.masks else { return legacyAdvice(purpose) }
    var changes: [String] = []
    if isStale { return staleAdvice(purpose, isRequest) }
    if blockers.contains(.application) {
      changes.append(applicationChange(answer(insteadOf: masks.application)))
    }
    if blockers.contains(.controller) {
      changes += controllerChanges(answer(insteadOf: masks.controller))
    } else if let change = reachChange, screenAllowsWish {
      changes.append(change)
    }
    let isDynamic = applicationSpeaker != .infoPlist && applicationSpeaker != .idiomDefault
    guard cast.behaviors[.masksAreAnnounced],
      isDynamic || isRequest || blockers.contains(.controller)
    else { return Advice(purpose, changes) }
    return Advice(
      purpose, changes,
      notes: [
        "UIKit keeps the answers it read: call setNeedsUpdateOfSupportedInterfaceOrientations()"
          + " when they change\(isRequest ? ", before the request" : "")."
      ])
  }

  /// Whether the answers have changed since UIKit read them, and would now allow it.
  var isStale: Bool {
    guard steps.contains(where: { $0.finding.isAnnounced }) else { return false }
    switch blockers {
    case [.controller]: return nowAllows != nil
    case [.application]:
      return applicationSpeaker == .appDelegate
        && !(cast.application.delegateMask ?? []).isDisjoint(with: wish)
    default: return false
    }
  }

  /// What the controller that answers would answer now, where that holds what is wanted.
  private var nowAllows: InterfaceOrientationMask? {
    guard let now = answeringNow, let controller = cast.controller(now),
      controller.forwarding == .none
    else { return nil }
    let mask = cast.ownMask(now)
    return mask.isDisjoint(with: wish) ? nil : mask
  }

  /// The controller that would answer now: a push can have put another one on top.
  private var answeringNow: ControllerID? {
    guard var id = decider else { return nil }
    var seen: Set<ControllerID> = [id]
    while let controller = cast.controller(id), let next = controller.answeringChild,
      seen.insert(next).inserted
    {
      id = next
    }
    return id
  }

  /// The answers that UIKit keeps using.
  func oldAnswer(_ masks: Masks) -> InterfaceOrientationMask {
    blockers == [.application] ? masks.application : masks.controller
  }

  private func staleAdvice(_ purpose: String, _ isRequest: Bool) -> Advice {
    let isController = blockers == [.controller]
    let who =
      isController ? words.name(answeringNow, orElse: "the controller") : "the app delegate"
    let mask = (isController ? nowAllows : cast.application.delegateMask) ?? []
    let now = "\(who) now allows \(Words.mask(mask))".sentenceCased
    return Advice(
      purpose,
      [
        "call setNeedsUpdateOfSupportedInterfaceOrientations()"
          + (isRequest ? " before the request" : " after the change")
      ],
      notes: ["\(now), but UIKit has not been notified."])
  }

  /// Up to iOS 5 the controllers answer yes or no.
  private func legacyAdvice(_ purpose: String) -> Advice {
    let asked = words.name(decider, orElse: "the controller that is asked")
    return Advice(
      purpose,
      ["let \(asked) answer YES to shouldAutorotateToInterfaceOrientation: for \(Words.list(wish))"]
    )
  }

  /// What an author would answer in place of a mask to allow it: what a screen that is not asked
  /// answers itself, else the mask with what is missing, both landscapes rather than one.
  func answer(insteadOf mask: InterfaceOrientationMask) -> InterfaceOrientationMask {
    if let screen, !cast.ownMask(screen).isDisjoint(with: wish), !screenIsAsked,
      !chain.contains(screen)
    {
      return cast.ownMask(screen)
    }
    return mask.union(wish.isSubset(of: .landscape) ? .landscape : wish)
  }

  var screenAllowsWish: Bool {
    screen.map { !cast.ownMask($0).isDisjoint(with: wish) } ?? false
  }

  /// How the application's mask gets wider.
  func applicationChange(_ mask: InterfaceOrientationMask) -> String {
    let shown = screen.map { " while \(words.name($0)) is shown" } ?? ""
    switch applicationSpeaker {
    case .appDelegate: return "answer \(Words.mask(mask)) in the app delegate\(shown)"
    case .sceneDelegate: return "answer \(Words.mask(mask)) in the scene delegate\(shown)"
    default:
      let missing = InterfaceOrientation.valid.filter {
        mask.contains($0) && !(decision.masks?.application.contains($0) ?? false)
      }
      let strings = missing.map { Words.plistString($0) }.listed()
      let key = "UISupportedInterfaceOrientations" + (cast.idiom == .pad ? "~ipad" : "")
      return "add \(strings) to \(key) in Info.plist"
    }
  }

  /// How the mask of the controller that is asked gets wider.
  private func controllerChanges(_ answer: InterfaceOrientationMask) -> [String] {
    let asked = words.name(voice, orElse: "the controller that is asked")
    if let voice, case .delegate = cast.controller(voice)?.forwarding,
      let kind = cast.controller(voice)?.kind
    {
      return [
        "answer \(Words.mask(answer)) in \(Words.delegateMethod(kind)) of the delegate of \(asked)"
      ]
    }
    if screen == nil || screenIsAsked {
      return ["answer \(Words.mask(answer)) in supportedInterfaceOrientations of \(asked)"]
    }
    if let change = reachChange {
      guard let screen, !screenAllowsWish else { return [change] }
      return [change, "answer \(Words.mask(answer)) in \(words.name(screen))"]
    }
    return ["answer \(Words.mask(answer)) in supportedInterfaceOrientations of \(asked)"]
  }

  /// What makes the screen's own answer count; nil where it does, or where nothing can.
  var reachChange: String? {
    guard let screen, !screenIsAsked else { return nil }
    switch whyScreenNotAsked {
    case .doesNotCoverWindow: return "present \(words.name(screen)) as .fullScreen"
    case .coveredBy(let id): return "dismiss \(words.name(id))"
    case .otherWindowDecides: return "make the window of \(words.name(screen)) the key window"
    case .notOnScreen: return "show \(words.name(screen))"
    case .masksDoNotCount, .autorotateIsIgnored, .autorotationIsOff, .delegateAnswers: return nil
    case .containerAnswers, nil: return forwardingChange(of: nil)
    }
  }

  /// How the containers between the one that is asked and the screen pass the question on.
  func forwardingChange(of method: String?) -> String? {
    guard let screen, let voice, screen != voice else { return nil }
    let path = cast.path(from: voice, to: screen).dropLast()
    // What a hosting controller shows has no way to be asked.
    guard !path.contains(where: { cast.controller($0)?.isHosting ?? false }) else { return nil }
    var parts: [String] = []
    for id in path {
      guard let container = cast.controller(id), container.forwarding == .none else { continue }
      let verb = parts.isEmpty ? "forward \(method.map { "\($0) " } ?? "")" : ""
      parts.append("\(words.name(id)) \(verb)to \(target(container))")
    }
    return parts.isEmpty ? nil : "let \(parts.listed())"
  }

  private func target(_ container: Controller) -> String {
    switch container.kind {
    case .tab: "the selected controller"
    case .navigation: "its top controller"
    case .page: "the page it shows"
    case .split, .custom, .plain, .alert: "the child it shows"
    }
  }

  /// The call that makes UIKit look again.
  var updateCall: String {
    cast.behaviors[.geometryRequests]
      ? "setNeedsUpdateOfSupportedInterfaceOrientations()"
      : "UIViewController.attemptRotationToDeviceOrientation()"
  }

  /// The call that turns the interface from code.
  var forceCall: String { call(toForce: wish.isEmpty ? .landscapeRight : wish) }

  /// The call that turns the interface to one of some orientations.
  func call(toForce mask: InterfaceOrientationMask) -> String {
    guard !cast.behaviors[.geometryRequests] else {
      return "requestGeometryUpdate(.iOS(interfaceOrientations: \(Words.code(mask))))"
    }
    let orientation = InterfaceOrientation.valid.first { mask.contains($0) } ?? .portrait
    let raw = orientation.deviceOrientation.rawValue
    return "UIDevice.current.setValue(\(raw), forKey: \"orientation\")"
  }
}

extension Controller {
  /// The child a forwarding container asks in its place, as far as its own state shows.
  fileprivate var answeringChild: ControllerID? {
    switch forwarding {
    case .none, .presented, .delegate: nil
    case .top, .visible: kind == .navigation ? children.last : selectedChild
    case .selected: selectedChild
    }
  }

  private var selectedChild: ControllerID? {
    children.indices.contains(selected) ? children[selected] : nil
  }
}
