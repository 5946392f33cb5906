package import Orientation
package import TextFormats

/// A map whose keys are known.
package struct Fields<Key: RawRepresentable<String> & CaseIterable & Hashable> {
  /// The location of the map.
  package let location: SourceLocation
  private var values: [Key: Element] = [:]
  private var words: [Key: Word] = [:]

  /// Takes a map apart and refuses keys that are not known.
  ///
  /// - Parameters:
  ///   - entries: the map's entries; YAML has made sure that no key is repeated.
  ///   - location: the location of the map.
  ///   - owner: what the map describes, for messages: `screen`.
  /// - Throws: the first key that is not known.
  package init(_ entries: [Element.Entry], at location: SourceLocation, of owner: String)
    throws(ReadingError)
  {
    self.location = location
    for entry in entries {
      guard let key = Key(rawValue: entry.key.text) else {
        throw .unknown("\(owner) key", entry.key, allowed: Key.allCases.map(\.rawValue))
      }
      values[key] = entry.value
      words[key] = entry.key
    }
  }

  /// The value of a key, if the map has it.
  package subscript(key: Key) -> Element? { values[key] }

  /// The location of a key, if the map has it.
  package func place(of key: Key) -> SourceLocation? { words[key]?.location }

  /// The places of all keys.
  package var places: [Key: SourceLocation] { words.mapValues(\.location) }
}
