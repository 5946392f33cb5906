import AppCodeModel
import Testing

@Suite("Statements")
struct SwiftStatementTests {
  @Test(
    "Every form of statement has its shape",
    arguments: [
      ("a()", "a()"),
      ("a = b", "(a = b)"),
      ("return", "return"),
      ("return .all", "return .all"),
      ("let a = b, c: D", "let a = b; let c: D"),
      ("let (a, b) = (c, d)", "let a = c; let b = d"),
      ("let (a, b) = c()", "let a; let b; c()"),
      ("_ = a", "(_ = a)"),
      ("if a, b { c() }", "if a, b { c() }"),
      ("if a { b } else if c { d } else { e }", "if a { b } else { if c { d } else { e } }"),
      ("if let a, let b = c as? D { e }", "if let a = a, let b = (c as? D) { e }"),
      ("if case .a(let b) = c { d }", "if case .a(‹›) = c { d }"),
      ("if case let .a(b) = c { d }", "if case ‹.a(‹b›)› = c { d }"),
      ("guard let self else { return }", "guard let self = self else { return }"),
      ("if #available(iOS 16, *) { a }", "if #available(iOS 16.0) { a }"),
      ("if #available(macOS 13, iOS 16.4.1, *) { a }", "if #available(iOS 16.4) { a }"),
      ("if #available(tvOS 13, *) { a }", "if #available(…) { a }"),
      ("guard #unavailable(iOS 17) else { a }", "guard #unavailable(iOS 17.0) else { a }"),
      ("for a in b where c { d }", "loop (a) b, c { d }"),
      ("for (a, b) in c { continue }", "loop (a, b) c { continue }"),
      ("for case let a? in b { }", "loop (a) b {}"),
      ("while let a = b { break }", "loop (a) b { break }"),
      ("repeat { a } while b", "loop () b { a }"),
      ("x: for a in b { break x }", "loop (a) b { break }"),
      ("do { try a() } catch { b() }", "do { a() }; do { b() }"),
      ("defer { a() }", "defer { a() }"),
      ("throw a", "throw a"),
      (
        "switch a { case .b, .c where d: e; fallthrough\n@unknown default: break }",
        "switch a { case .b, .c where d: e; fallthrough default: break }"
      ),
      (
        "switch a { case let b: c\ncase is D: e\ncase (_, 1): f }",
        "switch a { case ‹›: c case (‹› is D): e case (_, 1): f }"
      ),
      ("#if os(iOS)\na()\n#else\nb()\n#endif", "#if os(iOS) { a() } #else { b() }"),
      ("#if A\na()\n#elseif B\nb()\n#endif", "#if A { a() } #if B { b() }"),
      ("func g() { a() }", "func g"),
      ("class A { }", "type A"),
      ("a.b { c in d(c) }", "a.b({ c in d(c) })"),
    ])
  func shapes(code: String, meaning: String) { #expect(body(code) == meaning) }

  @Test("A variable with observers inside a function keeps them")
  func localObservers() {
    let file = read("func f() { var a = 1 { didSet { b() } } }")
    guard case .variable(let variable)? = file.functions[0].body?.first?.kind else {
      Issue.record("no variable")
      return
    }
    #expect(variable.observers?.oneLine == "b()")
  }
}
