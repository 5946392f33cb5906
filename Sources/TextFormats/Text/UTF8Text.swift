package import Orientation

/// A file's text, checked to be UTF-8 without control characters, and without a byte order mark.
package struct UTF8Text: Sendable {
  /// The bytes, without a byte order mark.
  package let bytes: [UInt8]
  /// The file's path.
  package let file: String
  private let lines: LineTable

  /// The text as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Checks a file's bytes.
  package init(_ bytes: [UInt8], file: String) throws(ReadingError) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
    self.file = file
    lines = LineTable(self.bytes)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = self.bytes.makeIterator()
    var offset = 0
    scan: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        if let first = encoded.first, Self.isControl(first), encoded.count == 1 {
          let code = "U+00" + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
          throw ReadingError(location(of: offset), "a control character (\(code))")
        }
        if encoded.count > 1 {
          let code = Unicode.UTF8.decode(encoded).value
          if (code < 0xA0 && code != 0x85) || code == 0xFFFE || code == 0xFFFF {
            let digits = String(code, radix: 16, uppercase: true)
            throw ReadingError(
              location(of: offset),
              "a control character (U+\(code < 0x100 ? "00" : "")\(digits))")
          }
        }
        offset += encoded.count
      case .emptyInput: break scan
      case .error:
        throw ReadingError(location(of: offset), "bytes that are not UTF-8", expected: "UTF-8 text")
      }
    }
  }

  /// The line and column of a byte.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func location(of offset: Int) -> SourceLocation {
    let position = lines.position(of: offset, in: bytes)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// A place that another reader found; the last line is the last there is.
  ///
  /// - Parameters:
  ///   - line: from 1.
  ///   - column: from 1.
  /// - Returns: the place, or the end of the text.
  package func location(line: Int, column: Int) -> SourceLocation {
    // YAML's reader reports the end of a text as if one more line began there.
    line <= lines.count
      ? SourceLocation(file: file, line: line, column: column) : location(of: bytes.count)
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 9 && byte != 10 && byte != 13) || byte == 0x7F
  }
}
