import Orientation
package import TextFormats

/// The files of a project's folder that its screens depend on.
///
/// The folder is walked once, in the order of names. Links are never followed: what a link inside
/// the folder leads to is found under its own path, and what is outside is left out. All paths
/// begin in the folder and have forward slashes.
package struct ProjectFolder: Sendable {
  /// The folder, as the caller gave it.
  package let path: String
  /// What belongs to the project.
  package let options: FolderOptions
  /// The files, sorted by their paths.
  package let files: [File]
  /// What could not be looked at, or was left out for its size.
  package let problems: [Problem]
  /// What is to be in it but has not been fetched.
  let submodules: Submodules
  /// The folder without links.
  let root: String
  /// Links inside the folder and where in it they lead.
  private let links: [String: String]
  private let places: [String: Int]
  /// The same for file systems that are not case-sensitive, on which most projects are created.
  private let placesIgnoringCase: [String: Int]

  /// A file.
  package struct File: Sendable, Hashable {
    /// Its path from the folder.
    package var path: String
    /// What it is.
    package var kind: FileKind

    /// Its name without folders.
    package var name: String { ProjectPath.name(of: path) }
  }

  init(
    path: String, root: String, options: FolderOptions, files: [File], links: [String: String],
    problems: [Problem]
  ) {
    self.path = path
    self.root = root
    self.options = options
    self.files = files
    self.links = links
    submodules = Submodules(in: root)
    self.problems = problems + submodules.problems
    var places: [String: Int] = [:]
    var placesIgnoringCase: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      places[file.path] = index
      let lowercase = file.path.lowercased()
      if placesIgnoringCase[lowercase] == nil { placesIgnoringCase[lowercase] = index }
    }
    self.places = places
    self.placesIgnoringCase = placesIgnoringCase
  }

  /// The file at a path; links are looked through, and case does not count if nothing else fits.
  ///
  /// - Parameter path: a path from the folder, perhaps with `.` and `..` in it.
  /// - Returns: nil when the file is not there, was left out or is outside.
  package func file(at path: String) -> File? {
    guard let path = ProjectPath.normalized(path) else { return nil }
    let real = throughLinks(path)
    return (places[real] ?? placesIgnoringCase[real.lowercased()]).map { files[$0] }
  }

  /// The files of a kind.
  package func files(_ kind: FileKind) -> [File] { files.filter { $0.kind == kind } }

  /// The files in a folder and the folders below it.
  ///
  /// - Parameter folder: a path from the project's folder; empty for all.
  /// - Returns: the files, sorted.
  package func files(in folder: String) -> ArraySlice<File> {
    let real = throughLinks(ProjectPath.normalized(folder) ?? folder)
    guard !real.isEmpty else { return files[...] }
    // The paths in one folder are adjacent.
    let prefix = Array((real + "/").utf8)
    let start = files.partitioningIndex { !$0.path.utf8.lexicographicallyPrecedes(prefix) }
    let end = files[start...].partitioningIndex { !$0.path.utf8.starts(with: prefix) }
    return files[start..<end]
  }

  /// Reads a file of the project.
  ///
  /// - Parameter file: one of ``files``.
  /// - Returns: its bytes.
  /// - Throws: why it cannot be read.
  package func read(_ file: File) throws(Problem) -> [UInt8] {
    try readListed(file.path, most: options.mostBytes(of: file.kind))
  }

  /// Reads a file that a project file names, even one that was left out, if it is in the folder.
  ///
  /// - Parameter path: a path from the folder.
  /// - Returns: its bytes; nil when there is no such file, or it is outside.
  /// - Throws: why it cannot be read.
  func readNamed(_ path: String) throws(Problem) -> [UInt8]? {
    if let file = file(at: path) { return try read(file) }
    guard let path = ProjectPath.normalized(path), !path.isEmpty,
      let real = Disk.realPath(root + "/" + path)
        ?? Disk.realPath(root + "/" + ignoringCase(path)),
      real.hasPrefix(root == "/" ? "/" : root + "/"),
      case .file = Disk.kind(of: real)
    else { return nil }
    let relative = String(real.dropFirst(root == "/" ? 1 : root.count + 1))
    return try readListed(relative, most: options.mostSourceBytes)
  }

  /// The path with the name that differs from the last one of it in case only; the path itself where
  /// there is none.
  private func ignoringCase(_ path: String) -> String {
    let folder = ProjectPath.folder(of: path)
    let wanted = ProjectPath.name(of: path).lowercased()
    let entries = (try? Disk.entries(in: folder, of: root))?.entries ?? []
    let found = entries.map(\.name).filter { $0.lowercased() == wanted }.min()
    return found.map { ProjectPath.joined(folder, $0) } ?? path
  }

  private func readListed(_ path: String, most: Int) throws(Problem) -> [UInt8] {
    do {
      return try Disk.read(path, in: root, most: most)
    } catch {
      throw Problem(
        .unreadable, SourceLocation(file: path), "the file cannot be read: \(error.reason)")
    }
  }

  /// A path with the links in it replaced by what they lead to.
  private func throughLinks(_ path: String) -> String {
    guard !links.isEmpty else { return path }
    var prefix = path
    while !prefix.isEmpty {
      if let target = links[prefix] {
        return ProjectPath.joined(target, String(path.dropFirst(prefix.count + 1)))
      }
      prefix = ProjectPath.folder(of: prefix)
    }
    return path
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place from which on everything fits; elements that fit come last.
  func partitioningIndex(where fits: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
