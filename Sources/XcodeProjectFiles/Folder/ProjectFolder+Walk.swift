import Orientation
package import TextFormats

extension ProjectFolder {
  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - path: the folder, or an `.xcodeproj` or `.xcworkspace` in it.
  ///   - options: which files belong to the project.
  /// - Throws: why the folder itself cannot be read; all else is listed in ``problems``.
  package init(_ path: String, options: FolderOptions = FolderOptions()) throws(Problem) {
    var shown = path
    while shown.count > 1, shown.hasSuffix("/") { shown.removeLast() }
    if shown.hasSuffix(".xcodeproj") || shown.hasSuffix(".xcworkspace") {
      shown = shown.contains("/") ? ProjectPath.folder(of: shown) : "."
      if shown.isEmpty { shown = "/" }
    }
    let location = SourceLocation(file: path)
    let name = ReadingError.quoted(path)
    guard let root = Disk.realPath(shown) else {
      throw Problem(.unreadable, location, "there is no folder \(name)")
    }
    guard Disk.kind(of: root) == .folder else {
      throw Problem(
        .unreadable, location, "\(name) is not a folder", expected: "the folder of an app")
    }
    var walk = FolderWalk(root: root, options: options)
    do {
      try walk.walk()
    } catch {
      throw Problem(.unreadable, location, "the folder \(name) cannot be read: \(error.reason)")
    }
    self.init(
      path: shown, root: root, options: options,
      files: walk.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      links: walk.links, problems: walk.problems)
  }
}

/// One walk through a folder.
private struct FolderWalk {
  let root: String
  let options: FolderOptions
  var files: [ProjectFolder.File] = []
  var links: [String: String] = [:]
  var problems: [Problem] = []
  var entries = 0
  /// How many folders may be inside of each other.
  private static let deepest = 100

  /// Visits every folder once; links are not followed, so that there is no way round in circles.
  mutating func walk() throws(Disk.Failure) {
    var open = [""]
    var isFirst = true
    while let folder = open.popLast() {
      let listed: (entries: [Disk.Entry], unreadable: Int)
      do {
        listed = try Disk.entries(in: folder, of: root)
      } catch {
        if isFirst { throw error }
        note(.unreadable, folder, "the folder cannot be read: \(error.reason)")
        continue
      }
      isFirst = false
      if listed.unreadable > 0 {
        note(
          .unreadable, folder.isEmpty ? "." : folder,
          "\(listed.unreadable) names in this folder are not UTF-8")
      }
      entries += listed.entries.count
      guard entries <= options.mostEntries else {
        note(
          .leftOut, folder,
          "more than \(options.mostEntries) files and folders; the rest is left out")
        return
      }
      // The first name is visited first.
      var folders: [String] = []
      for entry in listed.entries.sorted(by: { $0.name < $1.name }) {
        let name = entry.name
        // Most files of an app are pictures and texts.
        if entry.isFile, FileKind(fileName: name) == nil { continue }
        let path = ProjectPath.joined(folder, name)
        switch Disk.kind(of: root + "/" + path) {
        case .folder:
          guard !options.leavesOut(folder: path, name: name) else { break }
          guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) < Self.deepest else {
            note(.leftOut, path, "more than \(Self.deepest) folders are inside of each other")
            break
          }
          folders.append(path)
        case .file(let bytes): take(path, name, bytes)
        case .link: follow(path, name)
        case .other where FileKind(fileName: name) != nil:
          note(.leftOut, path, "it is not a regular file")
        case nil where path.utf8.count + root.utf8.count > 4000:
          note(.unreadable, path, "its path is too long for the system")
        case .other, nil: break
        }
      }
      open += folders.reversed()
    }
  }

  private mutating func take(_ path: String, _ name: String, _ bytes: Int) {
    guard let kind = FileKind(fileName: name), !options.leavesOut(file: path, kind: kind) else {
      return
    }
    let most = options.mostBytes(of: kind)
    guard bytes <= most else {
      note(
        .leftOut, path, "the file has \(bytes) bytes", expected: "a file of at most \(most) bytes")
      return
    }
    files.append(ProjectFolder.File(path: path, kind: kind))
  }

  /// Remembers where a link leads, if that is in the folder.
  private mutating func follow(_ path: String, _ name: String) {
    guard !options.leavesOut(folder: path, name: name) else { return }
    let isOfInterest = FileKind(fileName: name) != nil
    guard let target = Disk.realPath(root + "/" + path), let kind = Disk.kind(of: target) else {
      if isOfInterest { note(.unreadable, path, "a link that leads nowhere or to itself") }
      return
    }
    guard isOfInterest || kind == .folder else { return }
    let prefix = root == "/" ? root : root + "/"
    guard target.hasPrefix(prefix) || target == root else {
      note(.leftOut, path, "a link that leads out of the folder")
      return
    }
    links[path] = String(target.dropFirst(prefix.count))
  }

  private mutating func note(
    _ kind: Problem.Kind, _ path: String, _ message: String, expected: String? = nil
  ) {
    problems.note(Problem(kind, SourceLocation(file: path), message, expected: expected))
  }
}
