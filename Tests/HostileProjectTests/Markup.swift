import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether a text is XML.
enum Markup {
  /// What is wrong with it; nil when nothing is.
  static func mistake(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse() ? nil : "line \(parser.lineNumber), column \(parser.columnNumber)"
  }
}
