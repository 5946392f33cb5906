import Orientation
import AppCodeAnalysis
import AppCodeModel
import Testing

@Suite("Evaluation")
struct EvaluationTests {
  private func mask(
    _ members: String, on idiom: Idiom = .phone, _ system: Int = 17, others: String = ""
  ) -> Possibilities {
    let code = swift("class A: Base { \(members) }\nclass Base: UIViewController {}\n\(others)")
    return code.answer(.mask, of: "A", assuming: Assumption(idiom, SystemVersion(system)))
  }

  private func property(_ body: String) -> String {
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) }"
  }

  @Test(
    "D-03: A mask is folded from constants, operators, conditions and locals",
    arguments: [
      (".portrait", .portrait),
      ("return .landscape", .landscape),
      ("[.portrait, .landscapeLeft]", [.portrait, .landscapeLeft]),
      ("return []", []),
      ("UIInterfaceOrientationMask.all", .all),
      ("UIInterfaceOrientationMask(rawValue: 2)", .portrait),
      ("UIInterfaceOrientationMask(rawValue: 1 << 3)", .landscapeRight),
      (".portrait.union(.landscape)", .allButUpsideDown),
      ("UIInterfaceOrientationMask.all.subtracting(.portraitUpsideDown)", .allButUpsideDown),
      ("UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait", .portrait),
      (
        "if UIDevice.current.userInterfaceIdiom == .pad { return .all }; return .portrait",
        .portrait
      ),
      ("if UIDevice.current.userInterfaceIdiom == .pad { .all } else { .landscape }", .landscape),
      (
        "switch traitCollection.userInterfaceIdiom { case .phone: return .portrait\ndefault: return .all }",
        .portrait
      ),
      ("if #available(iOS 16, *) { return .landscape } else { return .portrait }", .landscape),
      ("guard #available(iOS 18, *) else { return .portrait }; return .landscape", .portrait),
      (
        "var m: UIInterfaceOrientationMask = .portrait; m.insert(.landscape); return m",
        .allButUpsideDown
      ),
      (
        "let m: UIInterfaceOrientationMask\nif true { m = .portrait } else { m = .all }\nreturn m",
        .portrait
      ),
      ("super.supportedInterfaceOrientations", .allButUpsideDown),
      ("#if os(tvOS)\nreturn .all\n#else\nreturn .portrait\n#endif", .portrait),
      ("Orientations.locked", .portrait),
      ("allowed", .landscape),
      ("self.choose(true)", .landscape),
      ("wide(.portrait)", .allButUpsideDown),
      (".uprightOnPhones", .portrait),
      ("UIInterfaceOrientationMask.uprightOnPhones", .portrait),
      (".kept", .landscape),
      (".but(.portrait)", [.portraitUpsideDown, .landscapeLeft, .landscapeRight]),
      ("UIDevice.current.userInterfaceIdiom == .pad ? .all : .uprightOnPhones", .portrait),
    ] as [(String, InterfaceOrientationMask)])
  func values(_ body: String, _ expected: InterfaceOrientationMask) {
    let result = mask(
      property(body)
        + """

        private let allowed: UIInterfaceOrientationMask = .landscape
        func choose(_ wide: Bool) -> UIInterfaceOrientationMask { wide ? .landscape : .portrait }
        """,
      others: """
        enum Orientations { static let locked = UIInterfaceOrientationMask.portrait }
        func wide(_ m: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask {
          return m.union(.landscape)
        }
        extension UIInterfaceOrientationMask {
          static var uprightOnPhones: Self {
            UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all
          }
          static let kept: UIInterfaceOrientationMask = .landscape
          static func but(_ m: UIInterfaceOrientationMask) -> Self {
            UIInterfaceOrientationMask.all.subtracting(m)
          }
        }
        """)
    #expect(result.mask == expected, "\(result)")
  }

  @Test("D-03: A class that overrides nothing answers as UIKit does, and says that it does")
  func standard() {
    #expect(mask("").mask == .allButUpsideDown)
    #expect(mask("", on: .pad).mask == .all)
    #expect(mask("").all.first?.origin == nil)
    #expect(mask(property(".portrait")).all.first?.origin != nil)
  }

  @Test("A stored property has every value that is ever given to it")
  func stored() {
    let members =
      property("lock") + """

        var lock: UIInterfaceOrientationMask = .portrait
        func turn() { lock = .landscape; self.lock = [.portrait] }
        """
    #expect(mask(members).masks == [.portrait, .landscape])
    let outside = "func f(a: A) { a.lock = .all }"
    #expect(mask(members, others: outside).masks == [.portrait, .landscape, .all])
    let given = "func f(a: A, m: UIInterfaceOrientationMask) { a.lock = m }"
    #expect(mask(members, others: given).unknown?.reason == .parameter("m"))
    #expect(
      mask(members, others: "func f(b: B) { b.lock = .all }\nclass B { var lock: Int }").masks
        == [.portrait, .landscape])
  }

  @Test("An unknown condition leaves both ways")
  func conditions() {
    let members =
      property("isFull ? .landscape : .portrait")
      + "\nvar isFull = false\nfunc f() { isFull = true }"
    #expect(mask(members).masks == [.landscape, .portrait])
    #expect(
      mask(property("isFull ? .landscape : .portrait") + "\nlet isFull = false").mask == .portrait)
    #expect(mask(property("x() ? .landscape : .portrait")).masks == [.landscape, .portrait])
  }

  @Test(
    "D-36: Forwarding is recognized by what it asks",
    arguments: [
      ("topViewController?.supportedInterfaceOrientations ?? .all", .top),
      ("return visibleViewController!.supportedInterfaceOrientations", .visible),
      ("return self.selectedViewController?.supportedInterfaceOrientations ?? .all", .selected),
      (
        "if let top = topViewController { return top.supportedInterfaceOrientations }\nreturn .all",
        .top
      ),
      ("return children.first?.supportedInterfaceOrientations ?? .portrait", .firstChild),
      ("return viewControllers.last?.supportedInterfaceOrientations ?? .portrait", .top),
      ("return content.supportedInterfaceOrientations", .named("content")),
      (
        "let c = presentedViewController; return c?.supportedInterfaceOrientations ?? .all",
        .presented
      ),
    ] as [(String, Forwarding.Target)])
  func forwarding(_ body: String, _ target: Forwarding.Target) {
    let result = mask(property(body) + "\nvar content: UIViewController!")
    #expect(result.forwardings.map(\.target) == [target], "\(result)")
    #expect(result.unknown == nil)
  }

  @Test("What the code leaves open is unknown, with the reason")
  func unknown() {
    #expect(mask(property("Settings.shared.mask")).unknown?.reason == .outside("mask"))
    #expect(mask(property("supportedInterfaceOrientations")).unknown?.reason == .recursive)
    let code = swift("class A: PodController {}")
    let answer = code.answer(.mask, of: "A", assuming: Assumption(.phone, SystemVersion(17)))
    #expect(answer.unknown?.reason == .superclass("PodController"))
  }

  @Test("Answers are distinguished by idiom and by every system that conditions name")
  func situations() {
    let code = swift(
      """
      class A: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if #available(iOS 16, *) { return .landscape }
          if UIDevice.current.userInterfaceIdiom == .pad { return .all }
          return .portrait
        }
      }
      """)
    let answers = code.answers(.mask, of: "A").map { ($0.idiom, $0.systems, $0.possibilities.mask) }
    let old = SystemSpan(from: SystemVersion(13), until: SystemVersion(16))
    let new = SystemSpan(from: SystemVersion(16))
    let expected: [(Idiom, SystemSpan, InterfaceOrientationMask?)] = [
      (.phone, old, .portrait), (.phone, new, .landscape), (.pad, old, .all),
      (.pad, new, .landscape),
    ]
    #expect(answers.elementsEqual(expected) { $0 == $1 })
  }

  @Test("Overrides are asked on the object's own class, wherever the call is")
  func dispatch() {
    let others = """
      class Base2: UIViewController {
        var allowed: UIInterfaceOrientationMask { .portrait }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
      }
      class Wide: Base2 { override var allowed: UIInterfaceOrientationMask { .landscape } }
      """
    let code = swift(others)
    let now = Assumption(.phone, SystemVersion(17))
    #expect(code.answer(.mask, of: "Base2", assuming: now).mask == .portrait)
    #expect(code.answer(.mask, of: "Wide", assuming: now).mask == .landscape)
  }

  @Test("Code that never ends is given up")
  func endless() {
    let body = "return f(0)"
    let deep = "func f(_ n: Int) -> UIInterfaceOrientationMask { return f(n + 1) }"
    #expect(mask(property(body) + "\n" + deep).unknown?.reason == .recursive)
    let nested =
      String(repeating: "x() ? (", count: 200) + ".all" + String(repeating: ") : .all", count: 200)
    #expect(!mask(property(nested)).all.isEmpty)
  }
}
