import Orientation
import TestSupport

/// One negotiation with everything about it drawn by lot.
struct Situation {
  var trigger: Trigger
  var facts: Facts
  var answers: FixedAnswers

  /// Draws a situation on one version of the system; the more usual values come up more often.
  init(version: Int, using random: inout SeededGenerator) {
    func oneOf<T>(_ values: [T]) -> T {
      values[Int(random.next() % UInt64(values.count))]
    }
    func mask() -> InterfaceOrientationMask {
      oneOf([oneOf(NegotiationSpace.masks), .all, .allButUpsideDown])
    }
    let minor = version == 26 ? oneOf([0, 2]) : 0
    facts = Facts(
      version: SystemVersion(version, minor),
      linkedSDK: SystemVersion(oneOf([version, 12, 18, 26, 27])), idiom: oneOf(Idiom.allCases),
      deviceMask: oneOf([.all, .allButUpsideDown]), current: oneOf(InterfaceOrientation.valid),
      device: oneOf(DeviceOrientation.allCases))
    facts.environment = oneOf(SceneEnvironment.allCases)
    facts.windowingMode = oneOf(WindowingMode.allCases)
    facts.hardwareMultitasks = oneOf([true, true, true, false])
    facts.isResized = oneOf([false, true])
    facts.plistMask = oneOf([nil, mask(), .all])
    facts.requiresFullScreen = oneOf([false, true])
    facts.fullScreenIgnoredFrom = oneOf([nil, SystemVersion(26), SystemVersion(27)])
    facts.hasController = oneOf([true, true, true, true, false])
    facts.isPreferenceLocked = oneOf([false, false, false, true])
    facts.isUserLocked = oneOf([false, false, true])
    facts.isInBackground = oneOf([false, false, false, true])
    if oneOf([false, true]) {
      facts.announced = AnnouncedMasks(application: mask(), controller: mask())
    }
    answers = FixedAnswers(
      appDelegate: oneOf([nil, mask()]), sceneDelegate: oneOf([nil, mask()]), controller: mask(),
      autorotates: oneOf([true, true, false]), preferred: oneOf(NegotiationSpace.preferences))
    trigger = oneOf(NegotiationSpace.triggers + [.request(mask())])
  }

  /// Draws so many situations on one version, the same ones on every run.
  static func forEach(_ count: Int, version: Int, _ body: (Situation) -> Void) {
    var random = SeededGenerator(seed: UInt64(version))
    for _ in 0..<count { body(Situation(version: version, using: &random)) }
  }
}
