import Testing
import UIKit

@Suite("A: the three enums", .tags(.uncheckedAgainstUIKit))
struct EnumConformanceTests {
  @Test("A-01, A-18: the device enum has seven values, from unknown 0 to face down 6")
  func deviceValues() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("A-02: the interface enum counts landscape right 3 before landscape left 4")
  func interfaceValues() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("A-03: the masks have these bits")
  func maskValues() {
    let all: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape,
      .allButUpsideDown, .all,
    ]
    #expect(all.map(\.rawValue) == [2, 4, 8, 16, 24, 26, 30])
  }

  @Test(
    "A-04: an orientation's mask is 1 shifted left by its raw value",
    arguments: [
      (UIInterfaceOrientation.portrait, UIInterfaceOrientationMask.portrait),
      (.portraitUpsideDown, .portraitUpsideDown), (.landscapeRight, .landscapeRight),
      (.landscapeLeft, .landscapeLeft),
    ])
  func shiftedBits(orientation: UIInterfaceOrientation, mask: UIInterfaceOrientationMask) {
    #expect(mask.rawValue == 1 << UInt(orientation.rawValue))
    #expect(UIInterfaceOrientationMask.landscape.contains(mask) == orientation.isLandscape)
  }

  @Test(
    "A-05, A-06: a cast of the raw value swaps left and right",
    arguments: [
      (UIDeviceOrientation.portrait, UIInterfaceOrientation.portrait),
      (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeRight),
      (.landscapeRight, .landscapeLeft),
    ])
  func cast(device: UIDeviceOrientation, interface: UIInterfaceOrientation) {
    #expect(UIInterfaceOrientation(rawValue: device.rawValue) == interface)
  }

  @Test("A-08: the flags of the device enum hold for two values each, and none for unknown")
  func deviceFlags() {
    let all = (0...6).compactMap { UIDeviceOrientation(rawValue: $0) }
    #expect(all.filter(\.isPortrait).map(\.rawValue) == [1, 2])
    #expect(all.filter(\.isLandscape).map(\.rawValue) == [3, 4])
    #expect(all.filter(\.isFlat).map(\.rawValue) == [5, 6])
  }

  @Test("A-09, A-11: only 1 to 4 of the device enum are orientations of an interface")
  func validPoses() {
    let all = (0...6).compactMap { UIDeviceOrientation(rawValue: $0) }
    #expect(all.filter(\.isValidInterfaceOrientation).map(\.rawValue) == [1, 2, 3, 4])
  }

  @Test("A-10: the flags of the interface enum, of which unknown has none")
  func interfaceFlags() {
    let all = (0...4).compactMap { UIInterfaceOrientation(rawValue: $0) }
    #expect(all.filter(\.isPortrait).map(\.rawValue) == [1, 2])
    #expect(all.filter(\.isLandscape).map(\.rawValue) == [3, 4])
  }

  @Test("A-12: compared by raw value, portrait is not its mask but upside down's")
  func maskIsNoOrientation() {
    let mask = Int(UIInterfaceOrientationMask.portrait.rawValue)
    #expect(UIInterfaceOrientation.portrait.rawValue != mask)
    #expect(UIInterfaceOrientation.portraitUpsideDown.rawValue == mask)
  }
}
