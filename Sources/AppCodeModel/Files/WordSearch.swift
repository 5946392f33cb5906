/// Finds the first of many words, passing over most bytes unread.
///
/// The method is Wu's and Manber's: where a pair of neighbouring bytes is in none of the words, no
/// word is across it, and the search jumps behind it. Where one may begin, only the words are compared that
/// begin with the same bytes.
struct WordSearch: Sendable {
  /// The words one behind the other, those with the same hash next to each other.
  private let text: [UInt8]
  /// Where each of them begins in ``text``, and where the last one ends.
  private let begins: [Int32]
  /// By the hash of a word's first bytes: the first word with it, and the first behind the last one.
  private let byHash: [Int32]
  /// How many bytes of each word the jumps rest on: the length of the shortest.
  private let window: Int
  /// By two bytes, the second in the upper half: how far a window that ends in them may move.
  ///
  /// 0 where a word's window may end.
  private let jumps: [UInt8]

  /// Prepares the search.
  ///
  /// - Parameter words: the words, none of them empty.
  init(_ words: [[UInt8]]) {
    let window = min(words.map(\.count).min() ?? 0, 255)
    self.window = window
    var jumps: [UInt8] = []
    if window > 0 {
      jumps = Array(repeating: UInt8(max(window - 1, 1)), count: 65536)
      for word in words {
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
    self.jumps = jumps
    var size = 256
    while size < words.count { size *= 2 }
    var buckets: [[Int]] = Array(repeating: [], count: size)
    for (index, word) in words.enumerated() {
      let hash = unsafe word.withUnsafeBufferPointer {
        unsafe Self.hash($0, at: 0, count: window)
      }
      buckets[hash & (size - 1)].append(index)
    }
    var text: [UInt8] = []
    var begins: [Int32] = []
    var byHash: [Int32] = []
    for bucket in buckets {
      byHash.append(Int32(begins.count))
      for index in bucket {
        begins.append(Int32(text.count))
        text += words[index]
      }
    }
    byHash.append(Int32(begins.count))
    begins.append(Int32(text.count))
    self.text = text
    self.begins = begins
    self.byHash = byHash
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
        if unsafe isWord(at: place, in: bytes) { return place }
        end += 1
      }
      return nil
    }
  }

  /// Whether one of the words begins at an offset, behind which there is room for the shortest.
  private func isWord(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let hash = unsafe Self.hash(bytes, at: place, count: window) & (byHash.count - 2)
    for word in byHash[hash]..<byHash[hash + 1] {
      let begin = Int(begins[Int(word)])
      let count = Int(begins[Int(word) + 1]) - begin
      guard place + count <= bytes.count else { continue }
      var offset = 0
      while offset < count, unsafe bytes[place + offset] == text[begin + offset] { offset += 1 }
      if offset == count { return true }
    }
    return false
  }

  /// A number of the first bytes of a word, up to eight of them.
  private static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, count: Int
  ) -> Int {
    var hash = 0
    for offset in 0..<min(count, 8) { unsafe hash = hash &* 131 &+ Int(bytes[place + offset]) }
    return hash ^ (hash >> 16)
  }
}
