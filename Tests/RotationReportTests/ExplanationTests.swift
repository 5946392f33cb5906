import Orientation
import RotationReport
import Testing

@Suite struct ExplanationTests {
  @Test("D-01: the app delegate's portrait is named as what keeps the player from turning")
  func delegate() throws {
    let cast = try PlayerApp.cast(15)
    let (decision, steps) = PlayerApp.explain(.deviceTurn, cast)
    let explanation = Explanation(decision, steps, cast: cast, screen: PlayerApp.player)
    #expect(explanation.headline == "Player does not turn: the app allows portrait only.")
    #expect(explanation.rows.filter(\.decides).map(\.speaker) == ["app delegate"])
    try expectSnapshot(explanation.text(), "explain-delegate.txt")
    try expectSnapshot(
      explanation.text(TextStyle(isColored: true)), "explain-delegate-colored.txt")
  }
}
