/// The last line of a file that is the user's once it has been changed; by it one sees whether it has.
package enum WrittenMark {
  private static let words =
    "// Written by 'quarterturn headless', which replaces it while this is its sum: "

  /// A text with its mark.
  static func marked(_ text: String) -> String { "\(text)\n\(words)\(sum(of: text))\n" }

  /// Whether a file is as it was written.
  package static func isUnchanged(_ text: String) -> Bool {
    guard let mark = text.ranges(of: "\n" + words).last else { return false }
    return text == marked(String(text[..<mark.lowerBound]))
  }

  /// FNV-1a, in hexadecimal digits.
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
