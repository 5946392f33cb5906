import Orientation
import AppCodeAnalysis
import AppCodeModel
import Testing

@Suite("Reach")
struct ReachTests {
  private func reach(_ body: String, from target: SystemVersion = SystemVersion(11)) throws -> Reach
  {
    let code = swift(
      "let isPad = UIDevice.current.userInterfaceIdiom == .pad\nfunc f() {\n\(body)\n}",
      from: target)
    let place = try #require(code.calls(of: "here").first)
    return code.reach(of: place)
  }

  @Test(
    "Availability checks, early exits and comparisons of versions say which systems come by",
    arguments: [
      ("here()", 11, nil),
      ("if #available(iOS 16, *) { here() }", 16, nil),
      ("if #available(iOS 16, *) { x() } else { here() }", 11, 16),
      ("if #available(iOS 16, *) { x(); return }; here()", 11, 16),
      ("guard #available(iOS 16, *) else { return }; here()", 16, nil),
      ("guard #available(iOS 16, *) else { here(); return }; y()", 11, 16),
      ("if #unavailable(iOS 16) { here() }", 11, 16),
      ("if #available(iOS 13, *) { if #available(iOS 16, *) {} else { here() } }", 13, 16),
      ("if #available(iOS 16, *), flag { x() } else { here() }", 11, nil),
      ("if UIDevice.current.systemVersion >= \"16.0\" { here() }", 16, nil),
      ("if (UIDevice.current.systemVersion as NSString).floatValue < 13.0 { here() }", 11, 13),
      (
        """
        if UIDevice.current.systemVersion.compare("16.0", options: .numeric) \
        != .orderedAscending { here() }
        """, 16, nil
      ),
      ("while true { if #available(iOS 16, *) { continue }\n here() }", 11, 16),
      ("if UIApplication.shared.responds(to: Selector(\"connectedScenes\")) { here() }", 13, nil),
      ("if delegate.responds(to: #selector(Delegate.turn)) {} else { here() }", 11, nil),
    ] as [(String, Int, Int?)])
  func systems(_ body: String, _ from: Int, _ until: Int?) throws {
    let expected = SystemSpan(from: SystemVersion(from), until: until.map { SystemVersion($0) })
    #expect(try reach(body).systems == expected)
  }

  @Test("What the deployment target excludes is never reached")
  func unreachable() throws {
    let reach = try reach(
      "if #available(iOS 16, *) { x() } else { here() }", from: SystemVersion(16))
    #expect(reach.systems == nil)
    #expect(!reach.includes(from: SystemVersion(16)))
    let old = try self.reach(
      "if screen.responds(to: #selector(getter: UIScreen.coordinateSpace)) {} else { here() }")
    #expect(old.systems == nil)
  }

  @Test(
    "Tests of the idiom say which devices come by",
    arguments: [
      ("here()", [.phone, .pad]),
      ("if UIDevice.current.userInterfaceIdiom == .pad { here() }", [.pad]),
      ("if UIDevice.current.userInterfaceIdiom != .pad { here() }", [.phone]),
      ("guard UIDevice.current.userInterfaceIdiom == .phone else { return }; here()", [.phone]),
      ("if isPad { x() } else { here() }", [.phone]),
      ("switch traitCollection.userInterfaceIdiom { case .pad: here()\n default: x() }", [.pad]),
      ("switch traitCollection.userInterfaceIdiom { case .pad: x()\n default: here() }", [.phone]),
      ("let pad = UI_USER_INTERFACE_IDIOM() == .pad; if !pad && flag { here() }", [.phone]),
      ("_ = isPad ? x() : here()", [.phone]),
      ("if isPad || here() { x() }", [.phone]),
    ] as [(String, Set<Idiom>)])
  func idioms(_ body: String, _ idioms: Set<Idiom>) throws {
    #expect(try reach(body).idioms == idioms)
  }

  @Test(
    "Code for other platforms is not built",
    arguments: [
      ("#if os(tvOS)\nhere()\n#endif", false),
      ("#if os(tvOS)\nx()\n#else\nhere()\n#endif", true),
      ("#if !os(tvOS)\nhere()\n#endif", true),
      ("#if targetEnvironment(macCatalyst)\nhere()\n#endif", false),
      ("#if os(iOS) && !targetEnvironment(macCatalyst)\nhere()\n#endif", true),
      ("#if DEBUG\nhere()\n#endif", true),
      ("#if os(iOS)\nx()\n#elseif DEBUG\nhere()\n#endif", false),
    ])
  func platforms(_ body: String, _ isBuilt: Bool) throws {
    #expect(try reach(body).isBuilt == isBuilt)
  }

  @Test(
    "The conditions of Objective-C's compiler are read, too",
    arguments: [
      ("TARGET_OS_TV", false), ("!TARGET_OS_TV", true), ("TARGET_OS_IPHONE", true),
      ("defined(__IPHONE_16_0) && __IPHONE_OS_VERSION_MAX_ALLOWED >= 160000", true),
      ("__IPHONE_OS_VERSION_MAX_ALLOWED < __IPHONE_9_0", false), ("0", false), ("DEBUG", nil),
      ("__IPHONE_OS_VERSION_MIN_REQUIRED < 80000", false),
      ("__IPHONE_OS_VERSION_MIN_REQUIRED >= __IPHONE_7_0", true),
      ("__IPHONE_OS_VERSION_MIN_REQUIRED < __IPHONE_13_0", nil),
      ("__IPHONE_OS_VERSION_MIN_REQUIRED != 60000", true),
      ("DEBUG && 0", false), ("DEBUG || 1", true), ("(((", nil), ("!!1", true), ("", nil),
    ] as [(String, Bool?)])
  func compilation(_ condition: String, _ truth: Bool?) {
    #expect(CompilationCondition.truth(of: condition) == truth)
  }
}
