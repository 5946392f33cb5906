import AppCodeModel
import Testing

@Suite("Declarations")
struct SwiftDeclarationTests {
  @Test("A type has its kind, name, parents, cases and inner types")
  func types() throws {
    let file = read(
      """
      final class A<T>: B<T>, @unchecked C.D, E & F { struct G { enum H { case i, j(k: Int) } } }
      actor L {}
      protocol M: AnyObject {}
      extension N.O: P where Q: R { class S {} }
      """)
    #expect(file.types.map(\.name) == ["A", "L", "M", "N.O"])
    #expect(file.types.map(\.kind) == [.class, .class, .protocol, .extension])
    #expect(file.types[0].inherited == ["B", "C.D", "E", "F"])
    #expect(file.types[3].inherited == ["P"])
    #expect(file.types[3].types.map(\.name) == ["N.O.S"])
    let inner = try #require(file.types[0].types.first)
    #expect(inner.name == "A.G" && inner.kind == .struct)
    #expect(inner.types.map(\.name) == ["A.G.H"])
    #expect(inner.types.map(\.cases) == [["i", "j"]])
    #expect(file.text.text(file.types[3].nameSpan) == "N.O")
    #expect(file.text.text(file.types[1].span) == "actor L {}")
  }

  @Test(
    "A function's name says its labels",
    arguments: [
      ("func a() {}", "a"),
      ("func a(b: C, _ d: E, f g: H) {}", "a(b:_:f:)"),
      ("init?(coder: A) {}", "init(coder:)"),
      ("init() {}", "init"),
      ("deinit {}", "deinit"),
      ("subscript(a: B) -> C { d }", "subscript(a:)"),
      ("static func == (a: B, c: B) -> Bool { true }", "==(a:c:)"),
      ("func `default`(for: A) {}", "default(for:)"),
    ])
  func names(code: String, name: String) {
    #expect(read("class X { \(code) }").types[0].functions.map(\.name) == [name])
  }

  @Test("A function has its parameters, result, modifiers, attributes and body")
  func functions() throws {
    let file = read(
      """
      class A {
        @objc(b:) @available(iOS 16, *)
        override final class func b(_ c: [D], e f: G? = nil) async throws -> H { i() }
        private convenience init() { self.init() }
        fileprivate func j()
      }
      """)
    let functions = file.types[0].functions
    let b = functions[0]
    #expect(
      b.parameters == [
        ParameterDeclaration(name: "c", type: "[D]"),
        ParameterDeclaration(
          label: "e", name: "f", type: "G?", hasDefault: true,
          defaultValue: b.parameters.last?.defaultValue),
      ])
    #expect(b.parameters.last?.defaultValue?.kind == .null)
    #expect(b.returnType == "H")
    #expect(b.modifiers == [.override, .final, .isStatic, .async])
    #expect(b.attributes.map(\.name) == ["objc", "available"])
    #expect(b.attributes.map(\.arguments) == ["b:", "iOS 16, *"])
    #expect(b.body?.oneLine == "i()")
    #expect(file.text.text(b.nameSpan) == "b")
    #expect(file.text.text(b.span).hasPrefix("@objc(b:)"))
    #expect(functions[1].modifiers == [.isPrivate, .convenience])
    #expect(functions[2].body == nil && !functions[2].isBodySkipped)
  }

  @Test("A property has its type, value, accessors and observers")
  func properties() {
    let file = read(
      """
      class A {
        @IBOutlet private weak var a: B!
        let b = c, d: E
        override var f: G { h }
        var i: J { get { k } set { l = newValue } }
        var m = 0 { willSet { n() } didSet { o() } }
        lazy var p: Q = { r() }()
        private(set) static var s: T?
      }
      """)
    let variables = file.types[0].variables
    #expect(variables.map(\.name) == ["a", "b", "d", "f", "i", "m", "p", "s"])
    #expect(variables[0].modifiers == [.isPrivate, .weak, .implicitlyUnwrapped])
    #expect(variables[0].type == "B!")
    #expect(variables[0].attributes.map(\.name) == ["IBOutlet"])
    #expect(variables[1].isConstant && variables[1].initialValue?.description == "c")
    #expect(variables[2].isConstant && variables[2].type == "E")
    #expect(variables[3].modifiers == [.override] && variables[3].getter?.oneLine == "h")
    #expect(variables[4].getter?.oneLine == "k")
    #expect(variables[4].setter?.oneLine == "(l = newValue)")
    #expect(variables[5].observers?.oneLine == "n(); o()")
    #expect(variables[6].modifiers == [.lazy])
    #expect(variables[6].initialValue?.description == "{ r() }()")
    #expect(variables[7].modifiers == [.isStatic] && variables[7].isConstant == false)
    #expect(file.text.text(variables[0].span) == "@IBOutlet private weak var a: B!")
    #expect(file.text.text(variables[0].nameSpan) == "a")
  }

  @Test("Conditions of #if stay with what is inside; a later branch excludes the earlier ones")
  func conditionalCompilation() {
    let file = read(
      """
      #if os(iOS)
      class A {
        #if DEBUG
        func b() {}
        #elseif C && D
        var e = 0
        #else
        class F {}
        #endif
      }
      #if G
      func h() {}
      #endif
      #endif
      """)
    #expect(file.types[0].compilationConditions == ["os(iOS)"])
    #expect(file.types[0].functions[0].compilationConditions == ["DEBUG"])
    #expect(file.types[0].variables[0].compilationConditions == ["!(DEBUG)", "C && D"])
    #expect(file.types[0].types[0].compilationConditions == ["!(DEBUG)", "!(C && D)"])
    #expect(file.functions[0].compilationConditions == ["os(iOS)", "G"])
  }

  @Test("A file has its imports, and the statements of a script")
  func files() {
    let file = read(
      """
      import UIKit
      @testable import App
      import class Foundation.NSObject
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      a.orientation = b
      """)
    #expect(file.imports == ["UIKit", "App", "Foundation", "SwiftUI"])
    #expect(file.statements.oneLine == "(a.orientation = b)")
  }

  @Test("A body without a word of interest is skipped, one whose declaration has it is read")
  func skipping() {
    let words = WordFilter(["rotat"], wholeFiles: ["everything"])
    let code = """
      class A {
        func b() { c() }
        func d() { rotate() }
        func rotated() { e() }
        var f: G { h }
        var i: J { rotate() }
        let k = { someFunction(withALongName: 1, andSomeMoreOfIt: 2); anotherFunctionOfTheSame() }()
        let l = short
      }
      """
    let type = read(code, words: words).types[0]
    #expect(type.functions.map { $0.body == nil } == [true, false, false])
    #expect(type.functions.map(\.isBodySkipped) == [true, false, false])
    #expect(type.variables.map { $0.getter == nil } == [true, false, true, true])
    #expect(type.variables.map(\.isBodySkipped) == [true, false, true, false])
    #expect(type.variables[3].initialValue?.description == "short")
    let whole = read(code + "\n// everything", words: words).types[0]
    #expect(whole.functions.allSatisfy { $0.body != nil })
    #expect(whole.variables.allSatisfy { !$0.isBodySkipped })
  }
}
