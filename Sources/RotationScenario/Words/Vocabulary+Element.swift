import DeviceSetup

extension Vocabulary {
  /// What the word that stands in an element means.
  func value(of element: Element) throws(ReadingError) -> Value {
    try value(of: element.word("one of " + words.joined(separator: ", ")))
  }
}
