import Orientation
import Testing

@Suite struct PresenterTests {
  private func stage() throws -> Stage {
    try Stage("iPhone 15", 17) {
      Controller("Tabs", .tab, children: [1, 2])
      Controller("Shown")
      Controller("Unselected")
      Controller("First", .landscape)
      Controller("Second", .landscape)
    }
  }

  @Test("Only a controller that is on screen can present")
  func onScreen() throws {
    var stage = try stage()
    stage.play(.present(3, .fullScreen, from: 2))
    #expect(stage.last.ignored == [.notThere])
    stage.play(.present(3, .fullScreen, from: 4))
    #expect(stage.last.ignored == [.notThere])
    #expect(stage.interface == .portrait)
    stage.play(.present(3, .fullScreen, from: 1))
    #expect(stage.interface.isLandscape)
  }

  @Test(
    "A controller behind a presentation cannot present another, whether it presented it or not",
    arguments: [0, 1] as [ControllerID], [PresentationStyle.fullScreen, .pageSheet])
  func behind(presenter: ControllerID, style: PresentationStyle) throws {
    var stage = try stage()
    stage.play(.present(3, style, from: 0))
    stage.play(.present(4, .fullScreen, from: presenter))
    #expect(stage.last.ignored == [presenter == 0 ? .noChange : .notThere])
    #expect(!stage.system.isShown(4))
    stage.play(.present(4, .fullScreen, from: 3))
    #expect(stage.last.ignored.isEmpty)
    #expect(stage.system.isShown(4))
  }

  @Test("A dismissal takes away whatever the controller presents, and cannot be repeated")
  func dismissal() throws {
    var stage = try stage()
    stage.play(.present(3, .pageSheet, from: 0), .present(4, .fullScreen, from: 3), .dismiss(3))
    #expect(!stage.system.isShown(3))
    #expect(!stage.system.isShown(4))
    stage.play(.dismiss(4))
    #expect(stage.last.ignored == [.notThere])
  }
}
