import Orientation
import TextFormats
import YAMLDocuments

extension ScenarioWords {
  /// A size such as `393x852`, in points.
  static func size(_ element: Element) throws(ReadingError) -> ScreenSize {
    let expected = "a size in points such as 393x852"
    let word = try element.word(expected)
    let parts = word.text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]), width > 0,
      height > 0
    else { throw element.mismatch(expected) }
    return ScreenSize(width, height)
  }

  /// A number that is not negative: by default a time in seconds.
  static func seconds(
    _ element: Element, _ expected: String = "seconds such as 0.2"
  ) throws(ReadingError) -> Double {
    guard let seconds = number(Substring(try element.word(expected).text)) else {
      throw element.mismatch(expected)
    }
    return seconds
  }

  /// A version such as `17` or `26.2`.
  static func version(_ element: Element) throws(ReadingError) -> SystemVersion {
    let expected = "a version such as 17 or 26.2"
    guard let version = SystemVersion(try element.word(expected).text) else {
      throw element.mismatch(expected)
    }
    return version
  }

  /// What a key-value write writes: a device orientation, or any number in its place.
  static func deviceNumber(_ element: Element) throws(ReadingError) -> Int {
    if case .word(let text) = element.content, text.utf8.count < 9, let number = Int(text) {
      return number
    }
    return try deviceOrientation.value(of: element).rawValue
  }

  /// How a size is written.
  static func text(of size: ScreenSize) -> String {
    "\(text(of: size.width))x\(text(of: size.height))"
  }

  /// Insets such as `59/0/34/0`, in points, in the order top, left, bottom, right.
  static func insets(_ element: Element) throws(ReadingError) -> ScreenInsets {
    let expected = "top/left/bottom/right in points, such as 59/0/34/0"
    let parts = try element.word(expected).text.split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, let top = number(parts[0]), let left = number(parts[1]),
      let bottom = number(parts[2]), let right = number(parts[3])
    else { throw element.mismatch(expected) }
    return ScreenInsets(top, left, bottom, right)
  }

  /// How insets are written.
  static func text(of insets: ScreenInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { text(of: $0) }
      .joined(separator: "/")
  }

  /// How a number is written: without a fraction if it has none.
  static func text(of number: Double) -> String {
    let whole = Int(exactly: number)
    return whole.map(String.init) ?? String(number)
  }

  /// A number of digits with at most one point, of reasonable size and not negative.
  private static func number(_ text: Substring) -> Double? {
    let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isPlain, !text.isEmpty, text.utf8.count <= 12 else { return nil }
    return Double(text)
  }
}
