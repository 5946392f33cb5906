import Orientation
import RotationScenario
import Testing
import TextFormats

@Suite("All mistakes of a scenario are found at once")
struct ScenarioMistakesTests {
  /// A scenario that is right, apart from what is put into its places.
  private static func yaml(
    stage: String = "iPhone 15, iOS 17", root: String = "Main", kind: String = "navigation",
    supports: String = "supports: portrait", push: String = "push: Player",
    turn: String = "portrait"
  ) -> String {
    """
    stage: \(stage)
    root: \(root)
    screens:
      Main: { kind: \(kind), children: [List], forwards: top }
      List: { \(supports), pushes: Player }
      Player: { supports: all }
    steps:
      - launch
      - \(push)
      - turn: \(turn)
        expect: { interface: portrait }
      - pop: Player
    """
  }

  private func lines(_ yaml: String) -> [Int] {
    Scenario.mistakes(inYAML: yaml, file: "s.yml").compactMap(\.line)
  }

  @Test("A scenario that is right has none")
  func none() throws {
    #expect(lines(Self.yaml()).isEmpty)
    _ = try Scenario(yaml: Self.yaml())
  }

  @Test("Each mistake is listed once, in the order of the file")
  func several() {
    #expect(
      lines(
        Self.yaml(
          stage: "iPhone 15, iOS 12", root: "Mian", supports: "suports: portrait", turn: "left"))
        == [1, 2, 5, 10])
    #expect(lines(Self.yaml(root: "Nowhere", turn: "sideways")) == [2, 10])
  }

  @Test(
    "What follows from a mistake is not listed",
    arguments: [
      Self.yaml(kind: "nothingLikeIt"), Self.yaml(push: "shove: Player"),
      Self.yaml(push: "push: Somewhere"), Self.yaml(stage: "Pixel 9, iOS 17"),
      Self.yaml().replacing("root: Main\n", with: ""),
      Self.yaml().replacing("stage: iPhone 15, iOS 17\n", with: ""),
      Self.yaml(supports: "supports: [portrait, sideways]"),
    ])
  func consequences(yaml: String) {
    #expect(lines(yaml).count == 1, "\(yaml)")
  }

  @Test("A limit that is passed is one mistake, however much follows")
  func limit() {
    let steps = String(repeating: "  - openWindow: List\n", count: 230)
    let head = "stage: iPhone 15, iOS 17\nroot: Main\nscreens: { Main: , List: }\n"
    #expect(lines(head + "steps:\n  - launch\n" + steps).count == 1)
  }

  @Test("At most 20 are listed, and reading ends")
  func many() {
    let screens = (0..<300).map { "  S\($0): { supports: wrong\($0) }\n" }.joined()
    let yaml = "stage: iPhone 15, iOS 17\nroot: S0\nscreens:\n\(screens)"
    #expect(lines(yaml).count == 20)
  }

  @Test(
    "The first mistake that stops reading is among them",
    arguments: BrokenInput.all(in: "scenarios.txt"))
  func broken(input: BrokenInput) {
    let mistakes = Scenario.mistakes(inYAML: input.text, file: "s.yml")
    #expect(mistakes.contains { $0.description == input.message }, "\(mistakes)")
    #expect(mistakes.count <= 20)
  }

  @Test(
    "UIKit's own names and parts of words are answered with the word",
    arguments: [
      ("UIInterfaceOrientationPortrait", "portrait"), (".portrait", "portrait"),
      ("UIInterfaceOrientationMaskLandscapeRight", "landscapeRight"), ("left", "landscapeLeft"),
      ("right", "landscapeRight"), ("upsideDown", "portraitUpsideDown"),
      ("LandscapeLeft", "landscapeLeft"), ("landscape-left", "landscapeLeft"),
      ("UIDeviceOrientationFaceUp", "faceUp"),
    ])
  func orientations(text: String, word: String) {
    #expect(
      Scenario.mistakes(inYAML: Self.yaml(turn: text)).map(\.nearest) == [word])
  }

  @Test(
    "Kinds of controllers too",
    arguments: [
      ("navigationController", "navigation"), ("UINavigationController", "navigation"),
      ("tabBarController", "tab"), ("UISplitViewController", "split"), ("tabBar", "tab"),
      ("UIPageViewController", "page"),
    ])
  func kinds(text: String, word: String) {
    #expect(Scenario.mistakes(inYAML: Self.yaml(kind: text)).first?.nearest == word)
  }

  @Test(
    "So are UIKit's names of answers and calls",
    arguments: [
      ("supportedInterfaceOrientations", "supports"), ("shouldAutorotate", "autorotates"),
      ("preferredInterfaceOrientationForPresentation", "prefers"),
      ("prefersInterfaceOrientationLocked", "prefersLocked"),
      ("childForInterfaceOrientationLock", "lockChild"), ("viewControllers", "children"),
      ("UIViewController.supportedInterfaceOrientations", "supports"),
    ])
  func answers(text: String, word: String) throws {
    let mistake = try #require(
      Scenario.mistakes(inYAML: Self.yaml(supports: "\(text): portrait")).first)
    #expect(mistake.nearest == word)
    #expect(mistake.message == "unknown screen key '\(text)'")
  }

  @Test(
    "And of what code calls",
    arguments: [
      ("setNeedsUpdateOfSupportedInterfaceOrientations", "update"),
      ("setNeedsUpdateOfPrefersInterfaceOrientationLocked()", "updateLock"),
      ("requestGeometryUpdate", "requestGeometry"),
      ("attemptRotationToDeviceOrientation", "attemptRotation"),
      ("setValue", "setDeviceOrientation"), ("UIDevice.current.setValue", "setDeviceOrientation"),
      ("beginGeneratingDeviceOrientationNotifications", "beginNotifications"),
      ("endGeneratingDeviceOrientationNotifications", "endNotifications"), ("rotate", "turn"),
      ("pushViewController", "push"),
    ])
  func calls(text: String, word: String) throws {
    let mistake = try #require(
      Scenario.mistakes(inYAML: Self.yaml(push: "\(text): Player")).first)
    #expect(mistake.nearest == word)
    #expect(mistake.message == "unknown event '\(text)'")
  }

  @Test("And the keys of Info.plist", arguments: InfoPlistKey.allCases)
  func plistKeys(key: InfoPlistKey) {
    let name = key.propertyListKey
    let inside = Scenario.mistakes(inYAML: Self.yaml() + "\nplist: { \(name): portrait }")
    #expect(inside.map(\.nearest) == [key.rawValue])
    #expect(inside.first?.message == "unknown plist key '\(name)'")
    let atTop = Scenario.mistakes(inYAML: Self.yaml() + "\n\(name): portrait")
    #expect(atTop.map(\.nearest) == ["plist"])
  }

  @Test(
    "Nothing is said of a screen that is only a guess",
    arguments: ["[A, B, C]", "[A, B, A1]", "[B, C]"])
  func guesses(children: String) {
    let yaml = """
      stage: iPhone 15, iOS 17
      root: Tab
      screens:
        Tab: { kind: tab, children: \(children) }
        A: { presents: { B: pageSheet } }
        B: {}
      steps:
        - launch
        - present: A2
          from: A
      """
    let mistakes = Scenario.mistakes(inYAML: yaml)
    #expect(mistakes.map(\.line) == [4, 5, 9], "\(mistakes)")
    let others = mistakes.filter { !$0.message.hasPrefix("unknown screen") }
    #expect(others.map(\.message) == ["A presents B, which is inside a container already"])
  }
}
