/// How the engine settles every point that Apple has not documented or that sources dispute.
///
/// Each setting has a default, the rules it rests on, a source and a confidence; see
/// ``PolicyPoint``. A decision that rests on one has it in its steps.
public struct RotationPolicy: Hashable, Sendable {
  /// Whether a controller presented over full screen is asked.
  public var overFullScreen = OverFullScreen.notAsked
  /// Whether a full-screen controller presented from a sheet is asked.
  public var fullScreenOverSheet = FullScreenOverSheet.stopsAtSheet
  /// Whether a controller in the current context is asked when it covers the window.
  public var currentContext = CurrentContext.notAsked
  /// The order tried when neither the current nor the device's orientation is allowed.
  public var fallbackOrder = FallbackOrder.portraitRightLeft
  /// From iOS 16, whether an empty intersection raises although shouldAutorotate is false.
  public var emptyMaskWithoutAutorotate = EmptyMaskWithoutAutorotate.raises
  /// From iOS 16, whether a turn of the device reads the masks anew.
  public var turnReadsMasks = TurnReadsMasks.announced
  /// From iOS 16, whether push, pop and tab selection negotiate.
  public var pushNegotiates = PushNegotiates.negotiates
  /// From iOS 16, which mask judges a request made while a push or pop is under way.
  public var requestDuringTransition = RequestDuringTransition.outgoingMask
  /// Whether an announced change of masks also follows the device.
  public var updateFollowsDevice = UpdateFollowsDevice.followsDevice
  /// What a geometry request does while the scene's orientation lock is honoured.
  public var lockedRequest = LockedRequest.ignored
  /// From which version the exception names the preferred orientation.
  public var preferredTextSince8 = PreferredTextSince8.ios8
  /// Which orientation the did-change notification carries.
  public var didNotificationValue = DidNotificationValue.previous
  /// What the device value reads after a key-value write under the user's lock, once the device really moves.
  public var lockedDeviceValue = LockedDeviceValue.returnsToPortrait
  /// Which window's root decides for the scene.
  public var decidingWindow = DecidingWindow.keyWindow
  /// On iOS 27, whose mask counts when app delegate and scene delegate both answer.
  public var delegatePrecedence = DelegatePrecedence.sceneDelegate
  /// On iPadOS 26, whether an app linked with that SDK resizes in spite of UIRequiresFullScreen.
  public var linked26Resizes = Linked26Resizes.documented
  /// On iPadOS 26, whether masks count again while the user's lock is on.
  public var userLockKeepsMasks = UserLockKeepsMasks.no
  /// Whether UIRequiresFullScreenIgnoredStartingWithVersion has an effect.
  public var ignoredStartingWith = IgnoredStartingWith.documented
  /// Which controller is asked for the iOS 26 orientation lock.
  public var lockAsks = LockAsks.decisionMaker
  /// Which orientation a freely resized scene reports.
  public var resizedOrientation = ResizedOrientation.keepsScreen
  /// Whether masks are still asked for where they do not count.
  public var ignoredMasksAsked = IgnoredMasksAsked.asked
  /// What a geometry request gets in mirroring, in an iPhone app on iPad and on the inner Duo display.
  public var resizableRequest = ResizableRequest.refusedLikePad
  /// The device orientation in a mirrored session.
  public var mirroredDevice = MirroredDevice.lastValue
  /// The default size a container offers a child in a transition.
  public var childSize = ChildSize.fillsOrKeeps
  /// Whether a 180-degree turn sends viewWillTransition.
  public var halfTurnTransition = HalfTurnTransition.rootOnly
  /// From iOS 8, whether controllers without viewWillTransition get the rotate callbacks.
  public var legacyFallback = LegacyFallback.sent
  /// Up to iOS 7, which orientation the layout pass of a turn sees.
  public var layoutOrientation = LayoutOrientation.new
  /// From iOS 16, what a key-value write of the device orientation does.
  public var keyValueWriteFrom16 = KeyValueWriteFrom16.logs
  /// On iOS 26, whether a sheet, alert or popover keeps its presenter's lock.
  public var lockHeldBySheets = LockHeldBySheets.kept
  /// What switching the phone's lock on does to an interface in landscape.
  public var phoneLockTurnsPortrait = PhoneLockTurnsPortrait.turnsToPortrait
  /// On iOS 27, how a discretely resized scene that honours its masks reports orientation.
  public var discreteShape = DiscreteShape.honoursMask
  /// What happens when app and controller agree only on what the hardware never shows.
  public var deviceExcludesAll = DeviceExcludesAll.stays

  /// Every point at its default.
  public init() {}
}

extension RotationPolicy {
  /// Whether a controller presented over full screen is asked.
  public enum OverFullScreen: Int, CaseIterable, Sendable, Hashable {
    /// It is not asked; the presenter decides.
    case notAsked
    /// Its mask narrows what the presenter allows.
    case narrows
    /// It decides like a full-screen controller.
    case asked
  }

  /// Whether a full-screen controller presented from a sheet is asked.
  public enum FullScreenOverSheet: Int, CaseIterable, Sendable, Hashable {
    /// The walk stops at the sheet; the root side decides.
    case stopsAtSheet
    /// The full-screen controller is asked.
    case asked
  }

  /// Whether a controller in the current context is asked when it covers the window.
  public enum CurrentContext: Int, CaseIterable, Sendable, Hashable {
    /// It is not asked.
    case notAsked
    /// It is asked when it covers the window.
    case whenCovering
  }

  /// The order tried when neither the current nor the device's orientation is allowed.
  public enum FallbackOrder: Int, CaseIterable, Sendable, Hashable {
    /// Portrait, landscape right, landscape left, upside down.
    case portraitRightLeft
    /// Portrait, upside down, landscape right, landscape left (WinObjC).
    case portraitUpsideRightLeft
    /// Portrait, landscape left, landscape right, upside down (seed article S2).
    case portraitLeftRight
  }

  /// From iOS 16, whether an empty intersection raises although shouldAutorotate is false.
  public enum EmptyMaskWithoutAutorotate: Int, CaseIterable, Sendable, Hashable {
    /// It raises.
    case raises
    /// The interface stays.
    case stays
  }

  /// From iOS 16, whether a turn of the device reads the masks anew.
  public enum TurnReadsMasks: Int, CaseIterable, Sendable, Hashable {
    /// A turn is judged by the last announced mask.
    case announced
    /// Masks are read again.
    case fresh
  }

  /// From iOS 16, whether push, pop and tab selection negotiate.
  public enum PushNegotiates: Int, CaseIterable, Sendable, Hashable {
    /// The new top's mask is read and the interface turns if it must.
    case negotiates
    /// Nothing happens until the next trigger.
    case waits
  }

  /// From iOS 16, which mask judges a request made while a push or pop is under way.
  public enum RequestDuringTransition: Int, CaseIterable, Sendable, Hashable {
    /// The outgoing screen's: refused if it is outside.
    case outgoingMask
    /// The incoming screen's.
    case incomingMask
  }

  /// Whether an announced change of masks also follows the device.
  public enum UpdateFollowsDevice: Int, CaseIterable, Sendable, Hashable {
    /// It turns to the device's orientation when that is allowed.
    case followsDevice
    /// It stays while the current orientation is allowed.
    case keepsCurrent
  }

  /// What a geometry request does while the scene's orientation lock is honoured.
  public enum LockedRequest: Int, CaseIterable, Sendable, Hashable {
    /// Nothing.
    case ignored
    /// It turns all the same.
    case turns
  }

  /// From which version the exception names the preferred orientation.
  public enum PreferredTextSince8: Int, CaseIterable, Sendable, Hashable {
    /// From iOS 8.
    case ios8
    /// From iOS 7.
    case ios7
    /// From iOS 9.
    case ios9
  }

  /// Which orientation the did-change notification carries.
  public enum DidNotificationValue: Int, CaseIterable, Sendable, Hashable {
    /// The previous one, like the delegate's callback.
    case previous
    /// The current one.
    case current
  }

  /// What the device value reads after a key-value write under the user's lock, once the device really moves.
  public enum LockedDeviceValue: Int, CaseIterable, Sendable, Hashable {
    /// The value the lock dictates.
    case returnsToPortrait
    /// The written value.
    case keepsWritten
  }

  /// Which window's root decides for the scene.
  public enum DecidingWindow: Int, CaseIterable, Sendable, Hashable {
    /// The key window's.
    case keyWindow
    /// Every window's, even a hidden one's: what any of them allows.
    case everyWindow
    /// The topmost visible window's.
    case topmost
  }

  /// On iOS 27, whose mask counts when app delegate and scene delegate both answer.
  public enum DelegatePrecedence: Int, CaseIterable, Sendable, Hashable {
    /// The scene delegate's.
    case sceneDelegate
    /// The app delegate's.
    case appDelegate
    /// What both allow.
    case both
  }

  /// On iPadOS 26, whether an app linked with that SDK resizes in spite of UIRequiresFullScreen.
  public enum Linked26Resizes: Int, CaseIterable, Sendable, Hashable {
    /// No: the scene is fixed and scaled.
    case documented
    /// Yes: its mask is only a preference.
    case resizes
  }

  /// On iPadOS 26, whether masks count again while the user's lock is on.
  public enum UserLockKeepsMasks: Int, CaseIterable, Sendable, Hashable {
    /// The lock makes no difference.
    case no
    /// With the lock on, masks are respected.
    case yes
  }

  /// Whether UIRequiresFullScreenIgnoredStartingWithVersion has an effect.
  public enum IgnoredStartingWith: Int, CaseIterable, Sendable, Hashable {
    /// From that version on the key is ignored.
    case documented
    /// It is without effect, as two testers saw.
    case noEffect
  }

  /// Which controller is asked for the iOS 26 orientation lock.
  public enum LockAsks: Int, CaseIterable, Sendable, Hashable {
    /// The one that decides the mask, then its child.
    case decisionMaker
    /// The topmost presented controller, then its child.
    case topmostVisible
  }

  /// Which orientation a freely resized scene reports.
  public enum ResizedOrientation: Int, CaseIterable, Sendable, Hashable {
    /// The screen's.
    case keepsScreen
    /// The one its shape suggests.
    case followsShape
  }

  /// Whether masks are still asked for where they do not count.
  public enum IgnoredMasksAsked: Int, CaseIterable, Sendable, Hashable {
    /// They are, without effect.
    case asked
    /// They are not.
    case notAsked
  }

  /// What a geometry request gets in mirroring, in an iPhone app on iPad and on the inner Duo display.
  public enum ResizableRequest: Int, CaseIterable, Sendable, Hashable {
    /// The windowing-mode refusal known from iPad.
    case refusedLikePad
    /// It is honoured.
    case honoured
  }

  /// The device orientation in a mirrored session.
  public enum MirroredDevice: Int, CaseIterable, Sendable, Hashable {
    /// The last real value, and no events.
    case lastValue
    /// What the phone reports.
    case live
  }

  /// The default size a container offers a child in a transition.
  public enum ChildSize: Int, CaseIterable, Sendable, Hashable {
    /// The parent's new size if the child fills it, else the child's own.
    case fillsOrKeeps
    /// The parent's new size.
    case parentSize
  }

  /// Whether a 180-degree turn sends viewWillTransition.
  public enum HalfTurnTransition: Int, CaseIterable, Sendable, Hashable {
    /// To the root only.
    case rootOnly
    /// To no controller.
    case nobody
    /// To every visible controller.
    case everybody
  }

  /// From iOS 8, whether controllers without viewWillTransition get the rotate callbacks.
  public enum LegacyFallback: Int, CaseIterable, Sendable, Hashable {
    /// They do.
    case sent
    /// They do not.
    case silent
  }

  /// Up to iOS 7, which orientation the layout pass of a turn sees.
  public enum LayoutOrientation: Int, CaseIterable, Sendable, Hashable {
    /// The new one.
    case new
    /// The old one.
    case old
  }

  /// From iOS 16, what a key-value write of the device orientation does.
  public enum KeyValueWriteFrom16: Int, CaseIterable, Sendable, Hashable {
    /// A log line and nothing else.
    case logs
    /// It turns as before, and logs.
    case turnsAndLogs
  }

  /// On iOS 26, whether a sheet, alert or popover keeps its presenter's lock.
  public enum LockHeldBySheets: Int, CaseIterable, Sendable, Hashable {
    /// The presenter's lock stays.
    case kept
    /// The lock is released.
    case released
  }

  /// What switching the phone's lock on does to an interface in landscape.
  public enum PhoneLockTurnsPortrait: Int, CaseIterable, Sendable, Hashable {
    /// Device value and interface become portrait.
    case turnsToPortrait
    /// The interface stays until the next trigger.
    case keeps
  }

  /// On iOS 27, how a discretely resized scene that honours its masks reports orientation.
  public enum DiscreteShape: Int, CaseIterable, Sendable, Hashable {
    /// It keeps an orientation of its mask and is scaled.
    case honoursMask
    /// It follows the shape of the drag.
    case followsShape
  }

  /// What happens when app and controller agree only on what the hardware never shows.
  public enum DeviceExcludesAll: Int, CaseIterable, Sendable, Hashable {
    /// The interface stays.
    case stays
    /// UIKit raises as for an empty intersection.
    case raises
  }
}
