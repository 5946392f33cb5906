extension CheckCatalogue {
  /// What is called, when, and on what.
  static let calls: [any Check] = [
    DelegateIgnoresWindow(),
    DeviceOrientationForLayout(),
    FaceStatesUnhandled(),
    ForcedRotationKVC(),
    GeometryRequestOutsideMask(),
    MainScreenBounds(),
    MaskChangeNotAnnounced(),
    MissingBeginGenerating(),
    MissingSuperTransition(),
    NoFallbackBefore16(),
    OrientationInsteadOfSize(),
    OrientationOffMain(),
    OrientationReadTooEarly(),
    ShouldAutorotateLock(),
    StatusBarOrientation(),
    UnbalancedGenerating(),
    UnsafeFirstScene(),
  ]
}
