/// The Swift name that Xcode gives to a color or image of an asset catalog: `accent` for `AccentColor`.
///
/// How it makes names is not documented; these are as in files that it wrote for public apps.
enum AssetSymbol {
  /// The name of a color or image; nil where there is none, such as for `--`.
  static func name(of asset: String, dropping kind: String) -> String? {
    var words = Self.words(of: asset)
    guard let first = words.first else { return nil }
    words[0] = startingLowercase(first)
    var name = words.joined()
    // A color is not called a color once more.
    if name.count > kind.count, name.hasSuffix(kind) { name.removeLast(kind.count) }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The name of a folder that provides a namespace.
  static func typeName(of folder: String) -> String? {
    let name = words(of: folder).joined()
    guard let first = name.first else { return nil }
    return first.isNumber ? "_" + name : first.uppercased() + name.dropFirst()
  }

  /// `station-4play` is station, 4, Play: other characters and numbers separate words.
  private static func words(of asset: String) -> [String] {
    var words: [String] = []
    var isInside = false
    for character in asset {
      guard character.isLetter || character.isNumber else {
        isInside = false
        continue
      }
      let follows = words.last?.last
      if isInside, let follows, follows.isNumber == character.isNumber {
        words[words.count - 1].append(character)
      } else {
        words.append(words.isEmpty ? String(character) : character.uppercased())
        isInside = true
      }
    }
    return words
  }

  /// `apcPhoto` of `APCPhoto`, `luLu` of `LuLu`.
  private static func startingLowercase(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
