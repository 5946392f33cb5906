/// A disputed or undocumented point of UIKit's behaviour; its name is the one scenario files use.
public enum PolicyPoint: String, CaseIterable, Sendable, Hashable {
  case overFullScreen, fullScreenOverSheet, currentContext, fallbackOrder,
    emptyMaskWithoutAutorotate, turnReadsMasks, pushNegotiates, requestDuringTransition,
    updateFollowsDevice, lockedRequest, preferredTextSince8, didNotificationValue,
    lockedDeviceValue, decidingWindow, delegatePrecedence, linked26Resizes, userLockKeepsMasks,
    ignoredStartingWith, lockAsks, resizedOrientation, ignoredMasksAsked, resizableRequest,
    mirroredDevice, childSize, halfTurnTransition, legacyFallback, layoutOrientation,
    keyValueWriteFrom16, lockHeldBySheets, phoneLockTurnsPortrait, discreteShape, deviceExcludesAll,
    statusBarByHand, attemptFrom16, lockRelease, alertAskedBack

  /// What is known about it, by its sources and by what devices were seen to do.
  public var description: PolicyDescription { description(after: PolicyEvidence.known) }

  /// What is known about it after what devices were seen to do: the one place where that changes the
  /// confidence in a default.
  ///
  /// - Parameter evidence: what was seen of all points.
  /// - Returns: the entry of the policy with its confidence.
  package func description(after evidence: [PolicyEvidence]) -> PolicyDescription {
    var description = entry
    guard !evidence.isEmpty else { return description }
    let own = evidence.filter { $0.point == self }
    description.confidence = description.confidence.after(own)
    description.isContradicted = own.contains { $0.contradicted > 0 }
    return description
  }

  /// What is written down of it.
  var entry: PolicyDescription {
    typealias Policy = RotationPolicy
    return switch self {
    case .overFullScreen: Policy.OverFullScreen.entry
    case .fullScreenOverSheet: Policy.FullScreenOverSheet.entry
    case .currentContext: Policy.CurrentContext.entry
    case .fallbackOrder: Policy.FallbackOrder.entry
    case .emptyMaskWithoutAutorotate: Policy.EmptyMaskWithoutAutorotate.entry
    case .turnReadsMasks: Policy.TurnReadsMasks.entry
    case .pushNegotiates: Policy.PushNegotiates.entry
    case .requestDuringTransition: Policy.RequestDuringTransition.entry
    case .updateFollowsDevice: Policy.UpdateFollowsDevice.entry
    case .lockedRequest: Policy.LockedRequest.entry
    case .preferredTextSince8: Policy.PreferredTextSince8.entry
    case .didNotificationValue: Policy.DidNotificationValue.entry
    case .lockedDeviceValue: Policy.LockedDeviceValue.entry
    case .decidingWindow: Policy.DecidingWindow.entry
    case .delegatePrecedence: Policy.DelegatePrecedence.entry
    case .linked26Resizes: Policy.Linked26Resizes.entry
    case .userLockKeepsMasks: Policy.UserLockKeepsMasks.entry
    case .ignoredStartingWith: Policy.IgnoredStartingWith.entry
    case .lockAsks: Policy.LockAsks.entry
    case .resizedOrientation: Policy.ResizedOrientation.entry
    case .ignoredMasksAsked: Policy.IgnoredMasksAsked.entry
    case .resizableRequest: Policy.ResizableRequest.entry
    case .mirroredDevice: Policy.MirroredDevice.entry
    case .childSize: Policy.ChildSize.entry
    case .halfTurnTransition: Policy.HalfTurnTransition.entry
    case .legacyFallback: Policy.LegacyFallback.entry
    case .layoutOrientation: Policy.LayoutOrientation.entry
    case .keyValueWriteFrom16: Policy.KeyValueWriteFrom16.entry
    case .lockHeldBySheets: Policy.LockHeldBySheets.entry
    case .phoneLockTurnsPortrait: Policy.PhoneLockTurnsPortrait.entry
    case .discreteShape: Policy.DiscreteShape.entry
    case .deviceExcludesAll: Policy.DeviceExcludesAll.entry
    case .statusBarByHand: Policy.StatusBarByHand.entry
    case .attemptFrom16: Policy.AttemptFrom16.entry
    case .lockRelease: Policy.LockRelease.entry
    case .alertAskedBack: Policy.AlertAskedBack.entry
    }
  }
}
