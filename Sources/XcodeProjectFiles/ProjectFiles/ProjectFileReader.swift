import TextFormats

/// Reads the targets of a `project.pbxproj`.
struct ProjectFileReader {
  let folder: ProjectFolder
  let file: ProjectFolder.File
  /// The configuration that is asked for; nil takes the one that ships.
  let configuration: String?
  /// How many targets are read; each takes the settings of the whole project.
  private static let mostTargets = 1_000
  /// What is wrong with the project file and the files it names.
  var problems: [Problem] = []

  init(_ file: ProjectFolder.File, in folder: ProjectFolder, configuration: String?) {
    self.file = file
    self.folder = folder
    self.configuration = configuration
  }

  /// The targets in the order of the file; none when it cannot be read.
  mutating func targets() -> [ProjectTarget] {
    let bytes: [UInt8]
    do {
      bytes = try folder.read(file)
    } catch {
      problems.note(error)
      return []
    }
    guard
      let list = PropertyList.read(anyForm: bytes, file: file.path, problems: &problems),
      let objects = ProjectObjects(list, file: file.path, problems: &problems)
    else { return [] }
    let bundle = ProjectPath.folder(of: file.path)
    let paths = GroupPaths(objects, project: ProjectPath.folder(of: bundle), root: folder.root)
    var settings = ProjectSettings(
      objects: objects, paths: paths, name: ProjectPath.stem(of: bundle), folder: folder)
    var members = TargetMembers(objects: objects, paths: paths, folder: folder)
    var targets: [ProjectTarget] = []
    let listed = objects.objects("targets", of: objects.project)
    if listed.count > Self.mostTargets {
      problems.note(
        Problem(
          .leftOut, objects.project.location, "the project has \(listed.count) targets",
          expected: "at most \(Self.mostTargets)"))
    }
    for (id, object) in listed.prefix(Self.mostTargets) {
      let name = object["name"]?.text ?? object["productName"]?.text ?? id
      let location = object.located("name")?.location ?? object.location
      let configurations = settings.configurations(of: object)
      let chosen = chosen(configurations)
      let own = settings.settings(of: object, named: name, at: location, in: chosen ?? "Release")
      var target = ProjectTarget(
        name: name, at: location, origin: .xcode, product: product(object), settings: own)
      target.configuration = chosen
      target.configurations = configurations
      target.takeSettings(problems: &problems)
      target.files = members.files(of: object, id: id, target: name)
      (target.dependencies, target.packageProducts) = members.dependencies(of: object)
      if target.product.isApp || target.product == .appExtension {
        var reader = InfoPlistReader(
          folder: folder, settings: own, project: paths.project, location: location)
        target.infoPlist = reader.read { paths.path(fromSetting: $0) }
        for problem in reader.problems { problems.note(problem) }
      }
      targets.append(target)
    }
    if targets.isEmpty {
      problems.note(
        Problem(
          .malformed, objects.project.location, "the project has no targets",
          expected: "at least one app"))
    }
    for problem in settings.problems + members.problems { problems.note(problem) }
    return targets
  }

  private func product(_ object: PropertyList) -> ProductKind {
    if object.isa == "PBXAggregateTarget" || object.isa == "PBXLegacyTarget" { return .aggregate }
    return object["productType"]?.text.map(ProductKind.init(productType:)) ?? .other
  }

  /// The configuration that ships: the one asked for, else Release, else the last.
  private func chosen(_ names: [String]) -> String? {
    if let configuration, names.contains(configuration) { return configuration }
    return names.first { $0 == "Release" } ?? names.first { $0.lowercased().contains("release") }
      ?? names.last
  }
}
