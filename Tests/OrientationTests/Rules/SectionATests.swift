import Orientation
import Testing

@Suite("A: the three enums")
struct SectionATests {
  @Test("A-01, A-18: the device enum has seven values, unknown included, from 0 to 6")
  func deviceRawValues() {
    let named: [DeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(named.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(DeviceOrientation.allCases.count == 7)
    #expect(DeviceOrientation(rawValue: 7) == nil)
  }

  @Test("A-02: the interface enum counts landscape right before landscape left")
  func interfaceRawValues() {
    let named: [InterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(named.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(InterfaceOrientation.allCases.count == 5)
  }

  @Test(
    "A-03: the masks have UIKit's bits",
    arguments: [
      (InterfaceOrientationMask.portrait, 2), (.portraitUpsideDown, 4), (.landscapeRight, 8),
      (.landscapeLeft, 16), (.landscape, 24), (.allButUpsideDown, 26), (.all, 30),
    ] as [(InterfaceOrientationMask, UInt)])
  func maskRawValues(mask: InterfaceOrientationMask, bits: UInt) {
    #expect(mask.rawValue == bits)
  }

  @Test("A-04: an orientation's mask is 1 shifted left by its raw value", arguments: 1...4)
  func singleMask(raw: Int) throws {
    let orientation = try #require(InterfaceOrientation(rawValue: raw))
    #expect(orientation.mask.rawValue == 1 << UInt(raw))
    for bits in 0...31 as ClosedRange<UInt> {
      let mask = InterfaceOrientationMask(rawValue: bits)
      #expect(mask.contains(orientation) == (bits & (1 << UInt(raw)) != 0))
    }
  }

  @Test("A-04: the landscape mask holds both landscapes and nothing else, not even unknown")
  func landscapeMask() {
    let held = InterfaceOrientation.allCases.filter {
      InterfaceOrientationMask.landscape.contains($0)
    }
    #expect(Set(held) == [.landscapeLeft, .landscapeRight])
    #expect(!InterfaceOrientationMask.all.contains(InterfaceOrientation.unknown))
  }

  @Test(
    "A-05: left and right swap between device and interface, upright poses map straight",
    arguments: [
      (DeviceOrientation.portrait, InterfaceOrientation.portrait),
      (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeRight),
      (.landscapeRight, .landscapeLeft),
    ])
  func mirroring(device: DeviceOrientation, interface: InterfaceOrientation) {
    #expect(device.interfaceOrientation == interface)
    #expect(interface.deviceOrientation == device)
  }

  @Test("A-06: a cast of the raw value is already the mirrored conversion", arguments: 1...4)
  func cast(raw: Int) throws {
    let device = try #require(DeviceOrientation(rawValue: raw))
    #expect(InterfaceOrientation(rawValue: raw) == device.interfaceOrientation)
  }

  @Test("A-07: a device turned to the left is landscape left, its interface landscape right")
  func turnedLeft() throws {
    var stage = try Stage("iPhone 15", 17)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.device == .landscapeLeft)
    #expect(stage.interface == .landscapeRight)
  }

  @Test("A-08, A-09: the flags of the device enum", arguments: DeviceOrientation.allCases)
  func deviceFlags(device: DeviceOrientation) {
    #expect(device.isPortrait == [1, 2].contains(device.rawValue))
    #expect(device.isLandscape == [3, 4].contains(device.rawValue))
    #expect(device.isFlat == [5, 6].contains(device.rawValue))
    #expect(device.isValidInterfaceOrientation == (1...4).contains(device.rawValue))
  }

  @Test("A-10: the flags of the interface enum", arguments: InterfaceOrientation.allCases)
  func interfaceFlags(interface: InterfaceOrientation) {
    #expect(interface.isPortrait == [1, 2].contains(interface.rawValue))
    #expect(interface.isLandscape == [3, 4].contains(interface.rawValue))
  }

  @Test(
    "A-11: flat and unknown poses have no interface orientation",
    arguments: [DeviceOrientation.unknown, .faceUp, .faceDown])
  func noCounterpart(device: DeviceOrientation) {
    #expect(device.interfaceOrientation == nil)
  }

  @Test("A-12: compared by raw value, an orientation is not its mask but another orientation's")
  func pitfallOfMasks() {
    let mask = InterfaceOrientationMask.portrait
    #expect(UInt(InterfaceOrientation.portrait.rawValue) != mask.rawValue)
    #expect(UInt(InterfaceOrientation.portraitUpsideDown.rawValue) == mask.rawValue)
    #expect(mask.contains(InterfaceOrientation.portrait))
  }

  @Test("A-13: the status bar's orientation is an interface orientation, not a mask")
  func statusBarType() throws {
    var stage = try Stage("iPhone 5", 6)
    stage.play(.turn(.landscapeLeft))
    let read: InterfaceOrientation = stage.system.statusBarOrientation
    #expect(read.rawValue == 3)
  }

  @Test(
    "A-17: the plist's four strings name interface orientations",
    arguments: [
      ("UIInterfaceOrientationPortrait", 2), ("UIInterfaceOrientationPortraitUpsideDown", 4),
      ("UIInterfaceOrientationLandscapeLeft", 16), ("UIInterfaceOrientationLandscapeRight", 8),
    ] as [(String, UInt)])
  func plistStrings(string: String, bits: UInt) throws {
    let orientation = try #require(InfoPlist.orientation(named: string))
    #expect(InfoPlist(orientations: [orientation]).mask(for: .phone)?.rawValue == bits)
    #expect(InfoPlist.orientation(named: string.lowercased()) == nil)
  }

  @Test("A-17: an app that lists only landscape right is drawn so, held the other way round or not")
  func plistNamesTheInterface() throws {
    let stage = try Stage(
      "iPhone 15", 17, ApplicationModel(mask: .landscapeRight), held: .landscapeRight)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.decisions.last?.masks?.application == .landscapeRight)
  }
}
