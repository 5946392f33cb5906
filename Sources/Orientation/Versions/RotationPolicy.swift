/// How the engine settles every point that Apple has not documented or that sources dispute.
///
/// Each point is one entry here: the setting with its default, its answers, and what is known of it.
/// A decision that rests on one names its ``PolicyPoint`` in a step.
public struct RotationPolicy: Hashable, Sendable {
  /// Creates a policy with every point at its default.
  public init() {}

  /// Whether a controller presented over full screen is asked.
  public var overFullScreen = OverFullScreen.notAsked
  /// The answers, the default first. Rule: `Q-01`, `D-27`
  public enum OverFullScreen: String, CaseIterable, Sendable {
    case notAsked, narrows, asked
    static let entry = PolicyDescription(
      "Whether a controller presented over full screen is asked.",
      answers: "It is not asked; the presenter decides.",
      "Its mask narrows what the presenter allows.", "It decides like a full-screen controller.",
      rules: "Q-01", "D-27", confidence: .medium,
      source: "radar 22401547, nytimes/NYTPhotoViewer issue 44; against: jierong.dev 2020-10-04",
      { $0.overFullScreen }, { $0.overFullScreen = $1 })
  }

  /// Whether a full-screen controller presented from a sheet is asked.
  public var fullScreenOverSheet = FullScreenOverSheet.stopsAtSheet
  /// The answers, the default first. Rule: `Q-01`
  public enum FullScreenOverSheet: String, CaseIterable, Sendable {
    case stopsAtSheet, asked
    static let entry = PolicyDescription(
      "Whether a full-screen controller presented from a sheet is asked.",
      answers: "The walk stops at the sheet; the root side decides.",
      "The full-screen controller is asked.",
      rules: "Q-01", confidence: .unknown,
      source: "no source; A-PRES only states what fills the window",
      { $0.fullScreenOverSheet }, { $0.fullScreenOverSheet = $1 })
  }

  /// Whether a controller in the current context is asked when it covers the window.
  public var currentContext = CurrentContext.notAsked
  /// The answers, the default first. Rule: `D-29`
  public enum CurrentContext: String, CaseIterable, Sendable {
    case notAsked, whenCovering
    static let entry = PolicyDescription(
      "Whether a controller in the current context is asked when it covers the window.",
      answers: "It is not asked.", "It is asked when it covers the window.",
      rules: "D-29", confidence: .low,
      source: "A-SIO mentions filling the window; no test was found",
      { $0.currentContext }, { $0.currentContext = $1 })
  }

  /// The order tried when neither the current nor the device's orientation is allowed.
  public var fallbackOrder = FallbackOrder.portraitRightLeft
  /// The answers, the default first. Rule: `D-42`, `F-30`
  public enum FallbackOrder: String, CaseIterable, Sendable {
    case portraitRightLeft, portraitUpsideRightLeft, portraitLeftRight
    static let entry = PolicyDescription(
      "The order tried when neither the current nor the device's orientation is allowed.",
      answers: "Portrait, landscape right, landscape left, upside down.",
      "Portrait, upside down, landscape right, landscape left (WinObjC).",
      "Portrait, landscape left, landscape right, upside down (seed article S2).",
      rules: "D-42", "F-30", confidence: .low,
      source: "undocumented; other reimplementations disagree",
      { $0.fallbackOrder }, { $0.fallbackOrder = $1 })
  }

  /// From iOS 16, whether an empty intersection raises although shouldAutorotate is false.
  public var emptyMaskWithoutAutorotate = EmptyMaskWithoutAutorotate.raises
  /// The answers, the default first. Rule: `Q-03`, `D-18`
  public enum EmptyMaskWithoutAutorotate: String, CaseIterable, Sendable {
    case raises, stays
    static let entry = PolicyDescription(
      "From iOS 16, whether an empty intersection raises although shouldAutorotate is false.",
      answers: "It raises.", "The interface stays.",
      rules: "Q-03", "D-18", confidence: .low, source: "inference from the exception's wording",
      { $0.emptyMaskWithoutAutorotate }, { $0.emptyMaskWithoutAutorotate = $1 })
  }

  /// From iOS 16, whether a turn of the device reads the masks anew.
  public var turnReadsMasks = TurnReadsMasks.announced
  /// The answers, the default first. Rule: `D-08`, `F-25`
  public enum TurnReadsMasks: String, CaseIterable, Sendable {
    case announced, fresh
    static let entry = PolicyDescription(
      "From iOS 16, whether a turn of the device reads the masks again.",
      answers: "A turn is judged by the last announced mask.", "Masks are read again.",
      rules: "D-08", "F-25", confidence: .low,
      source: "inferred from shipped locks that only work this way",
      { $0.turnReadsMasks }, { $0.turnReadsMasks = $1 })
  }

  /// From iOS 16, whether push, pop and tab selection negotiate.
  public var pushNegotiates = PushNegotiates.negotiates
  /// The answers, the default first. Rule: `E-12`
  public enum PushNegotiates: String, CaseIterable, Sendable {
    case negotiates, waits
    static let entry = PolicyDescription(
      "From iOS 16, whether push, pop and tab selection negotiate.",
      answers: "The new top's mask is read and the interface turns if it must.",
      "Nothing happens until the next trigger.",
      rules: "E-12", confidence: .low, source: "xbmc/Official-Kodi-Remote-iOS issue 745",
      { $0.pushNegotiates }, { $0.pushNegotiates = $1 })
  }

  /// From iOS 16, which mask judges a request made while a push or pop is in progress.
  public var requestDuringTransition = RequestDuringTransition.outgoingMask
  /// The answers, the default first. Rule: `F-27`
  public enum RequestDuringTransition: String, CaseIterable, Sendable {
    case outgoingMask, incomingMask
    static let entry = PolicyDescription(
      "From iOS 16, which mask judges a request made during a push or pop.",
      answers: "The outgoing screen's: refused if it is outside.", "The incoming screen's.",
      rules: "F-27", confidence: .medium, source: "software-mansion/react-native-screens pull 4117",
      { $0.requestDuringTransition }, { $0.requestDuringTransition = $1 })
  }

  /// Whether an announced change of masks also follows the device.
  public var updateFollowsDevice = UpdateFollowsDevice.followsDevice
  /// The answers, the default first. Rule: `F-29`, `F-24`
  public enum UpdateFollowsDevice: String, CaseIterable, Sendable {
    case followsDevice, keepsCurrent
    static let entry = PolicyDescription(
      "Whether an announced change of masks also follows the device.",
      answers: "It turns to the device's orientation when that is allowed.",
      "It stays while the current orientation is allowed.",
      rules: "F-29", "F-24", confidence: .low, source: "developer.apple.com/forums/thread/716583",
      { $0.updateFollowsDevice }, { $0.updateFollowsDevice = $1 })
  }

  /// What a geometry request does while the scene's orientation lock is honoured.
  public var lockedRequest = LockedRequest.ignored
  /// The answers, the default first. Rule: `M-26`
  public enum LockedRequest: String, CaseIterable, Sendable {
    case ignored, turns
    static let entry = PolicyDescription(
      "What a geometry request does while the scene's orientation lock is honoured.",
      answers: "Nothing.", "It turns nevertheless.",
      rules: "M-26", confidence: .low, source: "shipped code releases the lock first",
      { $0.lockedRequest }, { $0.lockedRequest = $1 })
  }

  /// From which version the exception names the preferred orientation.
  public var preferredTextSince8 = PreferredTextSince8.ios8
  /// The answers, the default first. Rule: `E-05`
  public enum PreferredTextSince8: String, CaseIterable, Sendable {
    case ios8, ios7, ios9
    static let entry = PolicyDescription(
      "From which version the exception names the preferred orientation.",
      answers: "From iOS 8.", "From iOS 7.", "From iOS 9.",
      rules: "E-05", confidence: .low, source: "dates of crash reports",
      { $0.preferredTextSince8 }, { $0.preferredTextSince8 = $1 })
  }

  /// Which orientation the did-change notification carries.
  public var didNotificationValue = DidNotificationValue.previous
  /// The answers, the default first. Rule: `C-06`
  public enum DidNotificationValue: String, CaseIterable, Sendable {
    case previous, current
    static let entry = PolicyDescription(
      "Which orientation the did-change notification carries.",
      answers: "The previous one, like the delegate's callback.", "The current one.",
      rules: "C-06", confidence: .low, source: "A-NOT is silent",
      { $0.didNotificationValue }, { $0.didNotificationValue = $1 })
  }

  /// What the device value reads after a key-value write under the user's lock, once the device really moves.
  public var lockedDeviceValue = LockedDeviceValue.returnsToPortrait
  /// The answers, the default first. Rule: `B-14`, `F-06`
  public enum LockedDeviceValue: String, CaseIterable, Sendable {
    case returnsToPortrait, keepsWritten
    static let entry = PolicyDescription(
      "What the device value reads after a key-value write under the user's lock, once the device really moves.",
      answers: "The value the lock dictates.", "The written value.",
      rules: "B-14", "F-06", confidence: .low, source: "not documented",
      { $0.lockedDeviceValue }, { $0.lockedDeviceValue = $1 })
  }

  /// Which window's root decides for the scene.
  public var decidingWindow = DecidingWindow.keyWindow
  /// The answers, the default first. Rule: `Q-08`, `D-51`
  public enum DecidingWindow: String, CaseIterable, Sendable {
    case keyWindow, everyWindow, topmost
    static let entry = PolicyDescription(
      "Which window's root decides for the scene.",
      answers: "The key window's.", "Every window's, even a hidden one's: what any of them allows.",
      "The topmost visible window's.",
      rules: "Q-08", "D-51", confidence: .low,
      source: "radars 19592583 and 50405134 for the second",
      { $0.decidingWindow }, { $0.decidingWindow = $1 })
  }

  /// On iOS 27, whose mask counts when app delegate and scene delegate both answer.
  public var delegatePrecedence = DelegatePrecedence.sceneDelegate
  /// The answers, the default first. Rule: `D-56`, `N-25`
  public enum DelegatePrecedence: String, CaseIterable, Sendable {
    case sceneDelegate, appDelegate, both
    static let entry = PolicyDescription(
      "On iOS 27, whose mask counts when app delegate and scene delegate both answer.",
      answers: "The scene delegate's.", "The app delegate's.", "What both allow.",
      rules: "D-56", "N-25", confidence: .unknown, source: "A-SCNW and A-DELW are silent",
      { $0.delegatePrecedence }, { $0.delegatePrecedence = $1 })
  }

  /// On iPadOS 26, whether an app linked with that SDK resizes in spite of UIRequiresFullScreen.
  public var linked26Resizes = Linked26Resizes.documented
  /// The answers, the default first. Rule: `M-08`
  public enum Linked26Resizes: String, CaseIterable, Sendable {
    case documented, resizes
    static let entry = PolicyDescription(
      "On iPadOS 26, whether an app linked with that SDK resizes despite UIRequiresFullScreen.",
      answers: "No: the scene is fixed and scaled.", "Yes: its mask is only a preference.",
      rules: "M-08", confidence: .low,
      source: "Apple's page against one measurement on iPadOS 26.6",
      { $0.linked26Resizes }, { $0.linked26Resizes = $1 })
  }

  /// On iPadOS 26, whether masks count again while the user's lock is on.
  public var userLockKeepsMasks = UserLockKeepsMasks.no
  /// The answers, the default first. Rule: `M-13`
  public enum UserLockKeepsMasks: String, CaseIterable, Sendable {
    case no, yes
    static let entry = PolicyDescription(
      "On iPadOS 26, whether masks count again while the user's lock is on.",
      answers: "The lock makes no difference.", "With the lock on, masks are respected.",
      rules: "M-13", confidence: .low,
      source: "developer.apple.com/forums/thread/811216, one report",
      { $0.userLockKeepsMasks }, { $0.userLockKeepsMasks = $1 })
  }

  /// Whether UIRequiresFullScreenIgnoredStartingWithVersion has an effect.
  public var ignoredStartingWith = IgnoredStartingWith.documented
  /// The answers, the default first. Rule: `M-15`, `M-16`
  public enum IgnoredStartingWith: String, CaseIterable, Sendable {
    case documented, noEffect
    static let entry = PolicyDescription(
      "Whether UIRequiresFullScreenIgnoredStartingWithVersion has an effect.",
      answers: "From that version on the key is ignored.",
      "It is without effect, as two testers saw.",
      rules: "M-15", "M-16", confidence: .medium, source: "A-RFSI against ZUN and MINI",
      { $0.ignoredStartingWith }, { $0.ignoredStartingWith = $1 })
  }

  /// Which controller is asked for the iOS 26 orientation lock.
  public var lockAsks = LockAsks.decisionMaker
  /// The answers, the default first. Rule: `M-28`
  public enum LockAsks: String, CaseIterable, Sendable {
    case decisionMaker, topmostVisible
    static let entry = PolicyDescription(
      "Which controller is asked for the iOS 26 orientation lock.",
      answers: "The one that decides the mask, then its child.",
      "The topmost presented controller, then its child.",
      rules: "M-28", confidence: .unknown, source: "A-LOCK states only visible",
      { $0.lockAsks }, { $0.lockAsks = $1 })
  }

  /// Which orientation a freely resized scene reports.
  public var resizedOrientation = ResizedOrientation.keepsScreen
  /// The answers, the default first. Rule: `N-09`
  public enum ResizedOrientation: String, CaseIterable, Sendable {
    case keepsScreen, followsShape
    static let entry = PolicyDescription(
      "Which orientation a freely resized scene reports.",
      answers: "The screen's.", "The one its shape suggests.",
      rules: "N-09", confidence: .unknown, source: "only iPhone Mirroring is stated",
      { $0.resizedOrientation }, { $0.resizedOrientation = $1 })
  }

  /// Whether masks are still asked for where they do not count.
  public var ignoredMasksAsked = IgnoredMasksAsked.asked
  /// The answers, the default first. Rule: `N-10`
  public enum IgnoredMasksAsked: String, CaseIterable, Sendable {
    case asked, notAsked
    static let entry = PolicyDescription(
      "Whether masks are still asked for where they do not count.",
      answers: "They are, without effect.", "They are not.",
      rules: "N-10", confidence: .unknown, source: "not documented",
      { $0.ignoredMasksAsked }, { $0.ignoredMasksAsked = $1 })
  }

  /// What a geometry request gets in mirroring, in an iPhone app on iPad and on the inner Duo display.
  public var resizableRequest = ResizableRequest.refusedLikePad
  /// The answers, the default first. Rule: `N-11`, `N-12`
  public enum ResizableRequest: String, CaseIterable, Sendable {
    case refusedLikePad, honoured
    static let entry = PolicyDescription(
      "What a geometry request gets in mirroring, in an iPhone app on iPad and on the inner Duo display.",
      answers: "The windowing-mode refusal known from iPad.", "It is honoured.",
      rules: "N-11", "N-12", confidence: .unknown, source: "text and code were not found",
      { $0.resizableRequest }, { $0.resizableRequest = $1 })
  }

  /// The device orientation in a mirrored session.
  public var mirroredDevice = MirroredDevice.lastValue
  /// The answers, the default first. Rule: `N-32`
  public enum MirroredDevice: String, CaseIterable, Sendable {
    case lastValue, live
    static let entry = PolicyDescription(
      "The device orientation in a mirrored session.",
      answers: "The last real value, and no events.", "What the phone reports.",
      rules: "N-32", confidence: .unknown, source: "not stated",
      { $0.mirroredDevice }, { $0.mirroredDevice = $1 })
  }

  /// The default size a container offers a child in a transition.
  public var childSize = ChildSize.fillsOrKeeps
  /// The answers, the default first. Rule: `G-22`
  public enum ChildSize: String, CaseIterable, Sendable {
    case fillsOrKeeps, parentSize
    static let entry = PolicyDescription(
      "The default size a container offers a child in a transition.",
      answers: "The parent's new size if the child fills it, else the child's own.",
      "The parent's new size.",
      rules: "G-22", confidence: .low, source: "secondary sources",
      { $0.childSize }, { $0.childSize = $1 })
  }

  /// Whether a 180-degree turn sends viewWillTransition.
  public var halfTurnTransition = HalfTurnTransition.rootOnly
  /// The answers, the default first. Rule: `G-30`
  public enum HalfTurnTransition: String, CaseIterable, Sendable {
    case rootOnly, nobody, everybody
    static let entry = PolicyDescription(
      "Whether a 180-degree turn sends viewWillTransition.",
      answers: "To the root only.", "To no controller.", "To every visible controller.",
      rules: "G-30", confidence: .low,
      source: "the 180-degree target transform implies a coordinator",
      { $0.halfTurnTransition }, { $0.halfTurnTransition = $1 })
  }

  /// From iOS 8, whether controllers without viewWillTransition get the rotate callbacks.
  public var legacyFallback = LegacyFallback.sent
  /// The answers, the default first. Rule: `G-28`
  public enum LegacyFallback: String, CaseIterable, Sendable {
    case sent, silent
    static let entry = PolicyDescription(
      "From iOS 8, whether controllers without viewWillTransition get the rotate callbacks.",
      answers: "They do.", "They do not.",
      rules: "G-28", confidence: .medium,
      source: "blog.inferis.org 2015-04-27, DanijelHuis/HDAugmentedReality#11",
      { $0.legacyFallback }, { $0.legacyFallback = $1 })
  }

  /// Up to iOS 7, which orientation the layout pass of a turn sees.
  public var layoutOrientation = LayoutOrientation.new
  /// The answers, the default first. Rule: `G-04`
  public enum LayoutOrientation: String, CaseIterable, Sendable {
    case new, old
    static let entry = PolicyDescription(
      "Up to iOS 7, which orientation the layout pass of a turn sees.",
      answers: "The new one.", "The old one.",
      rules: "G-04", confidence: .low, source: "Apple's guide against seed article S0",
      { $0.layoutOrientation }, { $0.layoutOrientation = $1 })
  }

  /// From iOS 16, what a key-value write of the device orientation does.
  public var keyValueWriteFrom16 = KeyValueWriteFrom16.logs
  /// The answers, the default first. Rule: `F-18`, `F-19`
  public enum KeyValueWriteFrom16: String, CaseIterable, Sendable {
    case logs, turnsAndLogs
    static let entry = PolicyDescription(
      "From iOS 16, what a key-value write of the device orientation does.",
      answers: "A log line and nothing else.", "It turns as before, and logs.",
      rules: "F-18", "F-19", confidence: .high,
      source: "iOS 16 release notes against scattered reports",
      { $0.keyValueWriteFrom16 }, { $0.keyValueWriteFrom16 = $1 })
  }

  /// On iOS 26, whether a sheet, alert or popover keeps its presenter's lock.
  public var lockHeldBySheets = LockHeldBySheets.kept
  /// The answers, the default first. Rule: `M-27`, `M-23`
  public enum LockHeldBySheets: String, CaseIterable, Sendable {
    case kept, released
    static let entry = PolicyDescription(
      "On iOS 26, whether a sheet, alert or popover keeps its presenter's lock.",
      answers: "The presenter's lock stays.", "The lock is released.",
      rules: "M-27", "M-23", confidence: .low, source: "one report",
      { $0.lockHeldBySheets }, { $0.lockHeldBySheets = $1 })
  }

  /// What switching the phone's lock on does to an interface in landscape.
  public var phoneLockTurnsPortrait = PhoneLockTurnsPortrait.turnsToPortrait
  /// The answers, the default first. Rule: `B-14`
  public enum PhoneLockTurnsPortrait: String, CaseIterable, Sendable {
    case turnsToPortrait, keeps
    static let entry = PolicyDescription(
      "What switching the phone's lock on does to an interface in landscape.",
      answers: "Device value and interface become portrait.",
      "The interface stays until the next trigger.",
      rules: "B-14", confidence: .medium, source: "seed article S0, SO 42744422",
      { $0.phoneLockTurnsPortrait }, { $0.phoneLockTurnsPortrait = $1 })
  }

  /// On iOS 27, how a discretely resized scene that honours its masks reports orientation.
  public var discreteShape = DiscreteShape.honoursMask
  /// The answers, the default first. Rule: `N-16`
  public enum DiscreteShape: String, CaseIterable, Sendable {
    case honoursMask, followsShape
    static let entry = PolicyDescription(
      "On iOS 27, how a discretely resized scene that honours its masks reports orientation.",
      answers: "It keeps an orientation of its mask and is scaled.",
      "It follows the shape of the drag.",
      rules: "N-16", confidence: .unknown, source: "shape rule not stated",
      { $0.discreteShape }, { $0.discreteShape = $1 })
  }

  /// What lets an app set the status bar's orientation itself, from iOS 6.
  public var statusBarByHand = StatusBarByHand.eitherSuffices
  /// The answers, the default first. Rule: `Q-11`, `F-15`, `F-16`
  public enum StatusBarByHand: String, CaseIterable, Sendable {
    case eitherSuffices, emptyMask, suspendedAutorotation
    static let entry = PolicyDescription(
      "What lets an app set the status bar's orientation itself, from iOS 6.",
      answers: "An empty mask or a false shouldAutorotate.", "An empty mask.",
      "A false shouldAutorotate.",
      rules: "Q-11", "F-15", "F-16", confidence: .medium,
      source: "iOS 6 release notes for the mask; S4 and renzifeng/ZFPlayer issue 590 for the other",
      { $0.statusBarByHand }, { $0.statusBarByHand = $1 })
  }

  /// From iOS 16, whether attemptRotationToDeviceOrientation leaves an orientation that is not
  /// allowed.
  public var attemptFrom16 = AttemptFrom16.neverFallsBack
  /// The answers, the default first. Rule: `F-12`, `D-42`
  public enum AttemptFrom16: String, CaseIterable, Sendable {
    case neverFallsBack, fallsBack
    static let entry = PolicyDescription(
      "From iOS 16, whether attemptRotationToDeviceOrientation leaves an orientation that is not"
        + " allowed.",
      answers: "No: it only turns to where the device points.",
      "Yes, like setNeedsUpdateOfSupportedInterfaceOrientations.",
      rules: "F-12", "D-42", confidence: .low,
      source: "A-ATT names the other method as its replacement; no test was found",
      { $0.attemptFrom16 }, { $0.attemptFrom16 = $1 })
  }

  /// On iOS 26, whether the interface turns when the app's lock ends and the device is held
  /// otherwise.
  public var lockRelease = LockRelease.staysUntilNextTrigger
  /// The answers, the default first. Rule: `M-23`, `M-24`
  public enum LockRelease: String, CaseIterable, Sendable {
    case staysUntilNextTrigger, followsDevice
    static let entry = PolicyDescription(
      "On iOS 26, whether the interface turns when the app's lock ends and the device is held"
        + " otherwise.",
      answers: "It stays until something else makes UIKit look, such as a turn of the device.",
      "It turns to where the device points.",
      rules: "M-23", "M-24", confidence: .unknown,
      source: "A-LOCK only states how long the lock holds",
      { $0.lockRelease }, { $0.lockRelease = $1 })
  }

  /// On iOS 10 to 12, whether an alert that is asked back by its presenter raises.
  public var alertAskedBack = AlertAskedBack.logs
  /// The answers, the default first. Rule: `Q-13`, `D-57`
  public enum AlertAskedBack: String, CaseIterable, Sendable {
    case logs, raises
    static let entry = PolicyDescription(
      "On iOS 10 to 12, whether an alert that is asked back by its presenter raises.",
      answers: "It is logged, and the alert gives its own answer.", "It raises, as on iOS 9.",
      rules: "Q-13", "D-57", confidence: .low,
      source: "a log of iOS 12.3 in Tencent/QMUI_iOS issue 632",
      { $0.alertAskedBack }, { $0.alertAskedBack = $1 })
  }

  /// What happens when app and controller agree only on what the hardware never shows.
  public var deviceExcludesAll = DeviceExcludesAll.stays
  /// The answers, the default first. Rule: `D-05`, `D-15`
  public enum DeviceExcludesAll: String, CaseIterable, Sendable {
    case stays, raises
    static let entry = PolicyDescription(
      "What happens when app and controller agree only on what the hardware never shows.",
      answers: "The interface stays.", "UIKit raises as for an empty intersection.",
      rules: "D-05", "D-15", confidence: .unknown,
      source: "the exception mentions only the application and the controller",
      { $0.deviceExcludesAll }, { $0.deviceExcludesAll = $1 })
  }
}
