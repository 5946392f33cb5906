extension CheckCatalogue {
  /// What is called, when, and on what.
  static let calls: [any Check] = [
    CaptureNotTurned(),
    DelegateIgnoresWindow(),
    DeviceOrientationForLayout(),
    FaceStatesUnhandled(),
    ForcedRotationKVC(),
    GeometryRequestOutsideMask(),
    KeyboardSidesExchanged(),
    LayoutOnTraitsOnly(),
    MainScreenBounds(),
    MaskChangeNotAnnounced(),
    MissingBeginGenerating(),
    MissingSuperTransition(),
    NoFallbackBefore16(),
    OrientationInsteadOfSize(),
    OrientationOffMain(),
    OrientationReadTooEarly(),
    PageNotKept(),
    SafeAreaOneSided(),
    ShouldAutorotateLock(),
    SizeReadOnce(),
    StatusBarOrientation(),
    TurnByDeviceNotification(),
    UnbalancedGenerating(),
    UnsafeFirstScene(),
  ]
}
