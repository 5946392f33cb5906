/// The name of a rule of the catalogue: a section letter and a number, as in `D-04`.
///
/// A decision's steps, the rule's test, findings and the documentation use the same id.
@frozen public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, Comparable {
  /// The letter, as its ASCII code.
  public var section: UInt8
  /// The number after the dash.
  public var number: UInt8

  /// Makes the id of a rule.
  @inlinable public init(section: UInt8, number: UInt8) {
    self.section = section
    self.number = number
  }

  /// Reads `D-04`; the letter may be small, the zero and the dash left out.
  ///
  /// - Returns: nil for anything else.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)
    guard bytes.count >= 2, bytes.count <= 4 else { return nil }
    let letter = bytes.removeFirst() & 0xDF
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    guard !bytes.isEmpty, bytes.count <= 2 else { return nil }
    var number: UInt8 = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + (byte - UInt8(ascii: "0"))
    }
    self.init(section: letter, number: number)
  }

  /// Takes a literal of the form `"D-04"`.
  @inlinable @inline(__always)
  public init(stringLiteral value: StaticString) {
    precondition(value.utf8CodeUnitCount == 4, "a rule id has the form D-04")
    let zero = UInt8(ascii: "0")
    #if compiler(>=6.2)
      let start = unsafe value.utf8Start
      let (section, tens, ones) = unsafe (start[0], start[2] - zero, start[3] - zero)
    #else
      let start = value.utf8Start
      let (section, tens, ones) = (start[0], start[2] - zero, start[3] - zero)
    #endif
    self.init(section: section, number: tens * 10 + ones)
  }

  /// Orders by letter, then number.
  @inlinable public static func < (a: RuleID, b: RuleID) -> Bool {
    (a.section, a.number) < (b.section, b.number)
  }
}

extension RuleID: CustomStringConvertible {
  /// `D-04`.
  public var description: String {
    let letter = String(UnicodeScalar(section))
    return number < 10 ? "\(letter)-0\(number)" : "\(letter)-\(number)"
  }
}
