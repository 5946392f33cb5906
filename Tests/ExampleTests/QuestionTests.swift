import RotationScenario
import Orientation
import RotationReport
import Testing

@Suite struct QuestionTests {
  @Test("Every one of the twenty questions has a file, and every file an answer")
  func complete() {
    #expect(Set(ExampleFile.questions.compactMap(\.question)) == Set(1...20))
    let answered = Set(Answer.all.map { "questions/\($0.file).yml" })
    #expect(answered == Set(ExampleFile.questions.map(\.path)))
  }

  @Test(
    "A question's file opens with the question and its threads, and expects a rule or a decider",
    arguments: ExampleFile.questions)
  func file(file: ExampleFile) throws {
    let number = try #require(file.question)
    let comment = try file.comment().drop { $0.isEmpty }
    #expect(comment.first?.hasPrefix("Question \(number)") == true)
    #expect(comment.contains { $0.hasPrefix("Thread") })
    let keys = try file.scenario().steps.flatMap { $0.expectations.map(\.key) }
    #expect(keys.contains { $0 == .rules || $0 == .decidedBy })
  }

  @Test("The explanation answers the question", arguments: Answer.all)
  func answer(answer: Answer) throws {
    let path = "questions/\(answer.file).yml"
    let file = try #require(ExampleFile.all.first { $0.path == path })
    let scenario = try file.scenario()
    let screen = try answer.screen.map { try #require(scenario.controllerID(named: $0)) }
    let run = ScenarioRun(scenario)
    let explanation =
      switch answer.moment {
      case .turn(let pose): Explanation(run, turnedTo: pose, screen: screen)
      case .step(let number): Explanation(run, step: number - 1, screen: screen)
      }
    #expect(explanation.headline == answer.headline)
    let rules = Set((explanation.rows + [explanation.result]).compactMap(\.rule))
    #expect(rules.isSuperset(of: answer.rules), "rows rest on \(rules)")
    if let advice = answer.advice {
      let text = try #require(explanation.advice).text
      #expect(text.contains(advice), "\(text)")
    }
  }
}
