public import Orientation

extension Words {
  /// A number without needless zeros, at most three decimals: `0.4`, `852`.
  public static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let whole = abs(thousandths) / 1000
    var digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    let sign = thousandths < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }

  /// A number with exactly so many decimals, at most six.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    guard value.isFinite, abs(value) * Double(scale) < 1e18 else { return "\(value)" }
    let units = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && units != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(units)" }
    return "\(sign)\(units / scale)." + String(units % scale + scale).dropFirst()
  }

  /// A size in points: `852x393`.
  public static func size(_ size: ScreenSize) -> String {
    "\(number(size.width))x\(number(size.height))"
  }

  /// Insets in UIKit's order: top, left, bottom, right.
  public static func insets(_ insets: ScreenInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }
      .joined(separator: " ")
  }

  /// Size classes, width first: `compact-regular`.
  public static func traits(_ traits: Traits) -> String {
    "\(sizeClass(traits.horizontal))-\(sizeClass(traits.vertical))"
  }

  private static func sizeClass(_ sizeClass: SizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    }
  }

  /// A rotation in degrees: `+90°`.
  public static func turns(_ turns: QuarterTurns) -> String {
    switch turns {
    case .none: "0°"
    case .clockwise: "+90°"
    case .half: "180°"
    case .counterclockwise: "-90°"
    }
  }
}
