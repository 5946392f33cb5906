import Orientation
package import TextFormats

/// Everything in an app's folder beside its code.
package struct ProjectContents: Sendable {
  /// The files.
  package let folder: ProjectFolder
  /// The targets of all projects in the folder, apps first.
  package let targets: [ProjectTarget]
  /// The libraries that are made for CocoaPods in the folder.
  package let pods: [PodSpecification]
  /// What could not be read, was left out, or is not known without building, sorted by place.
  package let problems: [Problem]

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, walked.
  ///   - configuration: the build configuration whose settings count; nil takes the one that ships.
  package init(_ folder: ProjectFolder, configuration: String? = nil) {
    self.folder = folder
    var problems = folder.problems
    var targets: [ProjectTarget] = []
    for file in folder.files(.projectFile) {
      var reader = ProjectFileReader(file, in: folder, configuration: configuration)
      targets += reader.targets()
      for problem in reader.problems { problems.note(problem) }
    }
    if targets.isEmpty { targets += Self.specified(in: folder, configuration, &problems) }
    // Specifications may be kept elsewhere than where they are used.
    if targets.allSatisfy({ $0.origin == .xcodeGen && $0.files.isEmpty }),
      folder.files.contains(where: { $0.kind.isSource || $0.kind.isInterface })
    {
      targets.append(Self.implicit(in: folder, &problems))
    }
    targets += Self.packages(in: folder, &problems)
    self.targets =
      targets.filter(\.isApp).map { $0.addingHeaders(from: folder) }
      + targets.filter { !$0.isApp }.map { $0.addingHeaders(from: folder) }
    pods = folder.files(.podSpecification).compactMap { file in
      (try? folder.read(file)).map { PodSpecification($0, path: file.path) }
    }
    self.problems = problems.inOrder
  }

  /// The targets that make apps for iOS.
  package var apps: [ProjectTarget] { targets.filter(\.isApp) }

  /// The target with a name; an app rather than another of the same name.
  package func target(named name: String) -> ProjectTarget? { targets.first { $0.name == name } }

  /// Reads storyboards and xibs.
  ///
  /// - Parameter paths: files of the folder, such as those of a target.
  /// - Returns: what is in them, in their order, and what is wrong with them.
  package func interfaces(
    _ paths: [ProjectFolder.File]
  ) -> (files: [InterfaceFile], problems: [Problem]) {
    var files: [InterfaceFile] = []
    var problems: [Problem] = []
    for file in paths where file.kind.isInterface {
      do {
        let read = InterfaceFileReader.read(try folder.read(file), path: file.path)
        files.append(read.file)
        for problem in read.problems { problems.note(problem) }
      } catch {
        problems.note(error)
      }
    }
    return (files, problems)
  }

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
  static func packages(in folder: ProjectFolder, _ problems: inout [Problem]) -> [ProjectTarget] {
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
  static func implicit(in folder: ProjectFolder, _ problems: inout [Problem]) -> ProjectTarget {
    let name = ProjectPath.name(of: folder.root)
    let location = SourceLocation(file: ".")
    var settings = BuildSettings(configuration: "Release")
    for (key, value) in ProjectSettings.builtIn(target: name, project: name, "Release") {
      settings.append(SettingAssignment(key, value, at: location))
    }
    var target = ProjectTarget(
      name: name, at: location, origin: .folder, product: .app, settings: settings)
    target.files = folder.files.filter { file in
      (file.kind.isSource || file.kind.isInterface)
        && !["Package.swift", "Project.swift"].contains(file.name)
    }
    let plists = folder.files(.propertyList).filter { $0.name.hasSuffix("Info.plist") }
    // The one nearest to the top.
    let nearest = plists.min { left, right in
      let depths = [left, right].map { file in file.path.utf8.count { $0 == UInt8(ascii: "/") } }
      return depths[0] == depths[1] ? left.path < right.path : depths[0] < depths[1]
    }
    if let nearest {
      settings.append(SettingAssignment("INFOPLIST_FILE", nearest.path, at: location))
      var reader = InfoPlistReader(
        folder: folder, settings: settings, project: "", location: location)
      target.infoPlist = reader.read { ProjectPath.normalized($0) }
      for problem in reader.problems { problems.note(problem) }
      target.families = target.infoPlist.families
      target.deploymentTarget = target.infoPlist.oldestSystem
    }
    problems.note(
      Problem(
        .undecided, location,
        "the targets are not known; all code counts as one app \(devices(of: target))",
        expected: "an .xcodeproj, a project.yml or a Project.swift"))
    return target
  }

  private static func devices(of target: ProjectTarget) -> String {
    switch target.idioms {
    case [.phone]: "for iPhone"
    case [.pad]: "for iPad"
    default: "for iPhone and iPad"
    }
  }
}

extension ProjectTarget {
  /// The target with the headers beside its Objective-C files, which no build phase of an app lists.
  func addingHeaders(from folder: ProjectFolder) -> ProjectTarget {
    let folders = Set(
      files.filter { $0.kind == .objectiveC || $0.kind == .objectiveCPlusPlus }.map {
        ProjectPath.folder(of: $0.path)
      })
    guard !folders.isEmpty else { return self }
    var target = self
    let known = Set(files.map(\.path))
    for file in folder.files where file.kind == .header && !known.contains(file.path) {
      if folders.contains(ProjectPath.folder(of: file.path)) { target.files.append(file) }
    }
    target.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return target
  }
}
