import AppCodeModel
import Testing

@Suite("Comments")
struct CommentTests {
  @Test(
    "Comments are found outside of text, and inside of what is interpolated",
    arguments: [
      ("a // b", ["// b"]),
      ("// a\n// b\n", ["// a", "// b"]),
      ("a /* b */ c /* d /* e */ f */ g", ["/* b */", "/* d /* e */ f */"]),
      ("\"// a\" // b", ["// b"]),
      ("\"\\\"// a\" // b", ["// b"]),
      ("\"\\(c(\"// d\") /* e */)\" // f", ["/* e */", "// f"]),
      ("#\"\\(// a\"# // b", ["// b"]),
      ("#\"\\#(a /* b */)// c\"# // d", ["/* b */", "// d"]),
      ("\"\"\"\n// a \"\n\"\"\" // b", ["// b"]),
      ("\" not closed\n// a", ["// a"]),
      ("\"http://a\" + /* b", ["/* b"]),
      ("a / b /= c", []),
      ("", []),
    ] as [(String, [String])])
  func comments(code: String, expected: [String]) {
    let file = read(code)
    #expect(file.comments.map { file.text.text($0.span) } == expected)
  }

  @Test("A comment is alone when only white space precedes it")
  func alone() {
    #expect(
      read("a // b\n \t// c\n/* d */ // e").comments.map(\.standsAlone) == [
        false, true, true, false,
      ])
  }
}
