import Foundation
import RecordedFiles
import Orientation
import Testing

@testable import RotationScenario
import YAMLDocuments

@Suite struct SchemaTests {
  let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(contentsOf: Checkout.path("Schemas/scenario.schema.json"))
  }

  private func words(_ name: String) -> [String] {
    schema.definition(name)["enum"] as? [String] ?? []
  }

  private func keys(_ object: [String: Any]) -> Set<String> {
    Set((object["properties"] as? [String: Any] ?? [:]).keys)
  }

  /// The keys of the one map among the forms a definition allows.
  private func keys(ofMapIn name: String) -> Set<String> {
    let forms = schema.definition(name)["anyOf"] as? [[String: Any]] ?? []
    return keys(forms.first { $0["properties"] != nil } ?? [:])
  }

  @Test("The schema's words are those the reader knows")
  func words() {
    #expect(words("interfaceOrientation") == ScenarioWords.interfaceOrientation.words)
    #expect(words("readOrientation") == ScenarioWords.readOrientation.words)
    #expect(words("deviceOrientation") == ScenarioWords.deviceOrientation.words)
    #expect(words("maskWord") == ScenarioWords.mask.words)
    #expect(words("plistOrientation") == ScenarioWords.plistOrientations.words)
    #expect(words("kind") == ScenarioWords.kind.words)
    #expect(words("forwarding") == ScenarioWords.forwarding.words)
    #expect(words("presentationStyle") == ScenarioWords.presentationStyle.words)
    #expect(words("override") == ScenarioWords.overrides.words)
    #expect(words("moment") == ScenarioWords.moment.words)
    #expect(words("environment") == ScenarioWords.environment.words)
    #expect(words("windowingMode") == ScenarioWords.windowingMode.words)
    #expect(words("stayReason") == ScenarioWords.stayReason.words)
    #expect(words("ignored") == ScenarioWords.ignored.words)
    #expect(words("traits") == ScenarioWords.traits.words)
    #expect(words("sensingPreset") == ScenarioWords.sensingPreset.words)
    #expect(words("accelerationUnit") == ScenarioWords.accelerationUnit.words)
    #expect(words("sensorAxes") == ScenarioWords.sensorAxes.words)
    #expect(
      words("eventWord") == EventWord.allCases.filter { $0.argument == .none }.map(\.rawValue))
  }

  @Test("The schema's keys are those the reader knows")
  func keys() {
    #expect(keys(schema.root) == Set(ScenarioKey.allCases.map(\.rawValue)))
    #expect(keys(ofMapIn: "plist") == Set(InfoPlistKey.allCases.map(\.rawValue)))
    #expect(keys(ofMapIn: "screen") == Set(ScreenKey.allCases.map(\.rawValue)))
    #expect(keys(ofMapIn: "forwards") == Set(ForwardsKey.allCases.map(\.rawValue)))
    #expect(keys(ofMapIn: "appDelegate") == Set(AppDelegateKey.allCases.map(\.rawValue)))
    #expect(keys(ofMapIn: "sceneDelegate") == Set(SceneDelegateKey.allCases.map(\.rawValue)))
    for (name, expected) in [
      ("situatedMasks", WhenMaskKey.allCases.map(\.rawValue)),
      ("situatedAnswers", WhenKey.allCases.map(\.rawValue)),
    ] {
      let items = schema.definition(name)["items"] as? [String: Any] ?? [:]
      #expect(keys(items) == Set(expected))
    }
    let events = EventWord.allCases.map(\.rawValue) + EventModifier.allCases.map(\.rawValue)
    #expect(keys(ofMapIn: "event") == Set(events))
    #expect(keys(ofMapIn: "step") == Set(events + StepKey.allCases.map(\.rawValue)))
    let expect = schema.definition("expect")
    #expect(
      keys(expect)
        == Set(ExpectationKey.allCases.map(\.rawValue) + [ExpectationReader.sceneKey]))
    let sees = (expect["properties"] as? [String: Any])?["sees"] as? [String: Any]
    let read = sees?["additionalProperties"] as? [String: Any]
    #expect(keys(read ?? [:]) == Set(ObservedKey.allCases.map(\.rawValue)))
  }

  @Test("The schema knows which keys each event allows")
  func modifiers() {
    let forms = schema.definition("step")["anyOf"] as? [[String: Any]] ?? []
    let map = forms.first { $0["properties"] != nil } ?? [:]
    let dependencies = map["dependencies"] as? [String: Any] ?? [:]
    for modifier in EventModifier.allCases {
      let events = EventWord.allCases.filter { $0.modifiers.contains(modifier) }.map(\.rawValue)
      let alone = dependencies[modifier.rawValue] as? [String]
      let forms = (dependencies[modifier.rawValue] as? [String: Any])?["anyOf"] as? [[String: Any]]
      let several = forms?.compactMap { ($0["required"] as? [String])?.first }
      #expect(Set(alone ?? several ?? []) == Set(events), "\(modifier)")
    }
  }

  @Test("The schema's policies are the engine's, with their options and questions")
  func policies() throws {
    let properties = schema.definition("policy")["properties"] as? [String: Any] ?? [:]
    #expect(Set(properties.keys) == Set(PolicyPoint.allCases.map(\.rawValue)))
    for point in PolicyPoint.allCases {
      let property = try #require(properties[point.rawValue] as? [String: Any])
      #expect(property["enum"] as? [String] == point.description.options.map(\.name))
      #expect(property["description"] as? String == point.description.question)
    }
  }

  static let examples =
    Checkout.files(in: "Examples", ending: ".yml")
    + Checkout.files(in: "Examples/questions", ending: ".yml")

  @Test("Every example obeys the schema and names it for editors", arguments: examples)
  func example(path: String) throws {
    let text = try String(contentsOfFile: Checkout.path(path), encoding: .utf8)
    let up = path.split(separator: "/").dropLast().map { _ in "../" }.joined()
    let first = "# yaml-language-server: $schema=\(up)Schemas/scenario.schema.json\n"
    #expect(text.hasPrefix(first))
    let document = try Document.element(Array(text.utf8), file: path)
    #expect(schema.problems(JSONValue(document)) == [])
  }

  @Test("Every step of the table of events obeys the schema")
  func events() throws {
    for (step, _) in EventTests.words {
      let text = EventTests.app + "  - \(step)\n"
      let document = try Document.element(Array(text.utf8), file: "s.yml")
      #expect(schema.problems(JSONValue(document)) == [], "\(step)")
    }
  }

  @Test("The schema refuses words and keys that the reader refuses")
  func broken() throws {
    let titles: Set<String> = [
      "an unknown key at the top", "no stage", "no screens", "screens without one",
      "screens as a list", "a screen name with a dot", "an unknown screen key",
      "a screen that is a word", "a change of something else before a screen", "an unknown kind",
      "an unknown mask", "a mask that is a map",
      "an empty mask", "an unknown preferred orientation", "a boolean that is none",
      "an unknown override", "a size that is none",
      "an unknown presentation style", "an unknown moment", "an unknown policy",
      "an unknown option of a policy", "a stage that is a map",
      "an unknown orientation in the plist", "an empty plist list", "an unknown plist key",
      "steps as a map", "an unknown event", "an unknown event with a value",
      "two events in one step", "a step without an event", "an event without its value",
      "an event with a value too many", "an unknown pose in a step",
      "a key that belongs to another event", "an expectation in a reaction",
      "a time that is none", "an unknown expectation", "an expected orientation that is none",
      "an expectation that is a word",
    ]
    var tried = 0
    for input in BrokenScenarioTests.inputs where titles.contains(input.title) {
      let document = try Document.element(Array(input.text.utf8), file: "s.yml")
      #expect(schema.problems(JSONValue(document)) != [], "\(input.title)")
      tried += 1
    }
    #expect(tried == titles.count)
  }
}
