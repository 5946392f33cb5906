extension DeviceProfile {
  /// Every model known, phones before iPads, those with a Home button before the others.
  public static let all: [DeviceProfile] = families.flatMap { family in
    family.models.map { DeviceProfile($0, of: family) }
  }

  /// The rows of the device tables.
  static let families: [Family] =
    Family.homeButtonPhones + Family.notchPhones + Family.islandPhones + Family.foldables
    + Family.homeButtonPads + Family.allScreenPads

  /// Finds a model by its name, however it is spelt.
  ///
  /// Case, spaces, dashes and brackets do not matter, nor do the words `inch` and `generation`:
  /// `iphone15pro`, `iPhone SE 3` and `ipad pro 12.9 6` all find something. A name that had no
  /// number when it was new finds the first generation: `iPhone SE`.
  ///
  /// - Returns: nil when no model has that name.
  /// - Complexity: O(n) in the number of models.
  public static func named(_ name: String) -> DeviceProfile? {
    let wanted = lookupKey(name)
    guard let last = wanted.last else { return nil }
    if let match = all.first(where: { lookupKey($0.name) == wanted }) { return match }
    guard !isDigit(last) else { return nil }
    let first = wanted + [UInt8(ascii: "1")]
    return all.first { lookupKey($0.name) == first }
  }

  /// The letters and digits of a name, small, without the words that people leave out.
  package static func lookupKey(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    var word: [UInt8] = []
    for byte in Array(name.utf8) + [0] {
      let small = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
      if isLetter {
        word.append(small)
        continue
      }
      appendWord(word, to: &key)
      word = []
      if isDigit(byte) { key.append(byte) }
    }
    return key
  }

  /// Adds a run of letters without what only decorates the number before it: `10thgen`, `11-inch`.
  private static func appendWord(_ word: [UInt8], to key: inout [UInt8]) {
    var rest = word[...]
    if let last = key.last, isDigit(last) {
      let decorations = ["st", "nd", "rd", "th", "inch", "generation", "gen"]
      for decoration in decorations { drop(decoration, from: &rest) }
    }
    key += rest
  }

  private static func drop(_ decoration: String, from word: inout ArraySlice<UInt8>) {
    if word.starts(with: decoration.utf8) { word = word.dropFirst(decoration.utf8.count) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
