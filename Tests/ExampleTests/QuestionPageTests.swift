import Orientation
import RecordedFiles
import RotationReport
import RotationScenario
import Testing

@Suite struct QuestionPageTests {
  @Test(
    "The explanation says who decides, why, what to change and on which systems",
    arguments: QuestionPoint.all)
  func points(point: QuestionPoint) throws {
    let path = "questions/\(point.file).yml"
    let scenario = try #require(ExampleFile.all.first { $0.path == path }).scenario()
    let screen = try point.screen.map { try #require(scenario.controllerID(named: $0)) }
    let run = ScenarioRun(scenario)
    let explanation =
      switch point.moment {
      case .turn(let pose): Explanation(run, turnedTo: pose, screen: screen)
      case .step(let number): Explanation(run, step: number - 1, screen: screen)
      }
    let text = explanation.text(TextStyle(width: 10_000))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let parts = point.cells.filter { $0 != QuestionPoint.nothing }
    for part in parts { #expect(text.contains(part), "\(text)") }
    #expect((explanation.advice == nil) == (point.change == nil), "\(text)")
    if point.systems == nil { #expect(explanation.advice?.systems == nil, "\(text)") }
    // The systems are those of the change that is named, not of another one.
    guard let change = point.change, let advice = explanation.advice,
      let option = advice.options.first(where: {
        $0.changes.joined(separator: ", and ").contains(change)
      })
    else { return }
    #expect(point.systems == option.systems.map { "only on \($0)" } ?? advice.systems)
  }

  @Test("Every one of the twenty questions is on the page, and the page has these points")
  func page() throws {
    let numbers = Set(QuestionPoint.all.compactMap { Int($0.file.prefix(2)) })
    #expect(numbers == Set(1...20))
    try expectRecorded(Self.page, at: "Documentation/Questions.md")
  }

  private static var page: String {
    let head = """
      # The twenty questions, point by point

      What `quarterturn explain` answers to [the twenty questions](README.md#twenty-questions): who
      decides, why, what to change, and on which systems that helps: those it was played again on, or
      those that have the call. Each cell is a part of its output, which a test looks for; a dash is
      where it advises nothing, or names no systems. The files are in `Examples/questions`.

      | question | `quarterturn explain` | who decides | why | what to change | systems |
      | --- | --- | --- | --- | --- | --- |

      """
    return head
      + QuestionPoint.all.map { point in
        let cells = [point.question, "`\(point.command)`"] + point.cells
        return "| " + cells.joined(separator: " | ") + " |\n"
      }.joined()
  }
}
