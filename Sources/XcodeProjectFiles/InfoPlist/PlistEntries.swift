import Orientation
import TextFormats

/// The keys at the top of an Info.plist, put together from its file and from build settings.
///
/// They are merged as the open sources of Xcode's build system do it (swiftlang/swift-build): of two
/// plain values the setting's counts, of two lists the file's comes first and the setting adds what
/// is not in it, and in dictionaries the setting's keys replace the file's. Build settings count only
/// with `GENERATE_INFOPLIST_FILE`.
struct PlistEntries {
  /// A key's value after merging.
  struct Entry {
    var value: PropertyList
    /// The location of the key, or of the setting.
    var location: SourceLocation
  }

  /// The merged values by their keys.
  private(set) var entries: [String: Entry] = [:]
  /// Keys with two values.
  private(set) var conflicts: [TargetInfoPlist.Conflict] = []

  /// Takes the keys of a file.
  mutating func take(_ file: PropertyList) {
    for entry in file.entries {
      entries[entry.key.text] = Entry(value: entry.value, location: entry.key.location)
    }
  }

  /// Whether the file says for a key, or for the one without an idiom, what a setting does.
  func says(_ key: String, _ value: PropertyList) -> Bool {
    let entry = entries[key] ?? entries[String(key.prefix { $0 != "~" })]
    return entry.map { Self.shown($0.value) == Self.shown(value) } ?? false
  }

  /// Merges a key that a build setting gives a value.
  mutating func merge(_ key: String, _ value: PropertyList, at location: SourceLocation) {
    guard let old = entries[key] else {
      entries[key] = Entry(value: value, location: location)
      return
    }
    let before = Self.shown(old.value)
    let setting = Self.shown(value)
    var merged = Entry(value: value, location: location)
    switch (old.value.content, value.content) {
    case (.array(let own), .array(let more)):
      let texts = Set(own.compactMap(\.text))
      let added = more.filter { $0.text.map { !texts.contains($0) } ?? true }
      merged.value = PropertyList(.array(own + added), at: old.value.location)
      if added.isEmpty { merged.location = old.location }
    case (.dictionary(let own), .dictionary(let more)):
      let keys = Set(more.map(\.key.text))
      merged.value = PropertyList(
        .dictionary(own.filter { !keys.contains($0.key.text) } + more), at: old.value.location)
      merged.location = old.location
    default: break
    }
    entries[key] = merged
    if before != setting {
      conflicts.append(
        TargetInfoPlist.Conflict(
          key: key, inFile: Located(before, at: old.location),
          inSetting: Located(setting, at: location), built: Self.shown(merged.value)))
    }
  }

  /// A value as one text: lists sorted, as the order makes no difference.
  private static func shown(_ value: PropertyList) -> String {
    switch value.content {
    case .array(let elements):
      elements.map { $0.text ?? $0.summary }.sorted().joined(separator: " ")
    case .bool(let flag): flag ? "YES" : "NO"
    case .string(let text): PropertyList.flag(text).map { $0 ? "YES" : "NO" } ?? text
    case .dictionary(let entries):
      entries.map { "\($0.key.text)=\($0.value.text ?? $0.value.summary)" }.sorted()
        .joined(separator: " ")
    default: value.text ?? value.summary
    }
  }
}
