import HeadlessSources
import Testing

/// What Objective-C finds at run time and Swift wants to be declared in a class.
@Suite struct FrameworkOverrideTests {
  @Test("An override of a member from an extension of UIKit's class is found through the object")
  func extensionMember() {
    let output = lower(
      """
      extension UIViewController { @objc var isHidden: Bool { return true } }
      class A: UINavigationController { open override var isHidden: Bool { super.isHidden } }
      class B: A { override var isHidden: Bool { !super.isHidden } }
      class C: UIView { override var isHidden: Bool { get { super.isHidden } set {} } }
      """)
    #expect(output.problems == [])
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(
      lines[0].hasPrefix(
        "extension UIViewController {       var _base_isHidden: Bool { return true }; "))
    #expect(
      lines[0].contains(
        "var isHidden: Bool { if let own = self as? any _Overrides0 { return own._override_isHidden };"
          + " return _base_isHidden }"))
    #expect(
      lines[0].hasSuffix(
        "@MainActor protocol _Overrides0: UIViewController { var _override_isHidden: Bool { get } }"
      ))
    #expect(
      lines[1].contains("open          var _override_isHidden: Bool { super._base_isHidden }"))
    #expect(
      lines[2].contains("override var _override_isHidden: Bool { !super._override_isHidden }"))
    #expect(lines[3].contains("override var isHidden: Bool { get { super.isHidden }"))
    #expect(lines.last == "extension A: _Overrides0 {}")
  }

  @Test("A method with arguments asks the object with them")
  func method() {
    let output = lower(
      "extension NSObject { @objc func a(_ b: Int, c d: Int) throws -> Int { 1 } }\n"
        + "class E: UIView { override func a(_ b: Int, c d: Int) throws -> Int { 2 } }")
    #expect(
      output.text.contains(
        "func a(_ b: Int, c d: Int) throws -> Int { if let own = self as? any _Overrides0"
          + " { return try own._override_a(b, c: d) }; return try _base_a(b, c: d) }"))
    #expect(output.text.contains("; protocol _Overrides0: NSObject"))
  }

  @Test(
    "What is not overridden, or not by a subclass, stays",
    arguments: [
      "extension UIView { @objc func a() {} }\nclass B: UIViewController { override func a() {} }",
      "extension UIView { @objc func a() {} }\nclass B: UIView { func c() {} }",
    ])
  func stays(source: String) {
    #expect(lower(source).text == source.replacing("@objc", with: "     "))
  }

  @Test("A protocol that asks every class of objects for init() creates them by their class")
  func initializers() {
    let output = lower(
      """
      protocol A: AnyObject { init(); func b() }
      extension NSObject: A {}
      struct C: D { init() {} }
      class E: A { required init() {} }
      """)
    #expect(output.problems == [])
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("protocol A: AnyObject, _AnyClassA {       ; func b() }"))
    #expect(lines[0].contains("protocol _OwnInitializerA { init() }"))
    #expect(lines[0].contains("self = instanceOfAnyClass(Self.self)"))
    #expect(lines.contains("struct C: D { init() {} }"))
    #expect(lines.contains("class E: A, _OwnInitializerA { required init() {} }"))
  }

  @Test(
    "A generic parameter that is a class of UIKit creates an object",
    arguments: [
      ("func a<T: UIView>() { T() }", "objectOfAnyClass(T.self)"),
      ("class A<T: UIView>: B where T: C { var d = T() }", "objectOfAnyClass(T.self)"),
      (
        "struct A<T> where T: UIView & B { var c = T(frame: .zero) }",
        "objectOfAnyClass(T.self, frame: .zero)"
      ),
      (
        "func a<T: C>(b: T) { T(nibName: nil, bundle: nil) }\nclass C: UIViewController {}",
        "objectOfAnyClass(T.self, nibName: nil, bundle: nil)"
      ),
    ])
  func objects(source: String, call: String) {
    #expect(lower(source).text.contains(call))
  }

  @Test(
    "Another generic parameter stays",
    arguments: ["func a<T: P>() { T() }", "func a<T: UIView>(_ b: T.Type) { U() }", "T()"])
  func otherObjects(source: String) { #expect(lower(source).text == source) }

  @Test(
    "A class of UIKit's creates an object of its own in a method of the type",
    arguments: [
      ("class A: UIView { class func b() -> Self { self.init() } }", "{ objectOfAnyClass(self) }"),
      (
        "class A: UIView {}\nextension A { static var b: A { return self.init(frame: .zero) } }",
        "objectOfAnyClass(self, frame: .zero)"
      ),
      (
        "class A: UIView { func b() -> A { type(of: self).init() } }",
        "objectOfAnyClass   (type(of: self))"
      ),
      (
        "class A: B { func c() -> A { Self(nibName: nil, bundle: nil) } }\nclass B: UIViewController {}",
        "objectOfAnyClass(Self.self, nibName: nil, bundle: nil)"
      ),
    ])
  func ownObjects(source: String, call: String) {
    #expect(lower(source).text.contains(call))
  }

  @Test(
    "An initializer that delegates, and one of another kind, stay",
    arguments: [
      "class A: UIView { convenience init() { self.init(frame: .zero) } }",
      "class A: UIView { class func b() -> A { self.init(b: 1) } }",
      "class A: UIResponder { class func b() -> A { self.init(frame: .zero) } }",
      "class A: B { class func c() -> A { self.init() } }",
      "struct A { static func b() -> A { self.init() } }",
    ])
  func otherInitializers(source: String) { #expect(lower(source).text == source) }

  @Test(
    "An object of which only that much is known is asked for a method and sent its name",
    arguments: [
      ("a.responds(to: b.c)", "objectiveCObject(a).responds(to: b.c)"),
      ("b.a?.responds(to: c)", "objectiveCObject(b.a)?.responds(to: c)"),
      ("b.c?.responds(to: s)", "objectiveCObject(b.c)?.responds(to: s)"),
      ("b?.perform(t!)", "objectiveCObject(b)?.perform(t!)"),
      ("b.perform(Selector(c))", "objectiveCObject(b).perform(Selector(c))"),
      (
        "b.target?.perform(b.action, with: c)",
        "objectiveCObject(b.target)?.perform(b.action, with: c)"
      ),
      ("(b as AnyObject).perform(c)", "objectiveCObject((b as AnyObject)).perform(c)"),
      ("(a as AnyObject).tag", "ObjectiveCMembers(a as AnyObject).tag"),
      ("(b as AnyObject).f2()", "objectiveCObject((b as AnyObject)).perform(Selector(\"f2\"))"),
      ("type(of: a).description()", "NSStringFromClass(type(of: a))             "),
    ])
  func anyObject(source: String, lowered: String) {
    let function =
      "class C { func f2() {} }; func f(_ a: AnyObject?, s: Selector, with t: Selector!)"
    #expect(lower("\(function) { \(source) }").text.hasSuffix("\(function) { \(lowered) }"))
  }

  @Test(
    "Other calls of these names stay",
    arguments: [
      "a.perform(b)", "a.perform { b() }", "a.perform(selector)", "self.responds(to: a)",
      "A.responds(to: a)",
      "a.responds(with: b)", "perform(selector)", "(a as B).c", "(a as AnyObject).c(1)",
      "struct A { mutating func perform(_ a: Action) {} }\nfunc b() { c.perform(d.action) }",
      "extension A { func responds(to a: B) -> Bool { true } }\nfunc b() { c.responds(to: d) }",
    ])
  func otherCalls(source: String) { #expect(lower(source).text == source) }

  @Test(
    "An optional requirement of another module is called as one that is there",
    arguments: [
      ("func a() { b?.c?(d, e: f) }", "func a() { b?.c (d, e: f) }"),
      ("func a() { b.scrollViewDidScroll?(c) }", "func a() { b.scrollViewDidScroll (c) }"),
      (
        "func a() { b.delegate?.tableView?(b, didSelectRowAt: c) }",
        "func a() { (b.delegate as? any UITableViewDelegate)?.tableView (b, didSelectRowAt: c) }"
      ),
      ("func a() { b.c?(d) }", "func a() { b.c?(d) }"),
      ("func a() { c?(d) }", "func a() { c?(d) }"),
    ])
  func otherRequirements(source: String, lowered: String) {
    #expect(lower(source).text == lowered)
  }

  @Test("A dynamic property notifies those who observe it")
  func dynamic() {
    let will = "willChangeValue(forKey: \"b\")"
    let did = "didChangeValue(forKey: \"b\")"
    let cases = [
      (
        "@objc dynamic var b = 1",
        "              var b = 1 { willSet { \(will) } didSet { \(did) } }"
      ),
      (
        "@objc dynamic var b: Int { didSet { c() } }",
        "              var b: Int { willSet { \(will); }  didSet { defer { \(did) };  c() } }"
      ),
      (
        "@objc dynamic var b: Int { get { 1 } set { c() } }",
        "              var b: Int { get { 1 } set { \(will); defer { \(did) };  c() } }"
      ),
      ("@objc dynamic var b: Int { 1 }", "              var b: Int { 1 }"),
    ]
    for (source, lowered) in cases {
      #expect(
        lower("class A: NSObject { \(source) }").text.contains("class A: NSObject { \(lowered)"))
    }
  }

  @Test("An observer that is not a responder is called through a protocol")
  func observers() {
    let parameters =
      "forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?,"
      + " context d: UnsafeMutableRawPointer?"
    let call = "super.observeValue(forKeyPath: k, of: o, change: c, context: d)"
    let output = lower(
      "class A: NSObject { override func observeValue(\(parameters)) { \(call) } }\n"
        + "class B: UIView { override func observeValue(\(parameters)) { \(call) } }")
    #expect(output.text.contains("class A: NSObject {          func observeValue("))
    #expect(output.text.contains("super.unobservedValue(forKeyPath"))
    #expect(output.text.contains("class B: UIView { override func observeValue("))
    #expect(output.text.hasSuffix("\nextension A: KeyValueObserver {}"))
  }

  @Test("A space before an attribute's arguments is not an error, as in Swift 5's mode")
  func spaces() {
    #expect(
      lower("struct A {\n  @available  (*, unavailable)\n  @objc func b() {}\n}").text
        == "struct A {\n  @available(  *, unavailable)\n        func b() {}\n}")
  }

  @Test("A preview for Xcode's canvas is left out")
  func previews() {
    #expect(lower("#Preview { A() }\nlet b = 1").text == "                \nlet b = 1")
    #expect(lower("#Preview(\"c\") {\n A()\n}\n").text == "               \n    \n \n")
  }

  @Test("A part of a module is imported with the whole, and UIKit beside any module")
  func imports() {
    #expect(lower("import os.log").text == "import os    ; import UIKit")
    #expect(lower("import SwiftUI").text == "import SwiftUI; import UIKit")
    #expect(lower("import A\nimport UIKit").text == "import A\nimport UIKit")
    #expect(
      lower("#if DEBUG\nimport A\n#endif").text == "import UIKit; #if DEBUG\nimport A\n#endif")
  }
}
