import Orientation
import TextFormats

extension ProjectFolder {
  /// Takes files that are listed, without looking into the folder.
  ///
  /// A script in an Xcode build may only read the files it declares, and no folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - listed: the files' paths, whole or from the folder, such as `$(SRCROOT)/App/A.swift`.
  ///   - options: which of them belong to the project.
  package init(_ path: String, listed: [String], options: FolderOptions = FolderOptions()) {
    let root = Disk.realPath(path) ?? path
    var files: [String: File] = [:]
    var problems: [Problem] = []
    for name in listed {
      guard let path = Self.relative(name, to: [path, root]) else {
        problems.note(
          Problem(
            .leftOut, SourceLocation(file: name), "the file is outside the folder"))
        continue
      }
      guard let kind = FileKind(fileName: ProjectPath.name(of: path)),
        !options.leavesOut(file: path, kind: kind)
      else { continue }
      guard case .file(let bytes) = Disk.kind(of: root + "/" + path) else {
        problems.note(Problem(.missing, SourceLocation(file: path), "there is no such file"))
        continue
      }
      // A folder on the way may be a link.
      guard Disk.realPath(root + "/" + path)?.hasPrefix(root == "/" ? "/" : root + "/") == true
      else {
        problems.note(
          Problem(
            .leftOut, SourceLocation(file: path), "a link on the way leads out of the folder"))
        continue
      }
      let most = options.mostBytes(of: kind)
      guard bytes <= most else {
        problems.note(
          Problem(
            .leftOut, SourceLocation(file: path), "the file has \(bytes) bytes",
            expected: "a file of at most \(most) bytes"))
        continue
      }
      files[path] = File(path: path, kind: kind)
    }
    self.init(
      path: path, root: root, options: options,
      files: files.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      links: [:], problems: problems)
  }

  private static func relative(_ name: String, to folders: [String]) -> String? {
    let prefixes =
      ["$(SRCROOT)/", "${SRCROOT}/"] + folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    for prefix in prefixes where name.hasPrefix(prefix) {
      return ProjectPath.normalized(String(name.dropFirst(prefix.count)))
    }
    return name.hasPrefix("/") ? nil : ProjectPath.normalized(name)
  }
}
