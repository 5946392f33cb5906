import Orientation

/// A device that is turned to and fro, with one screen and with a hundred.
enum SystemBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark("device turn, 1 screen") { count in turns(count, of: app(tabs: 0, depth: 0)) },
      Benchmark(
        "device turn, 100 screens in tabs", baseline: "device turn, 1 screen",
        goals: [.time(atMost: .microseconds(50))]
      ) { count in turns(count, of: app(tabs: 5, depth: 19)) },
      // Every one of these gets ten callbacks; no app shows so many at once.
      Benchmark("device turn, 100 screens visible", baseline: "device turn, 1 screen") { count in
        turns(count, of: app(children: 99))
      },
    ]
  }

  /// Turns a phone, from the device to the end of every callback.
  private static func turns(_ count: Int, of launched: RotationSystem) -> Int {
    var system = launched
    var sum = 0
    for index in 0..<count {
      system.handle(.turn(index.isMultiple(of: 2) ? .landscapeLeft : .portrait))
      system.handle(.settle)
      sum &+= system.interfaceOrientation.rawValue
    }
    return sum
  }

  /// Tabs of navigation controllers whose stacks are `depth` screens deep.
  private static func app(tabs: Int, depth: Int) -> RotationSystem {
    var controllers: [Controller] = [Controller("Root", tabs == 0 ? .plain : .tab)]
    for tab in 0..<tabs {
      let navigation = controllers.count
      controllers.append(Controller("Navigation\(tab)", .navigation))
      for place in 0..<depth {
        controllers[navigation].children.append(ControllerID(controllers.count))
        controllers.append(Controller("Screen\(tab)-\(place)"))
      }
      controllers[0].children.append(ControllerID(navigation))
    }
    return launched(controllers)
  }

  /// A container that shows all its children at once.
  private static func app(children: Int) -> RotationSystem {
    var controllers = [Controller("Root", .custom)]
    for place in 1...children {
      controllers[0].children.append(ControllerID(place))
      controllers.append(Controller("Child\(place)"))
    }
    return launched(controllers)
  }

  private static func launched(_ controllers: [Controller]) -> RotationSystem {
    guard let phone = DeviceProfile.named("iPhone 15") else { fatalError("no such device") }
    var system = RotationSystem(
      device: phone, version: SystemVersion(17), controllers: controllers, root: ControllerID(0))
    system.handle(.launch)
    system.handle(.settle)
    return system
  }
}
