import Orientation
import Testing

@Suite struct NegotiationTests {
  @Test("D-04: a turn needs the orientation in the app's, the controller's and the device's mask")
  func intersection() {
    let facts = Facts(version: SystemVersion(15), device: .portraitUpsideDown)
    let answers = FixedAnswers(appDelegate: .allButUpsideDown, controller: .all)
    #expect(facts.decide(.deviceTurn, answers).outcome == .stays(.notAllowed))
  }

  @Test(
    "D-12: from iOS 16 a false shouldAutorotate stops nothing", arguments: [15, 16, 18, 26, 27])
  func autorotate(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let answers = FixedAnswers(autorotates: false)
    let expected: Outcome =
      version < 16 ? .stays(.autorotationOff) : .turns(to: .landscapeRight)
    #expect(facts.decide(.deviceTurn, answers).outcome == expected)
  }
}
