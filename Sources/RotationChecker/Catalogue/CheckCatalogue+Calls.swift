extension CheckCatalogue {
  /// What is called, when, and on what.
  static let calls: [any Check] = [
    DeviceOrientationForLayout(), FaceStatesUnhandled(), ForcedRotationKVC(),
    StatusBarOrientation(),
  ]
}
