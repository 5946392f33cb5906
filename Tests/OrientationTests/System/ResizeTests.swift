import Orientation
import Testing

@Suite struct ResizeTests {
  @Test("G-35: an iPad's scene that is given the whole screen again turns as if never resized")
  func wholeScreenAgain() throws {
    var stage = try Stage("iPad Air 2", 12) { Controller("Home") }
    stage.play(
      .resize(.main, ScreenSize(320, 1024), isInteractive: false),
      .resize(.main, ScreenSize(768, 1024), isInteractive: false))
    #expect(stage.geometry.size == ScreenSize(768, 1024))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.geometry.size == ScreenSize(1024, 768))
    stage.play(.enterBackground)
    #expect(stage.last.geometries.count == 2)
  }

  @Test("G-35: half a screen keeps its size through a turn, and is not drawn both ways on leaving")
  func halfScreen() throws {
    var stage = try Stage("iPad Air 2", 12) { Controller("Home") }
    stage.play(.resize(.main, ScreenSize(320, 1024), isInteractive: false), .turn(.landscapeLeft))
    #expect(stage.geometry.size == ScreenSize(320, 1024))
    stage.play(.enterBackground)
    #expect(stage.last.geometries.isEmpty)
  }
}
