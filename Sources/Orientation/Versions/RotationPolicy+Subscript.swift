extension RotationPolicy {
  /// The chosen option of a point, as an index into its ``PolicyDescription/options``.
  public subscript(point: PolicyPoint) -> Int {
    get {
      switch point {
      case .overFullScreen: overFullScreen.rawValue
      case .fullScreenOverSheet: fullScreenOverSheet.rawValue
      case .currentContext: currentContext.rawValue
      case .fallbackOrder: fallbackOrder.rawValue
      case .emptyMaskWithoutAutorotate: emptyMaskWithoutAutorotate.rawValue
      case .turnReadsMasks: turnReadsMasks.rawValue
      case .pushNegotiates: pushNegotiates.rawValue
      case .requestDuringTransition: requestDuringTransition.rawValue
      case .updateFollowsDevice: updateFollowsDevice.rawValue
      case .lockedRequest: lockedRequest.rawValue
      case .preferredTextSince8: preferredTextSince8.rawValue
      case .didNotificationValue: didNotificationValue.rawValue
      case .lockedDeviceValue: lockedDeviceValue.rawValue
      case .decidingWindow: decidingWindow.rawValue
      case .delegatePrecedence: delegatePrecedence.rawValue
      case .linked26Resizes: linked26Resizes.rawValue
      case .userLockKeepsMasks: userLockKeepsMasks.rawValue
      case .ignoredStartingWith: ignoredStartingWith.rawValue
      case .lockAsks: lockAsks.rawValue
      case .resizedOrientation: resizedOrientation.rawValue
      case .ignoredMasksAsked: ignoredMasksAsked.rawValue
      case .resizableRequest: resizableRequest.rawValue
      case .mirroredDevice: mirroredDevice.rawValue
      case .childSize: childSize.rawValue
      case .halfTurnTransition: halfTurnTransition.rawValue
      case .legacyFallback: legacyFallback.rawValue
      case .layoutOrientation: layoutOrientation.rawValue
      case .keyValueWriteFrom16: keyValueWriteFrom16.rawValue
      case .lockHeldBySheets: lockHeldBySheets.rawValue
      case .phoneLockTurnsPortrait: phoneLockTurnsPortrait.rawValue
      case .discreteShape: discreteShape.rawValue
      case .deviceExcludesAll: deviceExcludesAll.rawValue
      }
    }
    set {
      switch point {
      case .overFullScreen: overFullScreen = OverFullScreen(rawValue: newValue) ?? overFullScreen
      case .fullScreenOverSheet:
        fullScreenOverSheet = FullScreenOverSheet(rawValue: newValue) ?? fullScreenOverSheet
      case .currentContext: currentContext = CurrentContext(rawValue: newValue) ?? currentContext
      case .fallbackOrder: fallbackOrder = FallbackOrder(rawValue: newValue) ?? fallbackOrder
      case .emptyMaskWithoutAutorotate:
        emptyMaskWithoutAutorotate =
          EmptyMaskWithoutAutorotate(rawValue: newValue) ?? emptyMaskWithoutAutorotate
      case .turnReadsMasks: turnReadsMasks = TurnReadsMasks(rawValue: newValue) ?? turnReadsMasks
      case .pushNegotiates: pushNegotiates = PushNegotiates(rawValue: newValue) ?? pushNegotiates
      case .requestDuringTransition:
        requestDuringTransition =
          RequestDuringTransition(rawValue: newValue) ?? requestDuringTransition
      case .updateFollowsDevice:
        updateFollowsDevice = UpdateFollowsDevice(rawValue: newValue) ?? updateFollowsDevice
      case .lockedRequest: lockedRequest = LockedRequest(rawValue: newValue) ?? lockedRequest
      case .preferredTextSince8:
        preferredTextSince8 = PreferredTextSince8(rawValue: newValue) ?? preferredTextSince8
      case .didNotificationValue:
        didNotificationValue = DidNotificationValue(rawValue: newValue) ?? didNotificationValue
      case .lockedDeviceValue:
        lockedDeviceValue = LockedDeviceValue(rawValue: newValue) ?? lockedDeviceValue
      case .decidingWindow: decidingWindow = DecidingWindow(rawValue: newValue) ?? decidingWindow
      case .delegatePrecedence:
        delegatePrecedence = DelegatePrecedence(rawValue: newValue) ?? delegatePrecedence
      case .linked26Resizes:
        linked26Resizes = Linked26Resizes(rawValue: newValue) ?? linked26Resizes
      case .userLockKeepsMasks:
        userLockKeepsMasks = UserLockKeepsMasks(rawValue: newValue) ?? userLockKeepsMasks
      case .ignoredStartingWith:
        ignoredStartingWith = IgnoredStartingWith(rawValue: newValue) ?? ignoredStartingWith
      case .lockAsks: lockAsks = LockAsks(rawValue: newValue) ?? lockAsks
      case .resizedOrientation:
        resizedOrientation = ResizedOrientation(rawValue: newValue) ?? resizedOrientation
      case .ignoredMasksAsked:
        ignoredMasksAsked = IgnoredMasksAsked(rawValue: newValue) ?? ignoredMasksAsked
      case .resizableRequest:
        resizableRequest = ResizableRequest(rawValue: newValue) ?? resizableRequest
      case .mirroredDevice: mirroredDevice = MirroredDevice(rawValue: newValue) ?? mirroredDevice
      case .childSize: childSize = ChildSize(rawValue: newValue) ?? childSize
      case .halfTurnTransition:
        halfTurnTransition = HalfTurnTransition(rawValue: newValue) ?? halfTurnTransition
      case .legacyFallback: legacyFallback = LegacyFallback(rawValue: newValue) ?? legacyFallback
      case .layoutOrientation:
        layoutOrientation = LayoutOrientation(rawValue: newValue) ?? layoutOrientation
      case .keyValueWriteFrom16:
        keyValueWriteFrom16 = KeyValueWriteFrom16(rawValue: newValue) ?? keyValueWriteFrom16
      case .lockHeldBySheets:
        lockHeldBySheets = LockHeldBySheets(rawValue: newValue) ?? lockHeldBySheets
      case .phoneLockTurnsPortrait:
        phoneLockTurnsPortrait =
          PhoneLockTurnsPortrait(rawValue: newValue) ?? phoneLockTurnsPortrait
      case .discreteShape: discreteShape = DiscreteShape(rawValue: newValue) ?? discreteShape
      case .deviceExcludesAll:
        deviceExcludesAll = DeviceExcludesAll(rawValue: newValue) ?? deviceExcludesAll
      }
    }
  }
}
