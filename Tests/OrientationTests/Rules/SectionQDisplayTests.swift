import Orientation
import Testing

@Suite("Q and N: scenes on an external display")
struct SectionQDisplayTests {
  private static let size = ScreenSize(1920, 1080)
  private static let second = SceneID(1)

  private func stage(
    _ device: String, _ version: Int, sdk: SystemVersion? = nil,
    second mask: InterfaceOrientationMask = .all
  ) throws -> Stage {
    try Stage(device, version, ApplicationModel(mask: .allButUpsideDown, sdk: sdk)) {
      Controller("Phone")
      Controller("Slides", mask)
    }
  }

  @Test(
    "Q-18: it has the display's size and edges, whatever its masks and the device's pose",
    arguments: ["iPhone 11", "iPad Pro 11-inch (1st generation)"], [13, 16, 26])
  func ownSize(device: String, version: Int) throws {
    var stage = try stage(device, version, second: .portrait)
    stage.play(.openScene(root: 1, .externalDisplay))
    let geometry = stage.system.geometry(of: Self.second)
    #expect(geometry.size == Self.size && geometry.screenBounds == Self.size)
    let before = stage.geometry.size
    stage.play(.turn(.landscapeLeft))
    #expect(stage.geometry.size == before.transposed)
    #expect(stage.system.geometry(of: Self.second) == geometry)
    #expect(stage.system.mainScreenBounds == before.transposed)
    #expect(stage.entries.faults.isEmpty)
  }

  @Test("Q-18: a geometry request is refused there", arguments: [16, 18, 26])
  func request(version: Int) throws {
    var stage = try stage("iPhone 14", version)
    stage.play(.openScene(root: 1, .externalDisplay))
    stage.play(.requestGeometryUpdate(Self.second, .portrait))
    #expect(stage.last.outcomes == [.refused(.windowingMode)])
    #expect(stage.system.geometry(of: Self.second).size == Self.size)
  }

  @Test("Q-18: a scene that comes back is as the device is held", arguments: [13, 17, 26])
  func comesBack(version: Int) throws {
    var stage = try stage("iPhone 11", version)
    stage.play(.move(.main, .externalDisplay))
    #expect(stage.geometry.size == Self.size)
    stage.play(.turn(.portrait), .move(.main, .phone))
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.size == ScreenSize(414, 896))
    stage.play(.move(.main, .externalDisplay), .turn(.landscapeRight), .move(.main, .phone))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.geometry.size == ScreenSize(896, 414))
  }

  @Test(
    "N-38: with the SDK of iOS 27 no such scene is offered",
    arguments: [(26, nil, true), (27, SystemVersion(26), true), (27, nil, false)]
      as [(Int, SystemVersion?, Bool)])
  func offered(version: Int, sdk: SystemVersion?, isOffered: Bool) throws {
    var stage = try stage("iPhone 17", version, sdk: sdk)
    stage.play(.openScene(root: 1, .externalDisplay))
    #expect(stage.last.ignored == (isOffered ? [] : [.notOffered]))
  }
}
