/// Finds the first of many words, passing over most bytes unread.
///
/// The method is Wu's and Manber's: where a pair of neighbouring bytes is in none of the words, no
/// word is across it, and the search jumps behind it.
struct WordSearch: Sendable {
  /// The words, none of them empty.
  private let words: [[UInt8]]
  /// How many bytes of each word the jumps rest on: the length of the shortest.
  private let window: Int
  /// By two bytes, the second in the upper half: how far a window that ends in them may move.
  ///
  /// 0 where a word's window may end.
  private let jumps: [UInt8]
  /// By the last byte of the window: the words whose window ends in it.
  private let byEnd: [[Int32]]

  /// Prepares the search.
  init(_ words: [[UInt8]]) {
    self.words = words
    let window = min(words.map(\.count).min() ?? 0, 255)
    self.window = window
    var byEnd: [[Int32]] = Array(repeating: [], count: 256)
    var jumps: [UInt8] = []
    if window > 0 {
      jumps = Array(repeating: UInt8(max(window - 1, 1)), count: 65536)
      for (index, word) in words.enumerated() {
        byEnd[Int(word[window - 1])].append(Int32(index))
        if window == 1 {
          for first in 0..<256 { jumps[first | Int(word[0]) << 8] = 0 }
        } else {
          for place in 1..<window {
            let pair = Int(word[place - 1]) | Int(word[place]) << 8
            jumps[pair] = min(jumps[pair], UInt8(window - 1 - place))
          }
        }
      }
    }
    self.byEnd = byEnd
    self.jumps = jumps
  }

  /// The offset of the first word at or behind an offset.
  ///
  /// - Complexity: O(n) in the number of bytes; usually it looks at a part of them.
  func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard window > 0 else { return nil }
    return unsafe jumps.withUnsafeBufferPointer { jumps in
      let count = bytes.count
      var end = start + window - 1
      while end < count {
        let last = unsafe bytes[end]
        let before = end > 0 ? unsafe bytes[end - 1] : 0
        let jump = unsafe jumps[Int(before) | Int(last) << 8]
        if jump > 0 {
          end += Int(jump)
          continue
        }
        let place = end - window + 1
        if unsafe isWord(at: place, in: bytes, endingIn: last) { return place }
        end += 1
      }
      return nil
    }
  }

  /// Whether one of the words whose window ends in a byte begins at an offset.
  private func isWord(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>, endingIn last: UInt8
  ) -> Bool {
    for index in byEnd[Int(last)] {
      let word = words[Int(index)]
      guard place + word.count <= bytes.count else { continue }
      var offset = 0
      while offset < word.count, unsafe bytes[place + offset] == word[offset] { offset += 1 }
      if offset == word.count { return true }
    }
    return false
  }
}
