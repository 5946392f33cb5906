import Orientation
import Testing

@testable import RotationScenario

/// What a step came to is found by expectations in the words in which it is explained.
@Suite struct OneMeaningTests {
  static let placesAndReasons: [String] = [
    """
    stage: iPhone 17, iOS 27, mirroring
    plist: landscape
    root: Game
    screens: { Game: { supports: landscape } }
    steps:
      - launch
      - resize: 1000x500
        expect: { interface: portrait, turned: yes, rules: N-08, decidedBy: nobody }
    """,
    """
    stage: iPhone Duo, iOS 27.1, closed
    plist: portrait
    root: Shop
    screens: { Shop: { supports: portrait } }
    steps:
      - launch
      - move: duoInner
        expect:
          turned: yes
          rules: [P-02, P-09]
          decidedBy: nobody
    """,
    """
    stage: iPhone 15, iOS 18
    root: Deck
    screens: { Deck: { supports: portrait } }
    steps:
      - launch
      - move: externalDisplay
        expect: { turned: yes, rules: Q-18 }
      - move: phone
        expect: { turned: yes, rules: Q-18 }
    """,
    """
    stage: iPhone 15, iOS 17
    plist: [portrait, landscape]
    root: Home
    screens: { Home: }
    steps:
      - launch
      - lock: on
      - turn: landscapeLeft
        expect: { stays: userLock, rules: B-14, decidedBy: nobody }
      - lock: off
        expect: { turned: yes }
      - background
      - turn: portrait
        expect: { stays: inBackground, rules: B-23 }
    """,
    """
    stage: iPhone 15, iOS 18
    plist: [portrait, landscape]
    appDelegate: portrait
    root: Home
    screens: { Home: }
    steps:
      - launch:
        expect: { stays: alreadyThere, decidedBy: Home }
      - turn: landscapeLeft
        expect: { stays: notAllowed, decidedBy: nobody }
    """,
    """
    stage: iPhone 16, iOS 26
    plist: [portrait, landscape]
    root: Game
    screens: { Game: { supports: portrait, prefersLocked: yes } }
    steps:
      - launch
      - turn: landscapeLeft
        expect: { stays: preferenceLock, decidedBy: nobody }
      - turn: portrait
        expect: { stays: alreadyThere, rules: B-12 }
    """,
  ]

  @Test(
    "N-08, P-09, B-14, B-23: a place, a lock and the background are found as reasons of a step",
    arguments: placesAndReasons)
  func found(yaml: String) throws {
    let run = ScenarioRun(try Scenario(yaml: yaml))
    #expect(run.failures.map(\.text) == [])
  }
}
