import Orientation
import TestSupport

/// The values over which the negotiation is checked, and loops over them.
enum NegotiationSpace {
  /// All 16 masks.
  static let masks = (0..<16).map { InterfaceOrientationMask(rawValue: UInt($0) << 1) }

  /// Every version at which some rule changes, and some between.
  static let versions = [4, 5, 6, 7, 8, 9, 12, 13, 15, 16, 18, 26, 27]

  /// The first version of each generation.
  static let generations = [4, 5, 6, 7, 8, 9, 13, 16, 26, 27]

  /// Every trigger that begins a negotiation, but the requests.
  static let triggers: [Trigger] = [
    .launch, .deviceTurn, .foreground, .unlock, .attempt, .keyValueWrite, .update, .contentChange,
    .rootChange, .presentation, .dismissal,
  ]

  /// What a controller can prefer.
  static let preferences: [Preferred] =
    [.inherited, .invalid(rawValue: 5)] + InterfaceOrientation.valid.map { .orientation($0) }

  /// The facts of a phone with a Home button, a phone without one, and an iPad.
  static func devices(version: Int) -> [Facts] {
    [
      Facts(version: SystemVersion(version)),
      Facts(version: SystemVersion(version), deviceMask: .allButUpsideDown),
      Facts(version: SystemVersion(version), idiom: .pad),
    ]
  }

  /// Of how many situations one is tried: of all with `QUARTERTURN_EXHAUSTIVE`.
  ///
  /// A prime that divides no dimension's length, so that every value of each meets those of others.
  private static let stride = Effort.exhaustive.isRaised ? 1 : 67

  /// Whether a number of tried situations is what belongs to a number of all.
  static func isCovered(by count: Int, of all: Int) -> Bool {
    stride == 1 ? count == all : abs(count * stride - all) < all / 20
  }

  /// Runs through app masks, controller masks, device and interface orientations.
  ///
  /// A phone's app mask comes from the delegate, an iPad's from the Info.plist, where it also
  /// decides whether the app multitasks (D-40). Loops by index: they are many, and run unoptimised.
  static func forEach(
    of start: Facts, _ startAnswers: FixedAnswers = FixedAnswers(),
    applications: [InterfaceOrientationMask] = masks,
    _ body: (Facts, FixedAnswers) -> Void
  ) {
    var facts = start
    var answers = startAnswers
    // Begins elsewhere for other facts, so that together they leave nothing out.
    var place = start.version.major + (start.isUserLocked ? 5 : 0)
    let devices = DeviceOrientation.allCases
    let interfaces = InterfaceOrientation.valid
    var application = 0
    while application < applications.count {
      if facts.idiom == .pad {
        facts.plistMask = applications[application]
      } else {
        answers.appDelegate = applications[application]
      }
      var controller = 0
      while controller < masks.count {
        answers.controller = masks[controller]
        var device = 0
        while device < devices.count {
          facts.device = devices[device]
          var interface = 0
          while interface < interfaces.count {
            if place % stride == 0 {
              facts.current = interfaces[interface]
              body(facts, answers)
            }
            place += 1
            interface += 1
          }
          device += 1
        }
        controller += 1
      }
      application += 1
    }
  }
}
