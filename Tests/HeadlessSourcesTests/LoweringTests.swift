import HeadlessSources
import Testing
import TextFormats

/// What becomes of each construct that needs the Objective-C runtime.
@Suite struct LoweringTests {
  /// A file and what the compiler gets, without the line that says where the file is.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let lowered: String
    var testDescription: String { name }

    init(_ name: String, _ source: String, _ lowered: String) {
      self.name = name
      self.source = source
      self.lowered = lowered
    }
  }

  @Test("A construct is lowered", arguments: attributes + conditions + selectors + protocols)
  func lowers(_ example: Case) {
    let output = lower(example.source)
    #expect(output.problems == [])
    #expect(output.text == example.lowered)
  }

  static let attributes = [
    Case(
      "attributes", "struct A { @objc dynamic let b = 1 }", "struct A {               let b = 1 }"),
    Case(
      "outlets", "struct A { @IBOutlet weak var b: C! }", "struct A {           weak var b: C! }"),
    Case(
      "an attribute with arguments over two lines", "@objc(\n  A) class A {}",
      "      \n     class A {}"),
    Case("an entry", "@main class A {}", "      class A {}"),
    Case(
      "what is kept", "@MainActor @available(iOS 16, *) class A {}",
      "@MainActor @available(iOS 16, *) class A {}"),
    Case(
      "a color", "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let a = UIColor      (red: 1, green: 0, blue: 0, alpha: 1)"),
    Case(
      "modules of iOS", "import QuartzCore\nimport class UIKit.UIView",
      "import UIKit     \nimport UIKit             "),
    Case(
      "what Linux has in a module of its own",
      "import UIKit\nlet a: URLRequest? = nil",
      "import UIKit; import FoundationNetworking\n"
        + "let a: URLRequest? = nil"),
    Case("Foundation alone", "import Foundation // all", "import Foundation; import UIKit // all"),
  ]

  @Test(
    "Swift that only looks like Objective-C stays as it is",
    arguments: [
      "let a = Cell.description()", "let a = type(of: b).description()",
      "class A { dynamic var b = 1 }", "class A { dynamic func b() {} }",
      "store.perform(action)", "store.perform(transaction)", "store.perform(b.action, with: c)",
      "store.responds(to: request)", "let action = makeAction(); a.perform(action)",
      "struct A { mutating func perform(_ b: C) {} }; a.perform(b)",
      "struct A { func callAsFunction(b: C) {} }; d.e?(b: f)",
      "class A { var scrollViewDidScroll: ((B) -> Void)? }; a.scrollViewDidScroll?(b)",
      "struct NSInvocation {}; let a = NSInvocation()",
    ])
  func keeps(source: String) {
    let output = lower(source)
    #expect(output.problems == [])
    #expect(output.text == source)
  }

  static let conditions = [
    Case("the system", "#if os(iOS)\na()\n#endif", "#if true   \na()\n#endif"),
    Case(
      "what a package is built with", "#if SWIFT_PACKAGE\na()\n#endif",
      "#if false        \na()\n#endif"),
    Case(
      "with something else", "#if os(macOS) || DEBUG && !canImport(UIKit)\n#endif",
      "#if false     || DEBUG && !true            \n#endif"),
    Case(
      "modules that are not there", "#if canImport(SwiftUI)\n#endif",
      "#if canImport(SwiftUI)\n#endif"),
    Case(
      "what is not compiled stays",
      "#if os(macOS)\n@objc class A {}\n#else\n@objc class B {}\n#endif",
      "#if false    \n@objc class A {}\n#else\n      class B {}\n#endif"),
    Case(
      "availability", "import UIKit\nif #available(iOS 16.1, macOS 13, *), a {}",
      "import UIKit; \(support)\nif isAvailable(iOS: 16, 1)          , a {}"),
    Case(
      "unavailability", "import UIKit\nguard #unavailable(iOS 13) else { return }",
      "import UIKit; \(support)\nguard !isAvailable(iOS: 13) else { return }"),
    Case("other systems", "if #available(tvOS 16, *) {}", "if true                   {}"),
    Case(
      "availability without an import", "func a() { if #available(iOS 9, *) {} }",
      "import UIKit; \(support); func a() { if isAvailable(iOS: 9)  {} }"),
  ]

  static let selectors = [
    selector("a name", "#selector(close)", #"Selector("close", A.close)"#),
    selector("labels", "#selector(close(_:with:))", #"Selector("close:with:", A.close(_:with:))"#),
    selector("self", "#selector(self.close(by:))", #"Selector("closeBy:", A.close(by:))"#),
    selector("another type", "#selector(B.C.go(to:))", #"Selector("goTo:", B.C.go(to:))"#),
    selector(
      "an object", "#selector(player.stop(_:))", #"selector("stop:", on: player, { $0.stop(_:) })"#),
    selector(
      "a getter", "#selector(getter: B.title)", #"Selector("title", { (t: B) in { t.title } })"#),
    selector(
      "a setter", "#selector(setter: title)",
      #"Selector("setTitle:", { (t: A) in { t.title = $0 } })"#),
    selector(
      "one of several", "#selector(close as () -> Void)",
      #"Selector("close", A.close as (A) -> () -> Void)"#),
    selector(
      "one of several of a type", "#selector(B.close as (B) -> () -> Void)",
      #"Selector("close", B.close as (B) -> () -> Void)"#),
    selector("two lines", "#selector(\n  close)", "Selector(\"close\", A.close)\n"),
    Case(
      "a path of keys", "let a = #keyPath(A.item.title)", "let a = \"item.title\"          "),
    Case("a property of UIKit's", "let a = #keyPath(B.isHidden)", "let a = \"hidden\"            "),
    Case(
      "a table",
      "import UIKit\nclass A: B {\n  @objc func c(_ d: E?, f: G) {}\n  @objc func h() throws {}\n}",
      "import UIKit; \(support)\nclass A: B {\n        func c(_ d: E?, f: G) {}\n        func h() throws {}\n"
        + " enum _RuntimeMembers0: RuntimeMembers { static var methods: [Selector] { [Selector(\"c:f:\","
        + " { (t: A) in { (a0: E?, a1: G) in t.c(a0, f: a1) } })] } } }"),
    Case(
      "a name of its own",
      "import UIKit\nclass A { @objc(shut:) func close(_ b: C) { #selector(close) } }",
      "import UIKit; \(support)\nclass A {              func close(_ b: C) { Selector(\"shut:\", A.close) }"
        + " ; enum _RuntimeMembers0: RuntimeMembers { static var methods: [Selector] { [Selector(\"shut:\","
        + " { (t: A) in { (a0: C) in t.close(a0) } })] } } }"),
  ]

  static let protocols = [
    Case(
      "a protocol for classes", "@objc protocol A { func b() }",
      "      protocol A: AnyObject { func b() }"),
    Case(
      "a protocol that inherits", "@objc protocol A: B {}", "      protocol A: AnyObject, B {}"),
    Case(
      "a protocol of objects", "@objc protocol A: NSObjectProtocol {}",
      "      protocol A: NSObjectProtocol {}"),
    Case(
      "an optional requirement",
      "@objc public protocol A: AnyObject {\n  @objc optional func b(_ c: D)\n}\nfunc e(f: A?) { f?.b?(g) }",
      "      public protocol A: AnyObject {\n                 func b(_ c: D)\n};"
        + " public extension A { func b(_ c: D) {} }\nfunc e(f: A?) { f?.b (g) }"),
    Case(
      "an optional requirement with an optional result",
      "@objc protocol A: AnyObject {\n  @objc optional func b(_ c: D) -> E?\n}\nlet f = g?.b?(h)?.i",
      "      protocol A: AnyObject {\n                 func b(_ c: D) -> E?\n};"
        + " extension A { func b(_ c: D) -> E? { nil } }\nlet f = g?.b (h)?.i"),
    Case(
      "the window of the app's delegate", "let a = UIApplication.shared.delegate?.window??.b",
      "let a = UIApplication.shared.delegate.map { $0.window }??.b"),
    Case(
      "the window of the app's delegate, assigned", "UIApplication.shared.delegate?.window = a",
      "UIApplication.shared.delegate?.window = a"),
    Case(
      "tests", "import XCTest\n@testable import A",
      "import XCTest; import UIKit\n@testable import A"),
    Case(
      "a table in a public extension",
      "import UIKit\nclass A: B {}\npublic extension A {\n  @objc func c() {}\n}",
      "import UIKit; \(support)\nclass A: B {}\npublic extension A {\n        func c() {}\n"
        + " internal enum _RuntimeMembers0: RuntimeMembers {"
        + " static var methods: [Selector] { [Selector(\"c\", { (t: A) in { t.c() } })] } } }"),
    Case(
      "a picture", "let a = #imageLiteral(resourceName: \"b\")",
      "let a = UIImage      (imageLiteralResourceName: \"b\")"),
    Case(
      "a class that has another name in Objective-C", "import UIKit\n@objc(B) class A: C {}\n",
      "import UIKit; \(support)\n         class A: C {}\n"
        + "enum _ObjectiveCClass_B: ObjectiveCNamedClass { static var type: AnyClass { A.self } }"),
    Case(
      "outlets by name", "import UIKit\nclass A: B {\n  @IBOutlet var c: D!\n}",
      "import UIKit; \(support)\nclass A: B {\n            var c: D!\n enum _RuntimeMembers0: RuntimeMembers {"
        + " static var properties: [RuntimeProperty] { [RuntimeProperty(\"c\", \\A.c)] } } }"),
    Case(
      "a closure of the same form", "func a(b: C) { b.d?(e) }", "func a(b: C) { b.d?(e) }"),
  ]

  static let support = "@_spi(HeadlessSources) import HeadlessUIKit"

  static func selector(_ name: String, _ source: String, _ lowered: String) -> Case {
    let before = "class A: B { func f() { let s = "
    let added =
      lowered.count < source.count && !source.contains("\n")
      ? String(repeating: " ", count: source.count - lowered.count) : ""
    return Case(
      "#selector: \(name)", "import UIKit\n\(before)\(source) } }",
      "import UIKit; \(support)\n\(before)\(lowered)\(added) } }")
  }
}

/// The lowering of one file, without the line that says where it is.
func lower(_ source: String, path: String = "A.swift") -> (text: String, problems: [String]) {
  let output = HeadlessSources.lower([.init(path: path, text: source)])
  let text = output.files[0].text
  let first = "#sourceLocation(file: \"\(path)\", line: 1)\n"
  #expect(text.hasPrefix(first))
  return (String(text.dropFirst(first.count)), output.problems.map(\.description))
}
