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

  /// Whether a word begins outside of all of some stretches.
  ///
  /// - Complexity: O(n log n) in the number of stretches, and linear in that of the words.
  package func reach(beyond spans: [SourceSpan]) -> Bool {
    guard let places, !places.isEmpty else { return places == nil }
    let spans = spans.sorted { $0.start < $1.start }
    var next = 0
    var end: Int32 = 0
    for place in places {
      while next < spans.count, spans[next].start <= place {
        end = max(end, spans[next].end)
        next += 1
      }
      if place >= end { return true }
    }
    return false
  }
}
