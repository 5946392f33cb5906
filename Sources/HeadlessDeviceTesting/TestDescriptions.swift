public import HeadlessDevice
public import HeadlessUIKit
import Orientation
public import Testing

// How failed expectations and test cases show what they compare.

extension HeadlessDevice.Configuration: CustomTestStringConvertible {
  /// The line that boots the device.
  public var testDescription: String { description }
}

extension UIInterfaceOrientationMask: CustomTestStringConvertible {
  /// The orientations it holds: `portrait, landscapeLeft`.
  public var testDescription: String {
    let names = engine.uiKitNames
    return names.isEmpty ? "no orientation" : names
  }
}

extension UIInterfaceOrientation: CustomTestStringConvertible {
  /// Its name, and that it is the interface's: a device held the other way has the same name.
  public var testDescription: String {
    switch self {
    case .unknown: "interface unknown"
    case .portrait: "interface portrait"
    case .portraitUpsideDown: "interface portraitUpsideDown"
    case .landscapeLeft: "interface landscapeLeft"
    case .landscapeRight: "interface landscapeRight"
    }
  }
}

extension UIDeviceOrientation: CustomTestStringConvertible {
  /// Its name, and that it is the device's: an interface the other way has the same name.
  public var testDescription: String {
    switch self {
    case .unknown: "device unknown"
    case .portrait: "device portrait"
    case .portraitUpsideDown: "device portraitUpsideDown"
    case .landscapeLeft: "device landscapeLeft"
    case .landscapeRight: "device landscapeRight"
    case .faceUp: "device faceUp"
    case .faceDown: "device faceDown"
    }
  }
}
