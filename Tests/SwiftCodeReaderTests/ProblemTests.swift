import AppCodeModel
import Orientation
import SwiftCodeReader
import Testing

@Suite("What cannot be read")
struct ProblemTests {
  @Test(
    "A mistake is reported with its place, and the rest is read",
    arguments: [
      ("class A {\n  func b( {}\n}\nclass C {}", "Example.swift:2:11", "expected ')'"),
      ("class A {}\nclass 1 {}\nclass C {}", "Example.swift:2:7", "unexpected '1'"),
      ("class A {}\n) let\nclass C {}", "Example.swift:2:1", "unexpected ')'"),
    ])
  func mistakes(code: String, place: String, message: String) throws {
    let file = read(code)
    let problem = try #require(file.problems.first)
    let location = file.text.location(of: problem.span)
    #expect("\(location)" == place)
    #expect(problem.message == message)
    #expect(file.types.first?.name == "A")
    #expect(file.types.last?.name == "C")
  }

  @Test("A column is the number of letters before it, however long lines are")
  func columns() {
    var bytes: [UInt8] = []
    for count in [0, 3, 9_000, 1, 2_050, 40_000] {
      bytes += Array(String(repeating: "aü屏\u{301}", count: count / 4).utf8) + [10]
    }
    bytes += [0xFF, 0x80, 0x80]
    let text = SourceText(bytes, path: "A.swift")
    var place = (line: 1, column: 1)
    for (offset, byte) in bytes.enumerated() {
      if offset % 37 == 0 || offset > bytes.count - 5 {
        let found = text.location(of: SourceSpan(offset, offset))
        if found.line != place.line || found.column != place.column {
          Issue.record("\(found) instead of \(place)")
        }
      }
      if byte & 0xC0 != 0x80 { place.column += 1 }
      if byte == 10 { place = (place.line + 1, 1) }
    }
  }

  @Test("Good code has no problems")
  func good() {
    #expect(read("class A { func b() {\n#if c\nd()\n#endif\n} }").problems.isEmpty)
  }

  @Test("A file beyond the limit is not read, and says so")
  func tooLarge() {
    let text = SourceText(
      Array(repeating: UInt8(ascii: " "), count: SwiftSourceReader.maximumSize + 1),
      path: "Large.swift")
    let file = SwiftSourceReader.read(text)
    #expect(
      file.problems.map(\.message) == [
        "a Swift file of 4194305 bytes is too large to be read; up to 4194304 are"
      ])
  }
}
