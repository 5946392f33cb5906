public import Orientation

extension Words {
  /// The API name of an interface orientation.
  public static func name(_ orientation: InterfaceOrientation) -> String {
    switch orientation {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  /// The API name of a device orientation.
  public static func name(_ orientation: DeviceOrientation) -> String {
    switch orientation {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }

  /// A mask in as few words as possible.
  public static func mask(_ mask: InterfaceOrientationMask) -> String {
    switch mask.intersection(.all) {
    case []: "nothing"
    case .all: "all four orientations"
    case .allButUpsideDown: "all but upside down"
    case .landscape: "landscape"
    default: list(mask)
    }
  }

  /// A mask as the names it holds, in the order in which UIKit prints them.
  public static func list(_ mask: InterfaceOrientationMask) -> String {
    mask.intersection(.all).isEmpty ? "nothing" : mask.uiKitNames
  }

  /// A mask as the object of "allows": `portrait only`.
  public static func only(_ mask: InterfaceOrientationMask) -> String {
    switch mask.intersection(.all) {
    case [], .all, .allButUpsideDown: self.mask(mask)
    default: "\(self.mask(mask)) only"
    }
  }

  /// A mask as Swift code: `[.portrait, .landscapeLeft]`.
  public static func code(_ mask: InterfaceOrientationMask) -> String {
    switch mask.intersection(.all) {
    case []: "[]"
    case .all: ".all"
    case .allButUpsideDown: ".allButUpsideDown"
    case .landscape: ".landscape"
    default:
      mask.count == 1
        ? ".\(list(mask))"
        : "[" + list(mask).split(separator: " ").map { ".\($0)" }.joined(separator: " ") + "]"
    }
  }

  /// A preferred orientation.
  public static func preferred(_ preferred: Preferred) -> String {
    switch preferred {
    case .inherited: "none of its own"
    case .orientation(let orientation): name(orientation)
    case .invalid(let rawValue): "\(rawValue), which is not an orientation"
    }
  }

  /// The plist string of an orientation.
  public static func plistString(_ orientation: InterfaceOrientation) -> String {
    "UIInterfaceOrientation" + name(orientation).prefix(1).uppercased()
      + name(orientation).dropFirst()
  }
}
