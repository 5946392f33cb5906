import Orientation
package import TextFormats

/// Reads storyboards and xibs.
///
/// No entity but those of XML itself is known and no other file is opened, so that a file can
/// neither grow nor reach out. The depth of elements and their number are limited. What was read
/// before a mistake counts.
package enum InterfaceDocumentReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - path: its path, for locations.
  /// - Returns: what is in it, and what is wrong with it.
  /// - Complexity: linear in the number of bytes.
  package static func read(
    _ bytes: [UInt8], path: String
  ) -> (document: InterfaceDocument, problems: [Problem]) {
    var document = InterfaceDocument(path: path, root: nil, isIncomplete: true)
    do {
      let text = try UTF8Text(bytes, file: path)
      var tree = ElementTree(text)
      do {
        try tree.grow()
        document.root = tree.root
        document.isIncomplete = false
        return (document, [])
      } catch {
        tree.closeAll()
        document.root = tree.root
        return (document, [Problem(error, kind: .malformed)])
      }
    } catch {
      return (document, [Problem(error)])
    }
  }
}

/// The elements of a text, as far as they have been read.
private struct ElementTree {
  /// The outermost element, once it is closed.
  private(set) var root: InterfaceElement?
  private let text: UTF8Text
  private var reader: XMLReader
  /// The elements that are open, from the outermost.
  private var open: [InterfaceElement] = []
  private var count = 0

  private static let deepest = 512
  private static let most = 400_000

  init(_ text: UTF8Text) {
    self.text = text
    reader = XMLReader(text, kind: "interface file", end: "</document>")
  }

  mutating func grow() throws(ReadingError) {
    repeat {
      let tag = try reader.nextTag(passesText: true)
      if tag.isEnd {
        guard let last = open.last, last.name == tag.name else {
          throw ReadingError(
            text.location(of: tag.offset), "found \(ReadingError.quoted("</\(tag.name)>"))",
            expected: open.last.map { Self.end(of: $0.name) } ?? "no end")
        }
        close()
      } else {
        try begin(tag)
      }
    } while !open.isEmpty
  }

  /// What is open when the text breaks off counts as far as it goes.
  mutating func closeAll() {
    while !open.isEmpty { close() }
  }

  private mutating func begin(_ tag: XMLReader.Tag) throws(ReadingError) {
    let location = text.location(of: tag.offset)
    guard open.count < Self.deepest else {
      throw ReadingError(
        location, "elements nested too deep", expected: "at most \(Self.deepest) levels")
    }
    if open.isEmpty { try checkRoot(tag, at: location) }
    count += 1
    guard count <= Self.most else {
      throw ReadingError(location, "very many elements", expected: "at most \(Self.most) in a file")
    }
    let attributes = try reader.attributes(of: tag)
    open.append(
      InterfaceElement(
        name: tag.name, attributes: attributes, children: [], text: "", location: location))
    if tag.isClosed { return close() }
    // Only texts are written between tags, and they have no elements in them.
    if tag.name == "string" || tag.name == "mutableString" {
      open[open.count - 1].text = try reader.characters()
    }
  }

  private mutating func close() {
    let closed = open.removeLast()
    if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
  }

  private func checkRoot(_ tag: XMLReader.Tag, at location: SourceLocation) throws(ReadingError) {
    guard tag.name != "document" else { return }
    let message =
      tag.name == "archive"
      ? "a file in the form from before Xcode 5" : "found \(ReadingError.quoted("<\(tag.name)>"))"
    throw ReadingError(location, message, expected: "<document>")
  }

  /// The tag that ends an element, shortened where the name is none.
  private static func end(of name: String) -> String {
    let tag = "</\(name)>"
    return name.utf8.count <= 30 && name.plain == name ? tag : ReadingError.quoted(tag)
  }
}
