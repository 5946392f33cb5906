import AppCodeAnalysis
import AppCodeModel
import Orientation
import Testing

@Suite("What protocols, structs and closures give")
struct OwnedValueTests {
  private func answer(_ members: String, _ others: String) -> Possibilities {
    let code = swift("class A: UIViewController, Holding { \(members) }\n\(others)")
    return code.answer(.mask, of: "A", assuming: Assumption(.phone, SystemVersion(17)))
  }

  private static let mask =
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"

  @Test(
    "D-03: What a protocol's extension gives by default is followed, and a class's own comes first",
    arguments: [
      ("\(OwnedValueTests.mask) { held }", .landscape),
      ("\(OwnedValueTests.mask) { self.held }", .landscape),
      ("\(OwnedValueTests.mask) { holding(.portrait) }", [.portrait, .landscape]),
      (
        "\(OwnedValueTests.mask) { held }\nvar held: UIInterfaceOrientationMask { .portrait }",
        .portrait
      ),
      ("\(OwnedValueTests.mask) { inherited }", .portraitUpsideDown),
      ("", .allButUpsideDown),
    ] as [(String, InterfaceOrientationMask)])
  func defaults(_ members: String, _ expected: InterfaceOrientationMask) {
    let result = answer(
      members,
      """
      protocol Basic {}
      protocol Holding: Basic { var held: UIInterfaceOrientationMask { get } }
      extension Basic {
        var inherited: UIInterfaceOrientationMask { .portraitUpsideDown }
        var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      extension Holding {
        var held: UIInterfaceOrientationMask { .landscape }
        func holding(_ other: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask {
          other.union(held)
        }
      }
      """)
    #expect(result.mask == expected, "\(result)")
  }

  private static let style = """
    struct Style {
      var title = ""
      var sides: UIInterfaceOrientationMask = .portrait
      static let wide = Style(title: "Wide", sides: .landscape)
      static let plain = Style(title: "Plain")
    }
    struct Bare {
      var sides: UIInterfaceOrientationMask = .portrait
      static let wide: Bare = .init(sides: .landscape)
    }
    struct Choice {
      let sides: UIInterfaceOrientationMask
      init(_ name: String, sides: UIInterfaceOrientationMask) { self.sides = sides }
    }
    """

  @Test(
    "D-03: A struct's property is what its maker gives it",
    arguments: [
      ("let style = Style.wide", "style.sides", .landscape),
      ("let style = Style.plain", "style.sides", .portrait),
      ("let style = Style(sides: .all)", "self.style.sides", .all),
      (
        "var choice: Choice { Choice(\"a\", sides: .landscapeLeft) }", "choice.sides",
        .landscapeLeft
      ),
      ("", "Style.wide.sides", .landscape),
    ] as [(String, String, InterfaceOrientationMask)])
  func options(_ members: String, _ body: String, _ expected: InterfaceOrientationMask) {
    let result = answer(
      "\(members)\n\(Self.mask) { \(body) }", Self.style + "\nprotocol Holding {}")
    #expect(result.mask == expected, "\(result)")
  }

  @Test(
    "D-03: Where a struct's property is changed elsewhere, or its maker is not known, the mask is open",
    arguments: [
      ("var style = Style.wide\nfunc lock() { style.sides = .portrait }", "style.sides"),
      ("let style: Style\ninit(_ style: Style) { self.style = style }", "style.sides"),
      ("let bare: Bare\ninit(_ bare: Bare) { self.bare = bare }", "bare.sides"),
    ])
  func open(_ members: String, _ body: String) {
    let result = answer(
      "\(members)\n\(Self.mask) { \(body) }", Self.style + "\nprotocol Holding {}")
    #expect(result.mask == nil, "\(result)")
  }

  @Test(
    "What a closure gives that a variable holds is of the closure's type",
    arguments: [
      "let held: () -> UIDeviceOrientation = { .portrait }\nfunc f() { use(held()) }",
      "var held: (() -> UIDeviceOrientation)?\nfunc f() { use(held?() ?? .unknown) }",
      "func f(_ held: () -> UIDeviceOrientation) { use(held()) }",
      "var held: (() -> UIDeviceOrientation)?\nfunc f() { guard let held else { return }\nuse(held()) }",
    ])
  func closures(_ members: String) throws {
    let code = swift("class A { \(members) }")
    let call = try #require(code.calls(of: "use").first)
    let argument = try #require(call.expression?.callee?.arguments.first?.value)
    #expect(code.tag(of: argument, at: call) == .device)
  }
}
