import Foundation
import TestSupport
import AppCodeModel
import SwiftCodeReader
import Testing

@Suite("Hostile nesting")
struct HostileNestingTests {
  /// Text that makes a parser call itself for each repetition: what comes before, what is repeated,
  /// what comes after, and what is repeated to close it.
  static let forms: [(String, String, String, String)] = [
    ("let x = ", "(", "a", ")"), ("let x = ", "[", "a", "]"), ("let x = ", "{ ", "a", "}"),
    ("let x = ", "[a: ", "b", "]"), ("let x = ", "a(", "b", ")"), ("let x = ", "a { b(", "c", ")}"),
    ("let x = ", "try ", "a", ""), ("let x = ", "try\n", "a", ""), ("let x = ", "await ", "a", ""),
    ("let x = ", "unsafe ", "a", ""), ("let x = ", "each ", "a", ""),
    ("let x = ", "copy ", "a", ""),
    ("let x = ", "nonisolated(unsafe) ", "a", ""), ("let x = ", "-", "a", ""),
    ("let x = ", "a ? ", "b", ""), ("let x = ", "a ? ", "b", " : c"), ("let x = a", ".b", "", ""),
    ("let x = a", "?.b", "", ""), ("let x = a", "!", "", ""), ("let x = a", "()", "", ""),
    ("let x = a", "[b]", "", ""), ("let x = a", " + a", "", ""), ("let x = a", " as A", "", ""),
    ("let x = a", " ? b : c", "", ""), ("let x = ", "a<b>.", "c", ""), ("let x = ", "A<", "B", ">"),
    ("let x = ", "\"\\(", "a", ")\""), ("let x = ", "if a { b } else ", "{ c }", ""),
    ("let x = a", "\n#if A\n.b\n#endif", "", ""), ("let x = a", "\n#if A\n.b", "", "\n#endif"),
    ("let x: ", "[", "A", "]"), ("let x: ", "(", "A", ")"), ("let x: ", "A<", "A", ">"),
    ("let x: ", "A -> ", "A", ""), ("let x: ", "any ", "A", ""), ("let x: ", "repeat ", "A", ""),
    ("let x: ", "@(", "A", ")"), ("let x = ", "@[", "A", "]"), ("let x = ", "@@[", "A", "]"),
    ("let x: ", "@A<", "A", ">"), ("let x: ", "[() -> ", "A", "]"), ("let x: A", "?", "", ""),
    ("let ", "(", "a", ")"), ("", "@a(", "", ")\nclass A {}"), ("", "class A {\n", "", "}"),
    ("", "func a() {\n", "", "}"), ("", "#if A\n", "", "#endif\n"),
    ("#if A\n", "#elseif B\n", "", ""),
    ("func f() { ", "if a {\n", "", "}"), ("func f() { ", "if a {} else ", "{} }", ""),
    ("func f() { ", "if ", "a {} }", ""), ("func f() { ", "switch ", "a {} }", ""),
    ("func f() { ", "switch a { case b: ", "", "}"), ("func f() { ", "guard a else { ", "", "}"),
    ("func f() { switch a { case ", "let ", "b: c } }", ""),
    ("func f() { switch a { case ", ".b(", "c", ")"), ("func f() { ", "x: ", "for a in b {} }", ""),
    ("var a: A { ", "get { ", "", "}"),
    ("func f() { do {} ", "catch { ", "", "}"), ("", "#a(", "", ")"), ("", "/*", "", "*/"),
    ("", "}", "", ""), ("", "#", "\"a", ""), ("", "`", "", ""), ("", "\"", "", ""),
  ]

  @Test("Whatever is repeated, the program continues", arguments: forms.indices)
  func repetition(form: Int) {
    let (before, repeated, middle, after) = Self.forms[form]
    // Above the limit of brackets; below it, and far above every limit, where all is tried.
    let usual = [(110, form.isMultiple(of: 2))]
    let all = [(10, true), (110, false), (110, true), (3000, true)]
    for (count, isClosed) in Effort.hostile.isRaised ? all : usual {
      let code =
        "class First {}\n" + before + String(repeating: repeated, count: count) + middle
        + (isClosed ? String(repeating: after, count: count) : "")
      let file = read(code)
      #expect(file.types.first?.name == "First" || !file.problems.isEmpty)
      let spans = EverySpan(file)
      #expect(spans.mistakes.isEmpty, "\(count) of \(repeated)")
      #expect(spans.deepest < 450, "\(count) of \(repeated)")
    }
  }

  @Test("What people write is below every limit")
  func limits() {
    let nested = String(repeating: "[", count: 8) + "1" + String(repeating: "]", count: 8)
    let chain = "if a {}" + String(repeating: " else if b {}", count: 250)
    let calls = String(repeating: "a.b(c) + d.e\n", count: 1000)
    let sum = Array(repeating: "\"a\"", count: 120).joined(separator: " + ")
    let protocols = String(repeating: "func a() -> B\n", count: 500)
    let file = read(
      """
      let rows = [\(Array(repeating: nested, count: 4).joined(separator: ",\n"))]
      func f() { \(chain)\n\(calls) }
      let sum = \(sum)
      protocol P { \(protocols) }
      """)
    #expect(file.problems.isEmpty)
    #expect(file.types.first?.functions.count == 500)
  }

  @Test(
    "A limit is reported once, with its place, and what precedes it is read",
    arguments: [
      ("let x = ", "try ", "a statement of more than 1000 words and marks"),
      ("func f() { ", "if a {} else ", "else if nested more than 300 deep"),
      ("let x = ", "(", "brackets nested more than 100 deep"),
    ])
  func limitPlace(before: String, repeated: String, limit: String) throws {
    let file = read("class A {}\n" + before + String(repeating: repeated, count: 5000) + "a")
    #expect(file.types.map(\.name) == ["A"])
    let problem = try #require(file.problems.first)
    #expect(file.problems.count == 1)
    #expect("\(file.text.location(of: problem.span))".hasPrefix("Example.swift:2:"))
    #expect(problem.message == "\(limit); from here on the file is not read")
  }
}
