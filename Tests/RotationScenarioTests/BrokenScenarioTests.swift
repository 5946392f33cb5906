import RotationScenario
import Foundation
import Testing
import TextFormats

@Suite struct BrokenScenarioTests {
  static let inputs = BrokenInput.all(in: "scenarios.txt")

  @Test("A broken scenario leads to one clear message", arguments: inputs)
  func message(input: BrokenInput) {
    let error = #expect(throws: ReadingError.self) {
      try Scenario(yaml: input.text, file: "s.yml")
    }
    #expect(error?.description == input.message)
  }

  @Test("The file holds the messages that its texts lead to")
  func recorded() throws {
    try BrokenInput.expectRecorded("scenarios.txt") { text in
      do throws(ReadingError) {
        _ = try Scenario(yaml: text, file: "s.yml")
        return "no error"
      } catch {
        return error.description
      }
    }
  }

  @Test("There are at least 90 broken scenarios")
  func count() {
    #expect(Self.inputs.count >= 90)
  }
}
