import Orientation
import TextFormats

/// Reads `.xcconfig` files with what they include.
struct ConfigurationFiles {
  let folder: ProjectFolder
  /// Where the project file is.
  private let projectFolder: String
  /// What is wrong with the files.
  private(set) var problems: [Problem] = []
  /// How often something could not be read that may assign any setting.
  private(set) var unreadCount = 0
  private var parsed: [String: [Line]?] = [:]
  private var told: Set<Problem> = []
  private var lines = 0

  private enum Line {
    case assignment(SettingAssignment)
    case include(path: String, isOptional: Bool, location: SourceLocation)
  }

  /// How deep files may include each other, and how many lines are taken in all.
  private static let deepest = 32
  private static let mostLines = 20_000

  init(folder: ProjectFolder, projectFolder: String) {
    self.folder = folder
    self.projectFolder = projectFolder
  }

  /// The assignments of a file and of those it includes, in the order in which they count.
  ///
  /// - Parameters:
  ///   - path: the file, from the project's folder.
  ///   - location: where it is named.
  /// - Returns: none when the file is not there.
  mutating func assignments(
    _ path: String, namedAt location: SourceLocation
  ) -> [SettingAssignment] {
    lines = 0
    var result: [SettingAssignment] = []
    collect(path, isOptional: false, location, within: [], into: &result)
    return result
  }

  private mutating func collect(
    _ path: String, isOptional: Bool, _ location: SourceLocation, within open: [String],
    into result: inout [SettingAssignment]
  ) {
    let name = ReadingError.quoted(path)
    guard !open.contains(path) else {
      note(.malformed, location, "the configuration file \(name) includes itself")
      return
    }
    guard open.count < Self.deepest else {
      note(
        .leftOut, location, "configuration files include each other too deep",
        expected: "at most \(Self.deepest) levels")
      return
    }
    guard let own = lines(of: path) else {
      if !isOptional { noteMissing(path, location) }
      return
    }
    for line in own {
      lines += 1
      guard lines <= Self.mostLines else {
        if lines == Self.mostLines + 1 {
          note(
            .leftOut, location, "the configuration file \(name) includes too much",
            expected: "at most \(Self.mostLines) lines")
        }
        return
      }
      switch line {
      case .assignment(let assignment): result.append(assignment)
      case .include(let included, let isOptional, let location):
        guard let target = target(of: included, in: path) else {
          guard !isOptional else { continue }
          note(
            .leftOut, location,
            "\(ReadingError.quoted(included)) leads out of the project's folder")
          continue
        }
        collect(target, isOptional: isOptional, location, within: open + [path], into: &result)
      }
    }
  }

  /// The file that an include means: the one beside the file that includes it, else the one from
  /// the folder of the project file; nil when that is outside of the folder.
  private mutating func target(of included: String, in path: String) -> String? {
    let near = ProjectPath.normalized(ProjectPath.joined(ProjectPath.folder(of: path), included))
    if let near, lines(of: near) != nil { return near }
    let far = ProjectPath.normalized(ProjectPath.joined(projectFolder, included))
    if let far, lines(of: far) != nil { return far }
    return near
  }

  /// Notes a configuration file that is not read, for it is none of the folder's.
  mutating func noteOutside(_ location: SourceLocation) {
    note(.leftOut, location, "the configuration file is outside the project's folder")
  }

  private mutating func noteMissing(_ path: String, _ location: SourceLocation) {
    // CocoaPods and Carthage write theirs when they install, and few projects keep them.
    let isGenerated = path.split(separator: "/").contains { $0 == "Pods" || $0 == "Carthage" }
    guard !isGenerated else { return }
    note(.missing, location, "there is no configuration file \(ReadingError.quoted(path))")
  }

  private mutating func lines(of path: String) -> [Line]? {
    if let known = parsed[path] { return known }
    var lines: [Line]?
    do {
      if let bytes = try folder.readNamed(path) { lines = parse(bytes, file: path) }
    } catch {
      problems.note(error)
      unreadCount += 1
      lines = []
    }
    parsed[path] = .some(lines)
    return lines
  }

  private mutating func parse(_ bytes: [UInt8], file: String) -> [Line] {
    var result: [Line] = []
    let text = String(decoding: bytes, as: UTF8.self)
    // What other separators there are in Unicode end no line of an editor.
    let rows = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    for (index, row) in rows.enumerated() {
      let line = SettingAssignment.trimmed(Self.withoutComment(row))
      guard !line.isEmpty else { continue }
      let column = row.prefix { $0.isWhitespace }.unicodeScalars.count + 1
      let location = SourceLocation(file: file, line: index + 1, column: column)
      if line.hasPrefix("#include") {
        let rest = line.dropFirst("#include".count)
        let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2, !parts[1].isEmpty else {
          note(
            .malformed, location, "an include without a file",
            expected: "#include \"Other.xcconfig\"")
          continue
        }
        let isOptional = SettingAssignment.trimmed(parts[0]) == "?"
        let path = parts[1].hasSuffix(".xcconfig") ? String(parts[1]) : parts[1] + ".xcconfig"
        result.append(.include(path: path, isOptional: isOptional, location: location))
        continue
      }
      guard let sign = Self.equalSign(line) else {
        note(
          .malformed, location, "a line that gives no value: \(ReadingError.quoted(line))",
          expected: "NAME = value")
        continue
      }
      var value = SettingAssignment.trimmed(line[line.index(after: sign)...])
      if value.hasSuffix(";") { value.removeLast() }
      result.append(.assignment(SettingAssignment(String(line[..<sign]), value, at: location)))
    }
    return result
  }

  /// Lists a problem, once however often its file is included.
  private mutating func note(
    _ kind: Problem.Kind, _ location: SourceLocation, _ message: String,
    expected: String? = nil
  ) {
    if kind != .malformed { unreadCount += 1 }
    let problem = Problem(kind, location, message, expected: expected)
    if told.count < 1_000, told.insert(problem).inserted { problems.note(problem) }
  }

  /// The first equal sign outside the brackets of a condition.
  private static func equalSign(_ line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ row: Substring) -> Substring {
    var index = row.startIndex
    while index < row.endIndex {
      let next = row.index(after: index)
      if row[index] == "/", next < row.endIndex, row[next] == "/" { return row[..<index] }
      index = next
    }
    return row
  }
}
