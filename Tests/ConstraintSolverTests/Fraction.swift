/// An exact fraction of small numbers; `nan` where a number would not be small any more.
struct Fraction: Hashable, Comparable, CustomStringConvertible {
  private(set) var numerator: Int
  private(set) var denominator: Int

  static let nan = Fraction(unchecked: 0, 0)

  init(_ numerator: Int, _ denominator: Int = 1) {
    let divisor = Fraction.commonDivisor(numerator, denominator)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  private init(unchecked numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var isNaN: Bool { denominator == 0 }
  var isZero: Bool { numerator == 0 && !isNaN }
  var double: Double { Double(numerator) / Double(denominator) }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  private static func commonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (abs(left), abs(right))
    while right != 0 { (left, right) = (right, left % right) }
    return max(left, 1)
  }

  private static func product(_ left: Int, _ right: Int) -> Int? {
    let (value, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow || value.magnitude > 1 << 62 ? nil : value
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    if left.isZero || right.isZero { return Fraction(0) }
    let (a, b) = (
      commonDivisor(left.numerator, right.denominator),
      commonDivisor(right.numerator, left.denominator)
    )
    guard !left.isNaN, !right.isNaN,
      let top = product(left.numerator / a, right.numerator / b),
      let bottom = product(left.denominator / b, right.denominator / a)
    else { return nan }
    return Fraction(unchecked: top, bottom)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    right.numerator == 0
      ? nan
      : left
        * Fraction(
          unchecked: right.numerator < 0 ? -right.denominator : right.denominator,
          abs(right.numerator))
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    if left.isZero { return right }
    if right.isZero { return left }
    guard !left.isNaN, !right.isNaN, let first = product(left.numerator, right.denominator),
      let second = product(right.numerator, left.denominator),
      let bottom = product(left.denominator, right.denominator)
    else { return nan }
    let (top, overflow) = first.addingReportingOverflow(second)
    return overflow ? nan : Fraction(top, bottom)
  }

  static prefix func - (value: Fraction) -> Fraction {
    Fraction(unchecked: -value.numerator, value.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  static func < (left: Fraction, right: Fraction) -> Bool { (left - right).numerator < 0 }
}
