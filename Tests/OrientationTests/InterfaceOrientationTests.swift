import Orientation
import Testing

@Suite struct InterfaceOrientationTests {
  @Test("A-01: the device enum has seven cases with raw values 0 to 6 in UIKit's order")
  func deviceRawValues() {
    #expect(
      DeviceOrientation.allCases == [
        .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
        .faceDown,
      ])
    #expect(DeviceOrientation.allCases.map(\.rawValue) == Array(0...6))
  }

  @Test("A-02: interface landscape right is 3 and left is 4")
  func interfaceRawValues() {
    #expect(InterfaceOrientation.landscapeRight.rawValue == 3)
    #expect(InterfaceOrientation.landscapeLeft.rawValue == 4)
  }

  @Test("A-05, A-06, A-11: device to interface swaps left and right, and flat has no counterpart")
  func conversion() {
    #expect(DeviceOrientation.landscapeLeft.interfaceOrientation == .landscapeRight)
    #expect(DeviceOrientation.landscapeRight.interfaceOrientation == .landscapeLeft)
    #expect(DeviceOrientation.faceDown.interfaceOrientation == nil)
    for device in DeviceOrientation.allCases {
      #expect(device.interfaceOrientation?.deviceOrientation ?? device == device)
    }
  }
}
