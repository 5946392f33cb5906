import TextFormats

extension RecordingReader {
  /// The largest number that can be an acceleration, in any unit.
  private static let largest = 1e9

  /// Reads a row.
  ///
  /// - Returns: nil for a row in which there is no acceleration at all.
  /// - Throws: what is wrong with it, and where.
  mutating func sample(_ bytes: [UInt8], _ range: Range<Int>) throws(ReadingError) -> RawSample? {
    guard let layout else { return nil }
    let row = Row(bytes: bytes, range: range, delimiter: delimiter)
    var values = SIMD8<Double>()
    var missing = 0
    var missingField: (field: Range<Int>, column: Int)?
    var column = 0
    var index = range.lowerBound
    while index <= range.upperBound {
      let field = row.next(&index)
      guard column < layout.slots.count else {
        // `1,2,3,` has three columns.
        if field.isEmpty, index > range.upperBound { break }
        throw error(
          "column \(column + 1) in a file of \(layout.slots.count)",
          column: row.column(of: field.lowerBound), expected: "the end of the line")
      }
      let slot = layout.slots[column]
      if slot == 1 {
        values[1] = try time(row, field, column)
      } else if slot > 1 {
        if let value = DecimalNumber.parse(bytes, field) {
          guard abs(value) <= Self.largest else { throw wrong(row, field, column) }
          values[Int(slot)] = value
        } else if Self.isMissing(bytes, field) {
          missing += 1
          missingField = missingField ?? (field, column)
        } else {
          throw wrong(row, field, column)
        }
      }
      column += 1
    }
    guard column == layout.slots.count else { throw short(row, column) }
    hasRow = true
    if missing > 0, let missingField {
      let wanted = layout.slots.count { $0 > 1 }
      if missing == wanted { return nil }
      throw wrong(row, missingField.field, missingField.column)
    }
    return RawSample(
      time: values[1], x: values[2] + values[5], y: values[3] + values[6],
      z: values[4] + values[7])
  }

  private mutating func time(
    _ row: Row, _ field: Range<Int>, _ column: Int
  ) throws(ReadingError) -> Double {
    if !isClock, let value = DecimalNumber.parse(row.bytes, field), abs(value) < 1e21 {
      return value
    }
    if isClock || !hasRow, let value = ClockTime.parse(row.bytes, field) {
      isClock = true
      // A recording continues over midnight.
      defer { probe.lastClock = value + probe.midnights }
      if value + probe.midnights + 43_200 < probe.lastClock { probe.midnights += 86_400 }
      return value + probe.midnights
    }
    throw error(
      "found \(shown(row, field)) in the column \(name(column))",
      column: row.column(of: field.lowerBound),
      expected: isClock ? "a time of day such as 14:05:34.120" : "a time such as 12.34")
  }

  /// Whether a field stands for a missing value.
  static func isMissing(_ bytes: [UInt8], _ field: Range<Int>) -> Bool {
    guard field.count <= 9 else { return false }
    switch String(decoding: bytes[field], as: UTF8.self).lowercased() {
    case "", "nan", "null", "na", "n/a", "nil", "none", "-", "inf", "-inf", "infinity",
      "-infinity":
      return true
    default: return false
    }
  }

  private func wrong(_ row: Row, _ field: Range<Int>, _ column: Int) -> ReadingError {
    error(
      "found \(shown(row, field)) in the column \(name(column))",
      column: row.column(of: field.lowerBound), expected: "an acceleration such as -9.81")
  }

  private func short(_ row: Row, _ count: Int) -> ReadingError {
    let all = layout?.slots.count ?? 0
    return error(
      "the line ends after \(count) of \(all) columns",
      column: row.column(of: row.range.upperBound),
      expected: "a row of \(all)")
  }

  private func shown(_ row: Row, _ field: Range<Int>) -> String {
    field.isEmpty ? "nothing" : ReadingError.quoted(row.text(field))
  }

  /// A column's heading in quotes, or its number.
  private func name(_ column: Int) -> String {
    guard let layout else { return "\(column + 1)" }
    let slots = layout.slots.enumerated().filter { $0.element > 0 }.sorted {
      $0.element < $1.element
    }
    guard let place = slots.firstIndex(where: { $0.offset == column }),
      layout.names.indices.contains(place), layout.names[place] != "column \(column + 1)"
    else { return "\(column + 1)" }
    return ReadingError.quoted(layout.names[place])
  }
}
