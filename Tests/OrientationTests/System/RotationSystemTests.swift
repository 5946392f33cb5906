import Orientation
import Testing

@Suite struct RotationSystemTests {
  @Test("D-24, E-17: a full-screen player turns the interface, and its dismissal turns it back")
  func player() throws {
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    var system = RotationSystem(
      device: phone, version: SystemVersion(17),
      application: ApplicationModel(
        infoPlist: InfoPlist(orientations: [.portrait, .landscapeLeft, .landscapeRight])),
      controllers: [
        Controller("Home", answers: ControllerAnswers(mask: .portrait)),
        Controller("Player", answers: ControllerAnswers(mask: .landscape)),
      ], root: ControllerID(0))
    var all: [Transcript.Entry] = []
    for event: RotationEvent in [
      .launch, .turn(.landscapeLeft), .settle,
      .present(ControllerID(1), .fullScreen, from: ControllerID(0)),
      .settle,
    ] { all += system.handle(event) }
    #expect(system.interfaceOrientation == .landscapeRight)
    all += system.handle(.dismiss(ControllerID(1)))
    all += system.handle(.settle)
    #expect(system.interfaceOrientation == .portrait)
  }
}
