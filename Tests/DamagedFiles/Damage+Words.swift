import TestSupport

extension Damage {
  /// Takes a word out, doubles it, or puts it where it does not belong.
  mutating func strikeWords(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let words = Self.words(bytes)
    guard !words.isEmpty else { return }
    let first = words[random.below(words.count)]
    let second = words[random.below(words.count)]
    switch random.below(8) {
    case 0: bytes.removeSubrange(first)
    case 1: bytes.insert(contentsOf: Array(bytes[first]), at: first.lowerBound)
    case 2: swap(&bytes, first, second)
    case 3:
      // Neighbours change places.
      let index = random.below(words.count)
      if index + 1 < words.count { swap(&bytes, words[index], words[index + 1]) }
    case 4:
      let foreign = Self.words(other)
      guard !foreign.isEmpty else { return }
      bytes.replaceSubrange(first, with: other[foreign[random.below(foreign.count)]])
    case 5: bytes.replaceSubrange(first, with: Array(bytes[second]))
    case 6:
      // One word is missing everywhere.
      let word = Array(bytes[first])
      var left: [UInt8] = []
      var end = 0
      for range in words where bytes[range].elementsEqual(word) {
        left += bytes[end..<range.lowerBound]
        end = range.upperBound
      }
      bytes = left + bytes[end...]
    default:
      // A few in a row come again.
      let index = random.below(words.count)
      let last = words[min(words.count - 1, index + random.below(30))]
      let piece = Array(bytes[words[index].lowerBound..<last.upperBound])
      for _ in 0...random.below(12) {
        bytes.insert(contentsOf: piece, at: words[index].lowerBound)
      }
    }
  }

  /// Creates a number too large, too long, or none.
  mutating func strikeNumber(_ bytes: inout [UInt8]) {
    let words = Self.words(bytes).filter { (48...57).contains(bytes[$0.lowerBound]) }
    guard !words.isEmpty else { return }
    let numbers = [
      "9223372036854775807", "9223372036854775808", "-1", "0", "1e999", "1e-999", "0x", "08",
      "1.2.3", "18446744073709551616", "0xFFFFFFFFFFFFFFFFFF", "nan", "inf", "2147483648", "1_000",
      "١٢",
      String(repeating: "9", count: 400), "0.\(String(repeating: "0", count: 400))1", "99999999.9",
    ]
    bytes.replaceSubrange(
      words[random.below(words.count)], with: Array(numbers[random.below(numbers.count)].utf8))
  }

  /// Loses, doubles or exchanges lines, or all line ends.
  mutating func strikeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
    let index = random.below(lines.count)
    switch random.below(6) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: random.below(lines.count))
    case 2: lines.swapAt(index, random.below(lines.count))
    case 3: lines.reverse()
    case 4:
      bytes = bytes.filter { $0 != 10 }
      return
    default:
      let end = random.below(2) == 0 ? [13] : [13, 10] as [UInt8]
      bytes = Array(lines.joined(separator: end))
      return
    }
    bytes = Array(lines.joined(separator: [10]))
  }

  /// Words of letters and digits, and single marks.
  private static func words(_ bytes: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isLetter =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || byte == 95 || byte >= 128
      if isLetter {
        start = start ?? index
        continue
      }
      if let begin = start { words.append(begin..<index) }
      start = nil
      if byte > 32 { words.append(index..<index + 1) }
    }
    if let begin = start { words.append(begin..<bytes.count) }
    return words
  }

  private func swap(_ bytes: inout [UInt8], _ one: Range<Int>, _ other: Range<Int>) {
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    guard first.upperBound <= second.lowerBound else { return }
    let word = Array(bytes[first])
    let later = Array(bytes[second])
    bytes.replaceSubrange(second, with: word)
    bytes.replaceSubrange(first, with: later)
  }
}
