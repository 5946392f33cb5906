import HeadlessUIKit
import Orientation
import Testing

@MainActor
@Suite("What is covered while a turn is announced, on values and on live objects")
struct CoveredTwinTests {
  @Test(
    "E-20: who participated before it was covered gets the new bounds, and keeps them",
    arguments: [8, 10], [PresentationStyle.formSheet, .fullScreen])
  func covered(version: Int, style: PresentationStyle) throws {
    let phone = try #require(DeviceProfile.named("iPhone 5"))
    var home = Controller("Home", .custom, overrides: .sizeTransition)
    home.reactions = [
      Reaction(on: .viewWillTransition, [.present(ControllerID(2), style, from: ControllerID(1))])
    ]
    let system = RotationSystem(
      device: phone, version: SystemVersion(version),
      application: ApplicationModel(delegateMask: .all),
      controllers: [home, Controller("Banner", .custom), Controller("Card")],
      root: ControllerID(0))
    let scenario = TwinScenario(
      system,
      [
        .launch, .openWindow(root: ControllerID(1), in: .main, isHidden: false), .settle,
        .turn(.landscapeLeft), .settle, .dismiss(ControllerID(2)), .settle, .turn(.portrait),
        .settle,
      ])
    let comparison = TwinComparison(scenario)
    #expect(comparison.count == scenario.events.count)
    #expect(comparison.difference == nil, "\(comparison.difference ?? "")")
  }
}
