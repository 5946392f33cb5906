package import Orientation

/// The words for orientations.
package enum OrientationWords {
  /// Which way up an interface is.
  package static let interface = Vocabulary<InterfaceOrientation>(
    "interface orientation",
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
    ])

  /// How a device is held.
  package static let device = Vocabulary<DeviceOrientation>(
    "device orientation",
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
      ("faceUp", .faceUp), ("faceDown", .faceDown), ("unknown", .unknown),
    ])
}
