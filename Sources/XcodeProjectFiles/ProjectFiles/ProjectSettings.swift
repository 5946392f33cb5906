import Orientation
import TextFormats

/// The build settings of a project file's targets.
struct ProjectSettings {
  let objects: ProjectObjects
  let paths: GroupPaths
  /// The project's name.
  let name: String
  /// What is wrong with configuration files.
  var problems: [Problem] { files.problems }
  private var files: ConfigurationFiles

  init(objects: ProjectObjects, paths: GroupPaths, name: String, folder: ProjectFolder) {
    self.objects = objects
    self.paths = paths
    self.name = name
    files = ConfigurationFiles(folder: folder, projectFolder: paths.project)
  }

  /// The names of a target's configurations.
  func configurations(of target: PropertyList) -> [String] {
    configurationObjects(of: target).compactMap { $0["name"]?.text }
  }

  /// A target's settings in a configuration, lowest level first.
  mutating func settings(
    of target: PropertyList, named targetName: String, at location: SourceLocation,
    in configuration: String
  ) -> BuildSettings {
    var settings = BuildSettings(configuration: configuration)
    for (key, value) in Self.builtIn(target: targetName, project: name, configuration) {
      settings.append(SettingAssignment(key, value, at: location))
    }
    let unread = files.unreadCount
    for owner in [objects.project, target] {
      let own = configurationObjects(of: owner)
      guard let object = own.first(where: { $0["name"]?.text == configuration }) ?? own.last else {
        continue
      }
      for assignment in base(of: object) { settings.append(assignment) }
      for assignment in Self.assignments(object["buildSettings"]) { settings.append(assignment) }
    }
    if files.unreadCount == unread { Self.addDefaults(to: &settings, at: location) }
    return settings
  }

  /// Adds what the SDK of iOS gives a target that says nothing of it.
  ///
  /// A target without `TARGETED_DEVICE_FAMILY` is for phones alone, as the tests of Apple's build
  /// system ask of the SDK (`DeviceFamilyBuildOperationTests` in swiftlang/swift-build).
  private static func addDefaults(to settings: inout BuildSettings, at location: SourceLocation) {
    let key = "TARGETED_DEVICE_FAMILY"
    let platform = settings.value(of: "SDKROOT").flatMap {
      Platform(sdk: ProjectPath.name(of: $0.text))
    }
    guard settings.value(of: key) == nil, platform == .iOS else { return }
    settings.append(SettingAssignment(key, "1", at: location))
  }

  private func configurationObjects(of owner: PropertyList) -> [PropertyList] {
    guard let list = objects.object("buildConfigurationList", of: owner) else { return [] }
    return objects.objects("buildConfigurations", of: list).map(\.object)
  }

  /// The assignments of the configuration file that a configuration is based on.
  private mutating func base(of configuration: PropertyList) -> [SettingAssignment] {
    if let reference = configuration.located("baseConfigurationReference") {
      guard let path = paths.path(of: reference.value) else {
        files.noteOutside(reference.location)
        return []
      }
      return files.assignments(path, namedAt: reference.location)
    }
    if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let relative = configuration.located("baseConfigurationReferenceRelativePath"),
      let group = paths.path(of: anchor),
      let path = ProjectPath.normalized(ProjectPath.joined(group, relative.value))
    {
      return files.assignments(path, namedAt: relative.location)
    }
    return []
  }

  /// What a dictionary of settings assigns; those with conditions win over those without.
  static func assignments(_ settings: PropertyList?) -> [SettingAssignment] {
    let all = (settings?.entries ?? []).compactMap { entry -> SettingAssignment? in
      guard let value = text(entry.value) else { return nil }
      return SettingAssignment(entry.key.text, value, at: entry.key.location)
    }
    return all.filter(\.conditions.isEmpty) + all.filter { !$0.conditions.isEmpty }
  }

  /// A value as one text: the elements of a list are separated by spaces.
  private static func text(_ value: PropertyList) -> String? {
    switch value.content {
    case .array(let elements):
      elements.compactMap { element in
        element.text.map { $0.contains { $0.isWhitespace } ? "\"\($0)\"" : $0 }
      }.joined(separator: " ")
    case .bool(let flag): flag ? "YES" : "NO"
    default: value.text
    }
  }

  /// What Xcode itself sets, as far as names and paths rest on it.
  static func builtIn(
    target: String, project: String, _ configuration: String
  ) -> [(key: String, value: String)] {
    [
      ("TARGET_NAME", target), ("TARGETNAME", target), ("PROJECT_NAME", project),
      ("PROJECT", project), ("CONFIGURATION", configuration), ("SRCROOT", "."),
      ("SOURCE_ROOT", "."), ("PROJECT_DIR", "."), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("PLATFORM_NAME", "iphoneos"),
      ("EFFECTIVE_PLATFORM_NAME", "-iphoneos"), ("DEVELOPMENT_LANGUAGE", "en"),
    ]
  }
}
