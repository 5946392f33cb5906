import Foundation
package import Orientation

/// A property list as a tree, with the place of each value where the file has lines.
package struct PropertyList: Sendable {
  /// What the value is.
  package var content: Content
  /// Its location.
  package var location: SourceLocation
  /// Keys that a dictionary of the file has again; the last of them counts.
  package var repeatedKeys: [Word] = []

  /// A value of a property list.
  package enum Content: Sendable {
    /// Keys and values in their order.
    case dictionary([(key: Word, value: PropertyList)])
    /// Values in their order.
    case array([PropertyList])
    /// A text.
    case string(String)
    /// True or false.
    case bool(Bool)
    /// A number; nil when it is not written as one.
    case number(Double?)
    /// A date.
    case date
    /// Bytes.
    case data
  }

  /// The most a property list may hold, in bytes.
  package static let mostBytes = 10 * 1_048_576
  /// How deep dictionaries and arrays may nest.
  package static let deepest = 64

  /// What the value is, for messages.
  package var summary: String {
    switch content {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string(let text): "the string \(ReadingError.quoted(text))"
    case .bool: "a boolean"
    case .number: "a number"
    case .date: "a date"
    case .data: "data"
    }
  }

  /// Reads a property list, XML or binary.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its path, for messages.
  /// - Throws: what is wrong with it.
  package init(_ bytes: [UInt8], file: String) throws(ReadingError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      var parser = try BinaryPropertyListParser(bytes, file: file)
      self = try parser.parse()
      return
    }
    let location = SourceLocation(file: file)
    guard !bytes.isEmpty else {
      throw ReadingError(location, "the file is empty", expected: "a property list")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw ReadingError(location, "a property list in UTF-16", expected: "UTF-8")
    }
    let text = try UTF8Text(bytes, file: file)
    let first = text.bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard first == UInt8(ascii: "<") else {
      throw ReadingError(location, "not a property list", expected: "XML or the binary form")
    }
    var parser = PropertyListParser(text)
    self = try parser.parse()
  }

  /// Creates a value.
  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  /// Takes over a value that a program holds.
  package init(_ value: Any, at location: SourceLocation, depth: Int = 0) throws(ReadingError) {
    guard depth < Self.deepest else {
      throw ReadingError(
        location, "dictionaries and arrays nested too deep",
        expected: "at most \(Self.deepest) levels")
    }
    switch value {
    case let dictionary as [String: Any]:
      var entries: [(key: Word, value: PropertyList)] = []
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        let child = try PropertyList(value, at: location, depth: depth + 1)
        entries.append((Word(text: key, location: location), child))
      }
      self.init(.dictionary(entries), at: location)
    case let array as [Any]:
      var values: [PropertyList] = []
      for value in array { values.append(try PropertyList(value, at: location, depth: depth + 1)) }
      self.init(.array(values), at: location)
    case let text as String: self.init(.string(text), at: location)
    case is Date: self.init(.date, at: location)
    case is Data: self.init(.data, at: location)
    default:
      let number = (value as? NSNumber)?.doubleValue
      self.init(Self.bool(value).map { .bool($0) } ?? .number(number), at: location)
    }
  }

  /// A value of Foundation, if it is a boolean rather than the number 0 or 1.
  private static func bool(_ value: Any) -> Bool? {
    guard let number = value as? NSNumber else { return value as? Bool }
    let isBool = unsafe number.objCType.pointee == CChar(UInt8(ascii: "c"))
    return isBool ? number.boolValue : nil
  }
}
