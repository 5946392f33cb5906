/// Says which function bodies are worth reading.
///
/// Most of an app has nothing to do with orientation. A body in which none of the words occurs is
/// skipped, and a file in which none occurs has only its declarations read. A word matches
/// anywhere, also inside a longer one, with case.
public struct WordFilter: Sendable, Hashable {
  /// The words as bytes, none of them empty.
  public let words: [[UInt8]]
  /// The words by their first byte.
  private let byFirst: [[Int]]

  /// Makes a filter.
  public init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }
    var byFirst: [[Int]] = Array(repeating: [], count: 256)
    for (index, word) in self.words.enumerated() { byFirst[Int(word[0])].append(index) }
    self.byFirst = byFirst
  }

  /// What is about orientation, and about the ways between screens.
  public static let rotation = WordFilter([
    "rientation", "otat", "Landscape", "andscape", "ortrait", "UIScreen", "mainScreen",
    "connectedScenes", "eometry", "UIWindow", "rootViewController", "viewControllers",
    "ViewController", "present", "addChild", "modalPresentationStyle", "isFullScreen",
    "viewWillTransition", "traitCollection", "UIImagePicker", "respondsToSelector",
    "responds(to", "setValue", "supportedInterface", "isLocked", "windowLevel",
  ])

  /// Whether a stretch of bytes contains one of the words.
  ///
  /// - Complexity: O(n) in the number of bytes, times how many words share a first byte.
  public func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = bytes.count
    var index = 0
    while index < count {
      let candidates = byFirst[Int(unsafe bytes[index])]
      for candidate in candidates {
        let word = words[candidate]
        guard index + word.count <= count else { continue }
        var place = 1
        while place < word.count, unsafe bytes[index + place] == word[place] { place += 1 }
        if place == word.count { return true }
      }
      index += 1
    }
    return false
  }

  /// Whether a stretch of a file contains one of the words.
  public func matches(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe matches(UnsafeBufferPointer(rebasing: buffer[range.clamped(to: 0..<buffer.count)]))
    }
  }
}
