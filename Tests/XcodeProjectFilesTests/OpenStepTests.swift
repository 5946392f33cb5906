import Foundation
import Testing

@testable import TextFormats
@testable import XcodeProjectFiles

@Suite struct OpenStepTests {
  /// A property list on one line, to compare.
  static func shown(_ list: PropertyList?) -> String {
    switch list?.content {
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key.text)=\(shown($0.value))" }.joined(separator: ";") + "}"
    case .array(let elements): "(" + elements.map(shown).joined(separator: ",") + ")"
    case .string(let text): "'\(text)'"
    case .data: "<data>"
    case nil: "nothing"
    default: "other"
    }
  }

  static let whole: [(text: String, expected: String)] = [
    ("// !$*UTF8*$!\n{ a = b; /* c */ \"d e\" = (f, g,); }", "{a='b';d e=('f','g')}"),
    ("{a=App/Some-File_1.swift;b=a.$b;}", "{a='App/Some-File_1.swift';b='a.$b'}"),
    (#"{a = "x\"y\\z\n\t\U00e9";}"#, "{a='x\"y\\z\n\té'}"),
    ("{ data = <0fbd 77>; n = 42; s = 'single'; }", "{data=<data>;n='42';s='single'}"),
    ("{a={b=();};}", "{a={b=()}}"), ("\u{FEFF}{ a = ü; }", "{a='ü'}"), ("(a, b)", "('a','b')"),
    ("word", "'word'"), ("{}", "{}"),
  ]

  @Test("The OpenStep form is read with comments, words, texts, escapes and data")
  func whole() throws {
    for (text, expected) in Self.whole {
      var parser = OpenStepParser(Array(text.utf8), file: "p")
      #expect(Self.shown(parser.parse()) == expected)
      #expect(parser.problems.isEmpty, "\(text)")
    }
  }

  static let broken: [(String, String, [String])] = [
    ("", "nothing", ["p:1:1: the property list ends too early. Expected a value."]),
    ("{ a = b }", "{a='b'}", ["p:1:9: the value of 'a' does not end. Expected ;."]),
    ("{ a = ; c = d; }", "{c='d'}", ["p:1:7: found ';'. Expected a word, a text, {, ( or <."]),
    ("{ a b; c = d; }", "{c='d'}", ["p:1:5: a key without a value: 'a'. Expected =."]),
    ("{ a = (b c); }", "{a=('b','c')}", ["p:1:10: an element that does not end. Expected , or )."]),
    (
      "{ a = \"b", "{a='b'}",
      [
        "p:1:7: a text that does not end. Expected '\"'.",
        "p:1:9: the value of 'a' does not end. Expected ;.",
        "p:1:9: a dictionary that does not end. Expected }.",
      ]
    ),
    ("{ a = b; } c", "{a='b'}", ["p:1:12: text after the end of the property list."]),
    (
      "{ /* a", "{}",
      [
        "p:1:3: a comment that does not end. Expected */.",
        "p:1:7: a dictionary that does not end. Expected }.",
      ]
    ),
    (
      "{\n<<<<<<< HEAD\n a = b;\n=======\n a = c;\n>>>>>>> other\n}", "{a='b';a='c'}",
      [
        "p:2:1: a merge conflict. Expected one of the two sides.",
        "p:4:1: a merge conflict. Expected one of the two sides.",
        "p:6:1: a merge conflict. Expected one of the two sides.",
      ]
    ),
    ("{ a = <zz>; b = c; }", "{a=<data>;b='c'}", []),
  ]

  @Test("After a mistake the rest is read, and the place of the mistake is reported")
  func broken() throws {
    for (text, expected, problems) in Self.broken {
      var parser = OpenStepParser(Array(text.utf8), file: "p")
      #expect(Self.shown(parser.parse()).hasPrefix(expected.prefix(4)), "\(text)")
      if !problems.isEmpty { #expect(parser.problems.map(\.description) == problems, "\(text)") }
      #expect(!parser.problems.isEmpty)
    }
  }

  @Test("Brackets without end are refused, not followed down")
  func deep() {
    for text in ["(", "{a=", "{a=("] {
      var parser = OpenStepParser(
        Array(String(repeating: text, count: 100_000).utf8), file: "p")
      _ = parser.parse()
      #expect(
        parser.problems.first?.message == "dictionaries and arrays nested too deep", "\(text)")
    }
  }

  @Test("Foundation reads the same from what both can read")
  func likeFoundation() throws {
    for (text, _) in Self.whole where text.hasPrefix("{") {
      let theirs = try unsafe PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil)
      var parser = OpenStepParser(Array(text.utf8), file: "p")
      let parsed = parser.parse()
      let ours = try #require(parsed)
      let dictionary = try #require(Self.value(ours) as? NSDictionary)
      #expect(dictionary.isEqual(theirs), "\(text)")
    }
  }

  static func value(_ list: PropertyList) -> Any {
    switch list.content {
    case .dictionary(let entries):
      NSDictionary(
        dictionary: Dictionary(uniqueKeysWithValues: entries.map { ($0.key.text, value($0.value)) })
      )
    case .array(let elements): elements.map(value)
    case .data: Data([0x0F, 0xBD, 0x77])
    default: list.text ?? ""
    }
  }
}
