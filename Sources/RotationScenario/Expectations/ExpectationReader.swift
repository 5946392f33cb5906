import Orientation
import TextFormats
import YAMLDocuments

/// Reads `expect` of a step.
struct ExpectationReader {
  let cast: ScreenNames
  let scenes: NameTable
  /// The names of the file's stages, and which of them is read.
  var stages: [String] = []
  var stage: String?

  /// The key that names another scene than the first.
  static let sceneKey = "scene"

  /// The expectations, in the order of the file: those for all stages, unless this stage has one of
  /// its own in their place, and then its own.
  func expectations(_ element: Element) throws(ReadingError) -> [Expectation] {
    let entries = try element.entries("a map of expectations such as interface: portrait")
    var own: [Expectation] = []
    for entry in entries where stages.contains(entry.key.text) {
      let expected = "a map of expectations such as interface: portrait"
      let found = try expectations(entry.value.entries(expected))
      if entry.key.text == stage { own = found }
    }
    let all = try expectations(entries.filter { !stages.contains($0.key.text) })
    return all.filter { common in
      !own.contains { $0.key == common.key && $0.scene == common.scene }
    } + own
  }

  private func expectations(_ entries: [Element.Entry]) throws(ReadingError) -> [Expectation] {
    var scene = SceneID.main
    if let named = entries.first(where: { $0.key.text == Self.sceneKey }) {
      scene = SceneID(try scenes.index(named.value))
    }
    var list: [Expectation] = []
    for entry in entries where entry.key.text != Self.sceneKey {
      guard let key = ExpectationKey(rawValue: entry.key.text) else {
        throw .unknown(
          "expectation", entry.key,
          allowed: ExpectationKey.allCases.map(\.rawValue) + [Self.sceneKey] + stages)
      }
      for value in try values(of: key, entry.value) {
        list.append(Expectation(key, value, scene: scene, at: entry.key.location))
      }
    }
    return list
  }

  /// The values of a key: one, but for `sees`, where each thing read is held against its own.
  private func values(
    of key: ExpectationKey, _ element: Element
  ) throws(ReadingError) -> [Expectation.Value] {
    guard key == .sees else { return [try value(of: key, element)] }
    var values: [Expectation.Value] = []
    for entry in try element.entries("a map from callbacks to what is read there") {
      let name = try call(entry.key)
      let reads = try entry.value.entries("a map such as bounds: 393x852")
      let fields = try Fields<ObservedKey>(reads, at: entry.value.location, of: "sees")
      for key in ObservedKey.allCases {
        guard let element = fields[key] else { continue }
        values.append(.allOf(["\(name) \(key.rawValue) \(try key.text(element))"]))
      }
    }
    return values
  }

  private func value(
    of key: ExpectationKey, _ element: Element
  ) throws(ReadingError) -> Expectation.Value {
    switch key {
    case .interface, .statusBar, .reads:
      return .word(
        ScenarioWords.readOrientation.word(
          for: try ScenarioWords.readOrientation.value(of: element)))
    case .device:
      return .word(
        ScenarioWords.deviceOrientation.word(
          for: try ScenarioWords.deviceOrientation.value(of: element)))
    case .size, .screen: return .word(ScenarioWords.text(of: try ScenarioWords.size(element)))
    case .scale:
      return .word(
        ScenarioWords.text(of: try ScenarioWords.seconds(element, "a number such as 0.75")))
    case .locked, .generating, .turned:
      return .word(String(try ScenarioWords.bool.value(of: element)))
    case .decidedBy:
      let word = try element.word("the name of a screen, or `nobody`")
      return word.text == "nobody" ? .nothing : .word(cast.name(try cast.id(word)))
    case .stays:
      return .word(
        ScenarioWords.stayReason.word(for: try ScenarioWords.stayReason.value(of: element)))
    case .ignored:
      if isNothing(element) { return .nothing }
      return .word(ScenarioWords.ignored.word(for: try ScenarioWords.ignored.value(of: element)))
    case .raises, .refused, .logs:
      return isNothing(element)
        ? .nothing : .containing(try element.word("a part of the text, or nothing").text)
    case .rules:
      return .allOf(try words(element) { word throws(ReadingError) in try rule(word) })
    case .asked:
      return .allOf(try words(element) { word throws(ReadingError) in try asked(word) })
    case .notAsked:
      return .noneOf(try words(element) { word throws(ReadingError) in try asked(word) })
    case .posts:
      return .inOrder(try words(element) { word throws(ReadingError) in try notification(word) })
    case .calls:
      return .inOrder(try words(element) { word throws(ReadingError) in try call(word) })
    case .sees, .notCalled:
      return .noneOf(try words(element) { word throws(ReadingError) in try call(word) })
    }
  }

  private func isNothing(_ element: Element) -> Bool {
    if case .word("nothing") = element.content { true } else { false }
  }

  private func words(
    _ element: Element, _ check: (Word) throws(ReadingError) -> String
  ) throws(ReadingError) -> [String] {
    var words: [String] = []
    for element in element.oneOrMore { words.append(try check(element.word("a word"))) }
    guard !words.isEmpty else {
      throw ReadingError(element.location, "an empty list", expected: "at least one word")
    }
    return words
  }

  private func rule(_ word: Word) throws(ReadingError) -> String {
    guard let rule = RuleID(word.text) else {
      throw ReadingError(
        word.location, "\(ReadingError.quoted(word.text)) is not a rule",
        expected: "an id such as D-04")
    }
    return rule.description
  }

  private func asked(_ word: Word) throws(ReadingError) -> String {
    let parts = word.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let owner = Word(text: String(parts[0]), location: word.location)
    if owner.text != "appDelegate", owner.text != "sceneDelegate" { _ = try cast.id(owner) }
    if parts.count == 2, !QuestionName.all.contains(String(parts[1])) {
      let question = Word(text: String(parts[1]), location: word.location)
      throw .unknown("question", question, allowed: QuestionName.all)
    }
    return word.text
  }

  private func notification(_ word: Word) throws(ReadingError) -> String {
    let name = Word(text: String(word.text.prefix { $0 != " " }), location: word.location)
    guard CallName.notifications.contains(name.text) else {
      throw .unknown("notification", name, allowed: CallName.notifications)
    }
    return word.text
  }

  /// `Player.viewWillTransition`, with or without what comes with it.
  private func call(_ word: Word) throws(ReadingError) -> String {
    let parts = word.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ReadingError(
        word.location, "\(ReadingError.quoted(word.text)) is not a call",
        expected: "a screen, a dot and a callback, such as Player.viewWillTransition")
    }
    let owner = Word(text: String(parts[0]), location: word.location)
    let name = Word(text: String(parts[1].prefix { $0 != " " }), location: word.location)
    let allowed: [String]
    switch owner.text {
    case "appDelegate": allowed = CallName.appDelegate
    case "sceneDelegate": allowed = CallName.sceneDelegate
    case "scene": allowed = CallName.scene
    default:
      _ = try cast.id(owner)
      allowed = CallName.callbacks
    }
    guard allowed.contains(name.text) else {
      throw .unknown("callback of \(owner.text),", name, allowed: allowed)
    }
    return word.text
  }
}
