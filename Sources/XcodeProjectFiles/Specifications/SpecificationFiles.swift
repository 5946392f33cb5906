import Orientation
import TextFormats
import YAMLDocuments

/// Reads one of XcodeGen's specifications with the files that it includes.
///
/// They are merged in their order, and what includes them on top: maps by their keys, lists one behind the
/// other, and of other values the last one counts. A key that ends in `:REPLACE` takes the place of what
/// was there. Each file counts once.
struct SpecificationFiles {
  let folder: ProjectFolder
  /// What is wrong with the files, or cannot be known.
  private(set) var problems: [Problem] = []
  /// Whether a file that may have targets was not read.
  private(set) var isIncomplete = false
  /// The files that were read, and the size of all.
  private var known: Set<String> = []
  private var byteCount = 0

  /// How deep files may include each other, how many there may be, and how many bytes they may have.
  private static let deepest = 32
  private static let mostFiles = 500
  private static let mostBytes = 4_194_304

  init(folder: ProjectFolder) { self.folder = folder }

  /// A specification, whole; nil when its own file cannot be read.
  ///
  /// Paths in it begin in the folder of this file.
  mutating func read(_ file: ProjectFolder.File) -> PropertyList? {
    known = [file.path]
    byteCount = 0
    do {
      return merged(try tree(try folder.read(file), file.path), at: file.path, prefix: "", open: [])
    } catch {
      problems.note(error)
      return nil
    }
  }

  private mutating func tree(_ bytes: [UInt8], _ path: String) throws(Problem) -> PropertyList {
    byteCount += bytes.count
    return try SpecificationDocument.read(bytes, file: path)
  }

  /// A file's tree with the files that it includes below it.
  private mutating func merged(
    _ own: PropertyList, at path: String, prefix: String, open: [String]
  ) -> PropertyList {
    var result = PropertyList.nothing
    for include in Self.list(own["include"]).compactMap(Include.init) {
      guard let part = part(include, in: path, prefix: prefix, open: open + [path]) else {
        continue
      }
      result = part.merged(onto: result)
    }
    return own.placed(in: prefix).merged(onto: result)
  }

  /// What is included; nil when that is nothing, or cannot be read.
  private mutating func part(
    _ include: Include, in path: String, prefix: String, open: [String]
  ) -> PropertyList? {
    let name = ReadingError.quoted(include.path)
    func left(_ kind: Problem.Kind, _ message: String, expected: String? = nil) -> Problem {
      Problem(kind, include.location, message, expected: expected)
    }
    guard !include.isOff else { return nil }
    guard !include.isOpen else {
      isIncomplete = true
      problems.note(
        left(.undecided, "whether and from where \(name) is included depends on the environment"))
      return nil
    }
    let place = ProjectPath.normalized(
      ProjectPath.joined(ProjectPath.folder(of: path), include.path))
    guard let place, !include.path.hasPrefix("/") else {
      isIncomplete = true
      problems.note(left(.leftOut, "\(name) leads out of the project's folder"))
      return nil
    }
    guard !open.contains(place) else {
      problems.note(left(.malformed, "the specification \(name) includes itself"))
      return nil
    }
    guard known.insert(place).inserted else { return nil }
    guard open.count < Self.deepest, known.count <= Self.mostFiles, byteCount <= Self.mostBytes
    else {
      isIncomplete = true
      problems.note(
        left(
          .leftOut, "specifications include each other too deep, or too much",
          expected: "at most \(Self.deepest) levels and \(Self.mostFiles) files"))
      return nil
    }
    do {
      guard let bytes = try folder.readNamed(place) else {
        isIncomplete = true
        problems.note(left(.missing, "there is no file \(name), which is included"))
        return nil
      }
      let tree = try tree(bytes, place)
      let inner =
        include.isRelative
        ? ProjectPath.joined(prefix, ProjectPath.folder(of: include.path)) : prefix
      return merged(tree, at: place, prefix: inner, open: open)
    } catch {
      isIncomplete = true
      problems.note(error)
      return nil
    }
  }

  private static func list(_ value: PropertyList?) -> [PropertyList] {
    guard let value else { return [] }
    if case .array(let elements) = value.content { return elements }
    return [value]
  }

  /// One file to include: its path, or a map of that and how.
  private struct Include {
    let path: String
    /// Whether the paths in it begin beside it, not beside what includes it.
    let isRelative: Bool
    let isOff: Bool
    /// Whether variables decide.
    let isOpen: Bool
    let location: SourceLocation

    init?(_ value: PropertyList) {
      guard let path = value.text ?? value["path"]?.text, !path.isEmpty else { return nil }
      self.path = path
      isRelative = value["relativePaths"]?.flag ?? true
      isOff = value["enable"]?.flag == false
      isOpen = path.contains("${") || value["enable"]?.text?.contains("${") == true
      location = value["path"]?.location ?? value.location
    }
  }
}

extension PropertyList {
  /// A map without keys.
  fileprivate static var nothing: PropertyList {
    PropertyList(.dictionary([]), at: SourceLocation(file: ""))
  }

  /// A map on top of another.
  ///
  /// - Complexity: O(n) in the number of keys of both.
  fileprivate func merged(onto other: PropertyList) -> PropertyList {
    switch (other.content, content) {
    case (.dictionary(let below), .dictionary(let above)):
      var entries = below
      var places = Dictionary(
        below.enumerated().map { ($1.key.text, $0) }, uniquingKeysWith: { _, last in last })
      for entry in above {
        let replaces = entry.key.text.hasSuffix(Self.replacing)
        let key = Word(
          text: replaces ? String(entry.key.text.dropLast(Self.replacing.count)) : entry.key.text,
          location: entry.key.location)
        guard let place = places[key.text] else {
          places[key.text] = entries.count
          entries.append((key, entry.value.merged(onto: .nothing)))
          continue
        }
        let below = replaces ? .nothing : entries[place].value
        entries[place] = (key, entry.value.merged(onto: below))
      }
      return PropertyList(.dictionary(entries), at: location)
    case (.array(let below), .array(let above)):
      return PropertyList(.array(below + above), at: location)
    default: return self
    }
  }

  private static var replacing: String { ":REPLACE" }

  /// A specification whose paths begin in a folder, seen from the folder above.
  fileprivate func placed(in prefix: String) -> PropertyList {
    guard !prefix.isEmpty else { return self }
    return mapping { key, value in
      switch key {
      case "configFiles": value.placedTexts(in: prefix)
      case "targets", "targetTemplates":
        value.mapping { _, target in
          target.mapping { key, value in
            switch key {
            case "configFiles", "sources": value.placedTexts(in: prefix)
            case "info": value.placedPath(in: prefix)
            default: value
            }
          }
        }
      default: value
      }
    }
  }

  /// A path, each path of a list or a map, and those of maps with one.
  private func placedTexts(in prefix: String) -> PropertyList {
    switch content {
    case .string(let path): PropertyList(.string(Self.placed(path, in: prefix)), at: location)
    case .array(let elements):
      PropertyList(
        .array(
          elements.map { $0.text == nil ? $0.placedPath(in: prefix) : $0.placedTexts(in: prefix) }),
        at: location)
    case .dictionary:
      self["path"] == nil
        ? mapping { _, value in value.text == nil ? value : value.placedTexts(in: prefix) }
        : placedPath(in: prefix)
    default: self
    }
  }

  private func placedPath(in prefix: String) -> PropertyList {
    mapping { key, value in key == "path" ? value.placedTexts(in: prefix) : value }
  }

  private static func placed(_ path: String, in prefix: String) -> String {
    path.hasPrefix("/") || path.hasPrefix("$(") ? path : ProjectPath.joined(prefix, path)
  }

  /// A map with other values; a key's ending that says how to merge does not count.
  private func mapping(_ change: (String, PropertyList) -> PropertyList) -> PropertyList {
    guard case .dictionary(let entries) = content else { return self }
    return PropertyList(
      .dictionary(
        entries.map { entry in
          let name = entry.key.text
          let key =
            name.hasSuffix(Self.replacing) ? String(name.dropLast(Self.replacing.count)) : name
          return (entry.key, change(key, entry.value))
        }), at: location)
  }
}
