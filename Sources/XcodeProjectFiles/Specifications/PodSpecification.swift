import TextFormats

/// The code of a library that CocoaPods brings to apps, as its `.podspec` names it.
///
/// The file is Ruby and is not run: patterns that it puts together while it runs are not known.
package struct PodSpecification: Sendable, Hashable {
  /// The folder that its patterns begin in; empty for the project's.
  package let folder: String
  private let sources: [Glob]

  /// How many lines one list of patterns may have.
  private static let mostLines = 1_000

  init(_ bytes: [UInt8], path: String) {
    folder = ProjectPath.folder(of: path)
    var sources: [Glob] = []
    var open = 0
    for line in String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    {
      var rest = line
      if open == 0 {
        guard let list = Self.list(in: line) else { continue }
        rest = list
      }
      let patterns = Self.texts(in: rest)
      // A pattern without a slash is of a file in the folder itself.
      sources += patterns.filter { !$0.contains("#{") }.map { Glob("/" + $0) }
      let goesOn = Self.goesOn(rest)
      open = goesOn && open < Self.mostLines ? open + 1 : 0
    }
    self.sources = sources
  }

  /// Whether a file of the project is a part of the library.
  package func contains(_ path: String) -> Bool {
    guard surrounds(path) else { return false }
    let own = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
    return sources.contains { $0.matches(own) }
  }

  /// Whether a file is in the folder of the library.
  package func surrounds(_ path: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }

  /// What is behind `source_files =` in a line; nil for other lines.
  private static func list(in line: Substring) -> Substring? {
    guard let name = line.firstRange(of: "source_files"),
      !line[..<name.lowerBound].contains("#")
    else { return nil }
    var rest = line[name.upperBound...].drop { $0 == " " || $0 == "\t" || $0 == "+" }
    guard rest.popFirst() == "=", rest.first != "=", rest.first != ">" else { return nil }
    return rest
  }

  /// Whether a list continues in the next line.
  private static func goesOn(_ line: Substring) -> Bool {
    guard let last = line.last(where: { !$0.isWhitespace }) else { return true }
    return last == "," || last == "[" || last == "\\"
  }

  /// The texts in quotation marks.
  private static func texts(in line: Substring) -> [String] {
    var found: [String] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" || $0 == "#" }),
      rest[start] != "#"
    {
      let text = rest[rest.index(after: start)...]
      guard let end = text.firstIndex(of: rest[start]) else { return found }
      found.append(String(text[..<end]))
      rest = text[text.index(after: end)...]
    }
    return found
  }
}
