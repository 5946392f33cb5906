import Orientation
import Testing

@Suite("The engine against the naive implementation, over the whole space")
struct ExhaustiveNegotiationTests {
  @Test(
    "Every mask, pose, orientation, user's lock, shouldAutorotate and device gives the same outcome",
    arguments: NegotiationSpace.triggers, NegotiationSpace.versions)
  func wholeSpace(trigger: Trigger, version: Int) {
    var comparison = Comparison()
    for var facts in NegotiationSpace.devices(version: version) {
      for isLocked in [false, true] {
        facts.isUserLocked = isLocked
        for autorotates in [false, true] {
          NegotiationSpace.forEach(of: facts, FixedAnswers(autorotates: autorotates)) {
            comparison.compare(trigger, $0, $1)
          }
        }
      }
    }
    #expect(NegotiationSpace.isCovered(by: comparison.count, of: 86_016))
    #expect(comparison.differences == [])
  }

  @Test(
    "Every request for every mask, pose and orientation gives the same outcome",
    arguments: NegotiationSpace.masks, [15, 16, 18, 26, 27])
  func requests(requested: InterfaceOrientationMask, version: Int) {
    var comparison = Comparison()
    for facts in NegotiationSpace.devices(version: version) {
      NegotiationSpace.forEach(
        of: facts, applications: [[], .portrait, .landscape, .allButUpsideDown, .all]
      ) {
        comparison.compare(.request(requested), $0, $1)
      }
    }
    #expect(NegotiationSpace.isCovered(by: comparison.count, of: 6_720))
    #expect(comparison.differences == [])
  }
}
