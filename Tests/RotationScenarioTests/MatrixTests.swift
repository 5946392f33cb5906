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
            guard case .events(let events) = scenario.route(to: id) else {
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

  @Test("M-15: versions before and after the one that an Info.plist names share no answer")
  func ignoredFullScreen() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPad Air 5, iOS 26.2, windowed apps
        plist:
          orientations: all
          requiresFullScreen: yes
          requiresFullScreenIgnoredStartingWith: "26.4"
        root: Home
        screens:
          Home: { supports: portrait }
        steps: [launch]
        """)
    let pad = try #require(DeviceProfile.named("iPad Air 5"))
    let versions = [SystemVersion(26, 3), SystemVersion(26, 4), SystemVersion(26, 5)]
    let matrix = Matrix(scenario, devices: [pad], versions: versions)
    #expect(matrix.rows.map { $0?.force } == [.bindingScaled, .ignored, .ignored])
  }

  @Test("A made-up table decides how versions behave")
  func table() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        plist: [portrait, landscapeLeft, landscapeRight]
        root: Home
        screens:
          Home: { supports: all, autorotates: no }
        steps: [launch]
        """)
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    var table = BehaviorTable.known
    table.change(.autorotateIsAsked, to: true, since: SystemVersion(26), "D-11")
    let versions = [SystemVersion(18), SystemVersion(26)]
    let landscape = try #require(Matrix.poses.firstIndex(of: .landscapeLeft))
    let known = Matrix(scenario, devices: [phone], versions: versions)
    let changed = Matrix(scenario, devices: [phone], versions: versions, table: table)
    #expect(known.rows.map { $0?.results[landscape] } == [.landscapeRight, .landscapeRight])
    #expect(changed.rows.map { $0?.results[landscape] } == [.landscapeRight, .portrait])
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
