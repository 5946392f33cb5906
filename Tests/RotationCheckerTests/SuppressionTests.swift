import Orientation
import RotationFindings
import AppCodeModel
import Testing

@testable import RotationChecker

@Suite struct SuppressionTests {
  /// The lines of findings that are left, and what is said about the comments.
  static func check(
    _ code: String, requiresReason: Bool = false, ran: Set<String> = ["unexplained-suppression"]
  ) -> (lines: [Int], comments: [String]) {
    let file = SourceFile.swift(code)
    var suppressions = Suppressions(file)
    let found = StandInCheck.findings(in: file, check: "unexplained-suppression")
    let left = found.filter { !suppressions.silences($0) }
    let comments = suppressions.findings(ran: ran, requiresReason: requiresReason)
    return (
      left.map { $0.location.line ?? 0 },
      comments.map { "\($0.location.line ?? 0):\($0.location.column ?? 0) \($0.check)" }.sorted()
    )
  }

  @Test("A comment silences its own line, the next with code, a block or the file")
  func scopes() {
    let this = "wrong() // orientation:ignore:this unexplained-suppression - why\nwrong()\n"
    #expect(Self.check(this).lines == [2])
    let next = """
      // orientation:ignore:next unexplained-suppression - why

      // More words.
      wrong()
      wrong()
      """
    #expect(Self.check(next).lines == [5])
    let block = """
      wrong()
      // orientation:ignore:begin unexplained-suppression - why
      wrong()
      wrong()
      // orientation:ignore:end unexplained-suppression
      wrong()
      """
    #expect(Self.check(block).lines == [1, 6])
    let file = "wrong()\n/* orientation:ignore:file unexplained-suppression - why */\nwrong()\n"
    #expect(Self.check(file).lines == [])
    for code in [this, next, block, file] { #expect(Self.check(code).comments == []) }
  }

  @Test("A comment that silences nothing is reported, unless its check did not run")
  func unused() {
    let code = "// orientation:ignore:next unexplained-suppression\nright()\nwrong()\n"
    #expect(Self.check(code).lines == [3])
    #expect(Self.check(code).comments == ["1:28 unused-suppression"])
    #expect(Self.check(code, ran: []).comments == [])
  }

  @Test("Of several names in a comment each is looked at for itself")
  func severalNames() {
    let code =
      "wrong() // orientation:ignore:this unexplained-suppression, unused-suppression - why\n"
    let ran: Set = ["unexplained-suppression", "unused-suppression"]
    #expect(Self.check(code, ran: ran).comments == ["1:61 unused-suppression"])
  }

  @Test(
    "A comment that cannot be read is reported at its mistake",
    arguments: [
      ("// orientation:ignore unexplained-suppression\n", "1:4 invalid-suppression"),
      ("// orientation:ignore:nxt unexplained-suppression\n", "1:4 invalid-suppression"),
      ("// orientation:ignore:next\n", "1:4 invalid-suppression"),
      ("// orientation:ignore:next - why\n", "1:4 invalid-suppression"),
      ("// orientation:ignore:next app-mask-conflct - why\n", "1:28 invalid-suppression"),
      (
        "// orientation:ignore:begin unexplained-suppression\nwrong()\n", "1:29 invalid-suppression"
      ),
      ("// orientation:ignore:end unexplained-suppression\n", "1:27 invalid-suppression"),
    ])
  func invalid(code: String, comment: String) {
    #expect(Self.check(code).comments == [comment])
  }

  @Test("A reason is asked for when it has to be given")
  func reasons() {
    let without = "wrong() // orientation:ignore:this unexplained-suppression\n"
    let with = "wrong() // orientation:ignore:this unexplained-suppression - the other way round\n"
    #expect(
      Self.check(without, requiresReason: true).comments == ["1:12 unexplained-suppression"])
    #expect(Self.check(with, requiresReason: true).comments == [])
    let block =
      "// orientation:ignore:begin unexplained-suppression - why\nwrong()\n"
      + "// orientation:ignore:end unexplained-suppression\n"
    #expect(Self.check(block, requiresReason: true).comments == [])
  }

  @Test("Text in strings is not a comment")
  func strings() {
    let code = "let text = \"// orientation:ignore:file unexplained-suppression\"\nwrong()\n"
    #expect(Self.check(code).lines == [2])
    #expect(Self.check(code).comments == [])
  }
}
