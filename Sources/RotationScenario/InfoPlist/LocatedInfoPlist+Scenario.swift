import Orientation
import TextFormats
import YAMLDocuments

extension LocatedInfoPlist {
  /// Reads `plist` of a scenario: a list of orientations, a map of keys, or the path of a file.
  ///
  /// - Parameters:
  ///   - element: what follows `plist`.
  ///   - folder: where relative paths begin, with its last slash; nil where no file can be read.
  /// - Throws: what is wrong with it, or with the file it names.
  init(_ element: Element, folder: String?) throws(ReadingError) {
    switch element.content {
    case .list:
      let list = try Self.orientations(element)
      self.init(
        InfoPlist(orientations: list), at: element.location,
        places: [.orientations: element.location])
    case .word(let text) where text.contains(".") || text.contains("/"):
      let path = text.hasPrefix("/") ? text : folder.map { $0 + text }
      guard let path else {
        throw ReadingError(
          element.location, "the path of a property list in a text that is not in a file",
          expected: "the orientations themselves")
      }
      try self.init(contentsOf: path, namedAt: element.location)
    case .word:
      let expected = "a list of orientations, a map, or the path of a property list"
      let list = try ScenarioWords.plistOrientations.value(of: element.word(expected))
      self.init(
        InfoPlist(orientations: list), at: element.location,
        places: [.orientations: element.location])
    case .map(let entries):
      try self.init(Fields<InfoPlistKey>(entries, at: element.location, of: "plist"))
    }
  }

  private init(_ fields: Fields<InfoPlistKey>) throws(ReadingError) {
    self.init(InfoPlist(), at: fields.location, places: fields.places)
    if let list = fields[.orientations] { plist.orientations = try Self.orientations(list) }
    if let list = fields[.phoneOrientations] {
      plist.phoneOrientations = try Self.orientations(list)
    }
    if let list = fields[.padOrientations] { plist.padOrientations = try Self.orientations(list) }
    if let word = fields[.initialOrientation] {
      plist.initialOrientation = try ScenarioWords.interfaceOrientation.value(of: word)
    }
    if let word = fields[.requiresFullScreen] {
      plist.requiresFullScreen = try ScenarioWords.bool.value(of: word)
    }
    if let word = fields[.requiresFullScreenIgnoredStartingWith] {
      plist.fullScreenIgnoredFrom = try ScenarioWords.version(word)
    }
    if let word = fields[.minimumOSVersion] {
      plist.minimumOSVersion = try ScenarioWords.version(word)
    }
    if let word = fields[.sceneManifest] {
      plist.hasSceneManifest = try ScenarioWords.bool.value(of: word)
    }
  }

  private static func orientations(
    _ element: Element
  ) throws(ReadingError) -> [InterfaceOrientation] {
    var list: [InterfaceOrientation] = []
    for element in element.oneOrMore {
      list += try ScenarioWords.plistOrientations.value(of: element)
    }
    guard !list.isEmpty else {
      throw ReadingError(
        element.location, "a list without an orientation",
        expected: "at least one; without the key the idiom's default counts")
    }
    return list
  }
}
