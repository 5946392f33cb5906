import DeviceSetup
import Orientation
import TextFormats

extension TargetInfoPlist {
  /// Takes what matters from merged entries.
  ///
  /// Values that are not of the right kind are listed and left out, so that one slip does not hide
  /// the rest.
  mutating func take(_ entries: PlistEntries, settings: BuildSettings, problems: inout [Problem]) {
    for key in InfoPlistKey.allCases {
      guard let entry = entries.entries[key.propertyListKey] else { continue }
      located.places[key] = entry.location
      take(key, entry.value, settings, &problems)
    }
    func interface(
      _ suffix: String, _ names: [String] = ["UIMainStoryboardFile", "NSMainNibFile"]
    ) -> Located<String>? {
      for name in names {
        guard let entry = entries.entries[name + suffix], let text = entry.value.text else {
          continue
        }
        let name = settings.expand(text).text
        let ends = [".storyboard", ".xib", ".nib"]
        let end = ends.first { name.hasSuffix($0) }
        return Located(String(name.dropLast(end?.count ?? 0)), at: entry.location)
      }
      return nil
    }
    mainInterface.plain = interface("")
    mainInterface.phone = interface("~iphone")
    mainInterface.pad = interface("~ipad")
    launchInterface = interface("", ["UILaunchStoryboardName"])?.value
    if let entry = entries.entries["UIApplicationSceneManifest"] {
      scenes = SceneManifest(entry.value, at: entry.location, settings)
    }
    if let entry = entries.entries["UIDeviceFamily"] {
      let values = entry.value.text.map { [$0] } ?? entry.value.elements.compactMap(\.text)
      let own = DeviceFamilies(words: values)
      if !own.isEmpty { families = Located(own, at: entry.location) }
    }
  }

  private mutating func take(
    _ key: InfoPlistKey, _ value: PropertyList, _ settings: BuildSettings,
    _ problems: inout [Problem]
  ) {
    func mismatch(_ expected: String) {
      problems.note(
        Problem(
          .malformed, value.location, "\(value.summary) for \(key.propertyListKey)",
          expected: expected))
    }
    if [.orientations, .phoneOrientations, .padOrientations].contains(key) {
      let open = value.elements.first { element in
        element.text.map { !settings.expand($0).unknown.isEmpty } ?? false
      }
      if let open { undecidedOrientations = Located(key.propertyListKey, at: open.location) }
    }
    switch key {
    case .orientations: located.plist.orientations = Self.list(key, value, settings, &problems)
    case .phoneOrientations:
      located.plist.phoneOrientations = Self.list(key, value, settings, &problems)
    case .padOrientations:
      located.plist.padOrientations = Self.list(key, value, settings, &problems)
    case .initialOrientation:
      located.plist.initialOrientation = Self.list(key, value, settings, &problems)?.first
    case .requiresFullScreen:
      let flag = value.flag ?? value.text.flatMap { PropertyList.flag(settings.expand($0).text) }
      if let flag { located.plist.requiresFullScreen = flag } else { mismatch("true or false") }
    case .requiresFullScreenIgnoredStartingWith:
      let version = value.text.flatMap { SystemVersion(settings.expand($0).text) }
      if let version {
        located.plist.fullScreenIgnoredFrom = version
      } else {
        mismatch("a version such as 27.0")
      }
    case .minimumOSVersion:
      let version = value.text.flatMap { SystemVersion(settings.expand($0).text) }
      if let version { located.plist.minimumOSVersion = version }
    case .sceneManifest:
      guard case .dictionary = value.content else { return mismatch("a dictionary") }
      located.plist.hasSceneManifest = true
    }
  }

  /// A list of orientations; nil when none of it can be used.
  private static func list(
    _ key: InfoPlistKey, _ value: PropertyList, _ settings: BuildSettings,
    _ problems: inout [Problem]
  ) -> [InterfaceOrientation]? {
    var values = value.elements
    if case .string = value.content { values = [value] }
    var list: [InterfaceOrientation] = []
    for element in values {
      guard let text = element.text else {
        problems.note(
          Problem(
            .malformed, element.location, "\(element.summary) in \(key.propertyListKey)",
            expected: "a string such as UIInterfaceOrientationPortrait"))
        continue
      }
      let expanded = settings.expand(text)
      // A variable may represent several words.
      for word in BuildSettings.words(expanded.text) {
        if let orientation = InfoPlist.orientation(named: word) {
          if !list.contains(orientation) { list.append(orientation) }
          continue
        }
        problems.note(unknown(word, key, element.location))
      }
      for name in expanded.unknown {
        problems.note(
          Problem(
            .undecided, element.location,
            "\(key.propertyListKey) depends on \(name), which has no value"))
      }
    }
    if values.isEmpty {
      problems.note(
        Problem(
          .malformed, value.location, "\(key.propertyListKey) lists no orientation",
          expected: "at least one; without the key the idiom's default counts"))
    }
    return list.isEmpty ? nil : list
  }

  private static func unknown(
    _ word: String, _ key: InfoPlistKey, _ location: SourceLocation
  ) -> Problem {
    let error = ReadingError.unknown(
      "orientation in \(key.propertyListKey),", Word(text: word, location: location),
      allowed: [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ])
    return Problem(error, kind: .malformed)
  }
}

extension SceneManifest {
  init(_ value: PropertyList, at location: SourceLocation, _ settings: BuildSettings) {
    self.location = location
    supportsMultipleScenes = value["UIApplicationSupportsMultipleScenes"]?.flag ?? false
    configurations = []
    for role in value["UISceneConfigurations"]?.entries ?? [] {
      for configuration in role.value.elements {
        configurations.append(Configuration(configuration, role: role.key.text, settings))
      }
    }
  }
}

extension SceneManifest.Configuration {
  init(_ value: PropertyList, role: String, _ settings: BuildSettings) {
    self.role = role
    location = value.location
    name = value["UISceneConfigurationName"]?.text.map { settings.expand($0).text }
    func located(_ key: String) -> Located<String>? {
      guard let found = value.located(key) else { return nil }
      return Located(settings.expand(found.value).text, at: found.location)
    }
    delegateClass = located("UISceneDelegateClassName").map { found in
      // Swift classes are named with their module.
      Located(found.value.split(separator: ".").last.map(String.init) ?? "", at: found.location)
    }
    storyboard = located("UISceneStoryboardFile")
  }
}
