import AppCodeModel
import Testing

@Suite("Expressions")
struct SwiftExpressionTests {
  @Test(
    "Operators fold as the standard library's precedence says",
    arguments: [
      ("a + b * c", "(a + (b * c))"),
      ("a * b + c", "((a * b) + c)"),
      ("a - b - c", "((a - b) - c)"),
      ("1 << 3 | 1 << 4", "((1 << 3) | (1 << 4))"),
      ("a == b && c != d || e", "(((a == b) && (c != d)) || e)"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("a ?? b == c", "((a ?? b) == c)"),
      ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a == b ? c : d", "((a == b) ? c : d)"),
      ("a as? B == c", "((a as? B) == c)"),
      ("a as! B ?? c", "((a as! B) ?? c)"),
      ("a is B && c", "((a is B) && c)"),
      ("a as [B<C>: D]", "(a as [B<C>: D])"),
      ("a ... b + 1", "(a ... (b + 1))"),
      ("a <|> b + c", "(a <|> (b + c))"),
      ("-a.b + !c", "(-a.b + !c)"),
      ("a = b ? c : d", "(a = (b ? c : d))"),
      ("a |= b | c", "(a |= (b | c))"),
      ("a & b == c", "((a & b) == c)"),
      ("try? a + b", "(a + b)"),
      ("a + (try await b())", "(a + b())"),
    ])
  func operators(code: String, meaning: String) { #expect(value(code) == meaning) }

  @Test(
    "Every form of expression has its shape",
    arguments: [
      ("UIDevice.current.orientation", "UIDevice.current.orientation"),
      (".portrait", ".portrait"),
      ("a?.b!.c", "a?.b!.c"),
      ("a[0].b[c, d: e]", "a[0].b[c, d: e]"),
      ("0xFF", "255"), ("0b1_0", "2"), ("1_000", "1000"), ("0o17", "15"), ("1.5e3", "1.5e3"),
      ("99999999999999999999", "‹›"),
      ("true", "true"), ("nil", "nil"), ("self", "self"), ("super.a", "super.a"),
      ("\"orientation\"", "\"orientation\""),
      ("\"a\\tb\"", "\"a\tb\""),
      ("#\"a\\tb\"#", "\"a\\tb\""),
      ("\" a \"", "\" a \""),
      ("\"\"", "\"\""),
      ("\"a \\(b.c) \\(d, format: e)\"", "‹b.c, d, e›"),
      ("\"\"\"\n  one\n  two\n  \"\"\"", "\"one\ntwo\""),
      ("[a, .b]", "[a, .b]"), ("[:]", "[:]"), ("[a: b, .c: d]", "[a: b, .c: d]"), ("[]", "[]"),
      ("(a)", "a"), ("((a))", "a"), ("(a, b: c)", "(a, b: c)"), ("()", "()"),
      ("f(a, b: c)", "f(a, b: c)"),
      ("f { a }", "f({ a })"),
      ("f(a) { b, _ in c } d: { e }", "f(a, { b, _ in c }, d: { e })"),
      ("{ [weak self] (a: B, c: D) -> E in a }", "{ a, c in a }"),
      ("{ $0 }", "{ $0 }"),
      ("a?.map(\\.b?.c) ?? d", "(a?.map({ $0.b.c }) ?? d)"),
      ("a.map(\\B.c)", "a.map(‹›)"), ("a.b(\\.c)", "a.b(‹›)"), ("a.map(\\.[0])", "a.map(‹›)"),
      ("&a", "&a"),
      ("A<B>()", "A()"),
      ("[A]()", "[A]()"),
      ("Set<A>(b)", "Set(b)"),
      ("#selector(a(_:b:))", "#selector(a(_:b:))"),
      ("#selector(A.b)", "#selector(A.b)"),
      ("#keyPath(UIDevice.orientation)", "\"orientation\""),
      ("#file", "‹›"),
      ("\\.a.b", "‹›"),
      ("`default`", "default"),
      ("a.`self`", "a.self"),
      ("if a { b } else { c }", "if a { b } else { c }"),
      ("switch a { case .b: c default: d }", "switch a { case .b: c default: d }"),
      ("a\n  .b()\n  .c { d }", "a.b().c({ d })"),
      ("A.self", "A.self"),
    ])
  func shapes(code: String, meaning: String) { #expect(value(code) == meaning) }

  @Test("An expression's span is what was written, without the space around it")
  func spans() throws {
    let file = read("let x =  a.b( c )[ 0 ] + \"é\" // end\n")
    let value = try #require(file.variables.first?.initialValue)
    #expect(file.text.text(value.span) == "a.b( c )[ 0 ] + \"é\"")
    guard case .infix(let left, _, let right) = value.kind else {
      Issue.record("not an operation: \(value)")
      return
    }
    #expect(file.text.text(left.span) == "a.b( c )[ 0 ]")
    #expect(file.text.text(right.span) == "\"é\"")
  }
}
