import AppCodeModel
import ObjectiveCCodeReader
import TestSupport
import Testing

/// Files written to break a reader.
@Suite("Hostile Objective-C")
struct HostileObjectiveCTests {
  @Test(
    "What is nested without end is reported and costs no stack",
    arguments: [
      "(", "[", "{", "@[", "@{", "^{", "!", "a = ", "a ? ", "a ? b : ", "if (a) ", "else if (a) ",
      "if (a) b; else ", "a + (", "((int)", "[a b:", "a.b", ".b", "a + ", "@interface A\n",
      "#if A\n", "switch (a) { case 1: ", "for (;;) ", "do ", "return ^{ ", "a[", "a(", "{ if (",
      "- (void)a {\n", "@implementation A\n- (void)a {\n", "namespace a {", "a, ", "case 1: ",
      "typedef enum {", "A<", "#else\n", "/*", "*", "&", "(a *)", "L\"\" ", "struct {", "\"a\" B ",
    ])
  func nesting(_ piece: String) {
    let many = String(repeating: piece, count: Effort.hostile.isRaised ? 5_000 : 500)
    for code in [
      many, "void f() { " + many, "void f() { x = " + many + ";}", "@implementation A\n" + many,
    ] {
      checkSpans(Array(code.utf8))
    }
  }
}

/// Reads bytes twice and looks at every span.
func checkSpans(_ bytes: [UInt8]) {
  for path in ["A.m", "A.mm"] {
    _ = ObjectiveCSourceReader.read(SourceText(bytes, path: path))
    let file = ObjectiveCSourceReader.read(SourceText(bytes, path: path), words: nil)
    let whole = SourceSpan(0, file.text.bytes.count)
    let spans =
      file.types.map(\.span) + file.types.flatMap(\.functions).map(\.span)
      + file.functions.map(\.span) + file.functions.map(\.nameSpan)
      + file.variables.map(\.span) + file.comments.map(\.span) + file.problems.map(\.span)
      + (file.functions + file.types.flatMap(\.functions)).flatMap { $0.body ?? [] }.map(\.span)
    #expect(spans.allSatisfy { whole.contains($0) && $0.start <= $0.end })
    #expect(file.problems.allSatisfy { !$0.message.isEmpty })
  }
}
