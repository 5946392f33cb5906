import AppCodeModel
import SwiftCodeReader
import Testing
import TestSupport

@Suite("Bodies that are passed over")
struct SkippedBodyTests {
  /// Reads a file twice: passing over bodies without one of the words, and parsing all of them.
  private func readings(
    _ bytes: [UInt8], _ words: WordFilter
  ) -> (quick: SourceFile, whole: SourceFile) {
    let text = SourceText(bytes, path: "Example.swift")
    return (
      SwiftSourceReader.read(text, words: words),
      SwiftSourceReader.read(text, words: words, parsesAll: true)
    )
  }

  private func areEqual(_ one: SourceFile, _ other: SourceFile) -> Bool {
    one.types == other.types && one.functions == other.functions
      && one.variables == other.variables && one.statements == other.statements
      && one.imports == other.imports && one.comments == other.comments
  }

  /// A few words of a file, and one that is not in it.
  private func words(
    in bytes: [UInt8], _ random: inout SeededGenerator
  ) -> WordFilter {
    let all = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
    return WordFilter(
      ["rientation"]
        + (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
          all.randomElement(using: &random).map(String.init)
        })
  }

  @Test("What is read of a whole file does not depend on them", arguments: 0..<2)
  func wholeFiles(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for (path, bytes) in DamagedSwiftTests.sources {
      let (quick, whole) = readings(bytes, words(in: bytes, &random))
      #expect(areEqual(quick, whole), "\(path)")
      #expect(quick.problems == whole.problems, "\(path)")
    }
  }

  @Test("Nor does what is read of a damaged file that is Swift again")
  func damage() {
    let seeds = DamagedSwiftTests.sources.map(\.bytes).filter { $0.count < 4000 } + Self.forms
    var damaged = DamagedSources(random: SeededGenerator(seed: 11), seeds: seeds)
    var random = SeededGenerator(seed: 12)
    for _ in 0..<DamagedSwiftTests.count {
      let bytes = damaged.next()
      let (quick, whole) = readings(bytes, words(in: bytes, &random))
      guard whole.problems.isEmpty else { continue }
      if !areEqual(quick, whole) || !quick.problems.isEmpty {
        Issue.record("\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("Whatever a declaration looks like", arguments: forms.indices)
  func declarations(form: Int) {
    let bytes = Self.forms[form]
    for word in ["orientation", "first", "second", "nothing"] {
      let (quick, whole) = readings(bytes, WordFilter([word]))
      #expect(whole.problems.isEmpty)
      #expect(areEqual(quick, whole), "\(word)")
      #expect(quick.problems.isEmpty)
    }
  }

  @Test("A mistake in a skipped body is not reported, one that hides declarations is")
  func problems() {
    let long = String(repeating: "step()\n", count: 40)
    let inside = read("func f() {\n\(long) let = 1\n}\nfunc g() {}", words: WordFilter(["none"]))
    #expect(inside.problems.isEmpty)
    #expect(inside.functions.map(\.name) == ["f", "g"])
    let open = read("func f() {\n\(long) if a {\n}\nfunc g() {}", words: WordFilter(["none"]))
    #expect(!open.problems.isEmpty)
  }

  /// Declarations with bodies long enough to be passed over.
  private static let forms: [[UInt8]] = {
    let long = String(repeating: "step(one, two)\n", count: 12)
    let closure = "{\n\(long)}"
    return [
      "func f() \(closure)\nfunc g(first: Int) \(closure)",
      "class A { func f(a: () -> Void = \(closure)) -> Int { first\n\(long) } }",
      "class A { init?(a: Int) \(closure)\ndeinit \(closure)\nsubscript(a: Int) -> Int \(closure) }",
      "class A { lazy var view: UIView = \(closure)()\nvar b = 2\n@first func f() \(closure) }",
      "class A { let a = \(closure)(), b = \(closure)(first), c = 1\nfunc f() {} }",
      "class A { let a = run \(closure) second: \(closure)\n.first\nvar b: Int \(closure) }",
      "class A { let a = run(\(closure)) \(closure).map(first) }",
      "class A { let (a, b) = (\(closure), \(closure))\nlet (c, d) = run \(closure) }",
      "class A { var a = 5 { didSet \(closure) }\nvar b: Int { willSet \(closure) } }",
      "class A { var a = make { get \(closure) }\nvar c = make { /* */ set \(closure) } }",
      "class A { var a: Int { get \(closure) set { first\n\(long) } }\nvar b: Int \(closure) }",
      "class A { let a: Int = if let b = c \(closure) else if let d = e { first } else \(closure) }",
      "class A { let a = switch b { case 1: \(closure)\ncase 2: { first }\ndefault: 3 } }",
      "protocol P { func f()\nvar a: Int { get }\ninit()\nassociatedtype B: C }\nclass D { func g() \(closure) }",
      "extension A where B == C { static func == (a: A, b: A) -> Bool \(closure) }",
      "struct A { enum B { case a, b; func f() \(closure) }; class func g() \(closure) }",
      "class A { var actor: Int \(closure)\nvar `class`: Int \(closure)\nfunc `init`() \(closure) }",
      "let a = 1\nif let b = c \(closure) else if let d = e { first } else \(closure)",
      "let a = \(closure)\nif b \(closure) else { first() }\nwhile let c = d \(closure)",
      "class A { func f() { let a = /{/\n\(long) }\nfunc g() { let b = /}/\nfirst\n\(long) } }",
      "class A { func f() { let a = #/ { /#\n\(long) }\nfunc g() { let b = #/ } /#\n\(long) } }",
      "class A { let a = b / c / d\nfunc f() { x = y / z\n\(long) } }",
      "class A { func f() { let a = \"\\(first { \"}\" })\"\n\(long) }\nlet b = \"{\" }",
      "class A { func f() { let a = #\"\\(\"\"\"#\n\(long) }\n// {\n/* { /* { */ */\nvar b = 1 }",
      "#if os(iOS)\nclass A { func f() \(closure) }\n#else\nclass A { func f() { first } }\n#endif",
      "class A {\n#if DEBUG\nlet a = \(closure)()\n#else\nlet a = first\n#endif\nfunc f() \(closure) }",
      "precedencegroup A { higherThan: B }\ninfix operator +++: A\nfunc +++ (a: A, b: B) \(closure)",
      "class A { @available(iOS 16, *) @objc(first) private func f() async throws \(closure) }",
      "class A { #first \(closure)\nfunc f() \(closure) }",
      "import func A.b\nimport class A.C\nfunc f<T: B>(a: T) -> [T] where T: C \(closure)",
    ].map { Array($0.utf8) }
  }()
}
