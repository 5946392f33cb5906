import Orientation
import RotationChecker
import RotationFindings
import Testing
import TextFormats

@Suite struct FixLineEndTests {
  @Test(
    "A fix ends its lines as the file does",
    arguments: [("a\nb", "a\nx\ny\nb"), ("a\r\nb", "a\r\nx\r\ny\r\nb"), ("ab", "x\ny\nab")])
  func ends(before: String, after: String) {
    let start = before.utf8.contains(UInt8(ascii: "\n")) ? before.utf8.count - 1 : 0
    let edit = Fix.Edit(
      file: "A.swift", start: start, end: start, replacement: "x\ny\n", place: nil)
    let finding = Finding(
      check: "c", severity: .note, message: "m", location: SourceLocation(file: "A.swift"),
      code: "c", rules: [], fix: Fix("t", [edit]))
    let fixes = FileFix.fixes([finding]) { _ in Array(before.utf8) }
    #expect(fixes.files.map { String(decoding: $0.after, as: UTF8.self) } == [after])
  }
}
