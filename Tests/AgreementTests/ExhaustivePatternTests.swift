import Testing

@Suite("The tools agree on patterns of real apps") struct ExhaustivePatternTests {
  @Test("check, matrix, explain and run never contradict each other", arguments: PatternApp.all)
  func laws(pattern: PatternApp) throws {
    let app = try WrittenProject(pattern.files, name: pattern.name).read()
    for law in Law.allCases {
      #expect(law.contradictions(in: app) == [], "\(law)")
    }
  }
}
