import Orientation
package import TextFormats
import Yams

/// A YAML file as text, before it is interpreted.
package enum Document {
  /// The default limit on a file's size, in bytes.
  package static let mostBytes = 1_048_576

  /// Reads YAML into elements.
  ///
  /// - Parameters:
  ///   - bytes: the file's content: UTF-8, with or without a byte order mark, any line ends.
  ///   - file: its path, for messages.
  ///   - kind: what the file is, for messages.
  ///   - content: what an empty file lacks, for messages.
  ///   - most: the most bytes it may have.
  /// - Returns: the file's one value.
  /// - Throws: what is wrong with it as YAML, or what of YAML this format does not use.
  package static func element(
    _ bytes: [UInt8], file: String, kind: String = "scenario file",
    content: String = "a scenario: stage, screens, root and steps", most: Int = mostBytes
  ) throws(ReadingError) -> Element {
    guard bytes.count <= most else {
      let most = "a \(kind) of at most \(most) bytes"
      throw ReadingError(
        SourceLocation(file: file), "the file has \(bytes.count) bytes", expected: most)
    }
    let text = try UTF8Text(bytes, file: file)
    try DocumentGuard(text).check()
    return try element(Node(composing: text, content: content), file: file)
  }

  private static func element(_ node: Node, file: String) throws(ReadingError) -> Element {
    let location = place(of: node, file: file)
    if node.anchor != nil { throw DocumentGuard.anchor(location) }
    switch node {
    case .scalar(let scalar):
      return Element(content: .word(scalar.string), location: location)
    case .sequence(let sequence):
      var list: [Element] = []
      for child in sequence { list.append(try element(child, file: file)) }
      return Element(content: .list(list), location: location)
    case .mapping(let mapping):
      var entries: [Element.Entry] = []
      for (key, value) in mapping {
        let word = try keyWord(key, file: file)
        entries.append(Element.Entry(key: word, value: try element(value, file: file)))
      }
      return Element(content: .map(entries), location: location)
    case .alias:
      throw DocumentGuard.anchor(location)
    }
  }

  private static func keyWord(_ node: Node, file: String) throws(ReadingError) -> Word {
    let location = place(of: node, file: file)
    guard case .scalar(let scalar) = node else {
      throw ReadingError(location, "a key that is a list or a map", expected: "a word")
    }
    if scalar.string == "<<" {
      throw ReadingError(location, "a merge key", expected: "the entries themselves")
    }
    return Word(text: scalar.string, location: location)
  }

  private static func place(of node: Node, file: String) -> SourceLocation {
    SourceLocation(file: file, line: node.mark?.line, column: node.mark?.column)
  }
}
