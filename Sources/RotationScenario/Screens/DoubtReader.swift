import Orientation
import TextFormats
import YAMLDocuments

/// Reads one entry of `doubts`.
struct DoubtReader {
  let cast: ScreenNames
  let fields: Fields<DoubtKey>

  init(_ element: Element, cast: ScreenNames) throws(ReadingError) {
    self.cast = cast
    let entries = try element.entries("a map such as {about: root, because: …, taken: Home}")
    fields = try Fields(entries, at: element.location, of: "doubts")
  }

  /// The doubt.
  func doubt() throws(ReadingError) -> Doubt {
    var doubt = Doubt(
      about: try subject(try required(.about, "what is not known, such as Player.supports")),
      because: try required(.because, "why it is not known").text,
      taken: try required(.taken, "what is taken instead").text)
    doubt.assumption = try fields[.assume].map { element throws(ReadingError) in
      try element.word("an assumption such as Player=<mask>").text
    }
    doubt.location = try location(fields[.at])
    for element in fields[.otherwise]?.oneOrMore ?? [] {
      let entries = try element.entries("a map such as {answer: portrait, after: lock()}")
      let keys = try Fields<AlternativeKey>(entries, at: element.location, of: "otherwise")
      guard let answer = keys[.answer] else {
        throw ReadingError(element.location, "no answer", expected: "answer: a mask")
      }
      let cause = try keys[.after].map { element throws(ReadingError) in
        try element.word("what brings it about").text
      }
      doubt.alternatives.append(
        Doubt.Alternative(
          try answer.word("an answer").text, after: cause, at: try location(keys[.at])))
    }
    for element in fields[.when]?.oneOrMore ?? [] {
      let entries = try element.entries("a map such as {idiom: pad}")
      let keys = try Fields<CircumstanceKey>(entries, at: element.location, of: "when")
      doubt.circumstances.append(
        try Circumstance(keys[.idiom], from: keys[.from], until: keys[.until]))
    }
    return doubt
  }

  private func required(_ key: DoubtKey, _ what: String) throws(ReadingError) -> Word {
    guard let element = fields[key] else {
      throw ReadingError(
        fields.location, "a doubt has no \(key.rawValue)", expected: "\(key.rawValue): \(what)")
    }
    return try element.word(what)
  }

  private func subject(_ word: Word) throws(ReadingError) -> ScenarioFact {
    let parts = word.text.split(separator: ".", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("plist", 1): return .infoPlist(nil)
    case ("plist", _):
      let keys = InfoPlistKey.allCases
      guard let key = keys.first(where: { $0.rawValue == parts[1] }) else {
        throw .unknown("key of the Info.plist", word, allowed: keys.map { "plist.\($0.rawValue)" })
      }
      return .infoPlist(key)
    case ("appDelegate", 1): return .appDelegate
    case ("sceneDelegate", 1): return .sceneDelegate
    case ("root", 1): return .root
    default: break
    }
    let ends = word.text.split(separator: ">").map { $0.filter { $0 != " " } }
    if ends.count == 2 { return .way(try id(ends[0], word), try id(ends[1], word)) }
    let key = parts.count < 2 ? nil : ScreenKey(rawValue: parts[1])
    if parts.count == 2, key == nil {
      throw .unknown("key of a screen", word, allowed: ScreenKey.allCases.map(\.rawValue))
    }
    return .screen(try id(parts.first ?? "", word), key)
  }

  private func id(_ name: String, _ word: Word) throws(ReadingError) -> ControllerID {
    try cast.id(Word(text: name, location: word.location))
  }

  /// A location as ``SourceLocation/description`` writes it.
  private func location(_ element: Element?) throws(ReadingError) -> SourceLocation? {
    guard let text = try element?.word("a place such as App/Player.swift:12:3").text else {
      return nil
    }
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    return SourceLocation(
      file: parts.joined(separator: ":"), line: numbers.first,
      column: numbers.count > 1 ? numbers[1] : nil)
  }
}

/// The keys of one entry of `doubts`.
enum DoubtKey: String, CaseIterable {
  case about, because, taken, assume, otherwise, when, at
}

/// The keys of one entry of `otherwise`.
enum AlternativeKey: String, CaseIterable {
  case answer, after, at
}

/// The keys of a circumstance alone.
enum CircumstanceKey: String, CaseIterable {
  case idiom, from, until
}
