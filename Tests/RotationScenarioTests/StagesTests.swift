import Foundation
import Orientation
import RotationScenario
import Testing
import TextFormats

@Suite("A file with several stages is a scenario for each")
struct StagesTests {
  private static let yaml = """
    stages:
      phone: iPhone 15, iOS 17
      pad: iPad Air 5, iOS 17
    root: Home
    screens:
      Home: { supports: all }
    steps:
      - launch
      - turn: portraitUpsideDown
        expect:
          device: portraitUpsideDown
          interface: portraitUpsideDown
          phone: { interface: portrait, stays: notAllowed }
    """

  private func scenarios(_ yaml: String) throws -> [Scenario] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yml")
    defer { try? FileManager.default.removeItem(at: file) }
    try yaml.write(to: file, atomically: true, encoding: .utf8)
    return try Scenario.all(contentsOf: file.path)
  }

  @Test("Each has its stage, and its own expectations in place of the common ones")
  func expectations() throws {
    let all = try scenarios(Self.yaml)
    #expect(all.map(\.stageName) == ["phone", "pad"])
    #expect(all.map(\.stage.device.name) == ["iPhone 15", "iPad Air (5th generation)"])
    let texts = all.map { $0.steps[1].expectations.map { "\($0.key) \($0.text)" } }
    #expect(
      texts == [
        ["device portraitUpsideDown", "interface portrait", "stays notAllowed"],
        ["device portraitUpsideDown", "interface portraitUpsideDown"],
      ])
    for scenario in all { #expect(ScenarioRun(scenario).failures.isEmpty) }
  }

  @Test("A file with one stage is one scenario without a name")
  func one() throws {
    let yaml = "stage: iPhone 15, iOS 17\nscreens: { A: }\n"
    #expect(try scenarios(yaml).map(\.stageName) == [nil])
    #expect(try Scenario(yaml: Self.yaml).stageName == "phone")
  }

  @Test(
    "Stages that cannot be are refused",
    arguments: [
      (
        "stage: iPhone 15, iOS 17\nstages: { a: 'iPhone 15, iOS 17' }\nscreens: { A: }\n",
        "s.yml:1:1: stage and stages in one file. Expected one of the two."
      ),
      ("stages: {}\nscreens: { A: }\n", "s.yml:1:1: 0 stages. Expected from 1 to 50."),
      (
        "stages: { turned: 'iPhone 15, iOS 17' }\nscreens: { A: }\n",
        "s.yml:1:11: a stage called 'turned', which is the name of an expectation."
      ),
      (
        "stages: { a: 'iPhone 15, iOS 17', b: 'iPhone 15, iOS 12' }\nscreens: { A: }\n",
        "s.yml:1:49: iPhone 15 never ran iOS 12. Expected iOS 17 or later."
      ),
    ])
  func refused(yaml: String, message: String) {
    let mistakes = Scenario.mistakes(inYAML: yaml, file: "s.yml")
    #expect(mistakes.map(\.description) == [message])
  }

  @Test("An expectation of another stage is read as well")
  func otherStage() {
    let yaml = Self.yaml.replacing("stays: notAllowed", with: "stays: notAlowed")
      .replacing("phone: {", with: "pad: {")
    let mistakes = Scenario.mistakes(inYAML: yaml, file: "s.yml")
    #expect(mistakes.map(\.nearest) == ["notAllowed"])
  }
}
