import TextFormats

/// The files and dependencies of a project file's targets.
struct TargetMembers {
  let objects: ProjectObjects
  let paths: GroupPaths
  let folder: ProjectFolder
  /// Files that the project names and that are not there.
  private(set) var problems: [Problem] = []
  /// The targets by the products they make.
  private let makers: [String: String]
  /// How many members of targets were looked at so far.
  private var looks = 0
  private let exceptions: SynchronizedExceptions

  /// How many members all targets of a project may have together.
  ///
  /// Targets may share their lists: what is listed once can count a thousand times.
  private static let mostLooks = 1_000_000

  init(objects: ProjectObjects, paths: GroupPaths, folder: ProjectFolder) {
    self.objects = objects
    self.paths = paths
    self.folder = folder
    var makers: [String: String] = [:]
    for (_, target) in objects.objects("targets", of: objects.project) {
      guard let product = target["productReference"]?.text, let name = target["name"]?.text else {
        continue
      }
      makers[product] = name
    }
    self.makers = makers
    exceptions = SynchronizedExceptions(objects, paths)
  }

  /// The code and interface files of a target that are there, sorted.
  mutating func files(
    of target: PropertyList, id: String, target name: String
  ) -> [ProjectFolder.File] {
    var found: [String: ProjectFolder.File] = [:]
    for (_, phase) in objects.objects("buildPhases", of: target) {
      let isOfInterest = [
        "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase",
      ].contains(phase.isa)
      guard isOfInterest, looks <= Self.mostLooks else { continue }
      for (_, entry) in objects.objects("files", of: phase) {
        guard let reference = entry["fileRef"]?.text, look(target) else { continue }
        for file in files(behind: reference, target: name) { found[file.path] = file }
      }
    }
    for group in Set(target.texts("fileSystemSynchronizedGroups")).sorted() {
      guard let path = paths.path(of: group) else { continue }
      let left = exceptions.removed(from: group, for: id)
      for file in folder.files(in: path) where Self.isMember(file) {
        guard look(target) else { break }
        let relative = String(file.path.dropFirst(path.isEmpty ? 0 : path.count + 1))
        guard left.isEmpty || !Self.isListed(relative, in: left) else { continue }
        found[file.path] = file
      }
    }
    for path in exceptions.added(to: id) where look(target) {
      if let file = folder.file(at: path), Self.isMember(file) { found[file.path] = file }
    }
    return found.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Counts one more member, and reports once when they are too many.
  private mutating func look(_ target: PropertyList) -> Bool {
    looks += 1
    if looks == Self.mostLooks + 1 {
      problems.note(
        Problem(
          .leftOut, target.location, "very many files in targets; the rest is left out",
          expected: "at most \(Self.mostLooks)"))
    }
    return looks <= Self.mostLooks
  }

  /// Whether a set has a path, or a folder it is in.
  private static func isListed(_ path: String, in set: Set<String>) -> Bool {
    var path = path
    while !path.isEmpty {
      if set.contains(path) { return true }
      path = ProjectPath.folder(of: path)
    }
    return false
  }

  private static func isMember(_ file: ProjectFolder.File) -> Bool {
    file.kind.isSource || file.kind.isInterface
  }

  /// The files behind a reference: one, those of a localized group, or those of a folder.
  private mutating func files(behind id: String, target: String) -> [ProjectFolder.File] {
    guard let object = objects[id] else { return [] }
    if object.isa == "PBXVariantGroup" {
      return object.texts("children").flatMap { child in
        let isGroup = objects[child]?.isa == "PBXVariantGroup"
        return isGroup || !look(object) ? [] : files(behind: child, target: target)
      }
    }
    let shown = object["path"]?.text ?? object["name"]?.text ?? id
    guard object.isa == "PBXFileReference",
      FileKind(fileName: ProjectPath.name(of: shown)) != nil
    else { return [] }
    guard let path = paths.path(of: id) else {
      guard GroupPaths.isInSources(object) else { return [] }
      problems.note(
        Problem(
          .leftOut, object.location,
          "the target \(ReadingError.quoted(target)) lists \(ReadingError.quoted(shown)), which"
            + " is outside the project's folder"))
      return []
    }
    if let file = folder.file(at: path) { return Self.isMember(file) ? [file] : [] }
    // What was left out on purpose is not reported.
    guard Disk.kind(of: folder.root + "/" + path) == nil, !folder.submodules.contain(path) else {
      return []
    }
    problems.note(
      Problem(
        .missing, object.location,
        "the target \(ReadingError.quoted(target)) lists \(ReadingError.quoted(path)),"
          + " which is not there"))
    return []
  }

  /// The targets that a target depends on or links, and its package products, sorted.
  func dependencies(of target: PropertyList) -> (targets: [String], products: [String]) {
    var targets: Set<String> = []
    var products: Set<String> = []
    for (_, dependency) in objects.objects("dependencies", of: target) {
      if let other = objects.object("target", of: dependency)?["name"]?.text {
        targets.insert(other)
      } else if let name = objects.object("targetProxy", of: dependency)?["remoteInfo"]?.text {
        targets.insert(name)
      } else if let product = objects.object("productRef", of: dependency)?["productName"]?.text {
        products.insert(product)
      }
    }
    for (_, phase) in objects.objects("buildPhases", of: target)
    where phase.isa == "PBXFrameworksBuildPhase" || phase.isa == "PBXCopyFilesBuildPhase" {
      for (_, entry) in objects.objects("files", of: phase) {
        if let reference = entry["fileRef"]?.text {
          if let maker = makers[reference] { targets.insert(maker) }
          let remote = objects[reference].flatMap { objects.object("remoteRef", of: $0) }
          if let name = remote?["remoteInfo"]?.text { targets.insert(name) }
        }
        if let product = objects.object("productRef", of: entry)?["productName"]?.text {
          products.insert(product)
        }
      }
    }
    for (_, product) in objects.objects("packageProductDependencies", of: target) {
      if let name = product["productName"]?.text { products.insert(name) }
    }
    if let own = target["name"]?.text { targets.remove(own) }
    return (targets.sorted(), products.sorted())
  }
}

/// What is left out of, or added to, the folders that Xcode 16 takes whole.
private struct SynchronizedExceptions {
  /// Paths in a group that a target of the group does not take.
  private var removed: [Key: Set<String>] = [:]
  /// Paths that a target takes from groups of others.
  private var added: [String: Set<String>] = [:]
  /// How many there may be; groups may share them.
  private static let most = 1_000_000

  private struct Key: Hashable {
    var group: String
    var target: String
  }

  init(_ objects: ProjectObjects, _ paths: GroupPaths) {
    var owners: [String: Set<String>] = [:]
    for (id, target) in objects.objects("targets", of: objects.project) {
      for group in target.texts("fileSystemSynchronizedGroups") {
        owners[group, default: []].insert(id)
      }
    }
    var count = 0
    for (group, object) in objects.all("PBXFileSystemSynchronizedRootGroup") {
      for (_, set) in objects.objects("exceptions", of: object) {
        guard let target = set["target"]?.text, count <= Self.most else { continue }
        let members = set.texts("membershipExceptions")
        count += members.count + 1
        if owners[group]?.contains(target) == true {
          removed[Key(group: group, target: target), default: []].formUnion(members)
        } else if let path = paths.path(of: group) {
          added[target, default: []].formUnion(members.map { ProjectPath.joined(path, $0) })
        }
      }
    }
  }

  func removed(from group: String, for target: String) -> Set<String> {
    removed[Key(group: group, target: target)] ?? []
  }

  func added(to target: String) -> [String] { (added[target] ?? []).sorted() }
}
