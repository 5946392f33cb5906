import TextFormats

/// The paths of the groups and file references of a project file in the folder.
struct GroupPaths {
  private var paths: [String: String?] = [:]
  private let objects: ProjectObjects
  private let root: String
  /// The project's own folder; paths of build settings begin there.
  let project: String

  /// How long a group's path may be, in bytes.
  private static let longestPath = 1_024

  /// Finds the path of every group and file reference.
  ///
  /// - Parameters:
  ///   - objects: the project file.
  ///   - project: the folder that holds the `.xcodeproj`.
  ///   - root: the folder as a whole, without links, for absolute paths.
  init(_ objects: ProjectObjects, project: String, root: String) {
    self.objects = objects
    self.root = root
    let own = objects.project["projectDirPath"]?.text ?? ""
    self.project = ProjectPath.normalized(ProjectPath.joined(project, own)) ?? project
    guard let main = objects.project["mainGroup"]?.text else { return }
    // Parents before children; a group that is its own child is visited once.
    var open: [(id: String, parent: String?)] = [(main, self.project)]
    while let (id, parent) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let path = place(object, parent: parent)
      paths[id] = .some(path)
      for child in object.texts("children") { open.append((child, path)) }
    }
  }

  /// The path of a group or a file; nil when it is outside the folder or is not a file of it.
  func path(of id: String) -> String? {
    if let known = paths[id] { return known }
    return objects[id].flatMap { place($0, parent: project) }
  }

  /// A path from build settings: from the project's folder, or absolute.
  func path(fromSetting text: String) -> String? {
    if text.hasPrefix("/") { return relative(text) }
    return ProjectPath.normalized(ProjectPath.joined(project, text))
  }

  /// Whether a file reference is to a file of the sources, not to one of the SDK or of the build.
  static func isInSources(_ object: PropertyList) -> Bool {
    ["<group>", "SOURCE_ROOT", "<absolute>"].contains(object["sourceTree"]?.text ?? "<group>")
  }

  private func place(_ object: PropertyList, parent: String?) -> String? {
    let own = object["path"]?.text ?? ""
    let base: String?
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": base = parent
    case "SOURCE_ROOT": base = project
    case "<absolute>": return relative(own)
    default: return nil
    }
    // A path that no file can have ends a chain of groups that has no end either.
    guard let base, base.utf8.count <= Self.longestPath else { return nil }
    if own.isEmpty { return base }
    // A plain name needs no look at what it is in.
    if !base.isEmpty, own != ".", own != "..", !own.contains("/") {
      // Exactly as long as it has to be: groups inside of each other have a long path each.
      var path = base
      path.reserveCapacity(base.utf8.count + 1 + own.utf8.count)
      path += "/"
      path += own
      return path
    }
    return ProjectPath.normalized(ProjectPath.joined(base, own))
  }

  private func relative(_ absolute: String) -> String? {
    guard let path = ProjectPath.normalized(absolute).map({ "/" + $0 }),
      path.hasPrefix(root + "/")
    else { return nil }
    return String(path.dropFirst(root.count + 1))
  }
}
