import AppCodeAnalysis
import AppCodeModel
import ObjectiveCCodeReader
import Orientation
import SwiftCodeReader
import Testing

@Suite("Names that code uses")
struct UsedNameTests {
  /// The names among some that the function `f` of the code uses.
  static func names(_ candidates: Set<String>, in code: CodeBase) throws -> Set<String> {
    let unit = try #require(code.units.first)
    let function = try #require(unit.file.source.functions.first { $0.baseName == "f" })
    return candidates.filter { unit.uses([$0], in: function.span) }
  }

  @Test("Reads, calls, assignments, selectors and types count; comments, texts and parts do not")
  func uses() throws {
    let code = swift(
      """
      func f(_ parameter: [Typed?]) -> Result {
        // commented
        let local: Local = read.member
        assigned = called("text") { inClosure() }
        if let it = local as? Cast { perform(NSSelectorFromString("selected")) }
        return .implicit  /* commented */
      }
      func g() { elsewhere() }
      """)
    let used: Set = [
      "Typed", "Result", "Local", "read", "member", "assigned", "called", "inClosure", "Cast",
      "selected", "implicit",
    ]
    let unused: Set = ["commented", "text", "elsewhere", "mem", "Type", "call"]
    #expect(try Self.names(used.union(unused), in: code) == used)
  }

  @Test("A selector counts as the method it names, in either language")
  func selectors() throws {
    let text = """
      void f(id a) { [a performSelector:@selector(requestGeometryUpdateWithPreferences:errorHandler:)]; }
      """
    let file = ObjectiveCSourceReader.read(
      SourceText(Array(text.utf8), path: "App.m"), words: nil)
    #expect(
      try Self.names(["requestGeometryUpdate"], in: CodeBase([CodeUnit(file)]))
        == ["requestGeometryUpdate"])
  }

  @Test(
    "An origin is a mention of the name it ends with",
    arguments: [
      (".allButUpsideDown", true), ("UIInterfaceOrientationMask.allButUpsideDown", true),
      ("[.portrait, .allButUpsideDown]", false), (".portrait", false),
    ])
  func mention(_ expression: String, _ isMention: Bool) throws {
    let code = swift(
      """
      class Screen: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(expression) }
      }
      """)
    let origin = code.answers(.mask, of: "Screen").first?.possibilities.all.first?.origin
    #expect(code.isMention(try #require(origin), of: ["allButUpsideDown"]) == isMention)
  }

  @Test("The next byte of code is behind comments and white space")
  func codeByte() throws {
    let file = try #require(swift("f() /* # */ // }\n  #if A\n#endif").files.first)
    #expect(file.codeByte(from: 3) == UInt8(ascii: "#"))
    #expect(file.codeByte(from: 0) == UInt8(ascii: "f"))
    #expect(file.codeByte(from: 99) == nil)
  }

  @Test(
    "A file belongs to tests by its folder, its imports or its classes",
    arguments: [
      ("App/Test/Trial.swift", "class Trial: UIViewController {}", false),
      ("Test/Trial.swift", "class Trial {}", true),
      ("App/Tests/Trial.swift", "class Trial {}", true),
      ("AppUITests/Deep/Trial.swift", "class Trial {}", true),
      ("App/Test/Trial.swift", "import XCTest", true),
      ("App/Trial.swift", "class Trial: XCTestCase {}", true),
    ])
  func tests(_ path: String, _ code: String, _ isTest: Bool) throws {
    let file = SwiftSourceReader.read(SourceText(Array(code.utf8), path: path), words: nil)
    #expect(try #require(CodeBase([CodeUnit(file)]).units.first).file.isTest == isTest)
  }

  @Test("The code of a stretch has no comments")
  func code() {
    let text = Array("a(/* x */ 1, // y\n  2)".utf8)
    let file = SwiftSourceReader.read(SourceText(text, path: "App.swift"))
    #expect(file.code(SourceSpan(0, text.count)) == "a( 1, \n  2)")
  }
}
