import AppCodeAnalysis
import AppCodeModel
import Orientation
import Testing

@Suite("Cases of an app's own enumerations")
struct EnumerationTests {
  private static let player = """
    enum PlayerMode {
      case theater, audio
      indirect case kept(UIInterfaceOrientationMask)
      static let standard = PlayerMode.audio
      var orientations: UIInterfaceOrientationMask {
        switch self {
        case .theater: return .landscape
        case .audio: return .portrait
        case .kept(let mask): return mask
        }
      }
      var widest: UIInterfaceOrientationMask { isWide ? .all : orientations }
      var isWide: Bool { self == .theater }
      func orientations(_ other: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask {
        if case .theater = self { return other }
        return .portrait
      }
      static func mask(of mode: PlayerMode) -> UIInterfaceOrientationMask { mode.orientations }
    }
    """

  private static let rule = """
    enum Rule {
      case free, upright, unknown
      init(_ traits: UITraitCollection) {
        self = traits.userInterfaceIdiom == .pad ? .free : .upright
      }
      init(idiom: UIUserInterfaceIdiom, isKid: Bool = false) {
        if isKid {
          self = .upright
          return
        }
        switch idiom {
        case .pad: self = .free
        case .phone: self = .upright
        default: self = .unknown
        }
      }
      init?(kind: Kind) {
        guard kind.idiom != .pad else { return nil }
        self = .upright
      }
      var mask: UIInterfaceOrientationMask {
        switch self {
        case .free: return .all
        case .upright: return .portrait
        case .unknown: return .landscape
        }
      }
    }
    struct Kind {
      let idiom: UIUserInterfaceIdiom
      var isTablet: Bool { idiom == .pad }
      static var current: Kind { Kind(idiom: UIDevice.current.userInterfaceIdiom) }
    }
    """

  @Test(
    "D-03: What an initialiser of an enumeration or a struct makes is followed, by idiom",
    arguments: [
      "Rule(traitCollection).mask", "Rule.init(traitCollection).mask",
      "let rule: Rule = .init(traitCollection); return rule.mask",
      "Rule(idiom: traitCollection.userInterfaceIdiom, isKid: false).mask",
      "return Kind.current.isTablet ? .all : .portrait",
      "guard Kind.current.isTablet else { return .portrait }; return .all",
      "return Rule(kind: .current)?.mask ?? .all",
    ])
  func initialisers(_ body: String) {
    let code = swift(
      """
      class A: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) }
      }
      \(Self.rule)
      """)
    for (idiom, mask) in [(.phone, .portrait), (.pad, .all)]
      as [(Idiom, InterfaceOrientationMask)]
    {
      let answer = code.answer(.mask, of: "A", assuming: Assumption(idiom, SystemVersion(17)))
      #expect(answer.mask == mask, "\(idiom): \(answer)")
    }
  }

  private func answer(_ members: String, _ body: String) -> Possibilities {
    let code = swift(
      """
      class A: UIViewController {
        \(members)
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) }
      }
      \(Self.player)
      """)
    return code.answer(.mask, of: "A", assuming: Assumption(.phone, SystemVersion(17)))
  }

  @Test(
    "D-03: What not all makers of a struct give stays open",
    arguments: [
      "struct Lock { let isWide: Bool; init(isWide: Bool = false) { self.isWide = isWide } }",
      "struct Lock: Decodable { let isWide: Bool }",
      "struct Lock: Decodable { let isWide: Bool; init(isWide: Bool) { self.isWide = isWide } }",
      "struct Lock { let isWide: Bool; init(_ isWide: Bool) { self.isWide = isWide } }",
      """
      struct Lock {
        let isWide: Bool
        init(isWide mode: Int) { let isWide = mode == other; self.isWide = isWide }
      }
      """,
    ])
  func openProperties(_ lock: String) {
    let code = swift(
      """
      class A: UIViewController {
        let lock = make()
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          lock.isWide ? .landscape : .portrait
        }
      }
      \(lock)
      func use(_ lock: Lock) {}
      func f() { use(Lock()); use(Lock(isWide: true)); use(Lock(false)); use(.init(isWide: true)) }
      func make() -> Lock { fatalError() }
      """)
    let answer = code.answer(.mask, of: "A", assuming: Assumption(.phone, SystemVersion(17)))
    #expect(answer.mask == nil, "\(answer)")
  }

  @Test("D-03: An initialiser of an enumeration may take its defaults")
  func defaults() {
    let code = swift(
      """
      class A: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          Rule(idiom: traitCollection.userInterfaceIdiom).mask
        }
      }
      enum Rule {
        case free, upright
        init(idiom: UIUserInterfaceIdiom, name: String = "") {
          self = idiom == .pad ? .free : .upright
        }
        var mask: UIInterfaceOrientationMask { self == .free ? .all : .portrait }
      }
      """)
    let answer = code.answer(.mask, of: "A", assuming: Assumption(.pad, SystemVersion(17)))
    #expect(answer.mask == .all)
  }

  @Test(
    "D-03: What a mask is in a case of an enumeration is followed",
    arguments: [
      ("let mode = PlayerMode.theater", "mode.orientations", .landscape),
      ("let mode: PlayerMode = .theater", "mode.orientations", .landscape),
      ("let mode = PlayerMode.audio", "mode.widest", .portrait),
      ("let mode = PlayerMode.theater", "mode.widest", .all),
      ("let mode = PlayerMode.standard", "self.mode.orientations", .portrait),
      ("let mode: PlayerMode = .theater", "mode.orientations(.landscapeLeft)", .landscapeLeft),
      ("let mode: PlayerMode = .audio", "mode.orientations(.landscapeLeft)", .portrait),
      ("let mode: PlayerMode = .audio", "mode == .audio ? .portrait : .all", .portrait),
      ("let mode: PlayerMode = .audio", "mode != .audio ? .portrait : .all", .all),
      ("", "PlayerMode.theater.orientations", .landscape),
      ("", "PlayerMode.mask(of: .theater)", .landscape),
      (
        "let mode: PlayerMode = .theater",
        "switch mode { case .theater: return .landscape\ndefault: return .portrait }", .landscape
      ),
    ] as [(String, String, InterfaceOrientationMask)])
  func followed(_ members: String, _ body: String, _ expected: InterfaceOrientationMask) {
    let result = answer(members, body)
    #expect(result.mask == expected, "\(result)")
  }

  @Test(
    "D-03: What is not known of a case leaves the mask open",
    arguments: [
      ("let mode: PlayerMode\ninit(_ mode: PlayerMode) { self.mode = mode }", "mode.orientations"),
      ("let mode = PlayerMode.kept(.landscape)", "mode.orientations"),
      ("", "Settings.shared.mode.orientations"),
    ])
  func open(_ members: String, _ body: String) {
    let result = answer(members, body)
    #expect(result.values == nil, "\(result)")
  }

  @Test("D-03: A case with values may be any, so that both ways are taken")
  func withValues() {
    let result = answer(
      "let mode = PlayerMode.kept(.landscape)", "mode == .theater ? .all : .portrait")
    #expect(Set(result.values ?? []) == [.mask(.all), .mask(.portrait)], "\(result)")
  }

  @Test("D-03: A case that changes gives the masks of all cases that it is given")
  func changed() {
    let result = answer(
      "var mode = PlayerMode.audio\nfunc expand() { mode = .theater }", "mode.orientations")
    #expect(Set(result.values ?? []) == [.mask(.portrait), .mask(.landscape)], "\(result)")
  }
}
