import RotationScenario
import Orientation
import Testing

@Suite struct MatrixTests {
  @Test(
    "A matrix holds what playing the same turn gives, screen by screen",
    arguments: [
      ("tab", "MainTabs: { kind: tab, children: [A, B], forwards: selected }"),
      ("navigation", "MainTabs: { kind: navigation, children: [B, A] }"),
      ("custom", "MainTabs: { kind: custom, children: [A, B] }"),
    ])
  func playing(name: String, root: String) throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        plist: [portrait, landscapeLeft]
        root: MainTabs
        screens:
          \(root)
          A: { supports: portrait, presents: { Player: fullScreen, Sheet: formSheet } }
          B: { supports: landscape }
          Player: { supports: landscapeLeft }
          Sheet: { supports: portrait }
        steps: [launch]
        """)
    let names = ["iPhone 8", "iPhone 15", "iPhone 15 Plus", "iPad 2", "iPad Air 5", "iPhone Duo"]
    let matrix = Matrix(
      scenario, devices: names.compactMap { DeviceProfile.named($0) },
      versions: [6, 9, 12, 15, 17, 26, 27].map { SystemVersion($0) })
    #expect(matrix.devices.count == names.count)
    #expect(matrix.unreachable.isEmpty)
    var compared = 0
    for (screen, id) in matrix.screens.enumerated() {
      for (device, profile) in matrix.devices.enumerated() {
        for (place, version) in matrix.versions.enumerated() {
          guard let row = matrix[screen, device, place] else { continue }
          for (index, pose) in Matrix.poses.enumerated() where row.fault == nil {
            var stage = scenario.stage
            stage.device = profile
            stage.version = version
            var system = scenario.makeSystem(on: stage)
            guard case .events(let events) = scenario.app.route(to: id) else {
              Issue.record("no way to \(id)")
              continue
            }
            for event in events + [.turn(pose)] {
              system.handle(event)
              system.handle(.settle)
            }
            // A pose the device is in already makes no turn; the matrix asks all the same.
            guard pose != .portrait else { continue }
            #expect(
              system.interfaceOrientation == row.results[index],
              "\(name), \(scenario.app.name(of: id)), \(profile), \(version), \(pose)")
            compared += 1
          }
        }
      }
    }
    #expect(compared > 200)
  }

  @Test("A screen that nothing leads to is left out, with the reason")
  func unreachable() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        root: Home
        screens:
          Home: {}
          Lost: {}
        steps: [launch]
        """)
    let matrix = Matrix(scenario)
    #expect(matrix.screens.count == 1)
    #expect(
      matrix.unreachable.values.first
        == "Lost cannot be reached: no screen contains, pushes or presents it.")
  }
}
