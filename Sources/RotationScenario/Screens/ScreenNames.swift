import Orientation
import TextFormats
import YAMLDocuments

/// The names of a scenario's screens, known before anything is read that mentions them.
struct ScreenNames: Sendable {
  /// The screens in the order of the file.
  let words: [Word]
  private let ids: [String: ControllerID]

  /// Words that stand for something else where a screen's name is expected.
  static let reserved = [
    "appDelegate", "sceneDelegate", "scene", "nobody", "nothing", "none", "main",
    ScenarioWords.notOverridden,
  ]

  /// Collects the names of a map of screens.
  init(_ entries: [Element.Entry]) throws(ReadingError) {
    var ids: [String: ControllerID] = [:]
    for (index, entry) in entries.enumerated() {
      let name = entry.key
      let isName = name.text.utf8.allSatisfy { byte in
        byte >= 0x80 || byte == UInt8(ascii: "_") || (48...57).contains(byte)
          || (65...90).contains(byte & 0xDF)
      }
      guard isName, !name.text.isEmpty else {
        throw ReadingError(
          name.location, "the screen name \(ReadingError.quoted(name.text))",
          expected: "a class name: letters, digits and _")
      }
      guard !Self.reserved.contains(name.text) else {
        throw ReadingError(
          name.location,
          "a screen called \(ReadingError.quoted(name.text)), which means"
            + " something else in this file")
      }
      ids[name.text] = ControllerID(index)
    }
    words = entries.map(\.key)
    self.ids = ids
  }

  /// The screen a word names.
  func id(_ word: Word) throws(ReadingError) -> ControllerID {
    guard let id = ids[word.text] else {
      throw .unknown("screen", word, allowed: words.map(\.text))
    }
    return id
  }

  /// The screen the word in an element names.
  func id(_ element: Element) throws(ReadingError) -> ControllerID {
    try id(element.word("the name of a screen"))
  }

  /// The screen the word in an element names, or nil for `none`.
  func idOrNone(_ element: Element) throws(ReadingError) -> ControllerID? {
    let word = try element.word("the name of a screen, or none")
    return word.text == "none" ? nil : try id(word)
  }

  /// The name of a screen.
  func name(_ id: ControllerID) -> String { words[id.index].text }
}
