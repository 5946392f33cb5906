import Orientation
import Foundation
import RecordedFiles
import Testing

@testable import RotationScenario

/// The article about scenario files against the reader.
@Suite struct ArticleTests {
  let text: String

  init() throws {
    let path = Checkout.path("Sources/RotationScenario/RotationScenario.docc/ScenarioFiles.md")
    text = try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The words in code font, each with what follows its colon cut off.
  private var words: Set<String> {
    let parts = text.components(separatedBy: "`")
    let code = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    return Set(code.flatMap { [$0, $0.components(separatedBy: ":")[0]] })
  }

  @Test("The article mentions every key and every word")
  func complete() {
    let keys =
      ScenarioKey.allCases.map(\.rawValue) + ScreenKey.allCases.map(\.rawValue)
      + InfoPlistKey.allCases.map(\.rawValue) + EventWord.allCases.map(\.rawValue)
      + EventModifier.allCases.map(\.rawValue) + StepKey.allCases.map(\.rawValue)
      + ExpectationKey.allCases.map(\.rawValue) + ObservedKey.allCases.map(\.rawValue)
      + [ExpectationReader.sceneKey]
    let vocabulary =
      ScenarioWords.mask.words + ScenarioWords.kind.words + ScenarioWords.presentationStyle.words
      + ScenarioWords.overrides.words
      + ScenarioWords.environment.words + ScenarioWords.windowingMode.words
      + ScenarioWords.bool.words
      + ScenarioWords.moment.words.filter { !$0.hasPrefix("device ") }
    let inMaps: Set<String> = ["delegate", "preferred", "bounds"]
    let missing = (keys + vocabulary).filter { !words.contains($0) && !inMaps.contains($0) }
    #expect(missing == [])
  }

  @Test("The article's files are read, and their expectations are met", arguments: [0, 1, 2])
  func files(index: Int) throws {
    let blocks = text.components(separatedBy: "```yaml\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 3)
    let run = ScenarioRun(try Scenario(yaml: blocks[index]))
    #expect(run.steps.count == [4, 2, 2][index])
    #expect(run.failures.map(\.text) == [])
  }
}
