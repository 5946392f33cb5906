import AppCodeAnalysis
import AppCodeModel
import Testing

@Suite("Tags")
struct TagTests {
  /// The tag of what is given to `here`.
  private func tag(_ lines: String, members: String = "") throws -> OrientationTag? {
    let code = swift(
      """
      extension UIDevice { static var turned: UIDeviceOrientation { .portrait } }
      let fallback = UIInterfaceOrientation.portrait
      func convert(_ x: UIDeviceOrientation) -> UIInterfaceOrientation { .portrait }
      class A: UIViewController {
        var last: UIDeviceOrientation = .unknown
        var lock = UIInterfaceOrientationMask.portrait
        var stored: Int = 0
        \(members)
        func f(_ given: UIInterfaceOrientation?, n: Int) { \(lines) }
      }
      """)
    let call = try #require(code.calls(of: "here").first)
    guard case .call(_, let arguments) = call.expression?.kind else { return nil }
    return code.tag(of: arguments[0].value, at: call)
  }

  @Test(
    "Expressions are tagged by declarations, names and operators",
    arguments: [
      ("here(UIDevice.current.orientation)", .device),
      ("here(UIApplication.shared.statusBarOrientation)", .interface),
      ("here(view.window?.windowScene?.interfaceOrientation)", .interface),
      ("here(view.window!.windowScene!.interfaceOrientation)", .interface),
      ("let d = UIDevice.current; here(d.orientation)", .device),
      ("let o = UIDevice.current.orientation; here(o)", .device),
      ("var o: UIDeviceOrientation; o = x(); here(o)", .device),
      ("here(given)", .interface),
      ("here(given ?? .portrait)", .interface),
      ("here(last)", .device),
      ("here(self.lock)", .mask),
      ("here(lock.rawValue)", OrientationTag.mask.number),
      ("here(last.rawValue)", OrientationTag.device.number),
      ("let r = last.rawValue; here(r)", OrientationTag.device.number),
      ("here(UIInterfaceOrientation(rawValue: 3))", .interface),
      ("here(UIInterfaceOrientation.init(rawValue: last.rawValue)!)", .interface),
      ("here(NSNumber(value: lock.rawValue))", OrientationTag.mask.number),
      ("here(Int(last.rawValue))", OrientationTag.device.number),
      ("here(convert(last))", .interface),
      ("here(self.supportedInterfaceOrientations)", .mask),
      ("here(supportedInterfaceOrientations.union(.portrait))", .mask),
      ("here(connection.videoOrientation)", .capture),
      ("here(flag ? UIDeviceOrientation.portrait : .unknown)", .device),
      ("here(image.orientation)", nil),
      ("here(1 << given.rawValue)", OrientationTag.mask.number),
      ("here(fallback)", .interface),
      ("here(UIDevice.turned)", .device),
      ("here(stored)", nil),
      ("if let o = given { here(o) }", .interface),
      ("guard let o = given else { return }; here(o)", .interface),
      ("here(n)", nil),
    ] as [(String, OrientationTag?)])
  func tags(_ lines: String, _ expected: OrientationTag?) throws {
    #expect(try tag(lines) == expected)
  }

  @Test(
    "Implicit members take their tag from what is around them",
    arguments: [
      ("func f() { if UIDevice.current.orientation == .landscapeLeft {} }", .device),
      ("func f() { if .landscapeLeft != UIDevice.current.orientation {} }", .device),
      ("func f() -> UIInterfaceOrientation { return .landscapeLeft }", .interface),
      ("func f() -> UIInterfaceOrientation { .landscapeLeft }", .interface),
      ("var m: UIInterfaceOrientationMask { x ? .portrait : .landscapeLeft }", .mask),
      ("var m: UIInterfaceOrientationMask { return [.portrait, .landscapeLeft] }", .mask),
      (
        "func f(o: UIInterfaceOrientation) { switch o { case .landscapeLeft: x()\n default: y() } }",
        .interface
      ),
      ("func g(_ o: UIInterfaceOrientationMask) {}\nfunc f() { g(.landscapeLeft) }", .mask),
      ("func f() { s.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) }", .mask),
      ("func f(m: UIInterfaceOrientationMask) { m.contains(.landscapeLeft) }", .mask),
      ("func f() { let a: UIDeviceOrientation = .landscapeLeft }", .device),
      ("func f() { connection.videoOrientation = .landscapeLeft }", .capture),
      ("func f() { if case .landscapeLeft = UIDevice.current.orientation {} }", .device),
      ("func f() { image.side = .landscapeLeft }", nil),
    ] as [(String, OrientationTag?)])
  func context(_ declaration: String, _ expected: OrientationTag?) throws {
    let code = swift(declaration)
    let place = try #require(code.mentions(of: "landscapeLeft").first)
    #expect(code.tag(of: place) == expected)
    #expect(code.constant(try #require(place.expression), at: place)?.kind == expected?.kind)
  }
}
