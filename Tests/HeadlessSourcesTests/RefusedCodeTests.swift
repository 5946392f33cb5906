import HeadlessSources
import Testing

/// What cannot be said without the runtime.
@Suite struct RefusedCodeTests {
  @Test(
    "What cannot be lowered is an error at its place that says what to write",
    arguments: [
      ("@objc protocol A {\n  @objc optional func b() -> Int\n}", "A.swift:2:3", "default"),
      ("@objc protocol A {\n  @objc optional var b: Int { get }\n}", "A.swift:2:3", "default"),
      (
        "@objc protocol A { @objc optional func b() }\nlet c = d.b?() != nil", "A.swift:2:9",
        "implemented"
      ),
      (
        "@objc protocol A { @objc optional func b() -> Int? }\n@objc protocol C { @objc optional func b() }\nlet c = d.b?() != nil",
        "A.swift:3:9", "implemented"
      ),
      ("let c = d.b?(e, f: g) ?? 1", "A.swift:1:9", "implemented"),
      ("func a() {\n  let b = NSInvocation(methodSignature: c)\n}", "A.swift:2:11", "a call"),
      ("let a = #selector(b + c)", "A.swift:1:9", "#selector(close(_:))"),
      ("let a = #keyPath(b[0])", "A.swift:1:9", "#keyPath(Player.item)"),
    ])
  func refused(source: String, place: String, word: String) throws {
    let problems = lower(source).problems
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.hasPrefix(place + ":"))
    #expect(problem.contains(word))
    #expect(problem.contains("xpected"))
  }

  @Test("A file with errors stays as it is, for the compiler to report them")
  func errors() {
    let source = "import UIKit\n@objc class A {\n"
    #expect(lower(source).text == source)
    #expect(lower(source).problems == [])
  }
}
