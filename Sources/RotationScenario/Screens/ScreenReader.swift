import DeviceSetup
import Orientation
import TextFormats
import YAMLDocuments

/// Reads one screen, all but its reactions.
struct ScreenReader {
  let cast: ScreenNames
  let fields: Fields<ScreenKey>
  let name: Word
  let kind: Controller.Kind

  init(_ entry: Element.Entry, cast: ScreenNames) throws(ReadingError) {
    self.cast = cast
    name = entry.key
    let isEmpty = if case .word("") = entry.value.content { true } else { false }
    let entries = isEmpty ? [] : try entry.value.entries("a map of what the screen is and answers")
    fields = try Fields(entries, at: entry.value.location, of: "screen")
    kind =
      try fields[.kind].map { element throws(ReadingError) in
        try ScenarioWords.kind.value(of: element)
      } ?? .plain
  }

  /// The screen.
  func screen() throws(ReadingError) -> Screen {
    let answers = try AnswerReader.answers(from: ControllerAnswers()) { fields[$0] }
    var controller = Controller(name.text, kind, answers: answers)
    controller.children = try children()
    controller.selected = try selected(in: controller.children)
    if let element = fields[.forwards] { controller.forwarding = try forwarding(element) }
    if let element = fields[.hosting] {
      controller.isHosting = try ScenarioWords.bool.value(of: element)
    }
    if let element = fields[.size] { controller.fixedSize = try ScenarioWords.size(element) }
    for element in fields[.overrides]?.oneOrMore ?? [] {
      controller.overrides.formUnion(try ScenarioWords.overrides.value(of: element))
    }
    var screen = Screen(controller, links: try presented() + pushed())
    screen.variants = try variants(of: answers)
    return screen
  }

  /// `when`: a circumstance, and what is answered then; the rest is as always.
  private func variants(
    of answers: ControllerAnswers
  ) throws(ReadingError) -> [Situated<Screen.Variant>] {
    var variants: [Situated<Screen.Variant>] = []
    for element in fields[.when]?.oneOrMore ?? [] {
      let entries = try element.entries("a map such as {idiom: pad, supports: all}")
      let keys = try Fields<WhenKey>(entries, at: element.location, of: "when")
      let own = try AnswerReader.answers(from: answers) { key in
        WhenKey(rawValue: key.rawValue).flatMap { keys[$0] }
      }
      let forwarding = try keys[.forwards].map { element throws(ReadingError) in
        try self.forwarding(element)
      }
      variants.append(
        Situated(
          Screen.Variant(own, forwarding: forwarding),
          when: try Circumstance(keys[.idiom], from: keys[.from], until: keys[.until])))
    }
    return variants
  }

  private func children() throws(ReadingError) -> [ControllerID] {
    guard let element = fields[.children] else { return [] }
    guard kind != .plain, kind != .alert else {
      throw ReadingError(
        fields.place(of: .children) ?? element.location,
        "\(name.text) is \(kind == .plain ? "a plain screen" : "an alert") with children",
        expected: "kind: navigation, tab, split, page or custom")
    }
    var children: [ControllerID] = []
    for child in element.oneOrMore { children.append(try cast.id(child)) }
    return children
  }

  private func selected(in children: [ControllerID]) throws(ReadingError) -> Int {
    guard let element = fields[.selected] else { return 0 }
    guard kind != .navigation else {
      throw ReadingError(
        fields.place(of: .selected) ?? element.location,
        "a navigation controller with a selected child", expected: "the last child is on top")
    }
    let word = try element.word("the name of a child")
    guard let index = children.firstIndex(of: try cast.id(word)) else {
      throw ReadingError(
        word.location, "\(word.text) is not a child of \(name.text)",
        expected: "one of its children: \(children.isEmpty ? "none" : names(children))")
    }
    return index
  }

  private func forwarding(_ element: Element) throws(ReadingError) -> Controller.Forwarding {
    let allowed = Self.forwarding(of: kind)
    guard !allowed.isEmpty else {
      throw ReadingError(
        fields.place(of: .forwards) ?? element.location, "\(name.text) is not a container",
        expected: "forwards only in a container")
    }
    if case .map(let entries) = element.content {
      guard allowed.contains("delegate") else {
        throw ReadingError(element.location, "a custom container has no delegate that answers")
      }
      let keys = try Fields<ForwardsKey>(entries, at: element.location, of: "forwards")
      let mask = try keys[.delegate].map { element throws(ReadingError) in
        try ScenarioWords.mask(element)
      }
      let preferred = try keys[.preferred].map { element throws(ReadingError) in
        try ScenarioWords.interfaceOrientation.value(of: element)
      }
      return .delegate(mask: mask, preferred: preferred)
    }
    let word = try element.word("one of " + allowed.joined(separator: ", "))
    guard allowed.contains(word.text), word.text != "delegate" else {
      throw .unknown(
        "way of forwarding for kind \(ScenarioWords.kind.word(for: kind))", word,
        allowed: allowed.map { $0 == "delegate" ? "{delegate: <mask>}" : $0 })
    }
    return try ScenarioWords.forwarding.value(of: word)
  }

  /// The ways of forwarding that a kind of container has.
  static func forwarding(of kind: Controller.Kind) -> [String] {
    switch kind {
    case .navigation: ["none", "top", "visible", "delegate"]
    case .tab, .page, .split: ["none", "selected", "delegate"]
    case .custom: ["none", "selected"]
    case .plain, .alert: []
    }
  }

  /// `presents`: a name, a list of names, or a map from names to styles.
  private func presented() throws(ReadingError) -> [Screen.Link] {
    guard let element = fields[.presents] else { return [] }
    var links: [Screen.Link] = []
    if case .map(let entries) = element.content {
      for entry in entries {
        let style = try ScenarioWords.presentationStyle.value(of: entry.value)
        links.append(Screen.Link(.presents(style), try cast.id(entry.key), at: entry.key.location))
      }
    } else {
      for element in element.oneOrMore {
        links.append(Screen.Link(.presents(.automatic), try cast.id(element), at: element.location))
      }
    }
    return links
  }

  private func pushed() throws(ReadingError) -> [Screen.Link] {
    var links: [Screen.Link] = []
    for element in fields[.pushes]?.oneOrMore ?? [] {
      links.append(Screen.Link(.pushes, try cast.id(element), at: element.location))
    }
    return links
  }

  private func names(_ ids: [ControllerID]) -> String {
    ids.map(cast.name).joined(separator: ", ")
  }
}

/// The keys of `forwards` when the container's delegate answers.
enum ForwardsKey: String, CaseIterable {
  case delegate
  case preferred
}

/// The keys of one entry of `when`.
enum WhenKey: String, CaseIterable {
  case idiom, from, until, forwards, supports, prefers, autorotates, prefersLocked, lockChild
}

extension Circumstance {
  init(_ idiom: Element?, from: Element?, until: Element?) throws(ReadingError) {
    let words = Vocabulary<Idiom>("idiom", [("phone", .phone), ("pad", .pad)])
    self.init(
      idiom: try idiom.map { element throws(ReadingError) in try words.value(of: element) },
      from: try from.map { element throws(ReadingError) in try ScenarioWords.version(element) },
      until: try until.map { element throws(ReadingError) in try ScenarioWords.version(element) })
  }
}
