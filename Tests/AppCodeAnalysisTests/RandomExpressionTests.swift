import Orientation
import AppCodeAnalysis
import AppCodeModel
import Testing
import TestSupport

@Suite("Masks of random expressions")
struct RandomExpressionTests {
  /// Makes expressions of everything that the evaluator knows, in any order.
  struct Writer {
    var random: SeededGenerator

    private static let values = [
      ".portrait", ".all", ".landscape", "[]", "UIInterfaceOrientationMask.allButUpsideDown", "0",
      "1", "2", "30", "31", "32", "63", "64", "9223372036854775807", "-9223372036854775808",
      "0x7FFFFFFFFFFFFFFF", "1e300", "1e999", "16.0", "0.1", "-1", "99999999999999999999",
      "UIDevice.current.systemVersion", "UIDevice.current.userInterfaceIdiom", ".pad", "nil",
      "\"16.0\"", "\"x\"", "true", "false", "a", "b", "lock", "c(1)", "self.d", "super.d",
      "UIInterfaceOrientation.portrait.rawValue", "UIDevice.current.orientation", ".landscapeLeft",
      "super.supportedInterfaceOrientations", "supportedInterfaceOrientations", "$0", "_",
      "topViewController?.supportedInterfaceOrientations", "UIScreen.main.bounds.size.width",
    ]
    private static let operators = [
      "|", "&", "^", "<<", ">>", "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&",
      "||", "??", "&+", "&<<", "...", "===", "=", "|=",
    ]
    private static let calls = [
      "UIInterfaceOrientationMask(rawValue: %)", "UIInterfaceOrientation(rawValue: %)", "Int(%)",
      "%.union(%)", "%.intersection(%)", "%.subtracting(%)", "%.contains(%)", "%.rawValue",
      "(%)", "[%, %]", "% ? % : %", "wide(%)", "c(%)", "%.isLandscape", "%.isEmpty", "%.floatValue",
      "NSNumber(value: %).intValue", "UInt(1 << %)", "[%: %]", "%!", "% as? Int", "% is Int",
      "%.compare(%, options: .numeric)", "SYSTEM_VERSION_LESS_THAN(%)", "{ % }()", "%[%]",
      "if % { % } else { % }", "switch % { case %: % default: % }",
    ]

    private mutating func pick(_ texts: [String]) -> String {
      texts.randomElement(using: &random) ?? ""
    }

    mutating func expression(_ depth: Int = 0) -> String {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3 where depth < 4:
        return "(\(expression(depth + 1)) \(pick(Self.operators)) \(expression(depth + 1)))"
      case 4 where depth < 4: return pick(["-", "~", "!", "+"]) + expression(depth + 1)
      case 5,
        6 where depth < 4:
        return pick(Self.calls).map { $0 == "%" ? expression(depth + 1) : String($0) }.joined()
      default: return pick(Self.values)
      }
    }

    mutating func type() -> String {
      """
      class A: Base {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          let a = \(expression()); var b = \(expression())
          if \(expression()) { b = \(expression()) }
          guard #available(iOS \(pick(["16", "99999.9", "0"])), *), \(expression())
          else { return \(expression()) }
          return \(expression())
        }
        var lock = \(expression())
        var d: Int { \(expression()) }
        func c(_ a: Int) -> Int { lock = \(expression()); return \(expression()) }
      }
      class Base: UIViewController { var d: Int { lock } }
      func wide(_ a: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask { \(expression()) }

      """
    }
  }

  @Test("Whatever is written, there is an answer, and the same for every reading")
  func answers() {
    var known = 0
    let count = Effort.random.count(170)
    for number in 0..<count {
      var writer = Writer(random: SeededGenerator(seed: UInt64(number)))
      let code = swift(writer.type())
      for assumption in [
        Assumption(.phone, SystemVersion(12)), Assumption(.pad, SystemVersion(27)),
      ] {
        let answer = code.answer(.mask, of: "A", assuming: assumption)
        if answer.all.isEmpty { Issue.record("\(number) has no answer") }
        if answer.masks != nil { known += 1 }
        if answer != code.answer(.mask, of: "A", assuming: assumption) {
          Issue.record("\(number) has another answer")
        }
      }
    }
    #expect(known > count / 50, "\(known)")
  }

  @Test(
    "Numbers of any size are folded or left alone",
    arguments: [
      ("UIInterfaceOrientationMask(rawValue: UInt(-(~9223372036854775807)))", nil),
      ("UIInterfaceOrientationMask(rawValue: UInt((~9223372036854775807) << 1))", nil),
      ("UIDevice.current.systemVersion.floatValue >= 1e999 ? .all : .portrait", .portrait),
      ("UIDevice.current.systemVersion.floatValue >= 1e300 ? .all : .portrait", .portrait),
      ("UIDevice.current.systemVersion.floatValue >= 16.4 ? .all : .portrait", .all),
      ("UIDevice.current.systemVersion.floatValue >= -1e300 ? .all : .portrait", nil),
    ] as [(String, InterfaceOrientationMask?)])
  func extremes(_ body: String, _ expected: InterfaceOrientationMask?) {
    let code = swift(
      "class A: UIViewController { override var supportedInterfaceOrientations:"
        + " UIInterfaceOrientationMask { \(body) } }")
    let answer = code.answer(.mask, of: "A", assuming: Assumption(.phone, SystemVersion(17)))
    if let expected { #expect(answer.mask == expected, "\(answer)") }
  }
}
