import Orientation
import RotationExplanation

/// How reports of layouts write numbers and texts.
enum LayoutWords {
  /// A length with at most one decimal.
  static func number(_ value: Double) -> String { Words.number((value * 10).rounded() / 10) }

  /// `1 point`, `12.5 points`.
  static func points(_ value: Double) -> String {
    let text = number(value)
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// `120 by 20.5`.
  static func size(_ size: ScreenSize) -> String {
    "\(number(size.width)) by \(number(size.height))"
  }

  /// The beginning of a text, on one line.
  static func quote(_ text: String) -> String {
    let line = text.prefix(40).map { $0.isNewline ? " " : String($0) }.joined().plain
    return "'\(line)\(text.count > 40 ? "\u{2026}" : "")'"
  }

  /// Whether a path is that of a view somewhere in another one.
  static func isInside(_ path: String, _ outer: String) -> Bool {
    guard path.hasPrefix(outer) else { return false }
    return path.utf8.dropFirst(outer.utf8.count).first == UInt8(ascii: "/")
  }
}
