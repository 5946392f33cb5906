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
      // P-16: an older SDK gets a compatibility window, which is scaled.
      if facts.linkedSDK.major < 27 { return .bindingScaled }
      // N-21: with the key they are respected and the app is scaled. P-02: else they are not.
      return requiresFullScreen ? .bindingScaled : .ignored
    case .mirroring, .phoneAppOnPad:
      return inAPhoneWindow
    case .pad:
      return onAPad
    case .externalDisplay:
      // Q-18, N-02: nothing of the app turns what is on a display of its own.
      return .ignored
    }
  }

  private var inAPhoneWindow: MaskForce {
    // N-04, N-05: a matter of iOS 27 and its SDK.
    if version < 27 || facts.linkedSDK.major < 27 { return .binding }
    // N-15, N-16, N-17: with the key the scene is resized in steps and honours the masks.
    if requiresFullScreen { return .bindingDiscrete }
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
      // M-12, D-40
      if plistMask.isAll && !requiresFullScreen { return .ignored }
      // M-08: with the 27 SDK all four orientations resize freely in windows, whatever the key says.
      if plistMask.isAll && facts.linkedSDK.major >= 27 && facts.windowingMode != .fullScreenApps {
        return .ignored
      }
      // M-06: full-screen apps are as on 18. M-03, M-05: windows are scaled.
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
