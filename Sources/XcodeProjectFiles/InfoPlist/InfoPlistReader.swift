import DeviceSetup
import Orientation
import TextFormats

/// Reads a target's Info.plist as it will be built.
struct InfoPlistReader {
  let folder: ProjectFolder
  let settings: BuildSettings
  /// The folder in which paths of settings begin.
  let project: String
  /// The location of values without one of their own.
  let location: SourceLocation
  /// What is wrong with the file, the settings or their values.
  var problems: [Problem] = []

  /// Reads the file that the settings name, and the keys in settings.
  ///
  /// - Parameter path: where a path from the settings leads in the folder; nil when outside.
  /// - Returns: the Info.plist as built.
  mutating func read(path: (String) -> String?) -> TargetInfoPlist {
    var plist = TargetInfoPlist(at: location)
    var entries = PlistEntries()
    if let value = settings.value(of: "INFOPLIST_FILE"), !value.text.isEmpty {
      let resolved = path(value.text) ?? value.text
      plist.file = Located(resolved, at: value.location)
      if value.unknown.isEmpty {
        if let list = file(at: resolved, namedAt: value.location) {
          entries.take(list)
          plist.located.location = SourceLocation(file: list.location.file)
        } else {
          plist.isUnread = true
        }
      } else {
        plist.isUnread = true
        let names = value.unknown.prefix(5).map { String($0.plain.prefix(60)) }
        problems.note(
          Problem(
            .undecided, value.location,
            "INFOPLIST_FILE depends on \(names.joined(separator: ", ")),"
              + " which has no value"))
      }
    }
    plist.isGenerated = settings.flag("GENERATE_INFOPLIST_FILE")
    for (key, value) in settingEntries() {
      if plist.isGenerated?.value == true {
        entries.merge(key, value, at: value.location)
      } else if !entries.says(key, value) {
        plist.unusedSettings.append(Located(key, at: value.location))
      }
    }
    plist.conflicts = entries.conflicts
    plist.take(entries, settings: settings, problems: &problems)
    return plist
  }

  /// Reads a plist that the project itself names.
  mutating func file(at path: String, namedAt location: SourceLocation) -> PropertyList? {
    do {
      guard var bytes = try folder.readNamed(path) else {
        let files = folder.files(.propertyList).map(\.path)
        problems.note(
          Problem(
            .missing, location, "there is no Info.plist \(ReadingError.quoted(path))",
            nearest: Spelling.nearest(to: path, in: files)))
        return nil
      }
      if settings.flag("INFOPLIST_PREPROCESS")?.value == true { Self.dropDirectives(&bytes) }
      guard
        let list = PropertyList.read(
          anyForm: bytes, file: folder.file(at: path)?.path ?? path, problems: &problems)
      else { return nil }
      for key in list.repeatedKeys.prefix(20) {
        problems.note(
          Problem(
            .malformed, key.location,
            "the key \(ReadingError.quoted(key.text)) is in its dictionary again; the last one counts"
          ))
      }
      guard case .dictionary = list.content else {
        problems.note(
          Problem(
            .malformed, list.location, "\(list.summary) at the top", expected: "a dictionary"))
        return nil
      }
      return list
    } catch {
      problems.note(error)
      return nil
    }
  }

  /// Blanks the lines for the C preprocessor, and what is between `#else` and its end: which branch
  /// counts is unknown, and keys in both would be repeated.
  static func dropDirectives(_ bytes: inout [UInt8]) {
    // For each open condition, whether its else has come.
    var open: [Bool] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == 32 || $0 == 9 }
      var drops = open.contains(true)
      if line.first == UInt8(ascii: "#") {
        let word = String(decoding: line.dropFirst().drop { $0 == 32 }.prefix(5), as: UTF8.self)
        if word.hasPrefix("if") { open.append(false) }
        if word.hasPrefix("else") || word.hasPrefix("elif"), !open.isEmpty {
          open[open.count - 1] = true
        }
        if word.hasPrefix("endif") { _ = open.popLast() }
        drops = true
      }
      if drops { for index in start..<end { bytes[index] = 32 } }
      start = end + 1
    }
  }

  /// How many keys settings may give; Xcode knows about a hundred.
  private static let mostKeys = 1_000

  /// The keys that build settings give a value, as a property list holds them, sorted.
  private func settingEntries() -> [(key: String, value: PropertyList)] {
    let prefix = "INFOPLIST_KEY_"
    var found: [(key: String, value: PropertyList)] = []
    for setting in settings.keys.filter({ $0.hasPrefix(prefix) }).prefix(Self.mostKeys) {
      guard let value = settings.value(of: setting), !value.text.isEmpty else { continue }
      let name = String(setting.dropFirst(prefix.count))
      let location = value.location
      func list() -> PropertyList {
        PropertyList(
          .array(value.words.map { PropertyList(.string($0), at: location) }), at: location)
      }
      switch name {
      case "UISupportedInterfaceOrientations": found.append((name, list()))
      case "UISupportedInterfaceOrientations_iPhone":
        found.append(("UISupportedInterfaceOrientations~iphone", list()))
      case "UISupportedInterfaceOrientations_iPad":
        found.append(("UISupportedInterfaceOrientations~ipad", list()))
      case "UIApplicationSceneManifest_Generation":
        guard PropertyList.flag(value.text) == true else { continue }
        let flag = PropertyList(.bool(true), at: location)
        let key = Word(text: "UIApplicationSupportsMultipleScenes", location: location)
        found.append(
          (
            "UIApplicationSceneManifest",
            PropertyList(.dictionary([(key: key, value: flag)]), at: location)
          ))
      default: found.append((name, PropertyList(.string(value.text), at: location)))
      }
    }
    return found
  }
}
