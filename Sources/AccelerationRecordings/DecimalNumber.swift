/// Reads numbers as recorder apps write them, without regard to the machine's locale.
enum DecimalNumber {
  /// Exact powers of ten.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number that some bytes are as a whole.
  ///
  /// Point and comma both begin the decimals, and U+2212 is a minus as good as the hyphen: Swedish
  /// spreadsheets write it.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8.
  ///   - range: the field, without spaces and quotes around it.
  /// - Returns: the nearest `Double`; nil for anything but a finite decimal number.
  static func parse(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    var index = range.lowerBound
    let end = range.upperBound
    var isNegative = false
    if index < end {
      if bytes[index] == UInt8(ascii: "-") {
        isNegative = true
        index += 1
      } else if bytes[index] == UInt8(ascii: "+") {
        index += 1
      } else if bytes[index] == 0xE2, index + 2 < end, bytes[index + 1] == 0x88,
        bytes[index + 2] == 0x92
      {
        isNegative = true
        index += 3
      }
    }
    let first = index
    var mantissa: UInt64 = 0
    var digits = 0
    var hasDigit = false
    var decimals = 0
    var isAfterPoint = false
    while index < end {
      let byte = bytes[index]
      if byte &- 48 < 10 {
        hasDigit = true
        guard digits < 19 else { return slow(bytes, first..<end, isNegative) }
        mantissa = mantissa &* 10 &+ UInt64(byte &- 48)
        if mantissa > 0 { digits += 1 }
        if isAfterPoint { decimals += 1 }
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), !isAfterPoint {
        isAfterPoint = true
      } else {
        break
      }
      index += 1
    }
    guard hasDigit else { return nil }
    var exponent = -decimals
    if index < end {
      guard let written = self.exponent(bytes, index..<end) else { return nil }
      exponent += written
    }
    guard mantissa <= 1 << 53, abs(exponent) <= 22 else {
      return slow(bytes, first..<end, isNegative)
    }
    let value = Double(mantissa)
    let scaled = exponent < 0 ? value / powers[-exponent] : value * powers[exponent]
    return isNegative ? -scaled : scaled
  }

  /// The exponent; at most four digits, which is more than a `Double` can have.
  private static func exponent(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard bytes[range.lowerBound] | 0x20 == UInt8(ascii: "e") else { return nil }
    var index = range.lowerBound + 1
    guard index < range.upperBound else { return nil }
    let sign = bytes[index]
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    guard index < range.upperBound, range.upperBound - index <= 4 else { return nil }
    var value = 0
    while index < range.upperBound {
      guard bytes[index] &- 48 < 10 else { return nil }
      value = value * 10 + Int(bytes[index] &- 48)
      index += 1
    }
    return sign == UInt8(ascii: "-") ? -value : value
  }

  /// The same for numbers that are not exact after one multiplication.
  private static func slow(_ bytes: [UInt8], _ range: Range<Int>, _ isNegative: Bool) -> Double? {
    guard range.count <= 400 else { return nil }
    var text = ""
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: ","): text += "."
      default: return nil
      }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return isNegative ? -value : value
  }
}
