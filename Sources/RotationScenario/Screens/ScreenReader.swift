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
    var screen = Screen(
      controller,
      links: try links(fields[.presents], pushes: fields[.pushes], opens: fields[.opens]))
    try addVariants(of: answers, to: &screen)
    if let element = fields[.before] { try addChanges(element, to: &screen) }
    return screen
  }

  /// `before`: a map from names of screens to what is changed before they are shown.
  private func addChanges(_ element: Element, to screen: inout Screen) throws(ReadingError) {
    for entry in try element.entries("a map such as {Player: {appDelegate: landscape}}") {
      let target = try cast.id(entry.key)
      guard screen.links.contains(where: { $0.target == target }) else {
        throw ReadingError(
          entry.key.location, "\(entry.key.text) is not shown from \(name.text)",
          expected: "a screen of its presents, pushes or opens")
      }
      let entries = try entry.value.entries("a map such as {appDelegate: landscape}")
      let keys = try Fields<BeforeKey>(entries, at: entry.value.location, of: "before")
      var changes: [RotationEvent] = []
      if let mask = keys[.appDelegate] {
        changes.append(.changeAppDelegate(try ScenarioWords.overriddenMask(mask)))
      }
      if let mask = keys[.sceneDelegate] {
        changes.append(.changeSceneDelegate(try ScenarioWords.overriddenMask(mask)))
      }
      for index in screen.links.indices where screen.links[index].target == target {
        screen.links[index].changes = changes
      }
    }
  }

  /// `when`: a circumstance, what is answered then, and where one can go; the rest is as always.
  private func addVariants(
    of answers: ControllerAnswers, to screen: inout Screen
  ) throws(ReadingError) {
    for element in fields[.when]?.oneOrMore ?? [] {
      let entries = try element.entries("a map such as {idiom: pad, supports: all}")
      let keys = try Fields<WhenKey>(entries, at: element.location, of: "when")
      let circumstance = try Circumstance(keys[.idiom], from: keys[.from], until: keys[.until])
      screen.links += try links(
        keys[.presents], pushes: keys[.pushes], opens: keys[.opens], when: circumstance)
      let isAnswer = entries.contains { entry in
        WhenKey(rawValue: entry.key.text)?.isAnswer ?? false
      }
      guard isAnswer else { continue }
      let own = try AnswerReader.answers(from: answers) { key in
        WhenKey(rawValue: key.rawValue).flatMap { keys[$0] }
      }
      let forwarding = try keys[.forwards].map { element throws(ReadingError) in
        try self.forwarding(element)
      }
      screen.variants.append(
        Situated(Screen.Variant(own, forwarding: forwarding), when: circumstance))
    }
  }

  private func children() throws(ReadingError) -> [ControllerID] {
    guard let element = fields[.children] else { return [] }
    guard kind != .plain, !kind.isFinal else {
      throw ReadingError(
        fields.place(of: .children) ?? element.location,
        "\(name.text) is \(Self.leaf(kind)) with children",
        expected: "kind: navigation, tab, split, page or custom")
    }
    var children: [ControllerID] = []
    for child in element.oneOrMore { children.append(try cast.id(child)) }
    return children
  }

  private static func leaf(_ kind: Controller.Kind) -> String {
    switch kind {
    case .alert: "an alert"
    case .imagePicker: "an image picker"
    default: "a plain screen"
    }
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
    // Any controller can ask what it presents.
    let isPresented = if case .word("presented") = element.content { kind == .plain } else { false }
    if isPresented { return .presented }
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
    case .navigation: ["none", "top", "visible", "presented", "delegate"]
    case .tab, .page, .split: ["none", "selected", "presented", "delegate"]
    case .custom: ["none", "selected", "presented"]
    case .plain, .alert, .imagePicker: []
    }
  }

  /// Where one can go: `presents`, names or a map from names to styles; `pushes`, names; `opens`,
  /// names or a map from names to what becomes of the window.
  private func links(
    _ presents: Element?, pushes: Element?, opens: Element?,
    when circumstance: Circumstance = Circumstance()
  ) throws(ReadingError) -> [Screen.Link] {
    var links: [Screen.Link] = []
    func add(_ action: Screen.Action, _ word: Word) throws(ReadingError) {
      links.append(
        Screen.Link(action, try cast.id(word), when: circumstance, at: word.location))
    }
    func each(
      _ element: Element?, _ usual: Screen.Action,
      _ action: (Element) throws(ReadingError) -> Screen.Action
    ) throws(ReadingError) {
      guard let element else { return }
      if case .map(let entries) = element.content {
        for entry in entries { try add(action(entry.value), entry.key) }
      } else {
        for element in element.oneOrMore { try add(usual, element.word("the name of a screen")) }
      }
    }
    try each(presents, .presents(.automatic)) { element throws(ReadingError) in
      .presents(try ScenarioWords.presentationStyle.value(of: element))
    }
    for element in pushes?.oneOrMore ?? [] {
      try add(.pushes, element.word("the name of a screen"))
    }
    let states = Vocabulary<Bool>("state of a window", [("key", true), ("shown", false)])
    try each(opens, .opensWindow(isKey: true)) { element throws(ReadingError) in
      .opensWindow(isKey: try states.value(of: element))
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

/// The keys of one entry of `before`.
enum BeforeKey: String, CaseIterable {
  case appDelegate, sceneDelegate
}

/// The keys of one entry of `when`.
enum WhenKey: String, CaseIterable {
  case idiom, from, until, forwards, supports, prefers, autorotates, prefersLocked, lockChild
  case presents, pushes, opens

  /// Whether it is about what the screen answers.
  var isAnswer: Bool {
    switch self {
    case .idiom, .from, .until, .presents, .pushes, .opens: false
    case .forwards, .supports, .prefers, .autorotates, .prefersLocked, .lockChild: true
    }
  }
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
