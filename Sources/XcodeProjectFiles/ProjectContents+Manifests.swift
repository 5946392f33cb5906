import Orientation
import TextFormats

extension ProjectContents {
  /// The targets of a folder that keeps no project file but what one is made from.
  static func specified(
    in folder: ProjectFolder, _ configuration: String?, _ problems: inout [Problem]
  ) -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    for file in folder.files(.specification) {
      var reader = SpecificationReader(file, in: folder, configuration: configuration)
      targets += reader.targets()
      for problem in reader.problems { problems.note(problem) }
    }
    for file in folder.files(.swift) where file.name == "Project.swift" {
      guard isTuist(file, in: folder) else { continue }
      var reader = ManifestReader(file, in: folder)
      targets += reader.targets()
      for problem in reader.problems { problems.note(problem) }
    }
    return targets
  }

  /// The targets of the Swift packages in a folder.
  static func packages(
    in folder: ProjectFolder, _ problems: inout [Problem]
  ) -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    for file in folder.files(.swift) where file.name == "Package.swift" {
      var reader = ManifestReader(file, in: folder)
      targets += reader.targets()
      for problem in reader.problems { problems.note(problem) }
    }
    return targets
  }

  private static func isTuist(_ file: ProjectFolder.File, in folder: ProjectFolder) -> Bool {
    guard let bytes = try? folder.read(file) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
  }

  /// The one target of a folder in which nothing declares any: all its code is thought to be an app.
  static func implicit(
    in folder: ProjectFolder, _ problems: inout [Problem]
  ) -> ProjectTarget {
    let name = ProjectPath.name(of: folder.root)
    let location = SourceLocation(file: ".")
    var settings = BuildSettings(BuildContext(configuration: "Release"))
    for (key, value) in ProjectSettings.builtIn(target: name, project: name, "Release") {
      settings.append(SettingAssignment(key, value, at: location))
    }
    var target = ProjectTarget(
      name: name, at: location, origin: .folder, product: .app, settings: settings)
    target.files = folder.files.filter { file in
      (file.kind.isSource || file.kind.isInterface)
        && !["Package.swift", "Project.swift"].contains(file.name)
    }
    problems.note(
      Problem(
        .undecided, location,
        "the targets are not known; all code counts as one app for iPhone and iPad",
        expected: "an .xcodeproj, a project.yml or a Project.swift"))
    let plists = folder.files(.propertyList).filter { $0.name.hasSuffix("Info.plist") }
    // The one nearest to the top.
    let nearest = plists.min { left, right in
      let depths = [left, right].map { file in file.path.utf8.count { $0 == UInt8(ascii: "/") } }
      return depths[0] == depths[1] ? left.path < right.path : depths[0] < depths[1]
    }
    if let nearest {
      settings.append(SettingAssignment("INFOPLIST_FILE", nearest.path, at: location))
      var reader = InfoPlistReader(folder: folder, settings: settings, project: "", at: location)
      target.infoPlist = reader.read { ProjectPath.normalized($0) }
      for problem in reader.problems { problems.note(problem) }
    }
    return target
  }
}
