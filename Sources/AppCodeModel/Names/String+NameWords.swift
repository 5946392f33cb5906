extension String {
  /// The words of a name in lower case: `screenIOS16LockMode` has `screen`, `ios`, `16`, `lock` and
  /// `mode`.
  ///
  /// A capital, a number and everything that is neither letter nor digit begin a new word; several
  /// capitals in a row are one word, up to the last one before a small letter.
  ///
  /// - Complexity: O(n) in the length of the name.
  package var nameWords: [String] {
    var words: [String] = []
    var word: [Character] = []
    func end() {
      if !word.isEmpty { words.append(String(word).lowercased()) }
      word = []
    }
    for character in self {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        if last.isNumber != character.isNumber || (character.isUppercase && !last.isUppercase) {
          end()
        } else if last.isUppercase, character.isLowercase, word.count > 1 {
          word.removeLast()
          end()
          word = [last]
        }
      }
      word.append(character)
    }
    end()
    return words
  }
}
