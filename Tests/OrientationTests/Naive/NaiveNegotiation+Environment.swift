import Orientation

extension NaiveNegotiation {
  var masksCount: Bool { force != .ignored }

  /// How much the masks count where the scene is shown.
  var force: MaskForce {
    switch facts.environment {
    case .phone, .duoOuter:
      // N-03, M-11, P-02: as ever.
      return .binding
    case .duoInner:
      // N-21: with the key they are respected and the app is scaled. P-02: else they are not.
      return requiresFullScreen ? .bindingScaled : .ignored
    case .mirroring, .phoneAppOnPad:
      return inAPhoneWindow
    case .pad, .externalDisplay:
      // N-02: an iPad window may move to an external display.
      return onAPad
    }
  }

  private var inAPhoneWindow: MaskForce {
    // Nothing was resizable before iOS 27.
    if version < 27 { return .binding }
    // N-15, N-17: with the key the scene is resized in steps and honours the masks (N-16); with an
    // older SDK too, says the only source (table after N-14).
    if requiresFullScreen || facts.linkedSDK.major < 27 { return .bindingDiscrete }
    // N-04, N-05: honoured until the user resizes.
    return facts.isResized ? .ignored : .binding
  }

  private var onAPad: MaskForce {
    // I-03: iPad multitasking begins with iOS 9. 0.1, D-40 (d): some hardware never had it.
    if version < 9 || !facts.hardwareMultitasks { return .binding }

    if version <= 25 {
      // M-03: with the key, Stage Manager (16 and later) scales the scene. M-04: else it is turned.
      if requiresFullScreen {
        return version >= 16 && facts.windowingMode == .stageManager ? .bindingScaled : .binding
      }
      // D-40, D-41: all four orientations make the app multitask.
      return plistMask.isAll ? .ignored : .binding
    }

    if version == 26 || facts.linkedSDK.major < 27 {
      if requiresFullScreen {
        // The table after N-14: an older SDK on 27 is resized in steps, says the only source.
        if version >= 27 { return .bindingDiscrete }
        // M-06: full-screen apps are as on 18. M-03: windows are scaled.
        return facts.windowingMode == .fullScreenApps ? .binding : .bindingScaled
      }
      // M-12, D-40
      if plistMask.isAll { return .ignored }
      // M-06, M-05
      return facts.windowingMode == .fullScreenApps ? .binding : .bindingScaled
    }

    // N-15, N-16: the key means steps. N-07: without it no list stops resizing.
    return requiresFullScreen ? .bindingDiscrete : .ignored
  }

  /// Whether `UIRequiresFullScreen` is set and listened to.
  private var requiresFullScreen: Bool {
    if !facts.requiresFullScreen { return false }
    // M-15: from 26.2 another key can say from which version on it is ignored.
    if let ignoredFrom = facts.fullScreenIgnoredFrom, facts.version >= SystemVersion(26, 2),
      facts.version >= ignoredFrom
    {
      return false
    }
    return true
  }
}
