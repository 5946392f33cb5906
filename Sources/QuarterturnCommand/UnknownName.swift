import ArgumentParser
import DeviceSetup
import Orientation
import RotationChecker
import RotationReport
import RotationRules
import TextFormats

/// Messages for names that do not exist: what was found, what was expected, the nearest word.
enum UnknownName {
  /// The message for a word that is not a command; nil for one that is, and for options.
  static func command(_ word: String) -> String? {
    let names = QuarterturnCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    guard !word.hasPrefix("-"), !word.isEmpty, !(names + ["help"]).contains(word) else {
      return nil
    }
    let list = " 'quarterturn --help' lists them all."
    if Input.isFolder(word) || Input.isReadable(word) {
      let name = Input.isFolder(word) ? "check" : "run"
      return "'\(word)' is not a command. Did you mean 'quarterturn \(name) \(word)'?\(list)"
    }
    return "There is no command '\(word)'.\(hint(word, names))\(list)"
  }

  static func device(_ name: String) -> String {
    message("device", name, DeviceName.nearest(to: name), list: "devices")
  }

  /// All screens of a small app, of a large one those with similar names.
  static func screen(_ name: String, _ names: [String]) -> String {
    guard names.count > 12 else {
      return "There is no screen '\(name)'. The app has \(names.joined(separator: ", "))."
        + hint(name, names)
    }
    let text = name.lowercased()
    let similar = names.filter { other in
      other.lowercased().contains(text) || text.contains(other.lowercased())
    }
    let nearest = Spelling.nearest(to: name, in: names).map { [$0] } ?? []
    let found = (nearest + similar.filter { !nearest.contains($0) }).prefix(5)
    let hint =
      found.isEmpty ? "" : " Did you mean \(found.map { "'\($0)'" }.joined(separator: " or "))?"
    return "There is no screen '\(name)'.\(hint)"
      + " 'quarterturn matrix' shows the \(names.count) screens of the app."
  }

  /// The message for a word in the place of a stage's name; nil for what can only be a line.
  static func stage(_ text: String, _ names: [String]) -> String? {
    guard !text.contains(",") else { return nil }
    return "There is no stage '\(text)'. The file has \(names.joined(separator: ", "));"
      + " a line such as 'iPhone 15, iOS 17' names another.\(hint(text, names))"
  }

  static func rule(_ text: String) -> String {
    message("rule", text, RuleCatalogue.nearest(to: text)?.description, list: "rules")
  }

  static func check(_ name: String) -> String {
    "There is no check '\(name)'.\(hint(CheckCatalogue.nearest(to: name)))"
      + " 'quarterturn check --list' lists them all."
  }

  static func section(_ letter: String) -> String {
    let letters = RuleCatalogue.sections.map { String($0.letter) }.joined(separator: ", ")
    return "There is no section '\(letter)'. Expected one of \(letters)."
  }

  static func version(_ text: String) -> String {
    "'\(text)' is not an iOS version. Expected a number such as 17 or 26.2."
  }

  static func pose(_ word: String) -> String {
    let words = DeviceOrientation.allCases.map(Words.name)
    return "There is no device orientation '\(word)'."
      + " Expected one of \(words.joined(separator: ", ")).\(hint(word, words))"
  }

  /// The question after the nearest word, with the space before it; empty when none is near.
  static func hint(_ text: String, _ words: [String]) -> String {
    hint(Spelling.nearest(to: text, in: words))
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }

  private static func message(
    _ kind: String, _ name: String, _ nearest: String?, list: String
  ) -> String {
    "There is no \(kind) '\(name)'.\(hint(nearest)) 'quarterturn \(list)' lists them all."
  }
}
