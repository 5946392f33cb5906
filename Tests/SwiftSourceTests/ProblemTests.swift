import SourceModel
import Staging
import SwiftSource
import Testing

@Suite("What cannot be read")
struct ProblemTests {
  @Test(
    "A mistake is told with its place, and the rest is read",
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
