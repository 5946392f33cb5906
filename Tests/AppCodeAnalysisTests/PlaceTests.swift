import Orientation
import AppCodeAnalysis
import AppCodeModel
import Testing

@Suite("Places")
struct PlaceTests {
  @Test("Calls, assignments and mentions are found by name, with what surrounds them")
  func index() throws {
    let code = swift(
      """
      class Player: UIViewController {
        var isLocked = false
        func turn() {
          DispatchQueue.main.async {
            UIDevice.current.setValue(3, forKey: "orientation")
          }
          self.isLocked = true
        }
      }
      """)
    let call = try #require(code.calls(of: "setValue").first)
    #expect(call.scope.typeName == "Player")
    #expect(call.scope.member?.name == "turn")
    #expect(call.scope.closureDepth == 1)
    #expect(call.location.line == 5)
    let assignment = try #require(code.assignments(to: "isLocked").first)
    #expect(assignment.value.kind == .boolean(true))
    #expect(assignment.target.base?.isSelf == true)
    #expect(code.mentions(of: "UIDevice").count == 1)
  }

  @Test(
    "Classes that are made are found however that is written",
    arguments: [
      "Player()", "Player(nibName: nil, bundle: nil)", "Player.init()", "Player(url: x).root",
    ])
  func instantiations(_ expression: String) {
    let code = swift("class Player: UIViewController {}\nfunc make() { let a = \(expression) }")
    #expect(code.instantiations(of: "Player").count == 1)
  }

  @Test("Names mean the nearest declaration in front of them")
  func locals() throws {
    let code = swift(
      """
      func f(orientation: UIDeviceOrientation) {
        first(orientation)
        let orientation = UIApplication.shared.statusBarOrientation
        second(orientation)
        if let orientation = mask { third(orientation) }
        fourth(orientation)
        items.forEach { orientation in fifth(orientation) }
      }
      """)
    func meaning(_ call: String) throws -> LocalVariable? {
      let place = try #require(code.calls(of: call).first)
      return place.local(named: "orientation")
    }
    #expect(try meaning("first")?.isParameter == true)
    #expect(try meaning("first")?.type == "UIDeviceOrientation")
    #expect(try meaning("second")?.initialValue?.lastName == "statusBarOrientation")
    #expect(try meaning("third")?.initialValue?.lastName == "mask")
    #expect(try meaning("fourth")?.initialValue?.lastName == "statusBarOrientation")
    #expect(try meaning("fifth")?.isParameter == true)
    #expect(try meaning("fifth")?.type == nil)
  }
}
