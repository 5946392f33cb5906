/// Finds the likely intended word, for error messages.
public enum Spelling {
  /// The word nearest to a misspelt one.
  ///
  /// Case does not count; otherwise the word with the fewest edits wins, and among equals the
  /// first. `fullscren` gives `fullScreen`.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - words: what could have been written.
  /// - Returns: nil when every word is more than a third of its length away.
  /// - Complexity: O(n) in the number of words; only the first 64 bytes of `text` are looked at.
  public static func nearest(to text: String, in words: [String]) -> String? {
    let written = letters(text)
    guard !written.isEmpty else { return nil }
    var best: (word: String, edits: Int)?
    for word in words {
      let meant = letters(word)
      let edits = edits(from: written, to: meant)
      let limit = meant.count < 4 ? 1 : max(2, meant.count / 3)
      guard edits <= limit, edits < best?.edits ?? Int.max else { continue }
      best = (word, edits)
    }
    return best?.word
  }

  /// The word that is meant by a name of UIKit, by a part of a word, or by a misspelt one.
  ///
  /// `UIInterfaceOrientationMaskPortrait` and `.portrait` mean `portrait`, `navigationController`
  /// means `navigation`, `left` means `landscapeLeft`, and `supportedInterfaceOrientations` means
  /// `supports` where that is one of the words.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - words: what could have been written.
  /// - Returns: nil when no word is near.
  /// - Complexity: O(n) in the number of words; only the first 64 bytes of `text` are looked at.
  public static func meant(by text: String, in words: [String]) -> String? {
    if let word = UIKitNames.words(for: text).first(where: words.contains) { return word }
    var bare = String(text.prefix(64))
    let prefixes = [
      "UIInterfaceOrientationMask", "UIInterfaceOrientation", "UIDeviceOrientation",
      "UIModalPresentation", "UI", ".", "interfaceOrientation", "deviceOrientation",
    ]
    for prefix in prefixes where bare.hasPrefix(prefix) && bare.count > prefix.count {
      bare.removeFirst(prefix.count)
    }
    for suffix in ["ViewController", "BarController", "Controller", "Bar"] {
      if bare.hasSuffix(suffix), bare.count > suffix.count { bare.removeLast(suffix.count) }
    }
    let letters = bare.lowercased()
    return words.first { $0.lowercased() == letters } ?? nearest(to: text, in: words)
      ?? (bare == text ? nil : nearest(to: bare, in: words))
      ?? (letters.count < 4 ? nil : words.first { $0.lowercased().hasSuffix(letters) })
  }

  /// How many letters have to be put in, taken out, replaced or swapped with their neighbour.
  ///
  /// - Parameters:
  ///   - a: one word, as UTF-8.
  ///   - b: another.
  /// - Returns: 0 for equal words.
  /// - Complexity: O(n * m)
  public static func edits(from a: [UInt8], to b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var fewest = min(replaced, row[j] + 1, last[j + 1] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          fewest = min(fewest, beforeLast[j - 1] + 1)
        }
        row.append(fewest)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.prefix(64).map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
  }
}
