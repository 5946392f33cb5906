/// A disputed or undocumented point of UIKit's behaviour, and what is known about it.
public enum PolicyPoint: Int, CaseIterable, Sendable, Hashable {
  /// See ``RotationPolicy/overFullScreen``.
  case overFullScreen
  /// See ``RotationPolicy/fullScreenOverSheet``.
  case fullScreenOverSheet
  /// See ``RotationPolicy/currentContext``.
  case currentContext
  /// See ``RotationPolicy/fallbackOrder``.
  case fallbackOrder
  /// See ``RotationPolicy/emptyMaskWithoutAutorotate``.
  case emptyMaskWithoutAutorotate
  /// See ``RotationPolicy/turnReadsMasks``.
  case turnReadsMasks
  /// See ``RotationPolicy/pushNegotiates``.
  case pushNegotiates
  /// See ``RotationPolicy/requestDuringTransition``.
  case requestDuringTransition
  /// See ``RotationPolicy/updateFollowsDevice``.
  case updateFollowsDevice
  /// See ``RotationPolicy/lockedRequest``.
  case lockedRequest
  /// See ``RotationPolicy/preferredTextSince8``.
  case preferredTextSince8
  /// See ``RotationPolicy/didNotificationValue``.
  case didNotificationValue
  /// See ``RotationPolicy/lockedDeviceValue``.
  case lockedDeviceValue
  /// See ``RotationPolicy/decidingWindow``.
  case decidingWindow
  /// See ``RotationPolicy/delegatePrecedence``.
  case delegatePrecedence
  /// See ``RotationPolicy/linked26Resizes``.
  case linked26Resizes
  /// See ``RotationPolicy/userLockKeepsMasks``.
  case userLockKeepsMasks
  /// See ``RotationPolicy/ignoredStartingWith``.
  case ignoredStartingWith
  /// See ``RotationPolicy/lockAsks``.
  case lockAsks
  /// See ``RotationPolicy/resizedOrientation``.
  case resizedOrientation
  /// See ``RotationPolicy/ignoredMasksAsked``.
  case ignoredMasksAsked
  /// See ``RotationPolicy/resizableRequest``.
  case resizableRequest
  /// See ``RotationPolicy/mirroredDevice``.
  case mirroredDevice
  /// See ``RotationPolicy/childSize``.
  case childSize
  /// See ``RotationPolicy/halfTurnTransition``.
  case halfTurnTransition
  /// See ``RotationPolicy/legacyFallback``.
  case legacyFallback
  /// See ``RotationPolicy/layoutOrientation``.
  case layoutOrientation
  /// See ``RotationPolicy/keyValueWriteFrom16``.
  case keyValueWriteFrom16
  /// See ``RotationPolicy/lockHeldBySheets``.
  case lockHeldBySheets
  /// See ``RotationPolicy/phoneLockTurnsPortrait``.
  case phoneLockTurnsPortrait
  /// See ``RotationPolicy/discreteShape``.
  case discreteShape
  /// See ``RotationPolicy/deviceExcludesAll``.
  case deviceExcludesAll

  /// The point's name, options, rules and sources.
  public var description: PolicyDescription {
    switch self {
    case .overFullScreen:
      PolicyDescription(
        name: "overFullScreen",
        question: "Whether a controller presented over full screen has a say.",
        options: [
          PolicyOption(name: "notAsked", meaning: "It is not asked; the presenter decides."),
          PolicyOption(name: "narrows", meaning: "Its mask narrows what the presenter allows."),
          PolicyOption(name: "asked", meaning: "It decides like a full-screen controller."),
        ],
        rules: ["Q-01", "D-27"], confidence: .medium,
        source: "radar 22401547, nytimes/NYTPhotoViewer issue 44; against: jierong.dev 2020-10-04")
    case .fullScreenOverSheet:
      PolicyDescription(
        name: "fullScreenOverSheet",
        question: "Whether a full-screen controller presented from a sheet is asked.",
        options: [
          PolicyOption(
            name: "stopsAtSheet", meaning: "The walk stops at the sheet; the root side decides."),
          PolicyOption(name: "asked", meaning: "The full-screen controller is asked."),
        ],
        rules: ["Q-01"], confidence: .unknown,
        source: "no source; A-PRES only says what fills the window")
    case .currentContext:
      PolicyDescription(
        name: "currentContext",
        question: "Whether a controller in the current context is asked when it covers the window.",
        options: [
          PolicyOption(name: "notAsked", meaning: "It is not asked."),
          PolicyOption(name: "whenCovering", meaning: "It is asked when it covers the window."),
        ],
        rules: ["D-29"], confidence: .low,
        source: "A-SIO speaks of filling the window; no test was found")
    case .fallbackOrder:
      PolicyDescription(
        name: "fallbackOrder",
        question:
          "The order tried when neither the current nor the device's orientation is allowed.",
        options: [
          PolicyOption(
            name: "portraitRightLeft",
            meaning: "Portrait, landscape right, landscape left, upside down."),
          PolicyOption(
            name: "portraitUpsideRightLeft",
            meaning: "Portrait, upside down, landscape right, landscape left (WinObjC)."),
          PolicyOption(
            name: "portraitLeftRight",
            meaning: "Portrait, landscape left, landscape right, upside down (seed article S2)."),
        ],
        rules: ["D-42", "F-30"], confidence: .low,
        source: "undocumented; other reimplementations disagree")
    case .emptyMaskWithoutAutorotate:
      PolicyDescription(
        name: "emptyMaskWithoutAutorotate",
        question:
          "From iOS 16, whether an empty intersection raises although shouldAutorotate is false.",
        options: [
          PolicyOption(name: "raises", meaning: "It raises."),
          PolicyOption(name: "stays", meaning: "The interface stays."),
        ],
        rules: ["Q-03", "D-18"], confidence: .low,
        source: "inference from the exception's wording")
    case .turnReadsMasks:
      PolicyDescription(
        name: "turnReadsMasks",
        question: "From iOS 16, whether a turn of the device reads the masks anew.",
        options: [
          PolicyOption(name: "announced", meaning: "A turn is judged by the last announced mask."),
          PolicyOption(name: "fresh", meaning: "Masks are read again."),
        ],
        rules: ["D-08", "F-25"], confidence: .low,
        source: "inference from shipped locks that only work so")
    case .pushNegotiates:
      PolicyDescription(
        name: "pushNegotiates",
        question: "From iOS 16, whether push, pop and tab selection negotiate.",
        options: [
          PolicyOption(
            name: "negotiates",
            meaning: "The new top's mask is read and the interface turns if it must."),
          PolicyOption(name: "waits", meaning: "Nothing happens until the next trigger."),
        ],
        rules: ["E-12"], confidence: .low,
        source: "xbmc/Official-Kodi-Remote-iOS issue 745")
    case .requestDuringTransition:
      PolicyDescription(
        name: "requestDuringTransition",
        question: "From iOS 16, which mask judges a request made while a push or pop is under way.",
        options: [
          PolicyOption(
            name: "outgoingMask", meaning: "The outgoing screen's: refused if it lies outside."),
          PolicyOption(name: "incomingMask", meaning: "The incoming screen's."),
        ],
        rules: ["F-27"], confidence: .medium,
        source: "software-mansion/react-native-screens pull 4117")
    case .updateFollowsDevice:
      PolicyDescription(
        name: "updateFollowsDevice",
        question: "Whether an announced change of masks also follows the device.",
        options: [
          PolicyOption(
            name: "followsDevice",
            meaning: "It turns to the device's orientation when that is allowed."),
          PolicyOption(
            name: "keepsCurrent", meaning: "It stays while the current orientation is allowed."),
        ],
        rules: ["F-29", "F-24"], confidence: .low,
        source: "developer.apple.com/forums/thread/716583")
    case .lockedRequest:
      PolicyDescription(
        name: "lockedRequest",
        question: "What a geometry request does while the scene's orientation lock is honoured.",
        options: [
          PolicyOption(name: "ignored", meaning: "Nothing."),
          PolicyOption(name: "turns", meaning: "It turns all the same."),
        ],
        rules: ["M-26"], confidence: .low,
        source: "shipped code releases the lock first")
    case .preferredTextSince8:
      PolicyDescription(
        name: "preferredTextSince8",
        question: "From which version the exception names the preferred orientation.",
        options: [
          PolicyOption(name: "ios8", meaning: "From iOS 8."),
          PolicyOption(name: "ios7", meaning: "From iOS 7."),
          PolicyOption(name: "ios9", meaning: "From iOS 9."),
        ],
        rules: ["E-05"], confidence: .low,
        source: "dates of crash reports")
    case .didNotificationValue:
      PolicyDescription(
        name: "didNotificationValue",
        question: "Which orientation the did-change notification carries.",
        options: [
          PolicyOption(
            name: "previous", meaning: "The previous one, like the delegate's callback."),
          PolicyOption(name: "current", meaning: "The current one."),
        ],
        rules: ["C-06"], confidence: .low,
        source: "A-NOT is silent")
    case .lockedDeviceValue:
      PolicyDescription(
        name: "lockedDeviceValue",
        question:
          "What the device value reads after a key-value write under the user's lock, once the device really moves.",
        options: [
          PolicyOption(name: "returnsToPortrait", meaning: "The value the lock dictates."),
          PolicyOption(name: "keepsWritten", meaning: "The written value."),
        ],
        rules: ["B-14", "F-06"], confidence: .low,
        source: "not documented")
    case .decidingWindow:
      PolicyDescription(
        name: "decidingWindow",
        question: "Which window's root decides for the scene.",
        options: [
          PolicyOption(name: "keyWindow", meaning: "The key window's."),
          PolicyOption(
            name: "everyWindow",
            meaning: "Every window's, even a hidden one's: what any of them allows."),
          PolicyOption(name: "topmost", meaning: "The topmost visible window's."),
        ],
        rules: ["Q-08", "D-51"], confidence: .low,
        source: "radars 19592583 and 50405134 for the second")
    case .delegatePrecedence:
      PolicyDescription(
        name: "delegatePrecedence",
        question: "On iOS 27, whose mask counts when app delegate and scene delegate both answer.",
        options: [
          PolicyOption(name: "sceneDelegate", meaning: "The scene delegate's."),
          PolicyOption(name: "appDelegate", meaning: "The app delegate's."),
          PolicyOption(name: "both", meaning: "What both allow."),
        ],
        rules: ["D-56", "N-25"], confidence: .unknown,
        source: "A-SCNW and A-DELW are silent")
    case .linked26Resizes:
      PolicyDescription(
        name: "linked26Resizes",
        question:
          "On iPadOS 26, whether an app linked with that SDK resizes in spite of UIRequiresFullScreen.",
        options: [
          PolicyOption(name: "documented", meaning: "No: the scene is fixed and scaled."),
          PolicyOption(name: "resizes", meaning: "Yes: its mask is only a preference."),
        ],
        rules: ["M-08"], confidence: .low,
        source: "Apple's page against one measurement on iPadOS 26.6")
    case .userLockKeepsMasks:
      PolicyDescription(
        name: "userLockKeepsMasks",
        question: "On iPadOS 26, whether masks count again while the user's lock is on.",
        options: [
          PolicyOption(name: "no", meaning: "The lock makes no difference."),
          PolicyOption(name: "yes", meaning: "With the lock on, masks are respected."),
        ],
        rules: ["M-13"], confidence: .low,
        source: "developer.apple.com/forums/thread/811216, one report")
    case .ignoredStartingWith:
      PolicyDescription(
        name: "ignoredStartingWith",
        question: "Whether UIRequiresFullScreenIgnoredStartingWithVersion has an effect.",
        options: [
          PolicyOption(name: "documented", meaning: "From that version on the key is ignored."),
          PolicyOption(name: "noEffect", meaning: "It is without effect, as two testers saw."),
        ],
        rules: ["M-15", "M-16"], confidence: .medium,
        source: "A-RFSI against ZUN and MINI")
    case .lockAsks:
      PolicyDescription(
        name: "lockAsks",
        question: "Which controller is asked for the iOS 26 orientation lock.",
        options: [
          PolicyOption(
            name: "decisionMaker", meaning: "The one that decides the mask, then its child."),
          PolicyOption(
            name: "topmostVisible", meaning: "The topmost presented controller, then its child."),
        ],
        rules: ["M-28"], confidence: .unknown,
        source: "A-LOCK says only visible")
    case .resizedOrientation:
      PolicyDescription(
        name: "resizedOrientation",
        question: "Which orientation a freely resized scene reports.",
        options: [
          PolicyOption(name: "keepsScreen", meaning: "The screen's."),
          PolicyOption(name: "followsShape", meaning: "The one its shape suggests."),
        ],
        rules: ["N-09"], confidence: .unknown,
        source: "only iPhone Mirroring is stated")
    case .ignoredMasksAsked:
      PolicyDescription(
        name: "ignoredMasksAsked",
        question: "Whether masks are still asked for where they do not count.",
        options: [
          PolicyOption(name: "asked", meaning: "They are, without effect."),
          PolicyOption(name: "notAsked", meaning: "They are not."),
        ],
        rules: ["N-10"], confidence: .unknown,
        source: "not documented")
    case .resizableRequest:
      PolicyDescription(
        name: "resizableRequest",
        question:
          "What a geometry request gets in mirroring, in an iPhone app on iPad and on the inner Duo display.",
        options: [
          PolicyOption(
            name: "refusedLikePad", meaning: "The windowing-mode refusal known from iPad."),
          PolicyOption(name: "honoured", meaning: "It is honoured."),
        ],
        rules: ["N-11", "N-12"], confidence: .unknown,
        source: "text and code were not found")
    case .mirroredDevice:
      PolicyDescription(
        name: "mirroredDevice",
        question: "What device orientation says in a mirrored session.",
        options: [
          PolicyOption(name: "lastValue", meaning: "The last real value, and no events."),
          PolicyOption(name: "live", meaning: "What the phone reports."),
        ],
        rules: ["N-32"], confidence: .unknown,
        source: "not stated")
    case .childSize:
      PolicyDescription(
        name: "childSize",
        question: "The default size a container offers a child in a transition.",
        options: [
          PolicyOption(
            name: "fillsOrKeeps",
            meaning: "The parent's new size if the child fills it, else the child's own."),
          PolicyOption(name: "parentSize", meaning: "The parent's new size."),
        ],
        rules: ["G-22"], confidence: .low,
        source: "secondary sources")
    case .halfTurnTransition:
      PolicyDescription(
        name: "halfTurnTransition",
        question: "Whether a 180-degree turn sends viewWillTransition.",
        options: [
          PolicyOption(name: "rootOnly", meaning: "To the root only."),
          PolicyOption(name: "nobody", meaning: "To nobody."),
          PolicyOption(name: "everybody", meaning: "To every visible controller."),
        ],
        rules: ["G-30"], confidence: .low,
        source: "the 180-degree target transform implies a coordinator")
    case .legacyFallback:
      PolicyDescription(
        name: "legacyFallback",
        question:
          "From iOS 8, whether controllers without viewWillTransition get the rotate callbacks.",
        options: [
          PolicyOption(name: "sent", meaning: "They do."),
          PolicyOption(name: "silent", meaning: "They do not."),
        ],
        rules: ["G-28"], confidence: .medium,
        source: "blog.inferis.org 2015-04-27, DanijelHuis/HDAugmentedReality#11")
    case .layoutOrientation:
      PolicyDescription(
        name: "layoutOrientation",
        question: "Up to iOS 7, which orientation the layout pass of a turn sees.",
        options: [
          PolicyOption(name: "new", meaning: "The new one."),
          PolicyOption(name: "old", meaning: "The old one."),
        ],
        rules: ["G-04"], confidence: .low,
        source: "Apple's guide against seed article S0")
    case .keyValueWriteFrom16:
      PolicyDescription(
        name: "keyValueWriteFrom16",
        question: "From iOS 16, what a key-value write of the device orientation does.",
        options: [
          PolicyOption(name: "logs", meaning: "A log line and nothing else."),
          PolicyOption(name: "turnsAndLogs", meaning: "It turns as before, and logs."),
        ],
        rules: ["F-18", "F-19"], confidence: .high,
        source: "iOS 16 release notes against scattered reports")
    case .lockHeldBySheets:
      PolicyDescription(
        name: "lockHeldBySheets",
        question: "On iOS 26, whether a sheet, alert or popover keeps its presenter's lock.",
        options: [
          PolicyOption(name: "kept", meaning: "The presenter's lock stays."),
          PolicyOption(name: "released", meaning: "The lock is released."),
        ],
        rules: ["M-27", "M-23"], confidence: .low,
        source: "one report")
    case .phoneLockTurnsPortrait:
      PolicyDescription(
        name: "phoneLockTurnsPortrait",
        question: "What switching the phone's lock on does to an interface that lies sideways.",
        options: [
          PolicyOption(
            name: "turnsToPortrait", meaning: "Device value and interface become portrait."),
          PolicyOption(name: "keeps", meaning: "The interface stays until the next trigger."),
        ],
        rules: ["B-14"], confidence: .medium,
        source: "seed article S0, SO 42744422")
    case .discreteShape:
      PolicyDescription(
        name: "discreteShape",
        question:
          "On iOS 27, how a discretely resized scene that honours its masks reports orientation.",
        options: [
          PolicyOption(
            name: "honoursMask", meaning: "It keeps an orientation of its mask and is scaled."),
          PolicyOption(name: "followsShape", meaning: "It follows the shape of the drag."),
        ],
        rules: ["N-16"], confidence: .unknown,
        source: "shape rule not stated")
    case .deviceExcludesAll:
      PolicyDescription(
        name: "deviceExcludesAll",
        question:
          "What happens when app and controller agree only on what the hardware never shows.",
        options: [
          PolicyOption(name: "stays", meaning: "The interface stays."),
          PolicyOption(name: "raises", meaning: "UIKit raises as for an empty intersection."),
        ],
        rules: ["D-05", "D-15"], confidence: .unknown,
        source: "the exception speaks only of the application and the controller")
    }
  }

  /// The point with a name as scenario files write it.
  ///
  /// - Complexity: linear in the number of points.
  public static func named(_ name: String) -> PolicyPoint? {
    allCases.first { $0.description.name == name }
  }
}
