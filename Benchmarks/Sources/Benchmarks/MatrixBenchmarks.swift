import RotationScenario
import Orientation

/// Every screen of an app on every device and version, in every pose.
enum MatrixBenchmarks {
  static var all: [Benchmark] {
    guard let scenario = try? Scenario(yaml: app) else { fatalError("the app cannot be read") }
    let devices = ["iPhone 8", "iPhone 15", "iPhone 15 Plus", "iPad 2", "iPad Air 5"]
      .compactMap { DeviceProfile.named($0) }
    let versions = [9, 12, 15, 17, 26].map { SystemVersion($0) }
    let cells = Matrix(scenario, devices: DeviceProfile.all).cellCount
    let played = "small matrix, every turn played"
    let undisputed = "matrix of \(cells) cells, disputed points not looked for"
    return [
      Benchmark(played) { count in
        sum(count) { playing(scenario, devices, versions) }
      },
      Benchmark("small matrix", baseline: played, compared: 1) { count in
        sum(count) {
          sum(of: Matrix(scenario, devices: devices, versions: versions))
        }
      },
      Benchmark(undisputed) { count in
        sum(count) {
          sum(of: Matrix(scenario, devices: DeviceProfile.all, findsPolicies: false))
        }
      },
      Benchmark(
        "matrix of \(cells) cells", baseline: undisputed,
        goals: [.time(atMost: .microseconds(cells)), .ratio(atMost: 2)],
        compared: 1
      ) { count in
        sum(count) { sum(of: Matrix(scenario, devices: DeviceProfile.all)) }
      },
    ]
  }

  private static func sum(_ count: Int, _ answer: () -> Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= answer() }
    return sum
  }

  private static func sum(of matrix: Matrix) -> Int {
    var sum = 0
    for row in matrix.rows {
      for result in row?.results ?? [] { sum &+= result.rawValue }
    }
    return sum
  }

  /// The same answers, each by playing the way to the screen and then the turn.
  private static func playing(
    _ scenario: Scenario, _ devices: [DeviceProfile], _ versions: [SystemVersion]
  ) -> Int {
    var sum = 0
    for screen in scenario.app.screens.indices {
      guard case .events(let way) = scenario.app.route(to: ControllerID(screen)) else { continue }
      for device in devices {
        for version in versions where device.runs(version) {
          for pose in Matrix.poses {
            var stage = scenario.stage
            stage.device = device
            stage.version = version
            var system = scenario.makeSystem(on: stage)
            for event in way { system.handle(event) }
            system.handle(.settle)
            // A pose the device is in already needs another one first.
            if pose == .portrait { system.handle(.turn(.faceUp)) }
            system.handle(.turn(pose))
            sum &+= system.interfaceOrientation.rawValue
          }
        }
      }
    }
    return sum
  }

  private static let app = """
    stage: iPhone 15, iOS 17
    plist: [portrait, landscapeLeft, landscapeRight]
    root: MainTabs
    screens:
      MainTabs: { kind: tab, children: [Home, Library, Search], forwards: selected }
      Home: { kind: navigation, children: [List], forwards: top }
      List: { supports: portrait, presents: { Player: fullScreen }, pushes: [Detail] }
      Detail: { presents: { Trailer: pageSheet } }
      Trailer: { supports: landscape }
      Library: { kind: navigation, children: [Shelf] }
      Shelf: { supports: all }
      Search: { supports: portrait }
      Player: { supports: landscape }
    steps: [launch]
    """
}
