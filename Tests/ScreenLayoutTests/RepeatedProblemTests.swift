import Orientation
import Testing

@testable import ScreenLayout

struct RepeatedProblemTests {
  private static let layouts = [
    "portrait", "landscapeRight", "wide portrait", "wide landscapeRight",
  ]

  private func problem(
    _ message: String, _ kind: LayoutProblem.Kind = .smallTapTarget, view: String = "Window/Button"
  ) throws -> LayoutProblem {
    let device = try #require(DeviceProfile.named("iPhone 15"))
    let snapshot = LayoutSnapshot(
      name: "Screen", device: device, version: SystemVersion(17), orientation: .portrait)
    return LayoutProblem(kind, view: view, message, in: snapshot)
  }

  @Test("A problem with other numbers in another layout is one, and says so")
  func numbers() throws {
    let found = RepeatedProblem.gathered([
      [try problem("is 353 by 30 points")], [try problem("is 734.5 by 30 points")],
      [try problem("is 353 by 30 points")], [],
    ])
    #expect(found.places == [[0], [0], [0], []])
    let only = try #require(found.problems.first)
    #expect(found.problems.count == 1 && only.layouts == [0, 1, 2] && only.differing == [1])
    #expect(only.names(Self.layouts) == "portrait, wide portrait")
    #expect(only.remark(Self.layouts) == "; with other numbers: landscapeRight")
  }

  @Test("Problems of other views, kinds and words are others")
  func others() throws {
    let found = RepeatedProblem.gathered([
      [try problem("is 30 by 30 points")],
      [
        try problem("is 30 by 30 points", view: "Window/Button 2"),
        try problem("is 30 by 30 points", .textCutOff), try problem("reaches 30 points"),
      ],
    ])
    #expect(found.places == [[0], [1, 2, 3]])
  }

  @Test("Two alike in one layout stay two")
  func twins() throws {
    let twin = try problem("its constraint a == 1 cannot hold")
    let found = RepeatedProblem.gathered([[twin, twin], [twin]])
    #expect(found.places == [[0, 1], [0]])
    #expect(found.problems.map(\.layouts) == [[0, 1], [0]])
  }
}
