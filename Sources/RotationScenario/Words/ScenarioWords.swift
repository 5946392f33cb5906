import DeviceSetup
import Orientation
import TextFormats
import YAMLDocuments

/// The words for orientations and masks.
enum ScenarioWords {
  static let interfaceOrientation = OrientationWords.interface

  /// As above, and that there is none.
  static let readOrientation = Vocabulary<InterfaceOrientation>(
    "interface orientation", interfaceOrientation.entries + [("unknown", .unknown)])

  static let deviceOrientation = OrientationWords.device

  static let mask = Vocabulary<InterfaceOrientationMask>(
    "orientation mask",
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
      ("landscape", .landscape), ("allButUpsideDown", .allButUpsideDown), ("all", .all),
      ("none", []),
    ])

  /// The values of a plist list, in the order in which Xcode writes several orientations.
  static let plistOrientations = Vocabulary<[InterfaceOrientation]>(
    "interface orientation",
    interfaceOrientation.entries.map { ($0.word, [$0.value]) } + [
      ("landscape", [.landscapeLeft, .landscapeRight]),
      ("allButUpsideDown", [.portrait, .landscapeLeft, .landscapeRight]),
      ("all", [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]),
    ])

  static let bool = Vocabulary<Bool>(
    "boolean",
    [
      ("true", true), ("false", false), ("on", true), ("off", false), ("yes", true), ("no", false),
    ])

  /// The word that takes an override away.
  static let notOverridden = "default"

  /// The mask of a word or of a list of words.
  static func mask(_ element: Element) throws(ReadingError) -> InterfaceOrientationMask {
    guard case .list(let elements) = element.content else { return try mask.value(of: element) }
    guard !elements.isEmpty else {
      throw ReadingError(
        element.location, "an empty list", expected: "at least one orientation, or the word none")
    }
    var union: InterfaceOrientationMask = []
    for element in elements { union.formUnion(try mask.value(of: element)) }
    return union
  }

  /// The mask of an override, or nil for `default`.
  static func overriddenMask(
    _ element: Element
  ) throws(ReadingError) -> InterfaceOrientationMask? {
    if case .word(notOverridden) = element.content { return nil }
    if case .word(let text) = element.content, !text.isEmpty {
      let word = Word(text: text, location: element.location)
      let known = mask.entries.first { $0.word == text }
      guard let known else {
        throw .unknown(mask.kind, word, allowed: mask.words + [notOverridden])
      }
      return known.value
    }
    return try mask(element)
  }
}
