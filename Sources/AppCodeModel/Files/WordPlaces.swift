/// The places in a file where a ``WordFilter`` has found its words.
package struct WordPlaces: Sendable, Hashable {
  /// The offsets of the words' first bytes, in order; nil for everywhere.
  private let places: [Int32]?

  /// Takes the offsets of words, in order.
  init(_ places: [Int32]) { self.places = places }

  private init() { places = nil }

  /// Every stretch is of interest.
  package static let everywhere = WordPlaces()

  /// Whether there are no words in the file.
  package var isEmpty: Bool { places?.isEmpty == true }

  /// Whether a word begins inside a stretch.
  ///
  /// - Complexity: O(log n) in the number of words found.
  package func meet(_ span: SourceSpan) -> Bool {
    guard let places else { return true }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < span.start { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < span.end
  }
}
