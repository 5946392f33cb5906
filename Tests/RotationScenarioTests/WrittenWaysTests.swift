import Orientation
import RotationScenario
import Testing

/// A file names each screen once among the ways from another.
@Suite struct WrittenWaysTests {
  static let file = """
    stage: iPhone 15, iOS 17
    plist: allButUpsideDown
    root: Bar
    screens:
      Bar: { kind: navigation, children: [List] }
      List: { pushes: [Detail] }
      Detail: { pushes: [Photo] }
      Photo: {}
    steps: [launch]
    """

  private func written(
    _ change: (inout [Screen], (String) -> ControllerID) -> Void
  ) throws -> String {
    var scenario = try Scenario(yaml: Self.file)
    let known = scenario
    change(&scenario.app.screens) { name in
      known.controllerID(named: name) ?? ControllerID(0)
    }
    let text = scenario.yaml
    let again = try Scenario(yaml: text)
    #expect(again.app.screens.map(\.name) == known.app.screens.map(\.name))
    return text
  }

  @Test("What is presented before it is pushed pushes nothing in the file")
  func presentedFirst() throws {
    let text = try written { screens, id in
      screens[id("List").index].links.insert(
        Screen.Link(.presents(.fullScreen), id("Detail")), at: 0)
    }
    #expect(text.contains("presents: { Detail: fullScreen }"))
    #expect(!text.contains("pushes"))
  }

  @Test("A screen that cannot push still presents what it also pushes")
  func cannotPush() throws {
    let text = try written { screens, id in
      screens[id("Bar").index].controller.kind = .plain
      screens[id("Bar").index].controller.children = []
      screens[id("Bar").index].links = [Screen.Link(.presents(.fullScreen), id("List"))]
      screens[id("List").index].links.append(Screen.Link(.presents(.formSheet), id("Detail")))
    }
    #expect(text.contains("presents: { Detail: formSheet }"))
    #expect(!text.contains("pushes"))
  }
}
