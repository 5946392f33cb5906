import Orientation
import TextFormats

/// A line that may be the heading.
struct HeadingLine: Sendable {
  var bytes: [UInt8]
  var number: Int
}

extension RecordingReader {
  /// Looks at a line before the columns are known.
  ///
  /// - Returns: whether the line is a row of numbers, and the columns are known now.
  mutating func isRow(_ bytes: [UInt8], _ range: Range<Int>) throws(ReadingError) -> Bool {
    var range = range
    if lineNumber == 1 {
      try checkKind(bytes[range])
      if bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { range = range.dropFirst(3) }
    }
    guard lineNumber <= Self.mostPreambleLines else { throw noRows() }
    let row = Row(bytes: bytes, range: range, delimiter: Row.delimiter(bytes, range))
    let fields = row.fields()
    guard fields.contains(where: { !$0.isEmpty }), !isComment(bytes[range]) else { return false }
    if fields.count(where: { Self.isNumeric(bytes, $0) }) >= 3 {
      try settleColumns(of: row, fields)
      return true
    }
    let headings = fields.map { Heading(row.text($0)) }
    if isHeading(headings) {
      delimiter = row.delimiter
      layout = try makeLayout(headings, row, fields)
    } else {
      candidate = HeadingLine(bytes: Array(bytes[range]), number: lineNumber)
    }
    return false
  }

  /// The error for a file in which no row was found.
  func noRows() -> ReadingError {
    let isEmpty = lineNumber == 0
    return ReadingError(
      SourceLocation(file: file), isEmpty ? "the recording is empty" : "no rows of numbers",
      expected: "a CSV recording: \(ColumnLayout.expectedHeading), and a row for each sample")
  }

  /// A row came before a heading was recognised: the line before it is one if it is as wide.
  private mutating func settleColumns(of row: Row, _ fields: [Range<Int>]) throws(ReadingError) {
    delimiter = row.delimiter
    if let candidate {
      let line = Row(
        bytes: candidate.bytes, range: candidate.bytes.indices, delimiter: row.delimiter)
      let cells = line.fields()
      if cells.count == fields.count {
        let rowNumber = lineNumber
        lineNumber = candidate.number
        layout = try makeLayout(cells.map { Heading(line.text($0)) }, line, cells)
        lineNumber = rowNumber
        return
      }
    }
    layout = try makeLayout(nil, row, fields)
  }

  private func makeLayout(
    _ headings: [Heading]?, _ row: Row, _ fields: [Range<Int>]
  ) throws(ReadingError) -> ColumnLayout {
    do throws(ColumnLayout.Mistake) {
      return try ColumnLayout(headings, count: fields.count, options: options)
    } catch {
      throw self.error(
        error.message, column: row.column(of: fields[error.column ?? 0].lowerBound),
        expected: error.expected, nearest: error.nearest)
    }
  }

  /// Whether a line names at least two axes, or the columns that the caller asks for.
  private func isHeading(_ headings: [Heading]) -> Bool {
    if let x = options.columns.x, Int(x) == nil, headings.contains(where: { $0.text == x }) {
      return true
    }
    return Set(headings.compactMap { $0.axis?.axis }).count >= 2
  }

  private func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    ["#", "//", "%", "sep="].contains { line.starts(with: $0.utf8) }
  }

  private static func isNumeric(_ bytes: [UInt8], _ field: Range<Int>) -> Bool {
    DecimalNumber.parse(bytes, field) != nil || ClockTime.parse(bytes, field) != nil
      || (!field.isEmpty && isMissing(bytes, field))
  }

  /// Refuses what is not text, with advice.
  private func checkKind(_ line: ArraySlice<UInt8>) throws(ReadingError) {
    let kinds: [(start: [UInt8], name: String, expected: String)] = [
      ([0x50, 0x4B, 3, 4], "a zip archive", "the CSV file with the accelerometer inside it"),
      ([0x1F, 0x8B], "a gzip archive", "the CSV file inside it"),
      ([0xFF, 0xFE], "text in UTF-16", "UTF-8"), ([0xFE, 0xFF], "text in UTF-16", "UTF-8"),
      (Array("{".utf8), "JSON", "CSV"), (Array("[{".utf8), "JSON", "CSV"),
      (Array("<".utf8), "XML", "CSV"),
    ]
    guard let kind = kinds.first(where: { line.starts(with: $0.start) }) else { return }
    throw ReadingError(
      SourceLocation(file: file), "the file is \(kind.name)", expected: kind.expected)
  }
}
