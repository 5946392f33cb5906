/// How much an app's masks count where its scene is shown.
public enum MaskForce: Sendable, Hashable {
  /// They bind: the interface never leaves them.
  case binding
  /// They set the scene's orientation, but the system scales the scene instead of turning it
  /// (`M-03`, `N-21`).
  case bindingScaled
  /// They bind while the scene is resized in steps (`N-16`).
  case bindingDiscrete
  /// They are a preference that is not looked at (`D-40`, `N-01`).
  case ignored

  /// Whether masks are looked at.
  @inlinable public var counts: Bool { self != .ignored }
}

/// Why masks count as they do: the rule and, where one settled it, the disputed point.
public struct MaskForceFinding: Sendable, Hashable {
  /// How much masks count.
  public var force: MaskForce
  /// The rule it follows from.
  public var rule: RuleID
  /// The disputed point it rests on.
  public var policy: PolicyPoint?

  init(_ force: MaskForce, _ rule: RuleID, _ policy: PolicyPoint? = nil) {
    self.force = force
    self.rule = rule
    self.policy = policy
  }

  /// Finds how much masks count, from the facts alone.
  ///
  /// - UIKit: not offered: there is no API for it. Rule: `D-40`, `D-41`, `M-03` to `M-12`, `N-01`
  ///   to `N-17`
  public init(_ facts: Facts, policy: RotationPolicy = RotationPolicy()) {
    switch facts.environment {
    case .phone, .duoOuter:
      self.init(.binding, "N-03")
    case .pad:
      self = Self.pad(facts, policy)
    case .phoneAppOnPad, .mirroring:
      self = Self.resizablePhoneApp(facts, policy)
    case .externalDisplay:
      self.init(.ignored, facts.behaviors[.masksArePreference] ? "N-02" : "Q-18")
    case .duoInner:
      if !facts.behaviors[.fillsInnerDisplay] {
        self.init(.bindingScaled, "P-16")
      } else if Self.requiresFullScreen(facts, policy) {
        self.init(.bindingScaled, "N-21")
      } else {
        self.init(.ignored, "P-02")
      }
    }
  }

  /// Whether `UIRequiresFullScreen` is set and not switched off for this version.
  static func requiresFullScreen(_ facts: Facts, _ policy: RotationPolicy) -> Bool {
    guard facts.requiresFullScreen else { return false }
    guard let from = facts.fullScreenIgnoredFrom, policy.ignoredStartingWith == .documented,
      facts.behaviors[.fullScreenKeyExpires]
    else { return true }
    return facts.version < from
  }

  private static func pad(_ facts: Facts, _ policy: RotationPolicy) -> MaskForceFinding {
    guard facts.behaviors[.multitaskingBypass], facts.hardwareMultitasks else {
      return MaskForceFinding(.binding, "D-40")
    }
    let key = requiresFullScreen(facts, policy)
    let allFour = (facts.plistMask ?? facts.idiom.defaultMask) == .all
    if facts.behaviors[.resizesInSteps] {
      return key ? MaskForceFinding(.bindingDiscrete, "N-15") : MaskForceFinding(.ignored, "N-07")
    }
    if allFour && !key {
      return MaskForceFinding(.ignored, facts.behaviors[.windowedApps] ? "M-12" : "D-40")
    }
    let hasWindows = facts.behaviors[.windowedApps]
    let inWindows = hasWindows && facts.windowingMode != .fullScreenApps
    let inStage = facts.behaviors[.stageManager] && facts.windowingMode == .stageManager
    guard inWindows || (key && inStage) else {
      return MaskForceFinding(.binding, hasWindows ? "M-06" : "D-41")
    }
    let scaled: RuleID = key ? "M-03" : "M-05"
    guard hasWindows else { return MaskForceFinding(.bindingScaled, scaled) }
    if policy.userLockKeepsMasks == .yes && facts.isUserLocked {
      return MaskForceFinding(.binding, "M-13", .userLockKeepsMasks)
    }
    if facts.behaviors[.fourOrientationsResize], allFour {
      return MaskForceFinding(.ignored, "M-08")
    }
    if facts.behaviors[.fixedSceneIsDisputed] {
      return policy.linked26Resizes == .resizes
        ? MaskForceFinding(.ignored, "M-08", .linked26Resizes)
        : MaskForceFinding(.bindingScaled, scaled, .linked26Resizes)
    }
    return MaskForceFinding(.bindingScaled, scaled)
  }

  private static func resizablePhoneApp(_ facts: Facts, _ policy: RotationPolicy)
    -> MaskForceFinding
  {
    let rule: RuleID = facts.environment == .mirroring ? "N-04" : "N-05"
    guard facts.behaviors[.phoneAppsResize] else {
      return MaskForceFinding(.binding, rule)
    }
    if requiresFullScreen(facts, policy) { return MaskForceFinding(.bindingDiscrete, "N-17") }
    return MaskForceFinding(facts.isResized ? .ignored : .binding, rule)
  }
}
