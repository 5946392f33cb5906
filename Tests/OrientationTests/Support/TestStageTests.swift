import Orientation
import Testing

@Suite struct TestStageTests {
  @Test("A stage launches its app, plays events to their end and keeps what happened")
  func play() throws {
    var stage = try Stage("iPhone 15", 17, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Home", .portrait)
      Controller("Player", .landscape)
    }
    #expect(stage.system.phase == .foreground)
    stage.play(.turn(.landscapeLeft), .present(1, .fullScreen, from: 0))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.last.callbacks(of: 1).contains(.viewDidAppear))
    #expect(!stage.system.isInTransition)
  }
}
