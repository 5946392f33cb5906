/// Reads times of day, with or without a date: `14:05:34.123`, `2015-01-01T12:00:00.5+02:00`.
enum ClockTime {
  /// Seconds since midnight, or since 1970 where there is a date.
  ///
  /// Only differences matter, so a zone at the end is read over. A third colon, as in
  /// `14:05:34:123`, begins thousandths.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8.
  ///   - range: the field, without spaces and quotes around it.
  /// - Returns: nil for anything else.
  static func parse(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    guard range.count >= 7, range.count <= 40 else { return nil }
    var scanner = Scanner(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    guard let first = scanner.number(digits: 1...4) else { return nil }
    var days = 0
    var hour = first
    if scanner.skip("-") || scanner.skip("/") {
      guard let month = scanner.number(digits: 1...2), (1...12).contains(month),
        scanner.skip("-") || scanner.skip("/"), let day = scanner.number(digits: 1...2),
        (1...31).contains(day), scanner.skip("T") || scanner.skip(" "),
        let next = scanner.number(digits: 1...2)
      else { return nil }
      days = dayNumber(year: first, month: month, day: day)
      hour = next
    }
    guard hour < 24, scanner.skip(":"), let minute = scanner.number(digits: 1...2), minute < 60,
      scanner.skip(":"), let second = scanner.number(digits: 1...2), second < 61
    else { return nil }
    var fraction = 0.0
    if scanner.skip(".") || scanner.skip(",") || scanner.skip(":") {
      guard let value = scanner.fraction() else { return nil }
      fraction = value
    }
    guard scanner.skipZone() else { return nil }
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second) + fraction
  }

  /// Days since 1 January 1970 in the Gregorian calendar.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    // Years that begin in March have their odd day at the end.
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index: Int
    let end: Int

    mutating func number(digits: ClosedRange<Int>) -> Int? {
      var value = 0
      let start = index
      while index < end, bytes[index] &- 48 < 10, index - start < digits.upperBound {
        value = value * 10 + Int(bytes[index] &- 48)
        index += 1
      }
      return digits.contains(index - start) ? value : nil
    }

    mutating func fraction() -> Double? {
      let start = index
      while index < end, bytes[index] &- 48 < 10 { index += 1 }
      guard index > start, index - start <= 12 else { return nil }
      var value = 0.0
      for digit in bytes[start..<index].reversed() { value = (value + Double(digit &- 48)) / 10 }
      return value
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard index < end, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    /// Whether nothing but a zone is left.
    mutating func skipZone() -> Bool {
      _ = skip(" ")
      if skip("Z") || index == end { return index == end }
      guard skip("+") || skip("-"), number(digits: 2...4) != nil else { return false }
      if skip(":") { return number(digits: 2...2) != nil && index == end }
      return index == end
    }
  }
}
