import TestSupport

/// Swift files damaged at random, the same ones for the same seed.
struct DamagedSources {
  var random: SeededGenerator
  /// What is damaged.
  let seeds: [[UInt8]]
  private static let tokens: [[UInt8]] = [
    "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#if A\n", "#else\n", "#endif\n",
    "/*", "*/", "//", "`", "#", "@", ";", ",", ":", "?", "!", ".", "->", "=", "&&", " as! ", " is ",
    "try ", "await ", "let ", "case ", "if ", " else ", "switch a {", "func ", "class A", "\n",
    "\r\n", "\u{0}", "\u{FEFF}", "é", "👩‍👩‍👧", "$0", "#available(iOS 16, *)", "0x", "1e", "_", "\\",
  ].map { Array($0.utf8) }

  /// The next one.
  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...24, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
    case 3 where place < bytes.count:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 4, 5: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: place)
    case 6:
      let other = seeds.randomElement(using: &random) ?? []
      bytes.replaceSubrange(
        place..., with: other[Int.random(in: 0...other.count, using: &random)...])
    default: bytes.removeSubrange(place...)
    }
  }
}
