import Orientation
import Testing

/// A forced rotation and a turn of the device look the same to controllers.
@Suite struct SectionGForcedTests {
  private func stage(_ version: Int) throws -> Stage {
    try Stage("iPhone 8", version) {
      Controller("Stack", .navigation, children: [1], overrides: [.rotate])
      Controller("Home", overrides: [.rotate])
    }
  }

  @Test(
    "G-39, F-01: a key-value write gives the same log as a turn of the device",
    arguments: [6, 7, 8, 12, 15])
  func keyValueWrite(version: Int) throws {
    var turned = try stage(version)
    turned.play(.turn(.landscapeLeft))
    var forced = try stage(version)
    forced.play(.setDeviceOrientation(rawValue: 3))
    #expect(forced.last.text == turned.last.text)
    #expect(forced.last.text.hasPrefix("device landscapeLeft\n"))
    #expect(forced.interface == .landscapeRight)
    let values = forced.last.callbacks.map(\.observed)
    #expect(values == turned.last.callbacks.map(\.observed))
  }

  @Test(
    "G-39, F-20, F-31: a request gives the same log without the device notification",
    arguments: [16, 18, 26, 27])
  func request(version: Int) throws {
    var turned = try stage(version)
    turned.play(.turn(.landscapeLeft))
    var forced = try stage(version)
    forced.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(turned.last.text == "device landscapeLeft\n" + forced.last.text)
    #expect(forced.interface == .landscapeRight)
    #expect(forced.device == .portrait)
  }

  @Test("G-39, F-24: an update gives the same log too", arguments: [16, 18, 26, 27])
  func update(version: Int) throws {
    var turned = try stage(version)
    turned.play(.turn(.landscapeLeft))
    var forced = try stage(version)
    forced.play(.change(0, ControllerAnswers(mask: .landscapeRight)))
    forced.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(turned.last.text == "device landscapeLeft\n" + forced.last.text)
  }

  @Test(
    "G-39, E-08: a full-screen presentation turns with the same log of the presented controller",
    arguments: [8, 12, 15, 17, 26, 27])
  func presentation(version: Int) throws {
    var turned = try Stage("iPhone 8", version) { Controller("Player") }
    turned.play(.turn(.landscapeLeft))
    var presented = try Stage("iPhone 8", version) {
      Controller("Home")
      Controller("Player", .landscapeRight)
    }
    presented.play(.present(1, .fullScreen, from: 0))
    let heard = presented.last.callbacks(of: 1).drop { $0 != .viewDidAppear }.dropFirst()
    #expect(Array(heard) == turned.last.callbacks(of: 0))
  }
}
