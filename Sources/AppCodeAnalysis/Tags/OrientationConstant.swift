package import Orientation

/// A named constant of one of the kinds of orientation.
package struct OrientationConstant: Sendable, Hashable {
  /// The kind.
  package var kind: OrientationTag.Kind
  /// The name in Swift: `landscapeLeft`, `allButUpsideDown`.
  package var name: String

  /// Takes a kind and one of its names.
  ///
  /// - Returns: nil for a name that the kind does not have.
  package init?(_ kind: OrientationTag.Kind, _ name: String) {
    guard kind.constants.contains(name) else { return nil }
    self.kind = kind
    self.name = name
  }

  /// The raw value.
  package var rawValue: Int {
    switch kind {
    case .device: device?.rawValue ?? 0
    case .interface: interface?.rawValue ?? 0
    case .mask: Int(mask?.rawValue ?? 0)
    // The capture orientations count as the interface orientations do.
    case .capture: Self.interfaces[name]?.rawValue ?? 0
    }
  }

  /// The value of a device orientation.
  package var device: DeviceOrientation? { kind == .device ? Self.devices[name] : nil }

  /// The value of an interface orientation.
  package var interface: InterfaceOrientation? { kind == .interface ? Self.interfaces[name] : nil }

  /// The value of a mask.
  package var mask: InterfaceOrientationMask? { kind == .mask ? Self.masks[name] : nil }

  /// Whether it is landscape: one of the two, or the mask of both.
  package var isLandscape: Bool { name.hasPrefix("landscape") }

  /// Whether it is portrait, either way up.
  package var isPortrait: Bool { name.hasPrefix("portrait") }

  /// How the constant is spelt in a language.
  package func spelling(inSwift isSwift: Bool) -> String {
    guard !isSwift, let first = name.first else { return "\(kind.typeName).\(name)" }
    return kind.typeName + first.uppercased() + name.dropFirst()
  }

  private static let devices: [String: DeviceOrientation] = [
    "unknown": .unknown, "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
    "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "faceUp": .faceUp,
    "faceDown": .faceDown,
  ]
  private static let interfaces: [String: InterfaceOrientation] = [
    "unknown": .unknown, "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
    "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
  ]
  private static let masks: [String: InterfaceOrientationMask] = [
    "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
    "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "landscape": .landscape,
    "all": .all, "allButUpsideDown": .allButUpsideDown,
  ]
}
