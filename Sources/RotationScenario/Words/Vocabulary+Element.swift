import DeviceSetup
import TextFormats
import YAMLDocuments

extension Vocabulary {
  /// The meaning of an element's word.
  func value(of element: Element) throws(ReadingError) -> Value {
    try value(of: element.word("one of " + words.joined(separator: ", ")))
  }
}
