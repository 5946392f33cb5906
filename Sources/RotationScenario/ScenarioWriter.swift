import Orientation

extension Scenario {
  /// The scenario as a file that can be read again.
  ///
  /// Steps but the launch are left out, and so are reactions but those that change a delegate's mask.
  /// Places are comments.
  ///
  /// - Complexity: linear in the screens and the ways between them.
  public var yaml: String { ScenarioWriter(scenario: self).text }
}

/// Writes a scenario file.
private struct ScenarioWriter {
  let scenario: Scenario
  private var app: AppDescription { scenario.app }
  /// The ways from each screen that the file has: one to each other screen in each circumstance.
  private let links: [[Screen.Link]]

  init(scenario: Scenario) {
    self.scenario = scenario
    var screens = scenario.app.screens
    let contained = Set(screens.flatMap(\.controller.children))
    let pushing = screens.insideNavigation
    for index in screens.indices {
      let id = ControllerID(index)
      var seen: [Circumstance: Set<ControllerID>] = [:]
      screens[index].links.removeAll { link in
        link.target == id || contained.contains(link.target)
          || link.action == .pushes && !pushing.contains(id)
          || !seen[link.circumstance, default: []].insert(link.target).inserted
      }
    }
    // What is presented instead of pushed is in no navigation controller, and pushes nothing.
    let stillPushing = screens.insideNavigation
    links = screens.indices.map { index in
      screens[index].links.filter { link in
        link.action != .pushes || stillPushing.contains(ControllerID(index))
      }
    }
  }

  var text: String {
    var lines: [String] = []
    if let title = scenario.title { lines.append("title: \(quoted(title))") }
    lines.append("stage: \(scenario.stage)")
    lines += plist
    lines += delegate("appDelegate", app.application.delegateMask, app.delegateMasks, .appDelegate)
    lines += delegate(
      "sceneDelegate", app.application.sceneDelegateMask, app.sceneDelegateMasks, .sceneDelegate)
    lines += root
    if !app.otherRoots.isEmpty {
      let names = app.otherRoots.map { app.name(of: $0) }.joined(separator: ", ")
      lines.append("otherRoots: [\(names)]")
    }
    lines.append(app.screens.isEmpty ? "screens: {}" : "screens:")
    for index in app.screens.indices { lines += screen(ControllerID(index)) }
    if !app.doubts.isEmpty { lines.append("doubts:") }
    for doubt in app.doubts { lines += entry(doubt) }
    lines.append("steps: [launch]")
    return lines.joined(separator: "\n") + "\n"
  }

  private var root: [String] {
    let name = app.root.map { app.name(of: $0) } ?? "none"
    guard !app.rootVariants.isEmpty else { return ["root: \(name)" + place(.root)] }
    return ["root:" + place(.root), "  screen: \(name)", "  when:"]
      + app.rootVariants.map { entry in
        "    - { \(circumstance(entry.circumstance))screen: \(app.name(of: entry.value)) }"
      }
  }

  private var plist: [String] {
    let plist = app.application.infoPlist
    var lines: [String] = []
    func list(_ key: InfoPlistKey, _ orientations: [InterfaceOrientation]?) {
      guard let orientations else { return }
      let words = orientations.map { ScenarioWords.interfaceOrientation.word(for: $0) }
      lines.append("  \(key.rawValue): [\(words.joined(separator: ", "))]" + place(.infoPlist(key)))
    }
    list(.orientations, plist.orientations)
    list(.phoneOrientations, plist.phoneOrientations)
    list(.padOrientations, plist.padOrientations)
    if let initial = plist.initialOrientation {
      lines.append("  initialOrientation: \(ScenarioWords.interfaceOrientation.word(for: initial))")
    }
    if plist.requiresFullScreen {
      lines.append("  requiresFullScreen: yes" + place(.infoPlist(.requiresFullScreen)))
    }
    if let version = plist.fullScreenIgnoredFrom {
      lines.append("  requiresFullScreenIgnoredStartingWith: \(version)")
    }
    if let version = plist.minimumOSVersion { lines.append("  minimumOSVersion: \(version)") }
    lines.append("  sceneManifest: \(plist.hasSceneManifest ? "yes" : "no")")
    return ["plist:"] + lines
  }

  private func delegate(
    _ key: String, _ own: InterfaceOrientationMask?,
    _ situated: [Situated<InterfaceOrientationMask?>], _ fact: ScenarioFact
  ) -> [String] {
    guard !situated.isEmpty else { return own.map { ["\(key): \(mask($0))" + place(fact)] } ?? [] }
    var lines = ["\(key):" + place(fact), "  mask: \(own.map(mask) ?? "default")", "  when:"]
    for entry in situated {
      lines.append(
        "    - { \(circumstance(entry.circumstance))mask: \(entry.value.map(mask) ?? "default") }")
    }
    return lines
  }

  private func screen(_ id: ControllerID) -> [String] {
    let screen = app.screens[id.index]
    let controller = screen.controller
    var lines: [String] = []
    var fields: [String] = []
    if controller.kind != .plain {
      fields.append("kind: \(ScenarioWords.kind.word(for: controller.kind))")
    }
    if controller.isHosting { fields.append("hosting: yes") }
    if !controller.children.isEmpty {
      fields.append("children: [\(controller.children.map(app.name).joined(separator: ", "))]")
    }
    if controller.selected != 0, controller.children.indices.contains(controller.selected) {
      fields.append("selected: \(app.name(of: controller.children[controller.selected]))")
    }
    if let word = forwards(controller.forwarding) { fields.append("forwards: \(word)") }
    fields += answers(controller.answers, beside: ControllerAnswers())
    fields += links(of: id) { $0.isAlways }
    fields += changes(before: links[id.index])
    fields += reactions(controller)
    var circumstances: [Circumstance] = []
    for link in links[id.index] where !link.circumstance.isAlways {
      if !circumstances.contains(link.circumstance) { circumstances.append(link.circumstance) }
    }
    let situated = circumstances.compactMap { when -> String? in
      let own = links(of: id) { $0 == when }
      return own.isEmpty
        ? nil : "      - { \(circumstance(when))\(own.joined(separator: ", ")) }"
    }
    guard !fields.isEmpty || !screen.variants.isEmpty || !situated.isEmpty else {
      return ["  \(screen.name): {}" + place(.screen(id, nil))]
    }
    lines.append("  \(screen.name):" + place(.screen(id, nil)))
    lines += fields.map { "    " + $0 }
    if !screen.variants.isEmpty || !situated.isEmpty { lines.append("    when:") }
    for variant in screen.variants {
      var own = answers(variant.value.answers, beside: controller.answers)
      if let forwarding = variant.value.forwarding, forwarding != controller.forwarding {
        own.append("forwards: \(forwards(forwarding) ?? "none")")
      }
      lines.append(
        "      - { \(circumstance(variant.circumstance))\(own.joined(separator: ", ")) }"
          .replacingDanglingComma)
    }
    return lines + situated
  }

  private func forwards(_ forwarding: Controller.Forwarding) -> String? {
    if case .delegate(let own, let preferred) = forwarding {
      let parts =
        (own.map { ["delegate: \(mask($0))"] } ?? [])
        + (preferred.map { ["preferred: \(ScenarioWords.interfaceOrientation.word(for: $0))"] }
          ?? [])
      return "{ \(parts.joined(separator: ", ")) }"
    }
    return forwarding == .none ? nil : ScenarioWords.forwarding.word(for: forwarding)
  }

  /// The answers that differ from others.
  private func answers(_ own: ControllerAnswers, beside other: ControllerAnswers) -> [String] {
    var fields: [String] = []
    if own.mask != other.mask { fields.append("supports: \(own.mask.map(mask) ?? "default")") }
    if own.preferred != other.preferred {
      switch own.preferred {
      case .inherited: fields.append("prefers: default")
      case .orientation(let orientation):
        fields.append("prefers: \(ScenarioWords.interfaceOrientation.word(for: orientation))")
      case .invalid(let number): fields.append("prefers: \(number)")
      }
    }
    if own.autorotates != other.autorotates {
      fields.append("autorotates: \(own.autorotates ? "yes" : "no")")
    }
    if own.prefersLocked != other.prefersLocked {
      fields.append("prefersLocked: \(own.prefersLocked ? "yes" : "no")")
    }
    if own.asksChildForLock != other.asksChildForLock {
      fields.append("lockChild: \(own.asksChildForLock ? "yes" : "no")")
    }
    return fields
  }

  /// What a screen does to the masks of delegates.
  private func reactions(_ controller: Controller) -> [String] {
    var moments: [(word: String, events: [String])] = []
    for reaction in controller.reactions {
      let events = reaction.events.compactMap(change).map { "{ \($0) }" }
      let word = ScenarioWords.moment.word(for: reaction.moment)
      if let same = moments.firstIndex(where: { $0.word == word }) {
        moments[same].events += events
      } else if !events.isEmpty {
        moments.append((word, events))
      }
    }
    let parts = moments.map { "\($0.word): [\($0.events.joined(separator: ", "))]" }
    return parts.isEmpty ? [] : ["on: { \(parts.joined(separator: ", ")) }"]
  }

  /// What a screen changes before it shows others, on the first of the ways to each.
  private func changes(before links: [Screen.Link]) -> [String] {
    var seen: Set<ControllerID> = []
    let parts = links.compactMap { link -> String? in
      guard seen.insert(link.target).inserted, !link.changes.isEmpty else { return nil }
      let changes = link.changes.compactMap(change).joined(separator: ", ")
      return "\(app.name(of: link.target)): { \(changes) }"
    }
    return parts.isEmpty ? [] : ["before: { \(parts.joined(separator: ", ")) }"]
  }

  /// A change of a delegate's mask; nil for what else can happen.
  private func change(_ event: RotationEvent) -> String? {
    switch event {
    case .changeAppDelegate(let own): "appDelegate: \(own.map(mask) ?? "default")"
    case .changeSceneDelegate(let own): "sceneDelegate: \(own.map(mask) ?? "default")"
    default: nil
    }
  }

  private func links(of id: ControllerID, where isWanted: (Circumstance) -> Bool) -> [String] {
    var presented: [String] = []
    var pushed: [String] = []
    var opened: [String] = []
    for link in links[id.index] where isWanted(link.circumstance) {
      let name = app.name(of: link.target)
      switch link.action {
      case .presents(let style):
        presented.append("\(name): \(ScenarioWords.presentationStyle.word(for: style))")
      case .pushes: pushed.append(name)
      case .opensWindow(let isKey): opened.append("\(name): \(isKey ? "key" : "shown")")
      }
    }
    return (presented.isEmpty ? [] : ["presents: { \(presented.joined(separator: ", ")) }"])
      + (pushed.isEmpty ? [] : ["pushes: [\(pushed.joined(separator: ", "))]"])
      + (opened.isEmpty ? [] : ["opens: { \(opened.joined(separator: ", ")) }"])
  }

  private func circumstance(_ circumstance: Circumstance) -> String {
    var parts: [String] = []
    if let idiom = circumstance.idiom { parts.append("idiom: \(idiom == .pad ? "pad" : "phone")") }
    if let from = circumstance.from { parts.append("from: \(from)") }
    if let until = circumstance.until { parts.append("until: \(until)") }
    return parts.map { $0 + ", " }.joined()
  }

  private func mask(_ mask: InterfaceOrientationMask) -> String {
    let word = ScenarioWords.mask.word(for: mask)
    guard word.isEmpty else { return word }
    let single = ScenarioWords.mask.entries.prefix(4).filter { mask.contains($0.value) }.map(\.word)
    return single.isEmpty ? "none" : "[\(single.joined(separator: ", "))]"
  }

  private func entry(_ doubt: Doubt) -> [String] {
    var lines = ["  - about: \(app.subject(of: doubt))", "    because: \(quoted(doubt.reason))"]
    lines.append("    taken: \(quoted(doubt.taken))")
    if let assumption = doubt.assumption { lines.append("    assume: \(quoted(assumption))") }
    if !doubt.alternatives.isEmpty { lines.append("    otherwise:") }
    for other in doubt.alternatives {
      var fields = ["answer: \(quoted(other.answer))"]
      if let cause = other.cause { fields.append("after: \(quoted(cause))") }
      if let place = other.location { fields.append("at: \(quoted(place.description))") }
      lines.append("      - { \(fields.joined(separator: ", ")) }")
    }
    if !doubt.circumstances.isEmpty { lines.append("    when:") }
    for entry in doubt.circumstances {
      lines.append("      - { \(circumstance(entry)) }".replacingDanglingComma)
    }
    if let place = doubt.location { lines.append("    at: \(quoted(place.description))") }
    return lines
  }

  private func place(_ fact: ScenarioFact) -> String {
    scenario.places[fact].map { "  # " + oneLine($0.description) } ?? ""
  }

  /// Text that does not leave its comment.
  private func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isPlain = scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
          return isPlain && scalar.value != 0x2028 && scalar.value != 0x2029 ? scalar : " "
        }))
  }

  private func quoted(_ text: String) -> String {
    let escaped = oneLine(text).replacingEach("\\", with: "\\\\").replacingEach("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

extension String {
  fileprivate func replacingEach(_ sign: Character, with text: String) -> String {
    reduce(into: "") { $0 += $1 == sign ? text : String($1) }
  }

  /// An entry without answers of its own ends in a comma.
  fileprivate var replacingDanglingComma: String {
    hasSuffix(",  }") ? String(dropLast(4)) + " }" : self
  }
}
