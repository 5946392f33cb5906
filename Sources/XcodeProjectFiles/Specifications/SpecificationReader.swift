import TextFormats

/// Reads the targets of XcodeGen's `project.yml`.
///
/// Included files, templates and setting groups are followed as far as their own text allows; what
/// depends on the environment is not known.
struct SpecificationReader {
  let folder: ProjectFolder
  let file: ProjectFolder.File
  let configuration: String
  /// What is wrong with the file, or cannot be known.
  private(set) var problems: [Problem] = []
  private var files: ConfigurationFiles
  private let base: String
  /// How many groups of settings the current target took; groups may name each other.
  private var groupCount = 0

  /// How many templates and groups of settings a target may have.
  private static let mostTemplates = 64
  private static let mostGroups = 1_000

  init(_ file: ProjectFolder.File, in folder: ProjectFolder, configuration: String?) {
    self.file = file
    self.folder = folder
    self.configuration = configuration ?? "Release"
    base = ProjectPath.folder(of: file.path)
    files = ConfigurationFiles(folder: folder, projectFolder: base)
  }

  /// The targets in the order of the file; none when it cannot be read.
  mutating func targets() -> [ProjectTarget] {
    var included = SpecificationFiles(folder: folder)
    let whole = included.read(file)
    for problem in included.problems { problems.note(problem) }
    guard let project = whole else { return [] }
    guard let targets = project["targets"], !targets.entries.isEmpty else {
      // They may be in what was not read.
      guard !included.isIncomplete else { return [] }
      problems.note(
        Problem(
          .malformed, project.location, "no targets in the XcodeGen project",
          expected: "a map with the key targets"))
      return []
    }
    var result: [ProjectTarget] = []
    for entry in targets.entries.prefix(1_000) {
      result.append(target(entry.key, entry.value, of: project))
    }
    for problem in files.problems { problems.note(problem) }
    return result
  }

  private mutating func target(
    _ name: Word, _ own: PropertyList, of project: PropertyList
  ) -> ProjectTarget {
    let layers = templates(of: own, name: name.text, project: project) + [own]
    func value(_ key: String) -> PropertyList? { layers.reversed().compactMap { $0[key] }.first }
    let platforms =
      (value("platform").map(Self.words) ?? [])
      + (value("supportedDestinations").map(Self.words) ?? [])
    let settings = settings(
      of: layers, name: name, project: project, platforms: platforms,
      deployment: value("deploymentTarget"))
    let kind = value("type")?.text.map(ProductKind.init(productType:)) ?? .other
    if kind == .other, let type = value("type"), let word = type.text {
      let error = ReadingError.unknown(
        "type of target", Word(text: word, location: type.location),
        allowed: ProductKind.byName.keys.sorted())
      problems.note(Problem(error, kind: .malformed))
    }
    var target = ProjectTarget(
      name: name.text, at: name.location, origin: .xcodeGen, product: kind, settings: settings)
    target.configuration = configuration
    target.takeSettings(problems: &problems)
    target.platforms = Set(platforms.compactMap { Platform(sdk: $0) }).sorted()
    target.files = files(of: layers.flatMap { Self.list($0["sources"]) })
    for dependency in layers.flatMap({ Self.list($0["dependencies"]) }) {
      if let other = dependency["target"]?.text {
        target.dependencies.append(other.split(separator: "/").last.map(String.init) ?? other)
      }
      if let product = dependency["product"]?.text ?? dependency["package"]?.text {
        target.packageProducts.append(product)
      }
    }
    if target.isApp { target.infoPlist = infoPlist(value("info"), target) }
    return target
  }

  /// The templates of a target with its name and its attributes in them, those that others begin with
  /// first.
  private func templates(
    of own: PropertyList, name: String, project: PropertyList
  ) -> [PropertyList] {
    var attributes = ["target_name": name]
    for entry in own["templateAttributes"]?.entries ?? [] {
      attributes[entry.key.text] = entry.value.text
    }
    var layers: [PropertyList] = []
    var seen: Set<String> = []
    func add(_ owner: PropertyList) {
      for name in owner.texts("templates") {
        guard seen.count < Self.mostTemplates, seen.insert(name).inserted,
          let template = project["targetTemplates"]?[name]
        else { continue }
        add(template)
        layers.append(template.replacing(attributes))
      }
    }
    add(own)
    return layers
  }

  private mutating func settings(
    of layers: [PropertyList], name: Word, project: PropertyList, platforms: [String],
    deployment: PropertyList?
  ) -> BuildSettings {
    var settings = BuildSettings(configuration: configuration)
    groupCount = 0
    let projectName = project["name"]?.text ?? ""
    for (key, value) in ProjectSettings.builtIn(
      target: name.text, project: projectName, configuration)
    {
      settings.append(SettingAssignment(key, value, at: name.location))
    }
    if platforms.contains(where: { Platform(sdk: $0) == .iOS }) {
      // XcodeGen's own presets.
      settings.append(SettingAssignment("TARGETED_DEVICE_FAMILY", "1,2", at: name.location))
    }
    for owner in [project] + layers {
      let configured =
        owner["configFiles"]?[configuration]
        ?? owner["configFiles"].flatMap {
          $0.text == nil ? nil : $0
        }
      if let configured, let path = configured.text,
        let place = ProjectPath.normalized(ProjectPath.joined(base, path))
      {
        for assignment in files.assignments(place, namedAt: configured.location) {
          settings.append(assignment)
        }
      }
      append(owner["settings"], of: project, to: &settings, depth: 0)
    }
    let version =
      deployment.flatMap { $0.text == nil ? $0["iOS"] : $0 }
      ?? project["options"]?["deploymentTarget"]?["iOS"]
    if let version, let text = version.text {
      settings.append(SettingAssignment("IPHONEOS_DEPLOYMENT_TARGET", text, at: version.location))
    }
    return settings
  }

  /// Adds a map of settings: flat, or with groups, a base and maps by configuration.
  private mutating func append(
    _ map: PropertyList?, of project: PropertyList, to settings: inout BuildSettings, depth: Int
  ) {
    guard let map, depth < 8 else { return }
    let keys = Set(map.entries.map(\.key.text))
    guard !keys.isDisjoint(with: ["base", "configs", "groups"]) else {
      for assignment in ProjectSettings.assignments(map) { settings.append(assignment) }
      return
    }
    for group in map.texts("groups") {
      groupCount += 1
      guard groupCount <= Self.mostGroups else { break }
      append(project["settingGroups"]?[group], of: project, to: &settings, depth: depth + 1)
    }
    for assignment in ProjectSettings.assignments(map["base"]) { settings.append(assignment) }
    let configs = map["configs"]?.entries ?? []
    for config in configs where configuration.lowercased().contains(config.key.text.lowercased()) {
      for assignment in ProjectSettings.assignments(config.value) { settings.append(assignment) }
    }
  }

  private func files(of sources: [PropertyList]) -> [ProjectFolder.File] {
    var found: [String: ProjectFolder.File] = [:]
    for source in sources.prefix(1_000) {
      guard let path = source.text ?? source["path"]?.text,
        let place = ProjectPath.normalized(ProjectPath.joined(base, path))
      else { continue }
      func globs(_ key: String) -> [Glob] {
        Self.list(source[key]).compactMap(\.text).map {
          Glob("/" + ProjectPath.joined(place, $0))
        }
      }
      let excludes = globs("excludes")
      let includes = globs("includes")
      let one = folder.file(at: place).map { [$0][...] }
      for file in one ?? folder.files(in: place)
      where file.kind.isSource || file.kind.isInterface {
        if excludes.contains(where: { $0.matches(file.path) }) { continue }
        if !includes.isEmpty, !includes.contains(where: { $0.matches(file.path) }) { continue }
        found[file.path] = file
      }
    }
    return found.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The plist that XcodeGen writes from `info`, or the one that settings or sources name.
  private mutating func infoPlist(
    _ info: PropertyList?, _ target: ProjectTarget
  ) -> TargetInfoPlist {
    if let info {
      var plist = TargetInfoPlist(at: info.location)
      var entries = PlistEntries()
      if let properties = info["properties"] { entries.take(properties) }
      plist.file = info.located("path")
      plist.take(entries, settings: target.settings, problems: &problems)
      return plist
    }
    var settings = target.settings
    if settings.value(of: "INFOPLIST_FILE") == nil,
      settings.flag("GENERATE_INFOPLIST_FILE")?.value != true,
      let path = plistBesideSources(of: target)
    {
      settings.append(SettingAssignment("INFOPLIST_FILE", "/" + path, at: target.location))
    }
    var reader = InfoPlistReader(
      folder: folder, settings: settings, project: base, location: target.location)
    let plist = reader.read { path in
      path.hasPrefix("/")
        ? ProjectPath.normalized(path) : ProjectPath.normalized(ProjectPath.joined(base, path))
    }
    for problem in reader.problems { problems.note(problem) }
    return plist
  }

  /// The first Info.plist in the folders of the sources, as XcodeGen looks for it.
  private func plistBesideSources(of target: ProjectTarget) -> String? {
    let folders = Set(target.files.map { ProjectPath.folder(of: $0.path) })
    return folder.files(.propertyList).first {
      $0.name == "Info.plist" && folders.contains(ProjectPath.folder(of: $0.path))
    }?.path
  }

  /// The elements of a list, or a single value as one.
  private static func list(_ value: PropertyList?) -> [PropertyList] {
    guard let value else { return [] }
    if case .array(let elements) = value.content { return elements }
    return [value]
  }

  private static func words(_ value: PropertyList) -> [String] { list(value).compactMap(\.text) }
}

extension PropertyList {
  /// The value with texts in place of `${name}`.
  fileprivate func replacing(_ texts: [String: String]) -> PropertyList {
    func replaced(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return texts.sorted { $0.key < $1.key }.reduce(text) {
        $0.replacing("${\($1.key)}", with: $1.value)
      }
    }
    switch content {
    case .string(let text): return PropertyList(.string(replaced(text)), at: location)
    case .array(let elements):
      return PropertyList(.array(elements.map { $0.replacing(texts) }), at: location)
    case .dictionary(let entries):
      return PropertyList(
        .dictionary(
          entries.map { entry in
            let key = Word(text: replaced(entry.key.text), location: entry.key.location)
            return (key, entry.value.replacing(texts))
          }), at: location)
    default: return self
    }
  }
}
