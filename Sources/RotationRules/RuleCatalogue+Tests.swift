// swift-format-ignore-file
// Written by RuleTestListTests; QUARTERTURN_RECORD=1 swift test --filter RuleTestListTests

public import Orientation

extension RuleCatalogue {
  /// The tests that cover a rule: the file and what the test says.
  ///
  /// - Complexity: O(number of tests) at the first access, then O(1).
  public static let tests: [RuleID: [String]] = Dictionary(
    grouping: testLines.split(separator: "\n").compactMap { line -> (RuleID, String)? in
      guard let id = RuleID(String(line.prefix(4))) else { return nil }
      return (id, String(line.dropFirst(5)))
    }, by: \.0
  ).mapValues { $0.map(\.1) }

  private static let testLines = #"""
A-01 Tests/OrientationTests/Rules/SectionATests.swift: the device enum has seven values, unknown included, from 0 to 6
A-01 Tests/UIKitConformanceTests/EnumTests.swift: the device enum has seven values, from unknown 0 to face down 6
A-02 Tests/OrientationTests/Rules/SectionATests.swift: the interface enum counts landscape right before landscape left
A-02 Tests/UIKitConformanceTests/EnumTests.swift: the interface enum counts landscape right 3 before landscape left 4
A-03 Tests/ArticlePatternTests/SettableAutorotationTests.swift: a mask that names one landscape twice has one landscape
A-03 Tests/OrientationTests/Rules/SectionATests.swift: the masks have UIKit's bits
A-03 Tests/RotationReportTests/WordsTests.swift: all sixteen masks have words, and those that have a name get it
A-03 Tests/UIKitConformanceTests/EnumTests.swift: the masks have these bits
A-04 Tests/OrientationTests/Rules/SectionATests.swift: an orientation's mask is 1 shifted left by its raw value
A-04 Tests/OrientationTests/Rules/SectionATests.swift: the landscape mask holds both landscapes and nothing else, not even unknown
A-04 Tests/UIKitConformanceTests/EnumTests.swift: an orientation's mask is 1 shifted left by its raw value
A-05 Tests/ArticlePatternTests/DeviceObserverTests.swift: the numbers swap left and right, and flat poses have no orientation
A-05 Tests/ArticlePatternTests/FixedMaskTests.swift: it follows the poses that its mask names, and stays in the others
A-05 Tests/ArticlePatternTests/SettableAutorotationTests.swift: a mask that names one landscape twice has one landscape
A-05 Tests/OrientationTests/Rules/SectionATests.swift: left and right swap between device and interface, upright poses map straight
A-05 Tests/QuarterturnTests/LockTests.swift: a lock to the side of the device has left and right mapped
A-05 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: a device turned to the left shows its interface to the right
A-05 Tests/UIKitConformanceTests/EnumTests.swift: a cast of the raw value swaps left and right
A-06 Tests/ArticlePatternTests/DeviceObserverTests.swift: the numbers swap left and right, and flat poses have no orientation
A-06 Tests/ArticlePatternTests/ForcedTurnTests.swift: an interface orientation written as the device's shows itself
A-06 Tests/OrientationTests/Rules/SectionATests.swift: a cast of the raw value is already the mirrored conversion
A-06 Tests/UIKitConformanceTests/EnumTests.swift: a cast of the raw value swaps left and right
A-07 Tests/OrientationTests/Rules/SectionATests.swift: a device turned to the left is landscape left, its interface landscape right
A-07 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: a device turned to the left shows its interface to the right
A-08 Tests/OrientationTests/Rules/SectionATests.swift: the flags of the device enum
A-08 Tests/UIKitConformanceTests/EnumTests.swift: the flags of the device enum hold for two values each, and none for unknown
A-09 Tests/OrientationTests/Rules/SectionATests.swift: the flags of the device enum
A-09 Tests/UIKitConformanceTests/EnumTests.swift: only 1 to 4 of the device enum are orientations of an interface
A-10 Tests/OrientationTests/Rules/SectionATests.swift: the flags of the interface enum
A-10 Tests/UIKitConformanceTests/EnumTests.swift: the flags of the interface enum, of which unknown has none
A-11 Tests/ArticlePatternTests/DeviceObserverTests.swift: the numbers swap left and right, and flat poses have no orientation
A-11 Tests/OrientationTests/Rules/SectionATests.swift: flat and unknown poses have no interface orientation
A-11 Tests/UIKitConformanceTests/EnumTests.swift: only 1 to 4 of the device enum are orientations of an interface
A-12 Tests/ArticlePatternTests/SizeTransitionTests.swift: as numbers, the mask for portrait is the orientation upside down
A-12 Tests/OrientationTests/Rules/SectionATests.swift: compared by raw value, an orientation is not its mask but another orientation's
A-12 Tests/UIKitConformanceTests/EnumTests.swift: compared by raw value, portrait is not its mask but upside down's
A-13 Tests/ArticlePatternTests/StatusBarObserverTests.swift: the status bar's orientation is one orientation, not a mask
A-13 Tests/OrientationTests/Rules/SectionATests.swift: the status bar's orientation is an interface orientation, not a mask
A-13 Tests/UIKitConformanceTests/NotificationTests.swift: what reads as the status bar's orientation is an orientation, not a mask
A-14 Tests/OrientationTests/Negotiation/PresentationTests.swift: a number that is no orientation raises
A-14 Tests/OrientationTests/Rules/SectionAMaskTests.swift: two orientations or-ed into a preferred one raise at the presentation
A-15 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: from iOS 9 a controller's empty mask has nothing in common
A-15 Tests/OrientationTests/Rules/SectionAMaskTests.swift: a mask of zero raises as soon as it is asked for
A-15 Tests/OrientationTests/Rules/SectionAMaskTests.swift: an application mask of zero raises too
A-15 Tests/UIKitConformanceTests/ExceptionTests.swift: a mask of zero has nothing in common with any app
A-16 Tests/ArticlePatternTests/StatusBarByHandTests.swift: before iOS 8 the app goes the way of the example
A-16 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: iOS 6 to 8 take a controller's empty mask as word that the app turns the status bar
A-16 Tests/OrientationTests/Rules/SectionAMaskTests.swift: from iOS 6 to 8 zero says that the app turns its status bar
A-16 Tests/OrientationTests/Rules/SectionAMaskTests.swift: a mask of zero from iOS 9 does not survive the launch
A-16 Tests/UIKitConformanceTests/ExceptionTests.swift: from iOS 6 to 8 zero says that the app turns its status bar itself
A-17 Tests/AppModelTests/PropertyListTests.swift: a property list of either form becomes the keys that matter
A-17 Tests/OrientationTests/Rules/SectionATests.swift: the plist's four strings name interface orientations
A-17 Tests/OrientationTests/Rules/SectionATests.swift: an app that lists only landscape right is drawn so, held the other way round or not
A-17 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: the list in the Info.plist counts
A-17 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: an app that lists landscape right only is shown so, however the device is held
A-17 Tests/XcodeProjectTests/ProjectFileTests.swift: the built Info.plist is the file's and the settings', lists put together
A-18 Tests/OrientationTests/Rules/SectionATests.swift: the device enum has seven values, unknown included, from 0 to 6
A-18 Tests/UIKitConformanceTests/EnumTests.swift: the device enum has seven values, from unknown 0 to face down 6
B-01 Tests/ArticlePatternTests/DeviceObserverTests.swift: a page that stays upright reads how the device is held all the same
B-01 Tests/ArticlePatternTests/StockQuotesTests.swift: the lock has to ask how the chart lies, not how the device is held
B-01 Tests/OrientationTests/Rules/SectionBValueTests.swift: the device orientation follows the device also where the interface does not
B-01 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: it follows the device also where the interface does not
B-02 Tests/ArticlePatternTests/EndedNotificationsTests.swift: the app goes the way of the example
B-02 Tests/OrientationTests/Rules/SectionBValueTests.swift: the value is unknown while nobody generates notifications
B-02 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: begin and end nest; with none left the orientation is unknown
B-03 Tests/ArticlePatternTests/EndedNotificationsTests.swift: the app goes the way of the example
B-03 Tests/OrientationTests/Rules/SectionBValueTests.swift: begin and end nest
B-03 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: begin and end nest; with none left the orientation is unknown
B-04 Tests/ArticlePatternTests/EndedNotificationsTests.swift: the app goes the way of the example
B-04 Tests/ArticlePatternTests/EndedNotificationsTests.swift: ended before there is a window, nothing is lost
B-04 Tests/ArticlePatternTests/EndedNotificationsTests.swift: in an app with scenes the same line is harmless: the window comes later
B-04 Tests/ArticlePatternTests/EndedNotificationsTests.swift: an app that opens two windows at launch goes on turning when one of them goes
B-04 Tests/OrientationTests/Rules/SectionBValueTests.swift: a window with a root holds one reference until it goes away
B-04 Tests/OrientationTests/Rules/SectionBValueTests.swift: an app with a root generates without any code of its own
B-04 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: an app with a root generates notifications without any code of its own
B-05 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: without the observer nothing but the notification tells the screen
B-05 Tests/ArticlePatternTests/EndedNotificationsTests.swift: the app goes the way of the example
B-05 Tests/ArticlePatternTests/EndedNotificationsTests.swift: ended while it is launched, the app does not turn any more
B-05 Tests/OrientationTests/Rules/SectionBValueTests.swift: one end too many stops notifications and rotation
B-05 Tests/QuarterturnTests/WatchingTests.swift: the count of those who want notifications balances
B-05 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: one end too many stops notifications and automatic rotation
B-06 Tests/ArticlePatternTests/EndedNotificationsTests.swift: the app goes the way of the example
B-06 Tests/ArticlePatternTests/EndedNotificationsTests.swift: ended before there is a window, nothing is lost
B-06 Tests/ArticlePatternTests/EndedNotificationsTests.swift: in an app with scenes the same line is harmless: the window comes later
B-06 Tests/OrientationTests/Rules/SectionBValueTests.swift: the counter stops at zero
B-06 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: the counter stops at zero
B-07 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: a turn posts one notification while they are generated
B-07 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: inside the handler the device value is already the new one
B-07 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: a change posts one notification, and the value is new by then
B-08 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: inside the handler the device value is already the new one
B-08 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: a change posts one notification, and the value is new by then
B-09 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: the same value again posts nothing
B-09 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: a change posts one notification, and the value is new by then
B-10 Tests/ArticlePatternTests/StatusBarObserverTests.swift: poses that turn nothing are heard by observers of the device only
B-10 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: a flat pose posts like any other
B-10 Tests/QuarterturnTests/WatchingTests.swift: poses are told once, flat ones too
B-10 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: flat poses post and turn nothing, and so does the way back
B-11 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: the app goes the way of the example
B-11 Tests/ArticlePatternTests/StockQuotesTests.swift: the lock has to ask how the chart lies, not how the device is held
B-11 Tests/ArticlePatternTests/SuspendedInteractionTests.swift: a pose that turns nothing suspends nothing
B-11 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: a flat or unknown pose turns nothing, whatever the masks
B-11 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: flat and unknown poses leave the interface as it was
B-11 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: flat poses post and turn nothing, and so does the way back
B-12 Tests/ArticlePatternTests/StatusBarObserverTests.swift: poses that turn nothing are heard by observers of the device only
B-12 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: leaving flat for the same upright pose posts and turns nothing
B-12 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: flat poses post and turn nothing, and so does the way back
B-13 Tests/ArticlePatternTests/StatusBarObserverTests.swift: three notifications of the device come at once when it lies flat
B-13 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: a device that lies flat when generation starts announces itself three times
B-13 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: an upright device is silent when generation starts
B-13 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: back from the background a flat device announces itself three times too
B-13 Tests/QuarterturnTests/WatchingTests.swift: poses are told once, flat ones too
B-13 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: a device that lies flat when generation begins announces itself three times
B-13 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: so it does when the app comes back
B-14 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: with the user's lock on no notification comes, and neither does the chart
B-14 Tests/ArticlePatternTests/DeviceObserverTests.swift: with the user's lock on nothing is heard and the device reads portrait
B-14 Tests/ArticlePatternTests/ForcedTurnTests.swift: the user's lock against the app's code goes the way of the example
B-14 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: the user's lock stops what the device drives
B-14 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: the user's lock stops nothing else
B-14 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: under the lock neither an update nor a presentation takes up the device's pose
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: under a phone's lock a turn changes nothing and posts nothing
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: a landscape controller presented full screen turns the interface under the lock
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: the lock switched on while lying sideways turns phone and value to portrait, or not
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: the lock switched on in the middle of a turn still ends in portrait
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: a locked phone launches in portrait however it is held
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: an app locked from elsewhere comes back in portrait
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: switched off, the device's pose counts again at once
B-14 Tests/OrientationTests/Rules/SectionBLockTests.swift: what a value written under the lock reads after the next real turn is a policy
B-14 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: the user's lock, switched on during a turn, turns a phone back
B-14 Tests/QuarterturnTests/PlayerTests.swift: with the user's lock on a phone it never does
B-14 Tests/QuarterturnTests/RefusalTests.swift: the user's lock refuses nothing
B-14 Tests/UIKitConformanceTests/UserLockTests.swift: with the phone's lock on everything reads portrait and nothing is posted
B-14 Tests/UIKitConformanceTests/UserLockTests.swift: a full-screen presentation turns the interface all the same
B-15 Tests/OrientationTests/Rules/SectionBLockTests.swift: the lock does not stop the generation of notifications
B-15 Tests/UIKitConformanceTests/UserLockTests.swift: notifications are still said to be generated
B-16 Tests/OrientationTests/Rules/SectionBLockTests.swift: under the lock a forced rotation works, by a key-value write or by a request
B-16 Tests/UIKitConformanceTests/UserLockTests.swift: up to iOS 15 a written orientation turns the interface all the same
B-16 Tests/UIKitConformanceTests/UserLockTests.swift: from iOS 16 a geometry request turns the interface all the same
B-17 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: under the lock neither an update nor a presentation takes up the device's pose
B-17 Tests/OrientationTests/Rules/SectionBLockTests.swift: an iPad's lock keeps what there is, landscape too
B-17 Tests/OrientationTests/Rules/SectionBLockTests.swift: an iPad locked before the launch starts the way it was held then
B-17 Tests/UIKitConformanceTests/UserLockTests.swift: an iPad's lock keeps the interface as it is, which may be landscape
B-18 Tests/OrientationTests/Rules/SectionBValueTests.swift: what is read before anything has moved is an input
B-18 Tests/OrientationTests/Rules/SectionBValueTests.swift: without a word of how the device is held it stands upright
B-18 Tests/OrientationTests/Rules/SectionBValueTests.swift: an unknown pose launches as the plist says
B-18 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: before the first sample it is portrait
B-19 Tests/OrientationTests/Rules/SectionBLifeTests.swift: up to iOS 7 an app launches in portrait and turns before its first frame
B-19 Tests/OrientationTests/Rules/SectionBLifeTests.swift: from iOS 8 the interface is already turned in didFinishLaunching
B-19 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: held sideways the app still starts upright and turns before its first frame
B-19 Tests/UIKitConformanceTests/OldestSystemTests.swift: held sideways, an iOS 5 app is launched upright and turned before it is seen
B-20 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: a pose outside the masks is ignored
B-20 Tests/OrientationTests/Rules/SectionBValueTests.swift: an orientation the app does not support changes the device value only
B-20 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a pose outside the mask is ignored
B-22 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
B-22 Tests/ArticlePatternTests/ForcedTurnTests.swift: from iOS 16 a write is a line in the log, with unknown first two
B-22 Tests/OrientationTests/Rules/SectionBNotificationTests.swift: a forced rotation posts and changes the value up to iOS 15, from 16 it does neither
B-22 Tests/UIKitConformanceTests/ForcedTurnTests.swift: up to iOS 15 a write sets the device's value, posts, and turns the interface
B-22 Tests/UIKitConformanceTests/ForcedTurnTests.swift: from iOS 16 a write does nothing but log
B-23 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: in the background motion turns nothing, but a presentation is settled
B-23 Tests/OrientationTests/Rules/SectionBLifeTests.swift: a turn in the background is followed on return, once
B-23 Tests/OrientationTests/Rules/SectionBLifeTests.swift: on return an orientation that is not allowed is not followed
B-23 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: an app that leaves during a turn ends it first
B-23 Tests/QuarterturnTests/RefusalTests.swift: an app in the background
B-23 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: in the background nothing turns; on return the interface follows the device
B-24 Tests/ArticlePatternTests/PadTests.swift: an app that multitasks goes the way of the example
B-24 Tests/OrientationTests/Rules/SectionBLifeTests.swift: an iPad in the background draws the other size and its own again
B-24 Tests/OrientationTests/Rules/SectionBLifeTests.swift: phones, and iPads before iOS 9, are not drawn twice
B-24 Tests/OrientationTests/Rules/SectionBLifeTests.swift: the snapshots leave the iOS 26 lock as it is
B-24 Tests/OrientationTests/Rules/SectionGResizeTests.swift: background snapshots are size transitions with the identity
B-24 Tests/UIKitConformanceTests/MultitaskingTests.swift: from iOS 9 an iPad's app is laid out for the other orientation and back as it leaves
B-26 Tests/OrientationTests/Rules/SectionBLifeTests.swift: of several turns during a turn only the last counts
B-26 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: of three turns in a row the first and the last are shown
B-27 Tests/ArticlePatternTests/DeviceObserverTests.swift: a page that stays upright reads how the device is held all the same
B-27 Tests/OrientationTests/Rules/SectionBValueTests.swift: the device orientation follows the device also where the interface does not
B-27 Tests/UIKitConformanceTests/DeviceOrientationTests.swift: it follows the device also where the interface does not
C-01 Tests/OrientationTests/Rules/SectionCTests.swift: notifications are named like the Objective-C constants
C-01 Tests/OrientationTests/Rules/SectionCTests.swift: the device notification promises no userInfo, the others have their keys
C-01 Tests/UIKitConformanceTests/NotificationTests.swift: the names and the keys
C-02 Tests/OrientationTests/Rules/SectionCTests.swift: notifications are named like the Objective-C constants
C-02 Tests/UIKitConformanceTests/NotificationTests.swift: the names and the keys
C-03 Tests/OrientationTests/Rules/SectionCTests.swift: notifications are named like the Objective-C constants
C-03 Tests/OrientationTests/Rules/SectionHScreenTests.swift: up to iOS 7 the status bar's frame is upright, so sideways it is 20 points wide
C-03 Tests/OrientationTests/Rules/SectionHScreenTests.swift: from iOS 8 an iPad's status bar is as wide as the interface
C-03 Tests/UIKitConformanceTests/NotificationTests.swift: the names and the keys
C-03 Tests/UIKitConformanceTests/NotificationTests.swift: the frame's notifications carry the new frame
C-04 Tests/OrientationTests/Rules/SectionCTests.swift: the device notification promises no userInfo, the others have their keys
C-04 Tests/OrientationTests/Rules/SectionCTests.swift: the frame notifications carry the new frame, will before did
C-04 Tests/OrientationTests/Rules/SectionCTests.swift: the will-notification carries the new orientation while the old one is read
C-04 Tests/UIKitConformanceTests/NotificationTests.swift: the names and the keys
C-04 Tests/UIKitConformanceTests/NotificationTests.swift: the first carries the new orientation and finds the old one, the second finds the new one
C-04 Tests/UIKitConformanceTests/NotificationTests.swift: the frame's notifications carry the new frame
C-05 Tests/OrientationTests/Rules/SectionCTests.swift: the will-notification carries the new orientation while the old one is read
C-05 Tests/UIKitConformanceTests/NotificationTests.swift: the first carries the new orientation and finds the old one, the second finds the new one
C-06 Tests/OrientationTests/Rules/SectionCTests.swift: which orientation the did-notification carries is a policy
C-06 Tests/UIKitConformanceTests/NotificationTests.swift: the first carries the new orientation and finds the old one, the second finds the new one
C-07 Tests/ArticlePatternTests/StatusBarObserverTests.swift: every screen hears of the turn, and only the topmost one rearranges itself
C-07 Tests/ArticlePatternTests/StockQuotesTests.swift: bars and buttons follow the interface, the note stays two seconds
C-07 Tests/OrientationTests/Rules/SectionCTests.swift: in the did-notification the new orientation is read
C-07 Tests/UIKitConformanceTests/NotificationTests.swift: the first carries the new orientation and finds the old one, the second finds the new one
C-08 Tests/GoldenTranscriptTests/GoldenTranscriptTests.swift: up to iOS 7 a turn is heard in the documented order
C-08 Tests/OrientationTests/Rules/SectionCTests.swift: the delegate hears the new orientation, then the old one, each before its notification
C-08 Tests/UIKitConformanceTests/NotificationTests.swift: the delegate hears of the new orientation, then of the old one, before each notification
C-09 Tests/OrientationTests/Rules/SectionCOrderTests.swift: from iOS 8 no layout comes between will and did
C-09 Tests/UIKitConformanceTests/NotificationTests.swift: from iOS 8 nothing is laid out between the two
C-10 Tests/OrientationTests/Rules/SectionCOrderTests.swift: inside the device notification the bounds are still the old ones
C-10 Tests/UIKitConformanceTests/NotificationTests.swift: when the device's notification comes, views still have their old bounds
C-11 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: the app goes the way of the example
C-11 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: the notification comes before UIKit decides, so the chart is asked for the turn
C-11 Tests/OrientationTests/Rules/SectionCOrderTests.swift: first the device notification, then the questions, then the callbacks
C-11 Tests/UIKitConformanceTests/NotificationTests.swift: the device's notification comes before controllers are asked
C-11 Tests/UIKitConformanceTests/NotificationTests.swift: the whole order of a turn from iOS 8 to 12
C-12 Tests/ArticlePatternTests/SizeTransitionTests.swift: half a turn has no new size, so screens inside a container hear nothing
C-12 Tests/ArticlePatternTests/StatusBarObserverTests.swift: every screen hears of the turn, and only the topmost one rearranges itself
C-12 Tests/ArticlePatternTests/StatusBarObserverTests.swift: poses that turn nothing are heard by observers of the device only
C-12 Tests/ArticlePatternTests/StatusBarObserverTests.swift: a tab that was left hears of the turn and stays as it is
C-12 Tests/ArticlePatternTests/StockQuotesTests.swift: bars and buttons follow the interface, the note stays two seconds
C-12 Tests/OrientationTests/Rules/SectionCTests.swift: half a turn is told once by each
C-12 Tests/OrientationTests/Rules/SectionCTests.swift: what does not change the interface is not told
C-12 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: half a turn posts will and did once each, whatever the policy
C-12 Tests/QuarterturnTests/WatchingTests.swift: each turn is told once, half turns too
C-12 Tests/UIKitConformanceTests/NotificationTests.swift: each turn of the interface is told once, half turns too, and nothing else is
C-15 Tests/GoldenTranscriptTests/GoldenTranscriptTests.swift: launch and two turns are heard as recorded
C-15 Tests/GoldenTranscriptTests/GoldenTranscriptTests.swift: from iOS 8 a turn is heard in the documented order
C-15 Tests/OrientationTests/Rules/SectionCOrderTests.swift: everything that happens in a turn on iOS 8 to 12, in order
C-15 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: the order of a phone's turn from iOS 8
C-15 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: a full-screen iPad's turn is the same without a change of traits
C-15 Tests/UIKitConformanceTests/NotificationTests.swift: the whole order of a turn from iOS 8 to 12
C-16 Tests/ArticlePatternTests/DeviceObserverTests.swift: with the user's lock on nothing is heard and the device reads portrait
C-16 Tests/OrientationTests/Rules/SectionBLockTests.swift: under a phone's lock a turn changes nothing and posts nothing
C-16 Tests/UIKitConformanceTests/UserLockTests.swift: with the phone's lock on everything reads portrait and nothing is posted
D-01 Tests/ArticlePatternTests/DelegateMaskTests.swift: without the delegate's method the Info.plist counts
D-01 Tests/ArticlePatternTests/DelegateMaskTests.swift: one delegate answers for iPhone and iPad
D-01 Tests/ArticlePatternTests/StockQuotesTests.swift: the app goes the way of the example
D-01 Tests/ArticlePatternTests/StockQuotesTests.swift: locked it stays, unlocked it comes upright if the device is
D-01 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: the delegate's answer, else the Info.plist list, else the idiom's default
D-01 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: the app's mask is the delegate's, else the plist's, else the idiom's default
D-01 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: on an iPad the default is all four orientations
D-01 Tests/QuarterturnTests/PlayerTests.swift: with the line the same app goes full screen
D-01 Tests/QuarterturnTests/RefusalTests.swift: the app that does not allow it
D-01 Tests/RotationReportTests/ExplanationTests.swift: the app delegate's portrait is named as what keeps the player from turning
D-01 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: without delegate and list a phone's app supports all but upside down
D-01 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: without delegate and list an iPad's app supports all
D-01 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: the list in the Info.plist counts
D-01 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: what the app delegate answers replaces the list
D-02 Tests/ArticlePatternTests/DelegateMaskTests.swift: one delegate answers for iPhone and iPad
D-02 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: a list for the idiom replaces the plain list
D-02 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: an iPad starts by its own list
D-02 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: the iPad has a list of its own
D-03 Tests/ArticlePatternTests/FixedMaskTests.swift: a screen that overrides nothing turns
D-03 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: a controller that says nothing allows all but upside down on a phone, all on an iPad
D-03 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: a page that overrides nothing turns: all but upside down on a phone, all on an iPad
D-03 Tests/SourceAnalysisTests/EvaluationTests.swift: A mask is folded from constants, operators, conditions and locals
D-03 Tests/SourceAnalysisTests/EvaluationTests.swift: A class that overrides nothing answers as UIKit does, and says that it does
D-03 Tests/SourceAnalysisTests/ObjectiveCTests.swift: Masks are folded from Objective-C's operators and statements
D-03 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a phone's controller supports all but upside down
D-03 Tests/UIKitConformanceTests/ControllerMaskTests.swift: an iPad's controller supports all orientations
D-04 Tests/ArticlePatternTests/DelegateMaskTests.swift: the narrower of delegate and screen counts, whichever it is
D-04 Tests/ArticlePatternTests/FixedMaskTests.swift: it follows the poses that its mask names, and stays in the others
D-04 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: a turn needs the orientation in the app's, the controller's and the device's mask
D-04 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: a turn needs the orientation in the app's, the controller's and the device's mask
D-04 Tests/QuarterturnTests/RefusalTests.swift: the screen that does not allow it is named
D-04 Tests/QuarterturnTests/RefusalTests.swift: so is a screen whose word counts through the line
D-04 Tests/UIKitConformanceTests/ControllerMaskTests.swift: orientations outside the app's mask are dropped without a word
D-05 Tests/OrientationTests/Devices/DeviceTableTests.swift: upside down exists on phones with a Home button and on iPads only
D-05 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: iPhones without a Home button never turn upside down, others do if every mask says so
D-05 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: masks that share only what the hardware lacks raise nothing, unless a policy says so
D-05 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: upside down is refused on a phone without a Home button
D-05 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: only phones with a Home button and iPads turn upside down, whatever the masks say
D-05 Tests/OrientationTests/Rules/SectionHTraitTests.swift: upside down is reached on Home-button phones and all iPads only
D-05 Tests/QuarterturnTests/RefusalTests.swift: the phone that is never upside down
D-05 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a phone without a Home button never turns upside down, whatever the masks say
D-05 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a phone with a Home button turns upside down if every mask lists it
D-05 Tests/UIKitConformanceTests/GeometryRequestTests.swift: what the device never shows counts as not supported
D-06 Tests/ArticlePatternTests/PadTests.swift: an app that requires the full screen goes the way of the example
D-06 Tests/ArticlePatternTests/PresentedContainerTests.swift: presented plain it is asked, in a container or a custom transition it is not
D-06 Tests/ArticlePatternTests/VideoPlayerTests.swift: the app goes the way of the example
D-06 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: of a root and a controller presented full screen only the presented one is asked
D-06 Tests/QuarterturnTests/DeclarationTests.swift: it counts in every container, in every pose
D-06 Tests/UIKitConformanceTests/DecisionMakerTests.swift: what is presented full screen decides, and the root is no longer asked
D-07 Tests/ArticlePatternTests/ForwardingContainerTests.swift: the app goes the way of the example
D-07 Tests/ArticlePatternTests/ForwardingContainerTests.swift: through both containers a screen keeps its way, without them it does not
D-07 Tests/ArticlePatternTests/ForwardingContainerTests.swift: one container in between that does not forward answers for what is inside
D-07 Tests/ArticlePatternTests/OldContainerTests.swift: children that agree to all leave it to the root, in both versions
D-07 Tests/ArticlePatternTests/OldContainerTests.swift: a child that says no keeps iOS 5 upright, and iOS 6 does not ask it
D-07 Tests/ArticlePatternTests/PresentedContainerTests.swift: a pushed screen is asked where the container forwards to its top
D-07 Tests/HeadlessDeviceTests/Containers/TabTests.swift: it answers for itself, whatever its tabs say
D-07 Tests/OrientationTests/Rules/SectionDContainerTests.swift: a container answers for itself and asks no child
D-07 Tests/OrientationTests/Rules/SectionDForwardingTests.swift: nested containers answer by what each of them does with the question
D-07 Tests/QuarterturnTests/DeclarationTests.swift: it counts in every container, in every pose
D-07 Tests/UIKitConformanceTests/ContainerTests.swift: a navigation controller answers for itself, whatever its top supports
D-07 Tests/UIKitConformanceTests/ContainerTests.swift: so does a container of the app's own
D-07 Tests/UIKitConformanceTests/TabTests.swift: a tab bar controller answers for itself, whatever its tabs support
D-08 Tests/ArticlePatternTests/DelegateMaskTests.swift: up to iOS 15 the next turn asks the delegate again
D-08 Tests/ArticlePatternTests/DelegateMaskTests.swift: from iOS 16 the property alone changes nothing, saying so does
D-08 Tests/ArticlePatternTests/SettableAutorotationTests.swift: up to iOS 15 the new value counts at the next turn, not before
D-08 Tests/ArticlePatternTests/StockQuotesTests.swift: the app goes the way of the example
D-08 Tests/ArticlePatternTests/StockQuotesTests.swift: from iOS 16 a lock that nobody announces does not hold
D-08 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: up to iOS 15 a turn reads the masks, from 16 the last announced ones judge it
D-08 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: up to iOS 15 a new mask counts from the next trigger on, and not before
D-08 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: from iOS 16 a turn goes by the last announced mask, unless a policy says otherwise
D-08 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: a launch, a full-screen presentation, its dismissal and a new root all read masks
D-08 Tests/UIKitConformanceTests/ControllerMaskTests.swift: up to iOS 15 a mask that changed counts from the next turn on
D-08 Tests/UIKitConformanceTests/ControllerMaskTests.swift: from iOS 16 a mask that changed counts when it is announced
D-08 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a new root is asked, once or more often
D-09 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: at launch the controller is asked for its mask at least once
D-09 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a new root is asked, once or more often
D-10 Tests/ArticlePatternTests/FixedMaskTests.swift: on iOS 5 the answers to single orientations come to the same
D-10 Tests/ArticlePatternTests/OldContainerTests.swift: the app goes the way of the example
D-10 Tests/ArticlePatternTests/PresentedContainerTests.swift: presented plain it is asked, in a container or a custom transition it is not
D-10 Tests/OrientationTests/Negotiation/AutorotateTests.swift: shouldAutorotate is true unless somebody says otherwise
D-10 Tests/OrientationTests/Rules/SectionDAutorotateTests.swift: shouldAutorotate is true by default, and up to iOS 5 the default answer was portrait only
D-10 Tests/UIKitConformanceTests/AutorotationTests.swift: it is true by default
D-10 Tests/UIKitConformanceTests/OldestSystemTests.swift: the default answer is yes to portrait only
D-11 Tests/ArticlePatternTests/FixedPresentationTests.swift: the app goes the way of the example
D-11 Tests/ArticlePatternTests/ForwardingContainerTests.swift: with an upright base class one screen of the app turns
D-11 Tests/ArticlePatternTests/SettableAutorotationTests.swift: suppressing turns for a moment goes the way of the example
D-11 Tests/ArticlePatternTests/SettableAutorotationTests.swift: up to iOS 15 the new value counts at the next turn, not before
D-11 Tests/ArticlePatternTests/SettableAutorotationTests.swift: with false nothing turns, although the Info.plist lists it
D-11 Tests/ArticlePatternTests/SettableAutorotationTests.swift: up to iOS 15 shouldAutorotate is asked before the mask
D-11 Tests/OrientationTests/Negotiation/AutorotateTests.swift: up to iOS 15 it is asked first, and after a no the mask is not read
D-11 Tests/OrientationTests/Negotiation/AutorotateTests.swift: a no also stops the turn after a launch, under a new root and on request
D-11 Tests/OrientationTests/Rules/SectionDAutorotateTests.swift: up to iOS 15 shouldAutorotate is asked first, and false leaves the mask unread
D-11 Tests/QuarterturnTests/RefusalTests.swift: a controller that does not autorotate, up to iOS 15
D-11 Tests/UIKitConformanceTests/AutorotationTests.swift: up to iOS 15 it is asked first, and false leaves the mask unread
D-12 Tests/ArticlePatternTests/ForwardingContainerTests.swift: with an upright base class one screen of the app turns
D-12 Tests/ArticlePatternTests/PresentedContainerTests.swift: from iOS 16 it is not asked however it is shown
D-12 Tests/ArticlePatternTests/SettableAutorotationTests.swift: from iOS 16 the value is not read, and the screen turns
D-12 Tests/OrientationTests/Negotiation/AutorotateTests.swift: from iOS 16 it is not asked at all
D-12 Tests/OrientationTests/Rules/SectionDAutorotateTests.swift: from iOS 16 nobody is asked for shouldAutorotate, and false stops nothing
D-12 Tests/UIKitConformanceTests/AutorotationTests.swift: from iOS 16 false stops nothing
D-14 Tests/ArticlePatternTests/FixedPresentationTests.swift: the app goes the way of the example
D-14 Tests/OrientationTests/Negotiation/AutorotateTests.swift: a no does not stop a presentation from coming up in its preferred orientation
D-14 Tests/OrientationTests/Rules/SectionDAutorotateTests.swift: shouldAutorotate false does not stop a full-screen presentation in its own orientation
D-14 Tests/UIKitConformanceTests/AutorotationTests.swift: false does not keep a full-screen presentation from its own orientation
D-15 Tests/AppModelTests/RunTests.swift: an exception is expected by a part of its text
D-15 Tests/ArticlePatternTests/DelegateMaskTests.swift: a wider screen is cut down, and only no overlap at all ends the app
D-15 Tests/ArticlePatternTests/StockQuotesTests.swift: on iOS 27 the screen has to read its scene, or its lock ends the app
D-15 Tests/ArticlePatternTests/VideoPlayerTests.swift: presented over an app that allows portrait alone the player ends it
D-15 Tests/HeadlessDeviceTests/Containers/WrongUseTests.swift: an app and a controller without a common orientation end the program
D-15 Tests/HeadlessDeviceTests/ControlTests.swift: a fault is kept with UIKit's text, and the transcript tells whose it was
D-15 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: masks that share only what the hardware lacks raise nothing, unless a policy says so
D-15 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: nothing in common raises at launch, at a turn and at a presentation
D-15 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: a launch raises when app and root share no orientation
D-15 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: up to iOS 15 a turn of the device raises when the mask has become foreign to the app
D-15 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: from iOS 16 it is the announcement of such a mask that raises, not the turn before it
D-15 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: a full-screen presentation raises for the presented controller, a sheet does not
D-15 Tests/QuarterturnTests/PlayerTests.swift: an app that allows no landscape is told so, and does not end
D-15 Tests/UIKitConformanceTests/ExceptionTests.swift: a launch raises when app and root have nothing in common
D-15 Tests/UIKitConformanceTests/ExceptionTests.swift: a mask of zero has nothing in common with any app
D-15 Tests/UIKitConformanceTests/ExceptionTests.swift: a full-screen presentation raises for whom it presents, a sheet does not
D-15 Tests/UIKitConformanceTests/ExceptionTests.swift: up to iOS 15 a turn raises once the controller's mask has become foreign to the app's
D-16 Tests/ArticlePatternTests/VideoPlayerTests.swift: presented over an app that allows portrait alone the player ends it
D-16 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: the exception is named UIApplicationInvalidInterfaceOrientation
D-16 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: the exception has UIKit's name and names the class that was asked
D-16 Tests/UIKitConformanceTests/ExceptionTests.swift: a launch raises when app and root have nothing in common
D-17 Tests/HeadlessDeviceTests/Containers/WrongUseTests.swift: an app and a controller without a common orientation end the program
D-17 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: its text names the controller's class, except on iOS 6
D-17 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: the exception has UIKit's name and names the class that was asked
D-17 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: with a container on top the exception names the container
D-17 Tests/UIKitConformanceTests/ExceptionTests.swift: a launch raises when app and root have nothing in common
D-17 Tests/UIKitConformanceTests/ExceptionTests.swift: with a container on top it is the container that is named
D-18 Tests/OrientationTests/Negotiation/AutorotateTests.swift: with a no an empty intersection raises nothing up to iOS 15
D-18 Tests/OrientationTests/Rules/SectionDAutorotateTests.swift: up to iOS 15 masks without a common orientation do not raise while shouldAutorotate is false
D-18 Tests/UIKitConformanceTests/AutorotationTests.swift: up to iOS 15 nothing is raised while it is false, though app and controller share nothing
D-19 Tests/ArticlePatternTests/DelegateMaskTests.swift: a wider screen is cut down, and only no overlap at all ends the app
D-19 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: what only one of the masks allows is dropped without an exception
D-19 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: orientations outside the app's mask are dropped without an exception
D-19 Tests/UIKitConformanceTests/ControllerMaskTests.swift: orientations outside the app's mask are dropped without a word
D-20 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: without a controller only the app's mask counts
D-20 Tests/OrientationTests/Rules/SectionDWindowTests.swift: without a root controller only the app's mask counts and nobody hears of the turn
D-20 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: without a root the app's mask alone counts
D-21 Tests/ArticlePatternTests/FixedMaskTests.swift: on iOS 5 the answers to single orientations come to the same
D-21 Tests/ArticlePatternTests/OldContainerTests.swift: the app goes the way of the example
D-21 Tests/OrientationTests/Negotiation/LegacyNegotiationTests.swift: up to iOS 5 the controller is asked for the one orientation, and for no mask
D-21 Tests/OrientationTests/Rules/SectionDWindowTests.swift: up to iOS 5 the first controller of a window is asked, and no other whose view it holds
D-22 Tests/ArticlePatternTests/OldContainerTests.swift: the app goes the way of the example
D-22 Tests/ArticlePatternTests/OldContainerTests.swift: children that agree to all leave it to the root, in both versions
D-22 Tests/ArticlePatternTests/OldContainerTests.swift: a child that says no keeps iOS 5 upright, and iOS 6 does not ask it
D-22 Tests/OrientationTests/Negotiation/LegacyNegotiationTests.swift: up to iOS 5 the controller is asked for the one orientation, and for no mask
D-22 Tests/OrientationTests/Rules/SectionDContainerTests.swift: up to iOS 5 a navigation controller asks its top child
D-22 Tests/OrientationTests/Rules/SectionDContainerTests.swift: up to iOS 5 a tab bar controller turns when all its children agree
D-22 Tests/UIKitConformanceTests/OldestSystemTests.swift: a navigation controller asks its top
D-23 Tests/ArticlePatternTests/FixedMaskTests.swift: from iOS 6 an app that was not adapted stays in the orientations it said yes to
D-23 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: a controller with only the method of iOS 5 gets its mask from it, not from the app
D-23 Tests/UIKitConformanceTests/OldestSystemTests.swift: on iOS 6 a class that has only the old method supports what that says yes to
D-24 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: the app goes the way of the example
D-24 Tests/ArticlePatternTests/PresentedContainerTests.swift: the app goes the way of the example
D-24 Tests/ArticlePatternTests/VideoPlayerTests.swift: the app goes the way of the example
D-24 Tests/ArticlePatternTests/VideoPlayerTests.swift: it comes up sideways and goes upright, on every version
D-24 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: a full-screen presentation takes the root's place until it is dismissed
D-24 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: a full-screen presentation raises for the presented controller, a sheet does not
D-24 Tests/OrientationTests/System/RotationSystemTests.swift: a full-screen player turns the interface, and its dismissal turns it back
D-24 Tests/QuarterturnTests/PlayerTests.swift: it comes up sideways with one turn, and everything lies as before
D-24 Tests/UIKitConformanceTests/DecisionMakerTests.swift: what is presented full screen decides, and the root is no longer asked
D-24 Tests/UIKitConformanceTests/ExceptionTests.swift: a full-screen presentation raises for whom it presents, a sheet does not
D-25 Tests/ArticlePatternTests/ForwardingContainerTests.swift: forwarded to what is visible, a sheet decides that is not asked otherwise
D-25 Tests/ArticlePatternTests/PresentedContainerTests.swift: the app goes the way of the example
D-25 Tests/HeadlessDeviceTests/Containers/PresentationTests.swift: cards on an iPad lie over the presenter, which goes on to decide
D-25 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: a sheet or a popover is not asked, and the root goes on deciding
D-25 Tests/UIKitConformanceTests/DecisionMakerTests.swift: a page sheet is not asked; the presenter's side decides
D-25 Tests/UIKitConformanceTests/DecisionMakerTests.swift: on an iPad that asks controllers a form sheet is not asked
D-26 Tests/ArticlePatternTests/FixedPresentationTests.swift: from iOS 13 the style has to be set, or nothing of this is read
D-26 Tests/HeadlessDeviceTests/Containers/PresentationTests.swift: an automatic presentation is a sheet from iOS 13 on
D-26 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: whether a modal without a style is asked depends on the SDK, not on the system
D-26 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: up to iOS 12 a modal without a style covers the screen and is asked
D-26 Tests/UIKitConformanceTests/DecisionMakerTests.swift: from iOS 13 the default style is a sheet, which is not asked
D-26 Tests/UIKitConformanceTests/DecisionMakerTests.swift: before iOS 13 the default style is full screen, which is asked
D-26 Tests/UIKitConformanceTests/DecisionMakerTests.swift: the SDK the app was linked with decides over the default style, not the system
D-27 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: over full screen is not asked, narrows or decides, as the policy has it
D-27 Tests/UIKitConformanceTests/DecisionMakerTests.swift: what is presented over full screen cannot widen what its presenter allows
D-29 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: a current context is not asked, or is where it covers the window, as the policy has it
D-29 Tests/UIKitConformanceTests/DecisionMakerTests.swift: what is presented in the current context is taken not to be asked
D-30 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: a custom presentation is asked when it removes the presenter's view
D-30 Tests/UIKitConformanceTests/DecisionMakerTests.swift: a custom presentation is asked if it removes the presenter's view, else not
D-30 Tests/UIKitConformanceTests/DecisionMakerTests.swift: by default a presentation controller covers the screen and keeps the presenter's view
D-31 Tests/HeadlessDeviceTests/Containers/PresentationTests.swift: a form sheet covers little width up to iOS 12 unless the delegate keeps it
D-31 Tests/OrientationTests/Rules/SectionDAdaptationTests.swift: up to iOS 12 a form sheet is asked in compact width and not in regular width
D-31 Tests/OrientationTests/Rules/SectionDAdaptationTests.swift: up to iOS 12 every sheet and popover on a narrow phone is asked like a full screen
D-31 Tests/OrientationTests/Rules/SectionDAdaptationTests.swift: an iPhone-only app on an iPad is as narrow as a phone
D-31 Tests/OrientationTests/Rules/SectionDAdaptationTests.swift: from iOS 13 a form sheet in compact width stays a card and is not asked
D-31 Tests/UIKitConformanceTests/DecisionMakerTests.swift: up to iOS 12 a form sheet covers a phone and is asked, from 13 it stays a card
D-33 Tests/ArticlePatternTests/PresentedContainerTests.swift: the app goes the way of the example
D-33 Tests/OrientationTests/Rules/SectionDContainerTests.swift: a presented container decides by itself, and what it shows is not asked
D-33 Tests/OrientationTests/Rules/SectionDExceptionTests.swift: with a container on top the exception names the container
D-33 Tests/OrientationTests/Rules/SectionDForwardingTests.swift: presented, nested containers answer the same, with the preferred orientation of each
D-33 Tests/UIKitConformanceTests/ContainerTests.swift: a presented navigation controller decides, not what it shows
D-33 Tests/UIKitConformanceTests/ExceptionTests.swift: with a container on top it is the container that is named
D-34 Tests/ArticlePatternTests/ForwardingContainerTests.swift: the container's delegate does it without a subclass, from iOS 7 on
D-34 Tests/OrientationTests/Rules/SectionDContainerTests.swift: a navigation controller's delegate answers from iOS 7, else the idiom's default holds
D-34 Tests/OrientationTests/Rules/SectionDContainerTests.swift: a subclass that overrides the mask is not overruled by its delegate
D-34 Tests/OrientationTests/Rules/SectionDForwardingTests.swift: nested containers answer by what each of them does with the question
D-34 Tests/QuarterturnTests/DeclarationTests.swift: it counts in every container, in every pose
D-34 Tests/UIKitConformanceTests/ContainerTests.swift: from iOS 7 a navigation controller asks its delegate
D-35 Tests/HeadlessDeviceTests/Containers/PageAndAlertTests.swift: its delegate answers for it, and one page is shown at a time
D-35 Tests/HeadlessDeviceTests/Containers/SplitTests.swift: its delegate answers for it
D-35 Tests/HeadlessDeviceTests/Containers/TabTests.swift: its delegate answers for it, from iOS 7 on
D-35 Tests/OrientationTests/Rules/SectionDContainerTests.swift: tab bar, split view and page view controllers have delegates that answer too
D-35 Tests/OrientationTests/Rules/SectionDForwardingTests.swift: nested containers answer by what each of them does with the question
D-35 Tests/QuarterturnTests/DeclarationTests.swift: it counts in every container, in every pose
D-35 Tests/UIKitConformanceTests/TabTests.swift: from iOS 7 a tab bar controller asks its delegate
D-35 Tests/UIKitConformanceTests/TabTests.swift: so does a split view controller
D-35 Tests/UIKitConformanceTests/TabTests.swift: so does a page view controller
D-36 Tests/ArticlePatternTests/ForwardingContainerTests.swift: the app goes the way of the example
D-36 Tests/ArticlePatternTests/ForwardingContainerTests.swift: through both containers a screen keeps its way, without them it does not
D-36 Tests/ArticlePatternTests/ForwardingContainerTests.swift: with an upright base class one screen of the app turns
D-36 Tests/ArticlePatternTests/ForwardingContainerTests.swift: the status bar's look is forwarded with the rest
D-36 Tests/ArticlePatternTests/PresentedContainerTests.swift: a pushed screen is asked where the container forwards to its top
D-36 Tests/ArticlePatternTests/VideoPlayerTests.swift: the app goes the way of the example
D-36 Tests/OrientationTests/Rules/SectionDContainerTests.swift: a container that forwards answers what its child answers
D-36 Tests/OrientationTests/Rules/SectionDContainerTests.swift: nested containers forward as far as each of them forwards
D-36 Tests/OrientationTests/Rules/SectionDContainerTests.swift: up to iOS 15 shouldAutorotate is forwarded with the mask
D-36 Tests/OrientationTests/Rules/SectionDForwardingTests.swift: nested containers answer by what each of them does with the question
D-36 Tests/QuarterturnTests/DeclarationTests.swift: it counts in every container, in every pose
D-36 Tests/QuarterturnTests/ExplainTests.swift: the screen whose word counts is named
D-36 Tests/SourceAnalysisTests/EvaluationTests.swift: Forwarding is told by whom it asks
D-36 Tests/SourceAnalysisTests/ObjectiveCTests.swift: Containers of Objective-C forward, and Swift's subclasses inherit it
D-36 Tests/UIKitConformanceTests/ContainerTests.swift: a subclass that forwards the questions lets the top decide
D-36 Tests/UIKitConformanceTests/TabTests.swift: a subclass that forwards the questions lets the selected tab decide
D-37 Tests/ArticlePatternTests/ForwardingContainerTests.swift: forwarded to what is visible, a sheet decides that is not asked otherwise
D-37 Tests/OrientationTests/Rules/SectionDContainerTests.swift: with something presented over the top page, forwarding to visible asks it and to top does not
D-37 Tests/UIKitConformanceTests/ContainerTests.swift: while the top presents, it is still the top, and what it presents is visible
D-38 Tests/OrientationTests/Rules/SectionDContainerTests.swift: no answer of a navigation controller's top child changes anything
D-38 Tests/UIKitConformanceTests/ContainerTests.swift: a navigation controller answers for itself, whatever its top supports
D-40 Tests/ArticlePatternTests/DelegateMaskTests.swift: an iPad app that multitasks turns whatever its delegate answers
D-40 Tests/ArticlePatternTests/FixedPresentationTests.swift: an iPad app that multitasks comes up as it is held, for nobody is asked
D-40 Tests/ArticlePatternTests/PadTests.swift: an app that multitasks goes the way of the example
D-40 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: phones and the first iPads have no multitasking, all later iPads have since iOS 9
D-40 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: from iOS 9 an iPad app that lists all four orientations turns unasked
D-40 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: the app delegate's mask does not count either, and cannot switch it off
D-40 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: without any list the iPad's default has all four
D-40 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: an iPad that never multitasked still asks controllers
D-40 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: on an iPad that multitasks neither controllers nor delegate are asked, and all is allowed
D-40 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: a narrow controller presented full screen there neither turns the interface nor raises
D-40 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: it is the list for the iPad that counts: its own, else the plain one, else the default
D-40 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: the delegate cannot switch multitasking on or off
D-40 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: hardware without multitasking goes on asking controllers
D-40 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: before iOS 9 an iPad asks controllers
D-40 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: an iPhone-only app on an iPad is asked
D-40 Tests/UIKitConformanceTests/MultitaskingTests.swift: an app that multitasks is shown in every orientation, and nobody is asked
D-40 Tests/UIKitConformanceTests/MultitaskingTests.swift: up to iOS 8 an iPad asks controllers
D-41 Tests/ArticlePatternTests/PadTests.swift: an app that requires the full screen goes the way of the example
D-41 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: UIRequiresFullScreen, or a shorter list, gives the app its masks back
D-41 Tests/OrientationTests/Rules/SectionDMultitaskingTests.swift: UIRequiresFullScreen, or a list without all four, gives controllers their say back
D-41 Tests/UIKitConformanceTests/MultitaskingTests.swift: UIRequiresFullScreen gives controllers their say back
D-41 Tests/UIKitConformanceTests/MultitaskingTests.swift: so does a list without all four orientations
D-42 Tests/ArticlePatternTests/OverridePushTests.swift: the search decides which landscape it is, for the write names one
D-42 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: what is taken when neither the current nor the device's orientation is allowed
D-42 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: a turn of the device and an attempt never fall back; launch, presentation and dismissal do
D-42 Tests/OrientationTests/Rules/SectionDLaunchTests.swift: a turn and an attempt never fall back to another orientation
D-42 Tests/OrientationTests/Rules/SectionDLaunchTests.swift: where one must be chosen, the order of the fallback is a policy
D-42 Tests/OrientationTests/Rules/SectionDLaunchTests.swift: a launch in a pose outside the list falls back too
D-42 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: which of several listed orientations it takes is a disputed point
D-42 Tests/UIKitConformanceTests/PresentationTests.swift: where nothing else decides, landscape right is taken to come before landscape left
D-43 Tests/AppModelTests/RunTests.swift: a turn that stays says why
D-43 Tests/ArticlePatternTests/FixedMaskTests.swift: it follows the poses that its mask names, and stays in the others
D-43 Tests/ArticlePatternTests/OverridePushTests.swift: before iOS 16 the app goes the way of the example
D-43 Tests/ArticlePatternTests/SuspendedInteractionTests.swift: a pose that turns nothing suspends nothing
D-43 Tests/ArticlePatternTests/UnpreparedPushTests.swift: the four pushes of an app before iOS 16 go the way of the example
D-43 Tests/ArticlePatternTests/VideoPlayerTests.swift: the app goes the way of the example
D-43 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: a pose outside the masks is ignored
D-43 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: a pose outside the mask is ignored and the interface keeps its orientation
D-43 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a pose outside the mask is ignored
D-44 Tests/ArticlePatternTests/DelegateMaskTests.swift: a narrow plist and a wide delegate go the way of the example
D-44 Tests/ArticlePatternTests/DelegateMaskTests.swift: the narrower of delegate and screen counts, whichever it is
D-44 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: the delegate is intersected with the controller; the list is only its default
D-44 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: the delegate's answer stands for the plist: it narrows it and it widens it
D-44 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: app and controller both have to allow an orientation; neither comes before the other
D-45 Tests/ArticlePatternTests/DelegateMaskTests.swift: without the delegate's method the Info.plist counts
D-45 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: without a delegate's answer the list counts, not nothing
D-45 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: the app's mask is the delegate's, else the plist's, else the idiom's default
D-45 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: what the app delegate answers replaces the list
D-46 Tests/ArticlePatternTests/FixedMaskTests.swift: a screen that overrides nothing turns
D-46 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: a controller that says nothing allows all but upside down on a phone, all on an iPad
D-46 Tests/OrientationTests/Rules/SectionDControllerMaskTests.swift: a page that overrides nothing turns: all but upside down on a phone, all on an iPad
D-46 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a phone's controller supports all but upside down
D-47 Tests/ArticlePatternTests/DelegateMaskTests.swift: a narrow plist and a wide delegate go the way of the example
D-47 Tests/ArticlePatternTests/DelegateMaskTests.swift: a wide plist and a narrow delegate go the way of the example
D-47 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: the delegate may turn after launch what the list started in portrait
D-47 Tests/OrientationTests/Rules/SectionDLaunchTests.swift: the plist alone decides the launch, and the app delegate what comes after it
D-47 Tests/QuarterturnTests/PlayerTests.swift: it comes up as the Info.plist says, and turns when a screen allows it
D-47 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: a launch knows the list only, and the app delegate decides from then on
D-49 Tests/OrientationTests/Rules/SectionDWindowTests.swift: the delegate answers for each window, and the deciding window's answer counts
D-49 Tests/OrientationTests/Rules/SectionDWindowTests.swift: where the top-most window decides, the delegate answers for that one
D-49 Tests/OrientationTests/Rules/SectionDWindowTests.swift: scenes of their own are asked and turned separately
D-49 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: the app delegate is told for which window
D-50 Tests/OrientationTests/Rules/SectionDWindowTests.swift: up to iOS 7 only the key window's root is asked
D-50 Tests/UIKitConformanceTests/WindowTests.swift: up to iOS 7 only the root of the key window is asked
D-51 Tests/OrientationTests/Rules/SectionDWindowTests.swift: from iOS 8 a policy says whether another window's root can turn the interface
D-52 Tests/OrientationTests/Rules/SectionDWindowTests.swift: an overlay that forwards the main window's answers, or has no root, changes nothing
D-52 Tests/UIKitConformanceTests/WindowTests.swift: a window over the others that has no root changes nothing
D-54 Tests/OrientationTests/Rules/SectionDWindowTests.swift: scenes of their own are asked and turned separately
D-54 Tests/OrientationTests/Rules/SectionDWindowTests.swift: all windows of a scene have the scene's interface orientation
D-54 Tests/UIKitConformanceTests/WindowTests.swift: all windows of a scene turn together
D-55 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: from iOS 27 the scene delegate's answer replaces the list
D-55 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: on iOS 27 the scene delegate's mask replaces the plist's, and before nobody asks it
D-55 Tests/OrientationTests/Rules/SectionITests.swift: what the 27 SDK changes, and an app of the 26 SDK keeps
D-55 Tests/QuarterturnTests/PlayerTests.swift: from iOS 27 the line stands in the scene's delegate
D-55 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: on iOS 27 the scene's delegate replaces the list in the Info.plist
D-55 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: before iOS 27 nobody asks the scene's delegate
D-56 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: whose answer goes first on iOS 27 is a policy
D-56 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: whose mask counts when both delegates answer on iOS 27 is a policy
D-56 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: on iOS 27 the scene's delegate is taken to come before the app's; nobody says so
D-57 Tests/HeadlessDeviceTests/Containers/PageAndAlertTests.swift: an alert has no say; on iOS 9 a presenter that asks it is asked back, and UIKit raises
D-57 Tests/HeadlessDeviceTests/Containers/PageAndAlertTests.swift: an alert over a narrow presenter does not widen it
D-57 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: an alert whose presenter asks back raises
D-57 Tests/OrientationTests/Rules/SectionDAdaptationTests.swift: an alert does not widen what its presenter allows, whatever its style
D-57 Tests/OrientationTests/Rules/SectionDAdaptationTests.swift: on iOS 9 to 12 a container that asks the alert on it raises, for the alert asks back
D-57 Tests/UIKitConformanceTests/TabTests.swift: an alert does not widen what its presenter allows
E-01 Tests/ArticlePatternTests/SettableAutorotationTests.swift: its preferred orientation is outside the mask
E-01 Tests/OrientationTests/Negotiation/PresentationTests.swift: the preferred orientation is read when something is presented or dismissed, not else
E-01 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: the preferred orientation is read on a full-screen presentation and not on a push
E-01 Tests/UIKitConformanceTests/PresentationTests.swift: the preferred orientation is read for a full-screen presentation only
E-02 Tests/ArticlePatternTests/FixedPresentationTests.swift: the app goes the way of the example
E-02 Tests/ArticlePatternTests/FixedPresentationTests.swift: from iOS 13 the style has to be set, or nothing of this is read
E-02 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: other styles do not read it
E-02 Tests/UIKitConformanceTests/PresentationTests.swift: the preferred orientation is read for a full-screen presentation only
E-03 Tests/OrientationTests/Negotiation/PresentationTests.swift: what is presented without a preference keeps the current orientation if it may
E-03 Tests/OrientationTests/Negotiation/PresentationTests.swift: the inherited preference never raises, even outside the mask
E-03 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: by default a modal comes up in the current interface orientation
E-03 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: the default never raises from iOS 7, also where the mask excludes the current orientation
E-03 Tests/UIKitConformanceTests/PresentationTests.swift: by default the orientation the interface has is preferred
E-04 Tests/ArticlePatternTests/FixedPresentationTests.swift: the app goes the way of the example
E-04 Tests/ArticlePatternTests/FixedPresentationTests.swift: a preference outside the mask ends the app, on every version
E-04 Tests/ArticlePatternTests/SettableAutorotationTests.swift: its preferred orientation is outside the mask
E-04 Tests/HeadlessDeviceTests/Containers/WrongUseTests.swift: a preferred orientation outside the mask ends the program
E-04 Tests/OrientationTests/Negotiation/PresentationTests.swift: a preference outside the controller's mask raises and names both
E-04 Tests/OrientationTests/Negotiation/PresentationTests.swift: a preference that only the app's mask excludes raises nothing
E-04 Tests/OrientationTests/Negotiation/PresentationTests.swift: a number that is no orientation raises
E-04 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: a preferred orientation outside the mask raises, with the text of the version
E-04 Tests/QuarterturnTests/DeclarationTests.swift: a wish is kept within what is allowed
E-04 Tests/UIKitConformanceTests/ExceptionTests.swift: a preferred orientation outside the mask raises
E-05 Tests/OrientationTests/Negotiation/PresentationTests.swift: from which version the text names the orientation is a policy
E-05 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: a preferred orientation outside the mask raises, with the text of the version
E-05 Tests/UIKitConformanceTests/ExceptionTests.swift: a preferred orientation outside the mask raises
E-06 Tests/OrientationTests/Negotiation/PresentationTests.swift: a dismissal checks the preference of the controller that decides again
E-06 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: on dismissal an overridden preferred orientation of the presenter is checked too
E-06 Tests/UIKitConformanceTests/ExceptionTests.swift: a dismissal checks the preferred orientation of whoever decides again
E-07 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: on iOS 6 the chart has to prefer a landscape, or the first turn ends the app
E-07 Tests/ArticlePatternTests/FixedPresentationTests.swift: on iOS 6 a landscape screen without a preference ends an upright app; later it turns
E-07 Tests/HeadlessDeviceTests/Containers/PageAndAlertTests.swift: an image picker supports portrait only on a phone
E-07 Tests/OrientationTests/Negotiation/PresentationTests.swift: on iOS 6 even the inherited preference is checked, later it comes up in portrait
E-07 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: on iOS 6 even the default preferred orientation raises for a portrait-only modal
E-07 Tests/UIKitConformanceTests/ExceptionTests.swift: on iOS 6 even the usual preferred orientation raises when the mask leaves it out
E-08 Tests/ArticlePatternTests/FixedMaskTests.swift: presented full screen it comes up as it prefers, and follows the hand then
E-08 Tests/ArticlePatternTests/FixedPresentationTests.swift: the app goes the way of the example
E-08 Tests/ArticlePatternTests/FixedPresentationTests.swift: it comes up sideways, stays so, and leaves portrait behind, on every version
E-08 Tests/ArticlePatternTests/VideoPlayerTests.swift: the app goes the way of the example
E-08 Tests/ArticlePatternTests/VideoPlayerTests.swift: it comes up sideways and goes upright, on every version
E-08 Tests/HeadlessDeviceTests/Containers/PresentationTests.swift: what is presented full screen inside a completion turns the interface
E-08 Tests/OrientationTests/Negotiation/PresentationTests.swift: what is presented comes up in its preferred orientation, however the device is held
E-08 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: a modal comes up in its preferred orientation and turns freely from there
E-08 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a presentation during a turn is shown at once and negotiated at its end
E-08 Tests/OrientationTests/Rules/SectionGForcedTests.swift: a full-screen presentation turns with the same log of the presented controller
E-08 Tests/QuarterturnTests/DeclarationTests.swift: a wish is kept within what is allowed
E-08 Tests/QuarterturnTests/PlayerTests.swift: it comes up sideways with one turn, and everything lies as before
E-08 Tests/UIKitConformanceTests/PresentationTests.swift: a controller comes up in its preferred orientation, however the device is held
E-09 Tests/ArticlePatternTests/FixedMaskTests.swift: presented full screen it comes up as it prefers, and follows the hand then
E-09 Tests/ArticlePatternTests/FixedPresentationTests.swift: it comes up sideways, stays so, and leaves portrait behind, on every version
E-09 Tests/OrientationTests/Negotiation/PresentationTests.swift: after that it turns to whatever else it supports
E-09 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: a modal comes up in its preferred orientation and turns freely from there
E-09 Tests/UIKitConformanceTests/PresentationTests.swift: after that it follows the device within its mask
E-10 Tests/OrientationTests/Negotiation/PresentationTests.swift: without a preference it turns to an orientation it supports, the device's if it can
E-10 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: without a preferred orientation a modal takes one it supports, the device's if it can
E-10 Tests/UIKitConformanceTests/PresentationTests.swift: without a preference of its own it comes up in some orientation of its mask
E-10 Tests/UIKitConformanceTests/PresentationTests.swift: and in the device's, if its mask holds that
E-11 Tests/ArticlePatternTests/ForwardingContainerTests.swift: the app goes the way of the example
E-11 Tests/ArticlePatternTests/MixedContainerTests.swift: popped sideways, the upright screen lies sideways up to iOS 15
E-11 Tests/ArticlePatternTests/TurnFirstPushTests.swift: before iOS 16 the app goes the way of the example
E-11 Tests/ArticlePatternTests/UnpreparedPushTests.swift: the four pushes of an app before iOS 16 go the way of the example
E-11 Tests/ArticlePatternTests/UnpreparedPushTests.swift: a landscape screen pushed in portrait waits for the hand up to iOS 15, not after
E-11 Tests/OrientationTests/Negotiation/PresentationTests.swift: up to iOS 15 a push, a pop or another tab asks nobody
E-11 Tests/OrientationTests/Rules/SectionEPushTests.swift: up to iOS 15 neither a push nor a pop negotiates
E-11 Tests/QuarterturnTests/ExampleTests.swift: an article turns at once, and the list behind it comes back upright
E-11 Tests/QuarterturnTests/JourneyTests.swift: nothing stays turned, and nothing turns twice
E-11 Tests/QuarterturnTests/JourneyTranscriptTests.swift: a list, a player and back: one turn each way, as recorded
E-11 Tests/UIKitConformanceTests/PushTests.swift: up to iOS 15 a push turns nothing; from the next turn on the new page decides
E-11 Tests/UIKitConformanceTests/PushTests.swift: up to iOS 15 a pop turns nothing either
E-11 Tests/UIKitConformanceTests/PushTests.swift: a pop between orientations does not fail
E-12 Tests/ArticlePatternTests/ForceOnAppearTests.swift: from iOS 16 the writes only fill the log, four lines for a push and a pop
E-12 Tests/ArticlePatternTests/MixedContainerTests.swift: popped sideways, the upright screen lies sideways up to iOS 15
E-12 Tests/ArticlePatternTests/OverridePushTests.swift: from iOS 16 the writes do nothing, and the push turns the interface without them
E-12 Tests/ArticlePatternTests/UnpreparedPushTests.swift: from iOS 16 the same four pushes go the way of the example
E-12 Tests/ArticlePatternTests/UnpreparedPushTests.swift: a landscape screen pushed in portrait waits for the hand up to iOS 15, not after
E-12 Tests/OrientationTests/Negotiation/PresentationTests.swift: from iOS 16 it turns at once to a narrower mask; a policy
E-12 Tests/OrientationTests/Rules/SectionEPushTests.swift: from iOS 16 a push or pop that the interface does not suit turns it, unless the policy waits
E-12 Tests/OrientationTests/Rules/SectionEPushTests.swift: a container that answers for itself is asked in vain
E-12 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a push during a turn is negotiated at its end, from iOS 16
E-12 Tests/QuarterturnTests/JourneyTests.swift: nothing stays turned, and nothing turns twice
E-12 Tests/QuarterturnTests/JourneyTranscriptTests.swift: a list, a player and back: one turn each way, as recorded
E-12 Tests/UIKitConformanceTests/PushTests.swift: from iOS 16 a push onto a narrower page turns the interface at once
E-13 Tests/ArticlePatternTests/ForwardingContainerTests.swift: the app goes the way of the example
E-13 Tests/ArticlePatternTests/MixedContainerTests.swift: another tab behaves like a push
E-13 Tests/OrientationTests/Negotiation/PresentationTests.swift: up to iOS 15 a push, a pop or another tab asks nobody
E-13 Tests/OrientationTests/Rules/SectionEPushTests.swift: up to iOS 15 another tab does not negotiate
E-13 Tests/OrientationTests/Rules/SectionEPushTests.swift: from iOS 16 another tab turns the interface like a push
E-13 Tests/QuarterturnTests/JourneyTests.swift: nothing stays turned, and nothing turns twice
E-13 Tests/QuarterturnTests/JourneyTranscriptTests.swift: a list, a player and back: one turn each way, as recorded
E-13 Tests/QuarterturnTests/TouchTests.swift: a tab that is touched turns the interface like one that is selected
E-13 Tests/UIKitConformanceTests/TabTests.swift: up to iOS 15 selecting a tab turns nothing; from the next turn on that tab decides
E-16 Tests/ArticlePatternTests/ForceOnAppearTests.swift: before iOS 16 the app goes the way of the example
E-16 Tests/ArticlePatternTests/OverridePushTests.swift: before iOS 16 the app goes the way of the example
E-16 Tests/ArticlePatternTests/TurnFirstPushTests.swift: before iOS 16 the app goes the way of the example
E-16 Tests/ArticlePatternTests/TurnFirstPushTests.swift: one action turns and pushes up to iOS 15; from 16 the write is a line in the log
E-16 Tests/ArticlePatternTests/TurnFirstPushTests.swift: with the call of iOS 16 in place of the write the same action works again
E-16 Tests/OrientationTests/Rules/SectionEPushTests.swift: on iOS 15 and older one can turn first and push then, on a page that allows both
E-16 Tests/OrientationTests/Rules/SectionEPushTests.swift: on iOS 15 and older one can force the turn along with the push and the pop
E-16 Tests/OrientationTests/Rules/SectionEPushTests.swift: on iOS 15 and older pages can force their orientation as they appear
E-17 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: the app goes the way of the example
E-17 Tests/ArticlePatternTests/FixedPresentationTests.swift: the app goes the way of the example
E-17 Tests/ArticlePatternTests/FixedPresentationTests.swift: it comes up sideways, stays so, and leaves portrait behind, on every version
E-17 Tests/ArticlePatternTests/VideoPlayerTests.swift: the app goes the way of the example
E-17 Tests/ArticlePatternTests/VideoPlayerTests.swift: it comes up sideways and goes upright, on every version
E-17 Tests/OrientationTests/Negotiation/PresentationTests.swift: after a dismissal the interface returns to what is allowed, the device's if it can
E-17 Tests/OrientationTests/Rules/SectionEDismissalTests.swift: on dismissal the presenter's side decides again and the interface returns
E-17 Tests/OrientationTests/Rules/SectionEDismissalTests.swift: where the presenter allows it, the interface returns to the device's orientation
E-17 Tests/OrientationTests/Rules/SectionEDismissalTests.swift: the dismissal of a chain asks whoever is left on top
E-17 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: what is presented and dismissed during a turn leaves no negotiation of its own
E-17 Tests/OrientationTests/System/RotationSystemTests.swift: a full-screen player turns the interface, and its dismissal turns it back
E-17 Tests/QuarterturnTests/JourneyTests.swift: nothing stays turned, and nothing turns twice
E-17 Tests/QuarterturnTests/JourneyTranscriptTests.swift: a list, a player and back: one turn each way, as recorded
E-17 Tests/QuarterturnTests/PlayerTests.swift: it comes up sideways with one turn, and everything lies as before
E-17 Tests/UIKitConformanceTests/PresentationTests.swift: on dismissal the presenter's side decides again
E-17 Tests/UIKitConformanceTests/PresentationTests.swift: where the presenter allows it, the interface returns to the device's orientation
E-18 Tests/OrientationTests/Rules/SectionEDismissalTests.swift: the presenter that stayed sideways on iOS 8.0 is not reproduced, whatever the SDK
E-18 Tests/UIKitConformanceTests/PresentationTests.swift: on dismissal the presenter's side decides again
E-19 Tests/ArticlePatternTests/HiddenPresenterTests.swift: before iOS 8 the app goes the way of the example
E-19 Tests/ArticlePatternTests/HiddenPresenterTests.swift: up to iOS 7 the covered screen hears nothing, and is laid out with the new bounds when it appears
E-19 Tests/OrientationTests/Rules/SectionEDismissalTests.swift: up to iOS 7 a covered presenter hears of no turn, and is laid out when it comes back
E-19 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: a presenter behind a full-screen controller hears nothing
E-19 Tests/UIKitConformanceTests/PresentationTests.swift: up to iOS 7 a presenter that is covered hears of no turn, and is laid out on return
E-20 Tests/ArticlePatternTests/HiddenPresenterTests.swift: from iOS 8 the covered screen hears of the new size
E-20 Tests/OrientationTests/Rules/SectionEDismissalTests.swift: from iOS 8 a covered presenter hears of its modal's turn, and again on dismissal
E-20 Tests/UIKitConformanceTests/PresentationTests.swift: from iOS 8 a covered presenter hears of its modal's turn, and again on dismissal
E-23 Tests/OrientationTests/Rules/SectionEDismissalTests.swift: up to iOS 7 presenting and at once dismissing an empty controller reads masks again
E-23 Tests/UIKitConformanceTests/PresentationTests.swift: up to iOS 7 presenting and at once dismissing an empty controller reads masks again
E-25 Tests/ArticlePatternTests/PresentedContainerTests.swift: the app goes the way of the example
E-25 Tests/OrientationTests/Rules/SectionDForwardingTests.swift: presented, nested containers answer the same, with the preferred orientation of each
E-25 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: a presented container's own preferred orientation counts, its delegate's from iOS 7
E-25 Tests/UIKitConformanceTests/ContainerTests.swift: a presented navigation controller prefers what its delegate prefers
E-26 Tests/OrientationTests/Rules/SectionEPreferredTests.swift: an update reads the preferred orientation of what is presented full screen again
E-26 Tests/UIKitConformanceTests/UpdateTests.swift: it has the preferred orientation read again too
F-01 Tests/ArticlePatternTests/ForceOnAppearTests.swift: before iOS 16 the app goes the way of the example
F-01 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-01 Tests/ArticlePatternTests/ForcedTurnTests.swift: one function that knows both ways turns the screen on every version
F-01 Tests/ArticlePatternTests/MixedContainerTests.swift: turned upright before it is left, nothing lies wrong on any version
F-01 Tests/ArticlePatternTests/OverridePushTests.swift: forced after super, with unknown first, every push and pop comes out right
F-01 Tests/ArticlePatternTests/StockQuotesTests.swift: the app goes the way of the example
F-01 Tests/ArticlePatternTests/StockQuotesTests.swift: unlocked while held sideways it comes upright up to iOS 15, from 16 it stays
F-01 Tests/ArticlePatternTests/TurnFirstPushTests.swift: before iOS 16 the app goes the way of the example
F-01 Tests/ArticlePatternTests/TurnFirstPushTests.swift: one action turns and pushes up to iOS 15; from 16 the write is a line in the log
F-01 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: up to iOS 15 a key-value write of the device orientation turns the interface
F-01 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: up to iOS 15 a write by key or setter posts and turns the interface
F-01 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a key-value write during a turn posts at once and turns at its end
F-01 Tests/OrientationTests/Rules/SectionGForcedTests.swift: a key-value write gives the same log as a turn of the device
F-01 Tests/QuarterturnTests/RotatingTests.swift: it ends where it was asked to, or says why
F-01 Tests/UIKitConformanceTests/ForcedTurnTests.swift: up to iOS 15 a write sets the device's value, posts, and turns the interface
F-02 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-02 Tests/ArticlePatternTests/ForcedTurnTests.swift: an interface orientation written as the device's shows itself
F-02 Tests/ArticlePatternTests/OverridePushTests.swift: the search decides which landscape it is, for the write names one
F-02 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: an interface orientation's raw value turns to that orientation
F-02 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: a number that is no orientation does nothing
F-02 Tests/UIKitConformanceTests/ForcedTurnTests.swift: an interface's raw value turns to that interface orientation
F-03 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-03 Tests/ArticlePatternTests/ForcedTurnTests.swift: the user's lock against the app's code goes the way of the example
F-03 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: shouldAutorotate stops both kinds of turn, the user's lock only the automatic
F-03 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: without shouldAutorotate the value changes and the interface stays
F-03 Tests/QuarterturnTests/RefusalTests.swift: a controller that does not autorotate, up to iOS 15
F-03 Tests/UIKitConformanceTests/AutorotationTests.swift: up to iOS 15 false holds against a written device orientation too
F-04 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-04 Tests/ArticlePatternTests/OverridePushTests.swift: before iOS 16 the app goes the way of the example
F-04 Tests/ArticlePatternTests/OverridePushTests.swift: forced before super, only a screen that allows the turn itself lets it through
F-04 Tests/ArticlePatternTests/TurnFirstPushTests.swift: before iOS 16 the app goes the way of the example
F-04 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: the target must be allowed, else the interface stays
F-04 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: a target outside the masks leaves the interface
F-04 Tests/UIKitConformanceTests/ForcedTurnTests.swift: outside the mask the interface stays
F-05 Tests/ArticlePatternTests/ForceOnAppearTests.swift: before iOS 16 the app goes the way of the example
F-05 Tests/ArticlePatternTests/ForceOnAppearTests.swift: neither write helps when the device is held that way already; unknown first does
F-05 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-05 Tests/ArticlePatternTests/ForcedTurnTests.swift: a device held sideways whose screen stayed upright turns only with unknown first
F-05 Tests/ArticlePatternTests/OverridePushTests.swift: before iOS 16 the app goes the way of the example
F-05 Tests/ArticlePatternTests/OverridePushTests.swift: forced before super, only a screen that allows the turn itself lets it through
F-05 Tests/ArticlePatternTests/OverridePushTests.swift: forced after super, with unknown first, every push and pop comes out right
F-05 Tests/ArticlePatternTests/StockQuotesTests.swift: the app goes the way of the example
F-05 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: the value it already has does nothing; unknown first and then the target turns
F-05 Tests/UIKitConformanceTests/ForcedTurnTests.swift: the value it has already does nothing; unknown first and then the target turns
F-06 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-06 Tests/ArticlePatternTests/ForcedTurnTests.swift: the user's lock against the app's code goes the way of the example
F-06 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: shouldAutorotate stops both kinds of turn, the user's lock only the automatic
F-06 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: a write turns the interface while the user's lock is on
F-06 Tests/QuarterturnTests/RefusalTests.swift: the user's lock refuses nothing
F-06 Tests/UIKitConformanceTests/UserLockTests.swift: up to iOS 15 a written orientation turns the interface all the same
F-07 Tests/ArticlePatternTests/ForcedTurnTests.swift: the user's lock against the app's code goes the way of the example
F-07 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: shouldAutorotate stops both kinds of turn, the user's lock only the automatic
F-07 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: shouldAutorotate and the lock decide which of the two kinds of turn works
F-07 Tests/UIKitConformanceTests/AutorotationTests.swift: up to iOS 15 false holds against a written device orientation too
F-07 Tests/UIKitConformanceTests/UserLockTests.swift: up to iOS 15 a written orientation turns the interface all the same
F-08 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: up to iOS 15 a write by key or setter posts and turns the interface
F-09 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: up to iOS 15 a write by key or setter posts and turns the interface
F-10 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-10 Tests/ArticlePatternTests/SettableAutorotationTests.swift: suppressing turns for a moment goes the way of the example
F-10 Tests/ArticlePatternTests/SettableAutorotationTests.swift: attemptRotationToDeviceOrientation makes the new value count at once
F-10 Tests/ArticlePatternTests/StockQuotesTests.swift: the app goes the way of the example
F-10 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: an attempt takes up the device's orientation once the mask allows it; since iOS 5
F-10 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: it turns to where the device points, with a mask just widened
F-10 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: it looks at every window
F-10 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: before iOS 5 there is no such call
F-10 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: it never falls back to another orientation
F-10 Tests/OrientationTests/Rules/SectionGReactionTests.swift: attemptRotation inside a callback of a turn changes nothing
F-10 Tests/QuarterturnTests/DeclarationTests.swift: a change counts at once, with one turn
F-10 Tests/UIKitConformanceTests/ForcedTurnTests.swift: attemptRotationToDeviceOrientation reads the mask again, also on iOS 16
F-11 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-11 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: an attempt does nothing when the interface matches the device or must not
F-11 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: it does nothing when the interface is already there
F-11 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: it does nothing when the device's orientation is not allowed
F-11 Tests/UIKitConformanceTests/ForcedTurnTests.swift: it does nothing where interface and device agree, or the device's is not allowed
F-12 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: from iOS 16 an attempt still works, with masks read anew
F-12 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: it turns to where the device points, with a mask just widened
F-12 Tests/UIKitConformanceTests/ForcedTurnTests.swift: attemptRotationToDeviceOrientation reads the mask again, also on iOS 16
F-13 Tests/ArticlePatternTests/ForcedTurnTests.swift: the key-value write goes the way of the example
F-13 Tests/ArticlePatternTests/SettableAutorotationTests.swift: attemptRotationToDeviceOrientation makes the new value count at once
F-13 Tests/ArticlePatternTests/StockQuotesTests.swift: the app goes the way of the example
F-13 Tests/OrientationTests/Rules/SectionFAttemptTests.swift: the call before the new mask turns nothing, by attempt or by write
F-13 Tests/UIKitConformanceTests/ForcedTurnTests.swift: a mask that changes after the attempt comes too late
F-14 Tests/ArticlePatternTests/StatusBarByHandTests.swift: before iOS 8 the app goes the way of the example
F-14 Tests/OrientationTests/Rules/SectionFStatusBarTests.swift: up to iOS 5 it turns the status bar and nothing else
F-14 Tests/UIKitConformanceTests/OldestSystemTests.swift: on iOS 5 the status bar turns alone, and stays so
F-15 Tests/ArticlePatternTests/StatusBarByHandTests.swift: before iOS 8 the app goes the way of the example
F-15 Tests/ArticlePatternTests/StatusBarByHandTests.swift: suspended turns alone do not let the call through
F-15 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: iOS 6 to 8 leave the status bar to an app that answers 0 and does not autorotate
F-15 Tests/OrientationTests/Rules/SectionFStatusBarTests.swift: from iOS 6 it is ignored unless the mask is zero
F-15 Tests/OrientationTests/Rules/SectionFStatusBarTests.swift: the top-most full-screen controller is the one whose mask counts
F-15 Tests/OrientationTests/Rules/SectionFStatusBarTests.swift: from iOS 9 zero is no longer accepted either
F-15 Tests/UIKitConformanceTests/ForcedTurnTests.swift: from iOS 6 the status bar turns alone only where the mask is zero, and then stays
F-16 Tests/ArticlePatternTests/StatusBarByHandTests.swift: before iOS 8 the app goes the way of the example
F-16 Tests/ArticlePatternTests/StatusBarByHandTests.swift: suspended turns alone do not let the call through
F-16 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: iOS 6 to 8 leave the status bar to an app that answers 0 and does not autorotate
F-16 Tests/OrientationTests/Rules/SectionFStatusBarTests.swift: with zero and without shouldAutorotate the bar stays where the app put it
F-16 Tests/OrientationTests/Rules/SectionFStatusBarTests.swift: an automatic turn takes the bar along again
F-17 Tests/ArticlePatternTests/StatusBarByHandTests.swift: before iOS 8 the app goes the way of the example
F-17 Tests/OrientationTests/Rules/SectionFStatusBarTests.swift: a bar set by the app does not follow the device
F-17 Tests/UIKitConformanceTests/ForcedTurnTests.swift: from iOS 6 the status bar turns alone only where the mask is zero, and then stays
F-17 Tests/UIKitConformanceTests/OldestSystemTests.swift: on iOS 5 the status bar turns alone, and stays so
F-18 Tests/ArticlePatternTests/ForceOnAppearTests.swift: from iOS 16 the writes only fill the log, four lines for a push and a pop
F-18 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-18 Tests/ArticlePatternTests/ForcedTurnTests.swift: from iOS 16 a write is a line in the log, with unknown first two
F-18 Tests/ArticlePatternTests/OverridePushTests.swift: from iOS 16 the writes do nothing, and the push turns the interface without them
F-18 Tests/ArticlePatternTests/StockQuotesTests.swift: unlocked while held sideways it comes upright up to iOS 15, from 16 it stays
F-18 Tests/ArticlePatternTests/TurnFirstPushTests.swift: one action turns and pushes up to iOS 15; from 16 the write is a line in the log
F-18 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: from iOS 16 a key-value write turns nothing, unless a policy says so
F-18 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: from iOS 16 a write logs and does nothing else
F-18 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: the log line's text and rule
F-18 Tests/UIKitConformanceTests/ForcedTurnTests.swift: from iOS 16 a write does nothing but log
F-19 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: from iOS 16 a key-value write turns nothing, unless a policy says so
F-19 Tests/OrientationTests/Rules/SectionFKeyValueTests.swift: by policy the write still turns the interface, and logs
F-20 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-20 Tests/ArticlePatternTests/ForcedTurnTests.swift: one function that knows both ways turns the screen on every version
F-20 Tests/ArticlePatternTests/MixedContainerTests.swift: turned upright before it is left, nothing lies wrong on any version
F-20 Tests/ArticlePatternTests/TurnFirstPushTests.swift: with the call of iOS 16 in place of the write the same action works again
F-20 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: from iOS 16 a request turns an interface whose device is not turned
F-20 Tests/OrientationTests/Rules/SectionFRequestTests.swift: a request turns a scene whose device is not turned
F-20 Tests/OrientationTests/Rules/SectionFRequestTests.swift: before iOS 16 there are no requests
F-20 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a request and an update wait too, in their order
F-20 Tests/OrientationTests/Rules/SectionGForcedTests.swift: a request gives the same log without the device notification
F-20 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a request inside a callback of a turn is looked at when the turn has ended
F-20 Tests/QuarterturnTests/RotatingTests.swift: it ends where it was asked to, or says why
F-20 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request turns the interface though nobody turns the device
F-21 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-21 Tests/OrientationTests/Rules/SectionFRequestTests.swift: the error handler is called after the call has returned
F-21 Tests/UIKitConformanceTests/GeometryRequestTests.swift: the handler is called after the call has returned
F-22 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-22 Tests/ArticlePatternTests/ForcedTurnTests.swift: a request outside the mask comes back with the reason
F-22 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a request outside the masks is refused with code 101 and both lists
F-22 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: upside down is refused on a phone without a Home button
F-22 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a request is refused, not raised, where app and controller share nothing
F-22 Tests/OrientationTests/Rules/SectionFRequestTests.swift: a request outside the masks is denied with code 101
F-22 Tests/OrientationTests/Rules/SectionFRequestTests.swift: the text lists portrait, upside down, landscape left, landscape right
F-22 Tests/OrientationTests/Rules/SectionFRequestTests.swift: app, controller and device all narrow what a request may ask
F-22 Tests/QuarterturnTests/ExplainTests.swift: and of a request
F-22 Tests/QuarterturnTests/RefusalTests.swift: the screen that does not allow it is named
F-22 Tests/QuarterturnTests/RefusalTests.swift: another error than the one that is known is passed on
F-22 Tests/QuarterturnTests/RotatingTests.swift: it ends where it was asked to, or says why
F-22 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request outside the masks is refused with code 101 and both lists
F-22 Tests/UIKitConformanceTests/GeometryRequestTests.swift: what the device never shows counts as not supported
F-23 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a request outside the masks is refused with code 101 and both lists
F-23 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: the codes of a scene's errors
F-23 Tests/OrientationTests/Rules/SectionFRequestTests.swift: the scene errors' codes
F-23 Tests/OrientationTests/Rules/SectionFRequestTests.swift: preferences of another platform are unsupported, told asynchronously
F-23 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request outside the masks is refused with code 101 and both lists
F-23 Tests/UIKitConformanceTests/GeometryRequestTests.swift: the codes of a scene's errors
F-24 Tests/ArticlePatternTests/DelegateMaskTests.swift: from iOS 16 the property alone changes nothing, saying so does
F-24 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-24 Tests/ArticlePatternTests/StockQuotesTests.swift: locked it stays, unlocked it comes upright if the device is
F-24 Tests/ArticlePatternTests/UnpreparedPushTests.swift: from iOS 16 the same four pushes go the way of the example
F-24 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: from iOS 16 an update turns to what is allowed; before it does not exist
F-24 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: an announced mask that leaves the present orientation out turns the interface
F-24 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: the turn is animated, unless announced without animation
F-24 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: a changed preferred orientation alone turns nothing
F-24 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a request and an update wait too, in their order
F-24 Tests/OrientationTests/Rules/SectionGForcedTests.swift: an update gives the same log too
F-24 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a mask narrowed inside a turn turns the interface back after it
F-24 Tests/QuarterturnTests/DeclarationTests.swift: a change counts at once, with one turn
F-24 Tests/UIKitConformanceTests/UpdateTests.swift: an announced mask that leaves the interface out turns it, animated
F-24 Tests/UIKitConformanceTests/UpdateTests.swift: without animation inside performWithoutAnimation; the completion still runs, once
F-25 Tests/ArticlePatternTests/DelegateMaskTests.swift: from iOS 16 the property alone changes nothing, saying so does
F-25 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-25 Tests/ArticlePatternTests/StockQuotesTests.swift: from iOS 16 a lock that nobody announces does not hold
F-25 Tests/OrientationTests/Negotiation/DeviceDrivenTurnTests.swift: up to iOS 15 a turn reads the masks, from 16 the last announced ones judge it
F-25 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a mask that was not announced does not count for a request
F-25 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: a request is judged by the mask announced last
F-25 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: announced in the background, the new mask counts on return
F-25 Tests/QuarterturnTests/RefusalTests.swift: UIKit goes by a mask that nobody gives any more, and a second try fails too
F-25 Tests/RotationReportTests/ExplanationTests.swift: from iOS 16 the answers that UIKit read before are named as what a turn rests on
F-25 Tests/UIKitConformanceTests/ControllerMaskTests.swift: from iOS 16 a mask that changed counts when it is announced
F-25 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request is judged by the mask that was announced last
F-26 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a request before the update is refused; the update then turns only if it must
F-26 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: request first, then update: an error, and yet the interface turns
F-26 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: request first, then an update that only widens: an error and no turn
F-27 Tests/OrientationTests/Rules/SectionFUpdateTests.swift: a request right after a push meets the outgoing mask, a moment later the new one
F-27 Tests/OrientationTests/System/ReactionTests.swift: a request in viewDidAppear of a pushed page meets the outgoing mask
F-27 Tests/QuarterturnTests/RefusalTests.swift: a turn that is asked for during another one waits for its end
F-27 Tests/QuarterturnTests/RefusalTests.swift: UIKit goes by a mask that nobody gives any more, and a second try fails too
F-28 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-28 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a request that holds the current orientation changes nothing
F-28 Tests/OrientationTests/Rules/SectionFRequestTests.swift: a request that holds the present orientation changes nothing
F-28 Tests/QuarterturnTests/RefusalTests.swift: where the interface lies so already, nothing happens
F-28 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request that holds the present orientation changes nothing
F-29 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-29 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: an update follows the device where that is allowed; a policy
F-29 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a request does not lock: the next turn of the device may undo it
F-29 Tests/OrientationTests/Rules/SectionFRequestTests.swift: a request does not lock: the next turn of the device counts
F-29 Tests/OrientationTests/Rules/SectionFRequestTests.swift: whether a later update turns back to the device is a policy
F-29 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request locks nothing: the next turn of the device is followed
F-30 Tests/OrientationTests/Negotiation/CommonGroundTests.swift: what is taken when neither the current nor the device's orientation is allowed
F-30 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: of several requested orientations the device's is taken, else the first of the order
F-30 Tests/OrientationTests/Rules/SectionFRequestTests.swift: of several orientations the device's is taken, else the first of the fallback order
F-30 Tests/UIKitConformanceTests/GeometryRequestTests.swift: of several orientations the device's is taken, if the interface has none of them
F-31 Tests/ArticlePatternTests/ForcedTurnTests.swift: the request goes the way of the example
F-31 Tests/OrientationTests/Rules/SectionFRequestTests.swift: a request posts no device notification; the size callback tells of it
F-31 Tests/OrientationTests/Rules/SectionGForcedTests.swift: a request gives the same log without the device notification
F-31 Tests/QuarterturnTests/WatchingTests.swift: each turn is told once, half turns too
F-31 Tests/UIKitConformanceTests/GeometryRequestTests.swift: it posts nothing of the device, and sends what a turn sends
F-32 Tests/OrientationTests/Rules/SectionFRequestTests.swift: the geometry's observers hear of turns by the user and by requests
F-32 Tests/OrientationTests/Rules/SectionFRequestTests.swift: before iOS 16 nothing can be observed
F-32 Tests/UIKitConformanceTests/GeometryRequestTests.swift: the scene's geometry can be observed
F-33 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: an iPad scene that multitasks refuses every request with the windowing-mode text
F-33 Tests/OrientationTests/Rules/SectionFRequestTests.swift: on an iPad that multitasks a request is refused for the windowing mode
F-33 Tests/OrientationTests/Rules/SectionFRequestTests.swift: with UIRequiresFullScreen an iPad grants the request
F-33 Tests/UIKitConformanceTests/GeometryRequestTests.swift: an iPad's app that multitasks is refused with the windowing mode's text
F-34 Tests/OrientationTests/Negotiation/OrientationLockTests.swift: from iOS 26 an honoured lock keeps the orientation while the device turns
F-34 Tests/OrientationTests/Rules/SectionFLockTests.swift: nobody prefers a lock by default
F-34 Tests/OrientationTests/Rules/SectionFLockTests.swift: a locked scene keeps its orientation when the device turns
F-34 Tests/OrientationTests/Rules/SectionFLockTests.swift: a controller that prefers the lock from the start has it
F-34 Tests/OrientationTests/Rules/SectionFLockTests.swift: before iOS 26 there is no such lock
F-34 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a lock asked for inside a turn is honoured at its end, once
F-34 Tests/QuarterturnTests/LockTests.swift: a lock to what is shown keeps it, and gives it free when it goes
F-34 Tests/QuarterturnTests/LockTests.swift: from 26 a lock holds where masks do not count, while the scene fills its screen
F-34 Tests/UIKitConformanceTests/OrientationLockTests.swift: nobody wishes for it by default
F-34 Tests/UIKitConformanceTests/OrientationLockTests.swift: it keeps the interface, while the device's orientation goes on
F-35 Tests/OrientationTests/Rules/SectionMLockTests.swift: an iPad scene that no longer fills the screen loses its lock, and gets it back
F-35 Tests/OrientationTests/Rules/SectionMLockTests.swift: a covered scene loses its lock by itself, and the delegate hears
F-35 Tests/QuarterturnTests/LockTests.swift: from 26 a lock holds where masks do not count, while the scene fills its screen
F-35 Tests/UIKitConformanceTests/OrientationLockTests.swift: the system drops it by itself when another scene covers this one
F-35 Tests/UIKitConformanceTests/OrientationLockTests.swift: a scene that is smaller than its screen is not locked
F-36 Tests/OrientationTests/Rules/SectionFLockTests.swift: a change of the preference counts once that very update announces it
F-36 Tests/OrientationTests/Rules/SectionFLockTests.swift: announced in the middle of a turn, the preference is read at its end
F-36 Tests/OrientationTests/Rules/SectionMLockTests.swift: the child is named first, then asked, then the geometry changes
F-36 Tests/OrientationTests/Rules/SectionMLockTests.swift: a container that names no child answers itself
F-36 Tests/OrientationTests/Rules/SectionMLockTests.swift: another child counts once it is announced
F-36 Tests/UIKitConformanceTests/OrientationLockTests.swift: a wish that changed counts once it is announced, and only then
F-36 Tests/UIKitConformanceTests/OrientationLockTests.swift: a container that names a child has the child's wish read
F-37 Tests/OrientationTests/Rules/SectionFLockTests.swift: the scene's delegate hears of the lock with the geometry before it
F-37 Tests/UIKitConformanceTests/OrientationLockTests.swift: the scene's delegate is told, with the geometry before
F-38 Tests/OrientationTests/Rules/SectionFLockTests.swift: while locked the device value and its notification go on
F-38 Tests/UIKitConformanceTests/OrientationLockTests.swift: it keeps the interface, while the device's orientation goes on
F-39 Tests/OrientationTests/Rules/SectionFLockTests.swift: a change of the preference counts once that very update announces it
F-39 Tests/UIKitConformanceTests/UpdateTests.swift: it says nothing of the lock
G-01 Tests/ArticlePatternTests/HiddenPresenterTests.swift: before iOS 8 the app goes the way of the example
G-01 Tests/ArticlePatternTests/LegacyCallbackTests.swift: prepare, lay out, animate, tidy up, with the new values from the layout on
G-01 Tests/ArticlePatternTests/LegacyCallbackTests.swift: what is hidden in the first callback and shown in the last is gone meanwhile
G-01 Tests/ArticlePatternTests/OldContainerTests.swift: the app goes the way of the example
G-01 Tests/ArticlePatternTests/SuspendedInteractionTests.swift: up to iOS 7 the rotation callbacks do the same
G-01 Tests/ArticlePatternTests/TableReloadTests.swift: up to iOS 7 the last callback does it
G-01 Tests/GoldenTranscriptTests/GoldenTranscriptTests.swift: launch and two turns are heard as recorded
G-01 Tests/GoldenTranscriptTests/GoldenTranscriptTests.swift: up to iOS 7 a turn is heard in the documented order
G-01 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: up to iOS 7 half a turn sends the rotate callbacks
G-01 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: on iOS 3 and 4 a turn in one step has no layout callbacks
G-01 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: on iOS 5 to 7 layout comes between willRotate and willAnimateRotation
G-01 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: before iOS 8 there is no size callback, from iOS 8 no rotate callback
G-01 Tests/UIKitConformanceTests/LegacyRotationTests.swift: will rotate, layout, will animate, did rotate from the old orientation
G-02 Tests/ArticlePatternTests/LegacyCallbackTests.swift: prepare, lay out, animate, tidy up, with the new values from the layout on
G-02 Tests/HeadlessDeviceTests/Containers/ContainmentTests.swift: interfaceOrientation is the old one while a turn is announced, then the new
G-02 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: on iOS 9 the rotate callbacks see the same values as before
G-02 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: willRotate sees the old values, willAnimateRotation the new
G-02 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: up to iOS 7 there is no coordinator and no trait
G-02 Tests/UIKitConformanceTests/LegacyRotationTests.swift: the first still finds the old orientation and bounds, the others the new
G-03 Tests/ArticlePatternTests/LegacyCallbackTests.swift: prepare, lay out, animate, tidy up, with the new values from the layout on
G-03 Tests/HeadlessDeviceTests/Containers/ContainmentTests.swift: interfaceOrientation is the old one while a turn is announced, then the new
G-03 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: on iOS 9 the rotate callbacks see the same values as before
G-03 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: willRotate sees the old values, willAnimateRotation the new
G-03 Tests/UIKitConformanceTests/LegacyRotationTests.swift: the first still finds the old orientation and bounds, the others the new
G-04 Tests/ArticlePatternTests/LegacyCallbackTests.swift: prepare, lay out, animate, tidy up, with the new values from the layout on
G-04 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: layout sees the new orientation, or the old one by policy
G-04 Tests/UIKitConformanceTests/LegacyRotationTests.swift: the first still finds the old orientation and bounds, the others the new
G-05 Tests/ArticlePatternTests/LegacyCallbackTests.swift: prepare, lay out, animate, tidy up, with the new values from the layout on
G-05 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: didRotate names the old orientation
G-05 Tests/UIKitConformanceTests/LegacyRotationTests.swift: will rotate, layout, will animate, did rotate from the old orientation
G-06 Tests/ArticlePatternTests/HiddenPresenterTests.swift: before iOS 8 the app goes the way of the example
G-06 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: the rotate callbacks go from the root to the selected tab only
G-06 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: a presenter behind a full-screen controller hears nothing
G-06 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: a presenter under a form sheet goes on hearing
G-06 Tests/UIKitConformanceTests/LegacyRotationTests.swift: a navigation controller passes them to its top only
G-06 Tests/UIKitConformanceTests/TabTests.swift: up to iOS 7 the rotate methods reach the selected tab only
G-07 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: a container that keeps the rotation methods keeps its children silent
G-07 Tests/UIKitConformanceTests/LegacyRotationTests.swift: a container that does not forward them keeps them from its children
G-08 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: up to iOS 4 a turn runs in two halves for controllers that ask for it
G-08 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: the orientation is old in the first half and new in the second
G-08 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: from iOS 5 the two-step callbacks are gone
G-08 Tests/UIKitConformanceTests/OldestSystemTests.swift: up to iOS 4 a turn is told in two halves to classes that override them
G-10 Tests/ArticlePatternTests/SizeTransitionTests.swift: a screen with hooks goes the way of the example
G-10 Tests/ArticlePatternTests/SizeTransitionTests.swift: up to iOS 7 neither hook is called
G-10 Tests/HeadlessDeviceTests/FirstTurnTests.swift: a phone turns to landscape, and the content of a container hears of it
G-10 Tests/OrientationTests/Rules/SectionGHearersTests.swift: the size callback starts at the root of every window
G-10 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: the order of a phone's turn from iOS 8
G-10 Tests/UIKitConformanceTests/SizeTransitionTests.swift: the root is told the new size, once
G-11 Tests/GoldenTranscriptTests/GoldenTranscriptTests.swift: launch and two turns are heard as recorded
G-11 Tests/GoldenTranscriptTests/GoldenTranscriptTests.swift: from iOS 8 a turn is heard in the documented order
G-11 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: the order of a phone's turn from iOS 8
G-11 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: a full-screen iPad's turn is the same without a change of traits
G-11 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: before iOS 8 there is no size callback, from iOS 8 no rotate callback
G-11 Tests/OrientationTests/Rules/SectionGValuesTests.swift: the safe area changes together with the bounds
G-11 Tests/UIKitConformanceTests/NotificationTests.swift: the whole order of a turn from iOS 8 to 12
G-11 Tests/UIKitConformanceTests/SizeTransitionTests.swift: traits, size, layout, alongside, completion: the order of what a controller hears
G-12 Tests/OrientationTests/Rules/SectionGHearersTests.swift: traits reach a child of fixed size all the same
G-12 Tests/OrientationTests/Rules/SectionGResizeTests.swift: a resize across the size classes announces the traits first
G-12 Tests/OrientationTests/Rules/SectionGValuesTests.swift: traits are old in willTransition and new in traitCollectionDidChange
G-12 Tests/UIKitConformanceTests/SizeTransitionTests.swift: traits, size, layout, alongside, completion: the order of what a controller hears
G-12 Tests/UIKitConformanceTests/SizeTransitionTests.swift: willTransition still finds the old traits; then they change, and that is told
G-13 Tests/ArticlePatternTests/PadTests.swift: an app that multitasks goes the way of the example
G-13 Tests/OrientationTests/Rules/SectionGResizeTests.swift: a resize across the size classes announces the traits first
G-13 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: a full-screen iPad's turn is the same without a change of traits
G-13 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: a large phone is regular across when it lies sideways, so its traits change too
G-13 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: the inner display of a Duo keeps its traits, so only the size is announced
G-13 Tests/UIKitConformanceTests/SizeTransitionTests.swift: an iPad's traits do not change, so only the size is told
G-14 Tests/ArticlePatternTests/SizeTransitionTests.swift: at the beginning the view has its old size, at the end the new one
G-14 Tests/OrientationTests/Rules/SectionGValuesTests.swift: the two will-calls read old values, everything after them new ones
G-14 Tests/OrientationTests/Rules/SectionGValuesTests.swift: statusBarOrientation turns with the interface, up to SDK 26
G-14 Tests/UIKitConformanceTests/SizeTransitionTests.swift: the interface orientation is the old one when the size is told, and new alongside
G-15 Tests/ArticlePatternTests/PagedScrollTests.swift: computed anew from the page's number, the same page is in view
G-15 Tests/ArticlePatternTests/SizeTransitionTests.swift: at the beginning the view has its old size, at the end the new one
G-15 Tests/ArticlePatternTests/SnapshotTests.swift: the picture has the old size, follows the turn and is gone after it
G-15 Tests/ArticlePatternTests/VisibleRegionTests.swift: what was seen is seen in both, and the same after a turn and back
G-15 Tests/OrientationTests/Rules/SectionGValuesTests.swift: the two will-calls read old values, everything after them new ones
G-15 Tests/UIKitConformanceTests/SizeTransitionTests.swift: bounds are old when the size is told, and new in layout and alongside
G-16 Tests/ArticlePatternTests/FrameLayoutTests.swift: the screen's bounds are the new ones at the end, and only from iOS 8
G-16 Tests/OrientationTests/Rules/SectionGValuesTests.swift: the two will-calls read old values, everything after them new ones
G-16 Tests/UIKitConformanceTests/SizeTransitionTests.swift: the screen's bounds change together with the interface orientation
G-17 Tests/OrientationTests/Rules/SectionGLegacyOrderTests.swift: up to iOS 7 there is no coordinator and no trait
G-17 Tests/OrientationTests/Rules/SectionGResizeTests.swift: a Split View resize is a size transition with the identity
G-17 Tests/OrientationTests/Rules/SectionGValuesTests.swift: the coordinator's transform and duration are the same all the way
G-17 Tests/OrientationTests/Rules/SectionGValuesTests.swift: each turn has its transform
G-17 Tests/UIKitConformanceTests/SizeTransitionTests.swift: the target transform is a quarter turn: to landscape right by +90 degrees
G-17 Tests/UIKitConformanceTests/SizeTransitionTests.swift: a half turn turns by 180 degrees, takes twice as long, keeps the size
G-18 Tests/OrientationTests/Rules/SectionGValuesTests.swift: the coordinator's transform and duration are the same all the way
G-18 Tests/OrientationTests/Rules/SectionGValuesTests.swift: each turn has its transform
G-18 Tests/OrientationTests/Rules/SectionGValuesTests.swift: portrait to landscape right is +90 degrees: a 0, b 1, c -1, d 0
G-18 Tests/UIKitConformanceTests/SizeTransitionTests.swift: the target transform is a quarter turn: to landscape right by +90 degrees
G-19 Tests/OrientationTests/Rules/SectionGValuesTests.swift: each turn has its transform
G-19 Tests/OrientationTests/Rules/SectionGValuesTests.swift: positive turns go portrait, landscape right, upside down, landscape left
G-19 Tests/UIKitConformanceTests/SizeTransitionTests.swift: positive quarter turns go portrait, landscape right, upside down, landscape left
G-20 Tests/ArticlePatternTests/SizeTransitionTests.swift: where the container does not call super, the screen inside it hears nothing
G-20 Tests/HeadlessDeviceTests/Containers/PresentationTests.swift: a presentation controller hears of a turn first, and passes its own size on
G-20 Tests/OrientationTests/Rules/SectionGHearersTests.swift: the message goes from parent to child
G-20 Tests/OrientationTests/Rules/SectionGHearersTests.swift: an override that does not call super keeps it from the children
G-20 Tests/OrientationTests/Rules/SectionGHearersTests.swift: what is presented hears too, and so does the presenter behind it
G-20 Tests/OrientationTests/Rules/SectionGHearersTests.swift: a covered presenter is laid out only when its view comes back
G-20 Tests/OrientationTests/Rules/SectionGHearersTests.swift: a presenter under a sheet is laid out with it
G-20 Tests/UIKitConformanceTests/SizeForwardingTests.swift: the base class passes it on to children, and a parent that does not call it stops it
G-20 Tests/UIKitConformanceTests/SizeForwardingTests.swift: a presented controller hears of it
G-21 Tests/HeadlessDeviceTests/Containers/PresentationTests.swift: a presentation controller hears of a turn first, and passes its own size on
G-21 Tests/HeadlessDeviceTests/Containers/SplitTests.swift: a turn of an iPad gives each column its own size
G-21 Tests/OrientationTests/Rules/SectionGHearersTests.swift: a child whose size does not change is asked for it and not called
G-21 Tests/OrientationTests/Rules/SectionGHearersTests.swift: traits reach a child of fixed size all the same
G-21 Tests/UIKitConformanceTests/SizeForwardingTests.swift: a child that keeps its size hears nothing
G-22 Tests/OrientationTests/Rules/SectionGHearersTests.swift: the default size is the child's own, or by policy always the parent's
G-22 Tests/UIKitConformanceTests/SizeForwardingTests.swift: a child that fills its parent is taken to get the parent's size, another to keep its own
G-23 Tests/OrientationTests/Rules/SectionGHearersTests.swift: of a navigation stack only the top is sure to hear
G-23 Tests/UIKitConformanceTests/SizeForwardingTests.swift: of a navigation controller's pages the top hears, and others fit when they come back
G-24 Tests/ArticlePatternTests/StatusBarObserverTests.swift: a tab that was left hears of the turn and stays as it is
G-24 Tests/HeadlessDeviceTests/Containers/TabTests.swift: only the selected tab hears of a turn; another has the new size when it is selected
G-24 Tests/OrientationTests/Rules/SectionGHearersTests.swift: a covered presenter is laid out only when its view comes back
G-24 Tests/OrientationTests/Rules/SectionGHearersTests.swift: an unselected tab hears nothing and is laid out when it appears
G-24 Tests/OrientationTests/Rules/SectionGHearersTests.swift: what lies inside a container of fixed size is laid out at that size
G-24 Tests/UIKitConformanceTests/SizeForwardingTests.swift: of a navigation controller's pages the top hears, and others fit when they come back
G-24 Tests/UIKitConformanceTests/TabTests.swift: a tab that is not selected hears nothing, and fits when it is
G-25 Tests/ArticlePatternTests/SizeTransitionTests.swift: at the beginning the view has its old size, at the end the new one
G-25 Tests/ArticlePatternTests/SuspendedInteractionTests.swift: from the first callback to the completion no touch arrives
G-25 Tests/ArticlePatternTests/TableReloadTests.swift: after the turn every row is written for its width
G-25 Tests/ArticlePatternTests/VisibleRegionTests.swift: what was seen is seen in both, and the same after a turn and back
G-25 Tests/HeadlessDeviceTests/FirstTurnTests.swift: a phone turns to landscape, and the content of a container hears of it
G-25 Tests/HeadlessUIKitTests/AnimationTests.swift: within a turn its duration counts, unless the options say otherwise
G-25 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a controller dismissed during a turn still completes, once
G-25 Tests/OrientationTests/Rules/SectionGHearersTests.swift: every controller that took part completes once, at the end
G-25 Tests/OrientationTests/System/RandomLifeTests.swift: every transition that begins for a controller ends for it, once
G-25 Tests/QuarterturnTests/WatchingTests.swift: animations run beside the turn, completions after it
G-25 Tests/UIKitConformanceTests/SizeTransitionTests.swift: animations are queued while they can be, and completions run once after the turn
G-26 Tests/UIKitConformanceTests/SizeTransitionTests.swift: animations of a view outside the container have a method of their own
G-27 Tests/UIKitConformanceTests/SizeTransitionTests.swift: the coordinator is gone after the turn
G-28 Tests/ArticlePatternTests/LegacyCallbackTests.swift: from iOS 8 they are called on screens that know nothing newer
G-28 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: from iOS 8 the rotate callbacks go to classes that do not override the size callback
G-28 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: by policy nobody gets the rotate callbacks from iOS 8
G-28 Tests/OrientationTests/Rules/SectionGLegacyHearersTests.swift: on iOS 9 the rotate callbacks see the same values as before
G-28 Tests/UIKitConformanceTests/SizeForwardingTests.swift: from iOS 8 the rotate methods reach classes without the size method, and no others
G-30 Tests/ArticlePatternTests/SizeTransitionTests.swift: a screen with hooks goes the way of the example
G-30 Tests/ArticlePatternTests/SizeTransitionTests.swift: half a turn has no new size, so screens inside a container hear nothing
G-30 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: half a turn tells the root of its unchanged size, not the child
G-30 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: by policy half a turn tells nobody, or everybody
G-30 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: half a turn posts will and did once each, whatever the policy
G-30 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: half a turn needs no layout and changes no traits
G-30 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: up to iOS 7 half a turn sends the rotate callbacks
G-30 Tests/QuarterturnTests/WatchingTests.swift: each turn is told once, half turns too
G-30 Tests/UIKitConformanceTests/SizeTransitionTests.swift: a half turn turns by 180 degrees, takes twice as long, keeps the size
G-31 Tests/ArticlePatternTests/StockQuotesTests.swift: of two notes in two seconds the first must not take the second away
G-31 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: a quarter turn takes 0.3 seconds on a phone and 0.4 on an iPad, half a turn twice
G-31 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: how long turns take can be set
G-31 Tests/UIKitConformanceTests/LegacyRotationTests.swift: they are told 0.3 seconds, on an iPad 0.4
G-31 Tests/UIKitConformanceTests/SizeTransitionTests.swift: a quarter turn takes 0.3 seconds on a phone
G-31 Tests/UIKitConformanceTests/SizeTransitionTests.swift: and 0.4 on an iPad
G-32 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: a quarter turn takes 0.3 seconds on a phone and 0.4 on an iPad, half a turn twice
G-32 Tests/UIKitConformanceTests/SizeTransitionTests.swift: a half turn turns by 180 degrees, takes twice as long, keeps the size
G-33 Tests/HeadlessUIKitTests/AnimationTests.swift: without animation nothing takes time, and completions still come
G-33 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: an update inside performWithoutAnimation turns at once and completes once
G-33 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: the turn that follows a launch takes no time
G-33 Tests/UIKitConformanceTests/UpdateTests.swift: without animation inside performWithoutAnimation; the completion still runs, once
G-34 Tests/OrientationTests/Rules/SectionGHalfTurnTests.swift: the curve is ease in, ease out, unless set otherwise
G-34 Tests/UIKitConformanceTests/SizeTransitionTests.swift: its speed runs ease-in, ease-out
G-35 Tests/ArticlePatternTests/PadTests.swift: an app that multitasks goes the way of the example
G-35 Tests/ArticlePatternTests/SizeTransitionTests.swift: the hooks are about size; on iPad they also come when nothing turns
G-35 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a resize during a turn ends the turn first
G-35 Tests/OrientationTests/Rules/SectionGResizeTests.swift: a Split View resize is a size transition with the identity
G-35 Tests/OrientationTests/Rules/SectionGResizeTests.swift: background snapshots are size transitions with the identity
G-35 Tests/OrientationTests/Rules/SectionGResizeTests.swift: an iPhone, and an iPad up to iOS 8, cannot be resized
G-35 Tests/OrientationTests/System/ResizeTests.swift: an iPad's scene that is given the whole screen again turns as if never resized
G-35 Tests/OrientationTests/System/ResizeTests.swift: half a screen keeps its size through a turn, and is not drawn both ways on leaving
G-35 Tests/UIKitConformanceTests/SceneGeometryTests.swift: a resize is told like a turn, with no transform
G-36 Tests/OrientationTests/Rules/SectionGResizeTests.swift: the scene's delegate hears what was, after the change
G-36 Tests/OrientationTests/Rules/SectionGResizeTests.swift: an app without scenes has no scene delegate
G-36 Tests/OrientationTests/Rules/SectionGResizeTests.swift: only the newer callback hears of a lock, which changes no size
G-36 Tests/UIKitConformanceTests/SceneGeometryTests.swift: from iOS 13 the scene's delegate is told of the orientation before
G-36 Tests/UIKitConformanceTests/SceneGeometryTests.swift: from iOS 26 it gets the geometry before, and reads the new one from the scene
G-37 Tests/OrientationTests/Rules/SectionGResizeTests.swift: the geometry of 26 tells a drag and a lock
G-37 Tests/UIKitConformanceTests/SceneGeometryTests.swift: a geometry tells orientation, size, dragging and lock
G-38 Tests/OrientationTests/Rules/SectionGResizeTests.swift: with the key and the 27 SDK a drag changes the size once, at its end
G-38 Tests/OrientationTests/Rules/SectionGResizeTests.swift: without the key, or with an older SDK's multitasking app, every step of a drag counts
G-38 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: from iOS 27 it makes a drag count once, on a new screen of that size
G-39 Tests/OrientationTests/Rules/SectionGForcedTests.swift: a key-value write gives the same log as a turn of the device
G-39 Tests/OrientationTests/Rules/SectionGForcedTests.swift: a request gives the same log without the device notification
G-39 Tests/OrientationTests/Rules/SectionGForcedTests.swift: an update gives the same log too
G-39 Tests/OrientationTests/Rules/SectionGForcedTests.swift: a full-screen presentation turns with the same log of the presented controller
G-39 Tests/UIKitConformanceTests/ForcedTurnTests.swift: a written orientation sends controllers what a turn of the device sends
G-39 Tests/UIKitConformanceTests/GeometryRequestTests.swift: it posts nothing of the device, and sends what a turn sends
G-40 Tests/ArticlePatternTests/SnapshotTests.swift: after a turn that follows during the first no picture is left behind
G-40 Tests/ArticlePatternTests/SuspendedInteractionTests.swift: a turn that follows during the first leaves interaction on in the end
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a turn during a turn waits for its end, then the device as it is then is looked at
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: of three turns in a row the first and the last are shown
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a device that is back where the turn leads to causes no second one
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a device that ends flat or where no mask allows it leaves the turn as it was
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a presentation during a turn is shown at once and negotiated at its end
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: what is presented and dismissed during a turn leaves no negotiation of its own
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a controller dismissed during a turn still completes, once
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a push during a turn is negotiated at its end, from iOS 16
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a request and an update wait too, in their order
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a key-value write during a turn posts at once and turns at its end
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: another root during a turn takes part from then on
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: an app that leaves during a turn ends it first
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: the user's lock, switched on during a turn, turns a phone back
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: a resize during a turn ends the turn first
G-40 Tests/OrientationTests/Rules/SectionGDuringTurnTests.swift: an exception during a turn ends everything
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: what is presented inside a callback before the bounds change is laid out with them
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a landscape player that a turn's completion presents turns the interface again
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: dismissing oneself inside a callback of a turn
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: pushing inside a callback of a turn
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a request inside a callback of a turn is looked at when the turn has ended
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a mask narrowed inside a turn turns the interface back after it
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: attemptRotation inside a callback of a turn changes nothing
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a lock asked for inside a turn is honoured at its end, once
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: an app that turns to and fro in its completions is cut off
G-40 Tests/OrientationTests/Rules/SectionGReactionTests.swift: a reaction can neither turn the device nor let time pass
G-40 Tests/OrientationTests/System/RandomLifeTests.swift: every transition that begins for a controller ends for it, once
G-40 Tests/UIKitConformanceTests/SizeTransitionTests.swift: a pose that comes during a turn is looked at when the turn is over
G-41 Tests/HeadlessDeviceTests/Containers/NavigationTests.swift: bars, large titles and what they take from the safe area
G-41 Tests/OrientationTests/Rules/SectionGValuesTests.swift: under a navigation bar an iPhone 8 goes from 64 points at the top to 32
G-41 Tests/UIKitConformanceTests/BarTests.swift: with a Home button, content begins at 64 points upright and at 32 sideways
H-01 Tests/ArticlePatternTests/FrameLayoutTests.swift: the screen's bounds are the new ones at the end, and only from iOS 8
H-01 Tests/OrientationTests/Rules/SectionHScreenTests.swift: up to iOS 7 the screen's bounds stay upright
H-01 Tests/UIKitConformanceTests/ScreenTests.swift: the screen's bounds turn with the interface from iOS 8, not before
H-02 Tests/ArticlePatternTests/FrameLayoutTests.swift: the screen's bounds are the new ones at the end, and only from iOS 8
H-02 Tests/OrientationTests/Devices/DeviceProfileTests.swift: sideways a display is its upright size on its side
H-02 Tests/OrientationTests/Rules/SectionHScreenTests.swift: from iOS 8 the screen's bounds follow the interface
H-02 Tests/OrientationTests/Rules/SectionHScreenTests.swift: the bounds follow the interface, not the device
H-02 Tests/UIKitConformanceTests/ScreenTests.swift: the screen's bounds turn with the interface from iOS 8, not before
H-03 Tests/OrientationTests/Devices/DeviceProfileTests.swift: the panel stands upright and has the drawn pixels, but for three families
H-03 Tests/UIKitConformanceTests/ScreenTests.swift: the screen's pixels are always upright
H-03 Tests/UIKitConformanceTests/ScreenTests.swift: the pixels and scales of known models
H-04 Tests/OrientationTests/Devices/DeviceProfileTests.swift: sideways a display is its upright size on its side
H-04 Tests/OrientationTests/Rules/SectionHScreenTests.swift: a corner of the fixed space is another corner of the turned interface
H-04 Tests/OrientationTests/Rules/SectionHScreenTests.swift: the fixed space agrees with the root view's turn on the glass
H-04 Tests/UIKitConformanceTests/ScreenTests.swift: the fixed coordinates stay upright, and converting them turns
H-05 Tests/HeadlessUIKitTests/GeometryTests.swift: a frame set under a right angle is taken whole, and swaps the bounds' sides
H-05 Tests/OrientationTests/Rules/SectionHScreenTests.swift: up to iOS 7 the window stays upright and the root view is turned in it
H-05 Tests/OrientationTests/Rules/SectionHScreenTests.swift: landscape right is the matrix 0, 1, -1, 0
H-05 Tests/UIKitConformanceTests/LayoutTests.swift: up to iOS 7 a subview placed by the root view's frame is wrong sideways
H-05 Tests/UIKitConformanceTests/ScreenTests.swift: up to iOS 7 the root's view is turned inside an upright window, from 8 none is
H-06 Tests/HeadlessDeviceTests/Containers/NavigationTests.swift: up to iOS 6 content lies between status bar and navigation bar
H-06 Tests/HeadlessDeviceTests/Containers/NavigationTests.swift: from iOS 7 to 10 the bar lies below the status bar, and there is no safe area
H-06 Tests/OrientationTests/Devices/SafeAreaTests.swift: up to iOS 7 the status bar is 20 points thick whichever way the phone stands
H-06 Tests/OrientationTests/Rules/SectionHScreenTests.swift: up to iOS 6 the status bar takes its 20 points from the root view
H-06 Tests/UIKitConformanceTests/ScreenTests.swift: up to iOS 6 the status bar takes 20 points off the root's view
H-07 Tests/OrientationTests/Rules/SectionHScreenTests.swift: from iOS 8 the window is resized and the root view not turned
H-07 Tests/UIKitConformanceTests/ScreenTests.swift: up to iOS 7 the root's view is turned inside an upright window, from 8 none is
H-08 Tests/OrientationTests/Devices/SafeAreaTests.swift: up to iOS 7 the status bar is 20 points thick whichever way the phone stands
H-08 Tests/OrientationTests/Rules/SectionHScreenTests.swift: up to iOS 7 the status bar's frame is upright, so sideways it is 20 points wide
H-08 Tests/OrientationTests/Rules/SectionHScreenTests.swift: from iOS 8 an iPad's status bar is as wide as the interface
H-08 Tests/UIKitConformanceTests/ScreenTests.swift: up to iOS 7 the status bar's frame stays in upright coordinates
H-09 Tests/HeadlessDeviceTests/Containers/NavigationTests.swift: from iOS 7 to 10 the bar lies below the status bar, and there is no safe area
H-09 Tests/OrientationTests/Devices/SafeAreaTests.swift: from iOS 8 a phone sideways has no status bar, an iPad always has one
H-09 Tests/OrientationTests/Rules/SectionHScreenTests.swift: from iOS 8 a phone sideways has no status bar and nothing at the top
H-09 Tests/UIKitConformanceTests/SafeAreaTests.swift: what the system takes from a window's edges, both ways sideways
H-09 Tests/UIKitConformanceTests/ScreenTests.swift: from iOS 8 the status bar hides when a phone lies sideways, never on an iPad
H-10 Tests/HeadlessUIKitTests/SafeAreaTests.swift: after a turn the sides are covered, and every view is told once
H-10 Tests/HeadlessUIKitTests/TableViewTests.swift: a cell fills the width, and its content keeps clear of the safe area at the sides
H-10 Tests/OrientationTests/Devices/SafeAreaTests.swift: sideways left and right are equal, the top is zero, and both ways up agree
H-10 Tests/OrientationTests/Rules/SectionHScreenTests.swift: both ways sideways the insets are the same
H-10 Tests/UIKitConformanceTests/SafeAreaTests.swift: what the system takes from a window's edges, both ways sideways
H-11 Tests/OrientationTests/Devices/DeviceProfileTests.swift: a measured family has a safe area on every version its models run, up to 18
H-11 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
H-11 Tests/OrientationTests/Devices/SafeAreaTests.swift: the top of XR and 11 grew from 44 to 48 points
H-11 Tests/OrientationTests/Devices/SafeAreaTests.swift: before iOS 11 there is no safe area, and the top is the status bar
H-11 Tests/OrientationTests/Devices/SafeAreaTests.swift: upright a notch phone's status bar fills the top inset, an island phone's does not
H-11 Tests/OrientationTests/Rules/SectionGValuesTests.swift: the safe area changes together with the bounds
H-11 Tests/UIKitConformanceTests/SafeAreaTests.swift: what the system takes from a window's edges, both ways sideways
H-12 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
H-12 Tests/OrientationTests/Devices/SafeAreaTests.swift: sideways the bottom of a phone without a Home button is 21 points, 20 from 26 on
H-12 Tests/UIKitConformanceTests/SafeAreaTests.swift: what the system takes from a window's edges, both ways sideways
H-13 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
H-13 Tests/OrientationTests/Devices/SafeAreaTests.swift: 16 Pro and 16 Pro Max have 62 points at the top, not 59
H-13 Tests/UIKitConformanceTests/SafeAreaTests.swift: what the system takes from a window's edges, both ways sideways
H-14 Tests/HeadlessDeviceTests/Containers/SplitTests.swift: a large phone has columns in landscape only
H-14 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its size classes, upright and sideways
H-14 Tests/OrientationTests/Devices/DeviceTableTests.swift: 17e is not in Apple's list of size classes, so its classes are of low confidence
H-14 Tests/OrientationTests/Rules/SectionHTraitTests.swift: a turn goes between a phone's size classes
H-14 Tests/OrientationTests/Rules/SectionHTraitTests.swift: a full-screen iPad is regular both ways
H-14 Tests/UIKitConformanceTests/ScreenTests.swift: a phone is compact and regular upright, compact twice sideways; wide ones stay regular
H-14 Tests/UIKitConformanceTests/ScreenTests.swift: an iPad is regular both ways
H-15 Tests/OrientationTests/Rules/SectionGResizeTests.swift: a resize across the size classes announces the traits first
H-15 Tests/OrientationTests/Rules/SectionHTraitTests.swift: a part of an iPad's screen changes the class and not the orientation
H-15 Tests/OrientationTests/Rules/SectionHTraitTests.swift: the same part is compact or regular whichever way the iPad stands
H-15 Tests/UIKitConformanceTests/ScreenTests.swift: a part of an iPad's screen is compact or regular by its width, and keeps its orientation
H-16 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: a phone without a Home button came with iPhone X, an iPad without one in 2018
H-16 Tests/OrientationTests/Devices/DeviceProfileTests.swift: an orientation that a display cannot take has no figures but its size
H-16 Tests/OrientationTests/Devices/DeviceTableTests.swift: upside down exists on phones with a Home button and on iPads only
H-16 Tests/OrientationTests/Rules/SectionHTraitTests.swift: upside down is reached on Home-button phones and all iPads only
H-16 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a phone without a Home button never turns upside down, whatever the masks say
H-16 Tests/UIKitConformanceTests/ControllerMaskTests.swift: a phone with a Home button turns upside down if every mask lists it
H-17 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: up to iOS 7 a launch takes portrait if it is listed, else the first of the list
H-17 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: held sideways the app still starts upright and turns before its first frame
H-17 Tests/UIKitConformanceTests/LaunchTests.swift: up to iOS 7 an app starts in portrait if it lists it, else in the first it lists
H-18 Tests/ArticlePatternTests/DelegateMaskTests.swift: a narrow plist and a wide delegate go the way of the example
H-18 Tests/ArticlePatternTests/DelegateMaskTests.swift: a wide plist and a narrow delegate go the way of the example
H-18 Tests/OrientationTests/Negotiation/ForcedTurnTests.swift: a launch follows the device whatever an update does
H-18 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: from iOS 8 a launch follows the device if the list allows it, else takes a listed one
H-18 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: which of several listed orientations it takes is a disputed point
H-18 Tests/QuarterturnTests/PlayerTests.swift: it comes up as the Info.plist says, and turns when a screen allows it
H-18 Tests/UIKitConformanceTests/LaunchTests.swift: from iOS 8 an app starts as the device is held, if it lists that
H-19 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: UIInterfaceOrientation counts only without a list
H-19 Tests/UIKitConformanceTests/LaunchTests.swift: UIInterfaceOrientation says how an app starts, where there is no list
H-20 Tests/HeadlessDeviceTests/Containers/NavigationTests.swift: bars, large titles and what they take from the safe area
H-20 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
H-20 Tests/OrientationTests/Devices/BarTests.swift: a large title adds 52 points to the navigation bar in either design
H-20 Tests/OrientationTests/Rules/SectionGValuesTests.swift: under a navigation bar an iPhone 8 goes from 64 points at the top to 32
H-20 Tests/UIKitConformanceTests/BarTests.swift: a phone's navigation bar is 44 points high, 32 where the height is compact
H-20 Tests/UIKitConformanceTests/BarTests.swift: an iPad's is 44 points high, 50 from the SDK of iOS 12 on
H-20 Tests/UIKitConformanceTests/BarTests.swift: with a Home button, content begins at 64 points upright and at 32 sideways
H-21 Tests/HeadlessDeviceTests/Containers/TabTests.swift: the bar and what it takes from the safe area
H-21 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
H-21 Tests/UIKitConformanceTests/BarTests.swift: a tab bar is 83 points high without a Home button, and 32 and the inset sideways
H-22 Tests/ArticlePatternTests/DelegateMaskTests.swift: a narrow plist and a wide delegate go the way of the example
H-22 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: no app starts in an orientation its list leaves out
H-22 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: an iPad starts by its own list
H-22 Tests/UIKitConformanceTests/LaunchTests.swift: an app is never started in an orientation it does not list
H-23 Tests/OrientationTests/Rules/SectionHLaunchTests.swift: what the list leaves out stays out of reach, unless the app delegate answers
H-23 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: a launch knows the list only, and the app delegate decides from then on
H-23 Tests/UIKitConformanceTests/ApplicationMaskTests.swift: an orientation that is not listed is out of reach, whatever controllers support
H-24 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its points and its scale
H-24 Tests/UIKitConformanceTests/ScreenTests.swift: the pixels and scales of known models
I-01 Tests/ArticlePatternTests/FixedMaskTests.swift: on iOS 5 the answers to single orientations come to the same
I-01 Tests/ArticlePatternTests/OldContainerTests.swift: children that agree to all leave it to the root, in both versions
I-01 Tests/OrientationTests/Negotiation/LegacyNegotiationTests.swift: masks, and exceptions about them, begin with iOS 6
I-01 Tests/OrientationTests/Rules/SectionITests.swift: a container's portrait child stops a turn up to iOS 5, and no longer from iOS 6
I-01 Tests/UIKitConformanceTests/OldestSystemTests.swift: the default answer is yes to portrait only
I-01 Tests/UIKitConformanceTests/OldestSystemTests.swift: a navigation controller asks its top
I-02 Tests/ArticlePatternTests/SizeTransitionTests.swift: up to iOS 7 neither hook is called
I-02 Tests/OrientationTests/Rules/SectionHScreenTests.swift: from iOS 8 the screen's bounds follow the interface
I-02 Tests/OrientationTests/Rules/SectionHScreenTests.swift: the bounds follow the interface, not the device
I-02 Tests/OrientationTests/Rules/SectionHScreenTests.swift: from iOS 8 the window is resized and the root view not turned
I-02 Tests/OrientationTests/Rules/SectionITests.swift: on iOS 7 a turn leaves screen and window alone, on iOS 8 it changes their size
I-02 Tests/UIKitConformanceTests/ScreenTests.swift: the screen's bounds turn with the interface from iOS 8, not before
I-02 Tests/UIKitConformanceTests/SizeTransitionTests.swift: the root is told the new size, once
I-03 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: from iOS 9 an iPad app that lists all four orientations turns unasked
I-03 Tests/OrientationTests/Rules/SectionITests.swift: from iOS 9 to 18 a multitasking iPad leaves controllers unasked
I-03 Tests/UIKitConformanceTests/MultitaskingTests.swift: an app that multitasks is shown in every orientation, and nobody is asked
I-04 Tests/OrientationTests/Rules/SectionITests.swift: scenes come with iOS 13, and with its SDK the sheet as the usual style
I-04 Tests/UIKitConformanceTests/DecisionMakerTests.swift: from iOS 13 the default style is a sheet, which is not asked
I-05 Tests/OrientationTests/Negotiation/AutorotateTests.swift: from iOS 16 it is not asked at all
I-05 Tests/OrientationTests/Rules/SectionITests.swift: iOS 16 refuses key-value writes, offers requests and ignores shouldAutorotate
I-05 Tests/UIKitConformanceTests/AutorotationTests.swift: from iOS 16 false stops nothing
I-05 Tests/UIKitConformanceTests/ForcedTurnTests.swift: from iOS 16 a write does nothing but log
I-05 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request turns the interface though nobody turns the device
I-06 Tests/OrientationTests/Rules/SectionITests.swift: iOS 16, 17 and 18 do the same with the same app
I-08 Tests/OrientationTests/Rules/SectionITests.swift: on 26 a landscape app on an upright iPad is a landscape scene, scaled
I-09 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: from 26.2 a version in the plist switches the key off; a policy
I-09 Tests/OrientationTests/Rules/SectionITests.swift: the key is ignored from the version named, on systems that know the other key
I-09 Tests/OrientationTests/Rules/SectionITests.swift: by policy the other key has no effect
I-10 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: on a phone UIRequiresFullScreen changes nothing
I-10 Tests/OrientationTests/Rules/SectionITests.swift: up to 26 UIRequiresFullScreen does nothing on a phone
I-10 Tests/OrientationTests/Rules/SectionITests.swift: in mirroring on 27 the key counts on a phone and the scene resizes in steps
I-10 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: before iOS 27 the key changes nothing on an iPhone
I-11 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: from iOS 27 the key counts in a phone's windows too
I-11 Tests/OrientationTests/Rules/SectionITests.swift: what the 27 SDK changes, and an app of the 26 SDK keeps
I-11 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: from iOS 27 it makes a drag count once, on a new screen of that size
J-01 Tests/ArticlePatternTests/FrameLayoutTests.swift: a frame that nobody computes anew stays as it was
J-01 Tests/HeadlessUIKitTests/AutoresizingTests.swift: flexible width and height fill the superview after a turn
J-01 Tests/UIKitConformanceTests/LayoutTests.swift: a view flexible in both directions goes on filling its superview
J-02 Tests/ArticlePatternTests/FrameLayoutTests.swift: a frame that nobody computes anew stays as it was
J-02 Tests/ArticlePatternTests/TableReloadTests.swift: without it rows that showed before keep their text, and new ones come
J-02 Tests/HeadlessUIKitTests/AutoresizingTests.swift: without a mask nothing follows; the far margins take the change
J-02 Tests/UIKitConformanceTests/LayoutTests.swift: a view with a plain frame stays where it was
J-03 Tests/ArticlePatternTests/FrameLayoutTests.swift: a frame that nobody computes anew stays as it was
J-03 Tests/HeadlessUIKitTests/AutoresizingTests.swift: flexible width and height fill the superview after a turn
J-03 Tests/HeadlessUIKitTests/AutoresizingTests.swift: every one of the 64 masks shares the change by length
J-03 Tests/HeadlessUIKitTests/AutoresizingTests.swift: flexible parts without a length share evenly
J-03 Tests/UIKitConformanceTests/LayoutTests.swift: flexible sizes keep margins, flexible margins keep sizes, else the far margin gives
J-04 Tests/ArticlePatternTests/FrameLayoutTests.swift: a frame that nobody computes anew stays as it was
J-04 Tests/HeadlessUIKitTests/LayoutTests.swift: a new size asks for a layout, a new place does not
J-04 Tests/HeadlessUIKitTests/LayoutTests.swift: a controller hears before and after the layout of its view
J-04 Tests/UIKitConformanceTests/SizeTransitionTests.swift: bounds are old when the size is told, and new in layout and alongside
J-06 Tests/UIKitConformanceTests/LayoutTests.swift: the view of a page that is shown sideways may have other bounds when it is loaded
J-07 Tests/UIKitConformanceTests/LayoutTests.swift: up to iOS 7 a subview placed by the root view's frame is wrong sideways
J-09 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: the app goes the way of the example
J-09 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: the notification comes before UIKit decides, so the chart is asked for the turn
J-09 Tests/ArticlePatternTests/AlternateLandscapeTests.swift: without the observer nothing but the notification tells the screen
J-09 Tests/OrientationTests/Rules/SectionJTests.swift: a portrait screen shows a landscape one while the device lies sideways
J-09 Tests/QuarterturnTests/PlayerTests.swift: it comes and goes with the device
J-09 Tests/UIKitConformanceTests/LayoutTests.swift: two controllers for two orientations: one presents the other when the device is turned
J-10 Tests/ArticlePatternTests/PagedScrollTests.swift: computed anew from the page's number, the same page is in view
J-10 Tests/ArticlePatternTests/PagedScrollTests.swift: the offset of the old width lies between two pages of the new one
J-10 Tests/HeadlessUIKitTests/ScrollViewTests.swift: a page is not kept by itself; an app that works its offset out anew keeps it
J-10 Tests/QuarterturnTests/TurningTests.swift: the page stays
J-11 Tests/ArticlePatternTests/StatusBarObserverTests.swift: poses that turn nothing are heard by observers of the device only
J-11 Tests/ArticlePatternTests/StatusBarObserverTests.swift: three notifications of the device come at once when it lies flat
J-11 Tests/OrientationTests/Rules/SectionJTests.swift: a flat pose is told to those who watch the device, not the interface
J-11 Tests/UIKitConformanceTests/NotificationTests.swift: each turn of the interface is told once, half turns too, and nothing else is
J-13 Tests/HeadlessUIKitTests/TraitTests.swift: a change reaches views from the top downwards, the method before the blocks
J-13 Tests/OrientationTests/Rules/SectionGValuesTests.swift: traits are old in willTransition and new in traitCollectionDidChange
J-13 Tests/UIKitConformanceTests/SizeTransitionTests.swift: willTransition still finds the old traits; then they change, and that is told
M-01 Tests/OrientationTests/Rules/SectionMWindowTests.swift: the user's mode, which no call of the app changes, makes the difference
M-01 Tests/OrientationTests/Rules/SectionMWindowTests.swift: the mode can be changed while the app runs, but not by the app
M-02 Tests/OrientationTests/Rules/SectionMWindowTests.swift: people resize scenes that multitask, whatever the controller answers
M-03 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: with the key a scene in windows follows its masks and is scaled, not turned
M-03 Tests/OrientationTests/Rules/SectionITests.swift: on 26 a landscape app on an upright iPad is a landscape scene, scaled
M-03 Tests/OrientationTests/Rules/SectionMWindowTests.swift: with UIRequiresFullScreen a windowed scene is landscape, scaled and of one size
M-03 Tests/OrientationTests/Rules/SectionMWindowTests.swift: its masks are read, and its orientation follows them
M-03 Tests/UIKitConformanceTests/ResizableSceneTests.swift: a landscape app that requires the full screen is landscape on an upright iPad
M-04 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: UIRequiresFullScreen, or a shorter list, gives the app its masks back
M-04 Tests/OrientationTests/Rules/SectionMWindowTests.swift: up to iPadOS 18 the key makes the scene full screen, turned and not resizable
M-04 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: on iPadOS 18 and older the key gives a landscape app the whole screen, turned
M-05 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: so is a landscape-only scene without the key under Windowed Apps
M-05 Tests/OrientationTests/Rules/SectionITests.swift: on 26 a landscape app on an upright iPad is a landscape scene, scaled
M-05 Tests/OrientationTests/Rules/SectionMWindowTests.swift: a landscape scene on an upright iPad is shown at 0.75 with bands of 602 pixels
M-05 Tests/OrientationTests/Rules/SectionMWindowTests.swift: turning the iPad removes the bands, turning it back brings them again
M-05 Tests/OrientationTests/Rules/SectionMWindowTests.swift: under the user's lock the screen stays, and so do the bands
M-05 Tests/UIKitConformanceTests/ResizableSceneTests.swift: a landscape app that requires the full screen is landscape on an upright iPad
M-06 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: under Full-Screen Apps iPadOS 26 does as 18 did
M-06 Tests/OrientationTests/Rules/SectionMWindowTests.swift: full-screen apps rotate at launch, fill the screen and honour masks as on 18
M-06 Tests/UIKitConformanceTests/ResizableSceneTests.swift: where the user shows one app at a time, masks are honoured as on iOS 18
M-07 Tests/OrientationTests/Rules/SectionMWindowTests.swift: a windowed app of fixed orientation is launched scaled, not turned
M-08 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: what the linked SDK makes of the key in windows is a policy on iPadOS 26 only
M-08 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: linked with 18 the scene is fixed; linked with 26 that is a policy
M-08 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: linked with 27, all four orientations resize on 26 and fewer are letterboxed
M-09 Tests/ArticlePatternTests/PadTests.swift: an app that multitasks goes the way of the example
M-09 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: an iPad scene that multitasks refuses every request with the windowing-mode text
M-09 Tests/OrientationTests/Rules/SectionMRequestTests.swift: an iPad scene that multitasks refuses a geometry request with code 101
M-09 Tests/OrientationTests/Rules/SectionMRequestTests.swift: the handler is called after the call has returned
M-09 Tests/QuarterturnTests/ExplainTests.swift: and of a request
M-09 Tests/QuarterturnTests/RefusalTests.swift: an iPad whose apps share the screen
M-09 Tests/UIKitConformanceTests/GeometryRequestTests.swift: an iPad's app that multitasks is refused with the windowing mode's text
M-10 Tests/ArticlePatternTests/PadTests.swift: an app that requires the full screen goes the way of the example
M-10 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: with UIRequiresFullScreen an iPad accepts it
M-10 Tests/OrientationTests/Rules/SectionMRequestTests.swift: with UIRequiresFullScreen an iPad accepts the request
M-10 Tests/UIKitConformanceTests/GeometryRequestTests.swift: with UIRequiresFullScreen an iPad's app is granted its request
M-11 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: a phone on iOS 26 decides as on 18, but for the lock
M-11 Tests/OrientationTests/Rules/SectionMRequestTests.swift: an iPhone on 26 decides as on 18
M-11 Tests/UIKitConformanceTests/ResizableSceneTests.swift: an iPhone goes on honouring masks
M-12 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: a narrow mask at run time does not restrict an app that multitasks
M-12 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: a narrow mask at run time does not restrict an app whose list lets it multitask
M-12 Tests/UIKitConformanceTests/ResizableSceneTests.swift: a narrow mask restricts nothing where an iPad's app multitasks
M-13 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: whether the user's lock makes masks count on iPadOS 26 is a policy
M-13 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: by policy masks count in windows while the user's lock is on
M-14 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: linked with 26, an app fills the screen of a device that is newer than its SDK
M-15 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: from 26.2 a version in the plist switches the key off; a policy
M-15 Tests/OrientationTests/Rules/SectionITests.swift: the key is ignored from the version named, on systems that know the other key
M-15 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: UIRequiresFullScreen is ignored from the version that the second key names
M-15 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: the second key alone does nothing
M-16 Tests/OrientationTests/Negotiation/MultitaskingTests.swift: from 26.2 a version in the plist switches the key off; a policy
M-16 Tests/OrientationTests/Rules/SectionMDisputeTests.swift: by policy the second key is without effect, as two testers saw
M-18 Tests/OrientationTests/Rules/SectionMRequestTests.swift: on 26 an app without scenes is launched with a warning
M-18 Tests/UIKitConformanceTests/LaunchTests.swift: on iOS 26 the console warns of an app without scenes
M-19 Tests/OrientationTests/Rules/SectionMRequestTests.swift: a scene that moves to another screen of the same size tells its delegate once
M-19 Tests/UIKitConformanceTests/ResizableSceneTests.swift: opening the phone moves the scene to the other screen, and that is told
M-20 Tests/OrientationTests/Rules/SectionMRequestTests.swift: the callback carries the old geometry, and the scene has the new one
M-20 Tests/UIKitConformanceTests/OrientationLockTests.swift: the scene's delegate is told, with the geometry before
M-20 Tests/UIKitConformanceTests/SceneGeometryTests.swift: from iOS 26 it gets the geometry before, and reads the new one from the scene
M-21 Tests/OrientationTests/Rules/SectionMLockTests.swift: the child is named first, then asked, then the geometry changes
M-21 Tests/UIKitConformanceTests/OrientationLockTests.swift: a container that names a child has the child's wish read
M-22 Tests/OrientationTests/Rules/SectionMLockTests.swift: a covered scene loses its lock by itself, and the delegate hears
M-22 Tests/QuarterturnTests/LockTests.swift: from 26 a lock holds where masks do not count, while the scene fills its screen
M-22 Tests/UIKitConformanceTests/OrientationLockTests.swift: the system drops it by itself when another scene covers this one
M-23 Tests/OrientationTests/Negotiation/OrientationLockTests.swift: another controller that covers the window or replaces the root is not held by it
M-23 Tests/OrientationTests/Rules/SectionMLockTests.swift: a full-screen controller without the wish releases the lock while it is there
M-23 Tests/OrientationTests/Rules/SectionMLockTests.swift: another root without the wish releases the lock
M-23 Tests/OrientationTests/Rules/SectionMLockTests.swift: an honoured lock lasts until false is announced
M-23 Tests/UIKitConformanceTests/OrientationLockTests.swift: it lasts as long as who wishes for it is visible
M-24 Tests/OrientationTests/Negotiation/OrientationLockTests.swift: it freezes what is there and cannot ask for another orientation
M-24 Tests/OrientationTests/Rules/SectionFLockTests.swift: the lock freezes the present orientation, whichever it is
M-24 Tests/OrientationTests/Rules/SectionFLockTests.swift: the lock does not cure the letterbox of an iPad's window
M-24 Tests/UIKitConformanceTests/OrientationLockTests.swift: it keeps the orientation of the moment and cannot ask for another
M-25 Tests/OrientationTests/Rules/SectionFLockTests.swift: while locked the device value and its notification go on
M-25 Tests/UIKitConformanceTests/OrientationLockTests.swift: it keeps the interface, while the device's orientation goes on
M-26 Tests/OrientationTests/Negotiation/OrientationLockTests.swift: whether a request turns a locked scene is a policy; field code unlocks first
M-26 Tests/OrientationTests/Rules/SectionFLockTests.swift: a request while locked does nothing by default, and by policy turns
M-26 Tests/OrientationTests/Rules/SectionFLockTests.swift: release, narrow, announce, wait, lock again: that turns a locked scene
M-26 Tests/OrientationTests/Rules/SectionFLockTests.swift: a mask announced while locked turns nothing, and counts when the lock is gone
M-26 Tests/QuarterturnTests/RefusalTests.swift: an interface that the app has locked by itself
M-26 Tests/UIKitConformanceTests/OrientationLockTests.swift: released, turned and taken again, it holds the new orientation
M-27 Tests/OrientationTests/Rules/SectionMLockTests.swift: sheets, popovers and alerts come up in the locked orientation and keep the lock
M-27 Tests/OrientationTests/Rules/SectionMLockTests.swift: by policy a sheet releases its presenter's lock
M-27 Tests/UIKitConformanceTests/OrientationLockTests.swift: a sheet comes up in the locked orientation and is taken to keep the lock
M-28 Tests/OrientationTests/Rules/SectionMLockTests.swift: whether the decision maker or the topmost controller is asked is a policy
M-28 Tests/UIKitConformanceTests/OrientationLockTests.swift: a sheet comes up in the locked orientation and is taken to keep the lock
M-29 Tests/HeadlessDeviceTests/Containers/NavigationTests.swift: bars, large titles and what they take from the safe area
M-29 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-29 Tests/OrientationTests/Devices/BarTests.swift: upright 54 points are well supported from 26 on, and concluded sideways
M-29 Tests/UIKitConformanceTests/BarTests.swift: from iOS 26 a phone's is 54 points high
M-30 Tests/HeadlessDeviceTests/Containers/TabTests.swift: the bar and what it takes from the safe area
M-30 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-30 Tests/OrientationTests/Devices/BarTests.swift: upright on 27 the tab bar and the safe area below it make 83 points on every phone
M-30 Tests/UIKitConformanceTests/BarTests.swift: from iOS 26 a tab bar brings the content's inset to 83 points on every upright phone
M-31 Tests/HeadlessDeviceTests/Containers/TabTests.swift: the bar and what it takes from the safe area
M-31 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-31 Tests/OrientationTests/Devices/BarTests.swift: sideways on 27 the tab bar of 13 mini and the safe area below it make 64 points
M-31 Tests/OrientationTests/Devices/SafeAreaTests.swift: 13 mini sideways on 27 has 712 points between its sides
M-31 Tests/UIKitConformanceTests/SafeAreaTests.swift: on current systems a phone that lies sideways loses 20 points below
M-32 Tests/HeadlessDeviceTests/Containers/ContainmentTests.swift: on iPadOS 27 tab bar and navigation bar share one row at the top
M-32 Tests/HeadlessDeviceTests/Containers/TabTests.swift: the bar and what it takes from the safe area
M-32 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-32 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
M-32 Tests/OrientationTests/Devices/SafeAreaTests.swift: full-screen iPads go from 24 to 32 points at the top with 26
M-32 Tests/OrientationTests/Devices/SafeAreaTests.swift: iPads of families that nobody measured have no figure from 26 on
M-32 Tests/UIKitConformanceTests/SafeAreaTests.swift: an iPad's window that fills the screen loses 32 points above and 20 below
M-34 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
M-34 Tests/OrientationTests/Devices/SafeAreaTests.swift: sideways the bottom of a phone without a Home button is 21 points, 20 from 26 on
M-34 Tests/OrientationTests/Devices/SafeAreaTests.swift: 17 Pro sideways on 27 was measured, so its figure is well supported
M-34 Tests/UIKitConformanceTests/SafeAreaTests.swift: on current systems a phone that lies sideways loses 20 points below
N-01 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: where the scene can be resized masks are a preference, and never an exception
N-01 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: a window that the user resized has that size, whatever the masks say
N-01 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: a list that shares nothing with a controller raises nothing there
N-01 Tests/UIKitConformanceTests/ResizableSceneTests.swift: the user gives an iPad's scene any size, whatever masks say, and nothing is raised
N-02 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: where the scene can be resized masks are a preference, and never an exception
N-02 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: which places make masks a preference, before and after a resize
N-03 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: a phone and the closed Duo honour masks as before
N-03 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: a plain iPhone and the closed Duo honour masks as before
N-03 Tests/UIKitConformanceTests/ResizableSceneTests.swift: an iPhone goes on honouring masks
N-04 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: mirroring and a phone app on iPad honour masks until the first resize
N-04 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: before that, mirroring shows a landscape-only app in landscape
N-04 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: mirroring honours masks until the user resizes the window
N-04 Tests/QuarterturnTests/RefusalTests.swift: a scene that people have resized
N-04 Tests/UIKitConformanceTests/ResizableSceneTests.swift: a mirrored phone honours masks until it is resized, and then reports portrait
N-05 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: mirroring and a phone app on iPad honour masks until the first resize
N-05 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: an iPhone app on iPad honours masks until it is resized, and then turns freely
N-05 Tests/UIKitConformanceTests/ResizableSceneTests.swift: an iPhone app on an iPad honours masks until it is resized
N-06 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: until then its size is that of an orientation it supports, however the iPad is held
N-06 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: an upright iPhone app on an iPad that lies sideways is laid out upright
N-07 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: with the 27 SDK no list is a condition for resizing
N-07 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: with the 27 SDK the list no longer decides whether an iPad app resizes
N-07 Tests/UIKitConformanceTests/ResizableSceneTests.swift: the user gives an iPad's scene any size, whatever masks say, and nothing is raised
N-08 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: a resized mirroring window reports portrait whatever happens
N-08 Tests/OrientationTests/Rules/SectionNResizeTests.swift: a mirrored window that was resized reports portrait, whatever its shape
N-08 Tests/UIKitConformanceTests/ResizableSceneTests.swift: a mirrored phone honours masks until it is resized, and then reports portrait
N-09 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: what a resized scene reports is a policy; by default the screen's orientation
N-10 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: that masks are asked for without effect is a policy, and a step says so
N-10 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: whether masks without effect are asked for is a policy
N-11 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: other scenes that can be resized refuse likewise, unless a policy says so
N-11 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: a request is refused where a scene resizes: on iPad for sure, elsewhere by policy
N-11 Tests/QuarterturnTests/RefusalTests.swift: an iPad whose apps share the screen
N-11 Tests/QuarterturnTests/RefusalTests.swift: a scene that people have resized
N-11 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: where masks do not count, a geometry request is taken to be refused as on iPad
N-12 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: other scenes that can be resized refuse likewise, unless a policy says so
N-12 Tests/OrientationTests/Rules/SectionNPreferenceTests.swift: a request is refused where a scene resizes: on iPad for sure, elsewhere by policy
N-12 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: where masks do not count, a geometry request is taken to be refused as on iPad
N-13 Tests/OrientationTests/Negotiation/OrientationLockTests.swift: on iOS 27 it holds on both displays of the Duo
N-13 Tests/OrientationTests/Rules/SectionNResizeTests.swift: the lock's conditions leave windows out
N-13 Tests/OrientationTests/Rules/SectionNResizeTests.swift: on both displays of a Duo the lock holds
N-13 Tests/UIKitConformanceTests/OrientationLockTests.swift: a scene that is smaller than its screen is not locked
N-15 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: with the key an iPad window resizes in steps that honour the masks
N-15 Tests/OrientationTests/Rules/SectionGResizeTests.swift: with the key and the 27 SDK a drag changes the size once, at its end
N-15 Tests/OrientationTests/Rules/SectionITests.swift: what the 27 SDK changes, and an app of the 26 SDK keeps
N-15 Tests/OrientationTests/Rules/SectionNResizeTests.swift: with the key a scene resizes once, when the drag ends, on a screen of that size
N-15 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: from iOS 27 it makes a drag count once, on a new screen of that size
N-16 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: with the key an iPad window resizes in steps that honour the masks
N-16 Tests/OrientationTests/Rules/SectionNResizeTests.swift: in steps every size has the shape of a supported orientation, or is scaled
N-16 Tests/OrientationTests/Rules/SectionNResizeTests.swift: by policy the shape of the drag decides instead
N-17 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: from iOS 27 the key counts in a phone's windows too
N-17 Tests/OrientationTests/Rules/SectionITests.swift: in mirroring on 27 the key counts on a phone and the scene resizes in steps
N-17 Tests/OrientationTests/Rules/SectionNResizeTests.swift: with the key a scene resizes once, when the drag ends, on a screen of that size
N-17 Tests/OrientationTests/Rules/SectionNResizeTests.swift: before 27 the key meant nothing to an iPhone app
N-17 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: it does so in a mirrored iPhone's window too
N-18 Tests/OrientationTests/Rules/SectionNResizeTests.swift: the main screen keeps its bounds while a scene resizes in steps
N-18 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: from iOS 27 it makes a drag count once, on a new screen of that size
N-19 Tests/OrientationTests/Rules/SectionNResizeTests.swift: a mirrored scene starts on the main screen
N-19 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: a mirrored scene begins on the main screen
N-20 Tests/OrientationTests/Rules/SectionNResizeTests.swift: one drag makes many sizes without the key and one with it
N-21 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: on the open Duo the key keeps the masks, and the app is scaled
N-21 Tests/OrientationTests/Rules/SectionPTests.swift: with the key the open phone respects masks and scales the app, in Split View too
N-22 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: a version of 27 or lower makes the app resize continuously in spite of the key
N-22 Tests/OrientationTests/Rules/SectionNResizeTests.swift: a second key of 27 or lower makes an app of the 27 SDK resize freely
N-23 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: from iOS 27 the scene delegate's answer replaces the list
N-23 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: the scene delegate's answer replaces the plist; without the method the plist counts
N-23 Tests/QuarterturnTests/PlayerTests.swift: from iOS 27 the line stands in the scene's delegate
N-23 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: on iOS 27 the scene's delegate replaces the list in the Info.plist
N-23 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: a scene's delegate without an answer leaves the list in force
N-24 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: the scene delegate is asked on every occasion that reads masks
N-24 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: its answer is read again whenever masks are, and not in between
N-24 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: the answer is read again with every announcement
N-25 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: whose answer goes first on iOS 27 is a policy
N-25 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: whose answer counts when both delegates give one is a policy
N-25 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: on iOS 27 the scene's delegate is taken to come before the app's; nobody says so
N-26 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: on iOS 27 the app delegate is still asked and still counts
N-26 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: on 27 the app delegate's method is deprecated and still asked
N-26 Tests/UIKitConformanceTests/SceneDelegateMaskTests.swift: on iOS 27 the app delegate is still asked where the scene's has no answer
N-27 Tests/ArticlePatternTests/StatusBarObserverTests.swift: on iOS 27 the screen is arranged for upright although it lies sideways
N-27 Tests/ArticlePatternTests/StockQuotesTests.swift: on iOS 27 the screen has to read its scene, or its lock ends the app
N-27 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: with the 27 SDK statusBarOrientation logs and reads 0, and raises nothing
N-27 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: the line in the log names the accessor and the version
N-27 Tests/UIKitConformanceTests/ResizableSceneTests.swift: with the 27 SDK the status bar's orientation is unknown, and the console says why
N-28 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: with the 27 SDK statusBarOrientation logs and reads 0, and raises nothing
N-29 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: with the 27 SDK statusBarOrientation logs and reads 0, and raises nothing
N-29 Tests/UIKitConformanceTests/ResizableSceneTests.swift: with an older SDK it goes on working
N-30 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: the scene's own orientation stays right on 27, in every callback of a turn
N-30 Tests/UIKitConformanceTests/SceneGeometryTests.swift: the deprecated property of the scene agrees with its geometry
N-32 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: what the device reports during mirroring is a policy; by default its last value
N-34 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: the exception of a 27-SDK app without scene life cycle says what is missing
N-34 Tests/OrientationTests/Rules/SectionITests.swift: what the 27 SDK changes, and an app of the 26 SDK keeps
N-34 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: built with the 27 SDK an app without scenes does not launch on 27
N-34 Tests/UIKitConformanceTests/LaunchTests.swift: an app built with the 27 SDK has to have scenes; with an older SDK it starts without
N-37 Tests/OrientationTests/Rules/SectionNDelegateTests.swift: a scene that moves between the displays of a Duo is on another screen than main
N-37 Tests/UIKitConformanceTests/ResizableSceneTests.swift: opening the phone moves the scene to the other screen, and that is told
N-39 Tests/OrientationTests/Rules/SectionNResizeTests.swift: a resized iPhone app keeps the phone idiom
N-39 Tests/UIKitConformanceTests/ResizableSceneTests.swift: a resized phone app keeps the phone's idiom
N-40 Tests/OrientationTests/Rules/SectionNResizeTests.swift: a phone's scene can be regular in width; at which width is not known
N-40 Tests/UIKitConformanceTests/ResizableSceneTests.swift: a resized phone app keeps the phone's idiom
N-41 Tests/OrientationTests/Rules/SectionGResizeTests.swift: the geometry of 26 tells a drag and a lock
N-41 Tests/OrientationTests/Rules/SectionNResizeTests.swift: every step of a drag is a size transition, and only the last one is not interactive
N-41 Tests/UIKitConformanceTests/SceneGeometryTests.swift: a drag is told again and again, and its end too
P-01 Tests/OrientationTests/Devices/FoldableTests.swift: Duo has two displays of three pixels a point, the inner one shown on fewer pixels
P-01 Tests/OrientationTests/Devices/FoldableTests.swift: Duo runs 27.1 and later, and 27 without a minor number stands for it
P-01 Tests/UIKitConformanceTests/ResizableSceneTests.swift: the outer display turns like any iPhone's and honours masks
P-02 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: a phone and the closed Duo honour masks as before
P-02 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: the open Duo does not honour supported orientations
P-02 Tests/OrientationTests/Rules/SectionPTests.swift: the closed phone honours masks, the open one does not
P-02 Tests/UIKitConformanceTests/ResizableSceneTests.swift: the inner display of an iPhone Duo honours no masks and is regular both ways
P-02 Tests/UIKitConformanceTests/ResizableSceneTests.swift: the outer display turns like any iPhone's and honours masks
P-04 Tests/OrientationTests/Devices/FoldableTests.swift: only the outer display changes its size classes when it turns
P-04 Tests/OrientationTests/Rules/SectionGSizeOrderTests.swift: the inner display of a Duo keeps its traits, so only the size is announced
P-04 Tests/OrientationTests/Rules/SectionPTests.swift: the open phone is regular both ways in every pose, so no traits change
P-04 Tests/UIKitConformanceTests/ResizableSceneTests.swift: the inner display of an iPhone Duo honours no masks and is regular both ways
P-04 Tests/UIKitConformanceTests/ResizableSceneTests.swift: the outer display turns like any iPhone's and honours masks
P-05 Tests/OrientationTests/Devices/FoldableTests.swift: the column of 84 points stands at one side, and nothing is at the top
P-05 Tests/UIKitConformanceTests/SafeAreaTests.swift: a closed iPhone Duo loses 84 points at its right side and nothing above
P-06 Tests/OrientationTests/Devices/FoldableTests.swift: what nobody printed has no value: outer landscape and inner portrait
P-07 Tests/OrientationTests/Devices/FoldableTests.swift: what nobody printed has no value: outer landscape and inner portrait
P-09 Tests/OrientationTests/Devices/FoldableTests.swift: opening gives 951x669 sideways, closing 678x466
P-09 Tests/OrientationTests/Rules/SectionPTests.swift: opened upright it is 951 by 669 points, and closed again it stays sideways
P-09 Tests/OrientationTests/Rules/SectionPTests.swift: closed again, an app that is only upright is upright
P-09 Tests/UIKitConformanceTests/ResizableSceneTests.swift: opening the phone moves the scene to the other screen, and that is told
P-10 Tests/OrientationTests/Devices/FoldableTests.swift: the inner panel is built in a quarter turn from the outer one
P-10 Tests/OrientationTests/Rules/SectionPTests.swift: in every pose the inner panel lies a quarter turn from the outer one
P-12 Tests/OrientationTests/Devices/FoldableTests.swift: upside down was seen inside, and outside nobody says
P-12 Tests/OrientationTests/Rules/SectionPTests.swift: on the inner display the interface can be upside down
P-13 Tests/OrientationTests/Rules/SectionPTests.swift: opening and closing always call the scene's delegate, staying open does not
P-13 Tests/UIKitConformanceTests/ResizableSceneTests.swift: opening the phone moves the scene to the other screen, and that is told
P-14 Tests/OrientationTests/Devices/FoldableTests.swift: the fold is a strip of 40 points across the middle of the open display
P-15 Tests/OrientationTests/Devices/FoldableTests.swift: the main screen is the outer display
P-15 Tests/OrientationTests/Rules/SectionPTests.swift: open, the scene's screen is the inner display and the main screen the outer one
P-15 Tests/UIKitConformanceTests/ResizableSceneTests.swift: opening the phone moves the scene to the other screen, and that is told
P-16 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: an older SDK gets a scaled compatibility window on the open Duo
P-16 Tests/OrientationTests/Rules/SectionPTests.swift: linked before 27 an app gets a window of 375 by 667 points on both displays
P-16 Tests/OrientationTests/Rules/SectionPTests.swift: linked with 27.1 it reaches all edges of both displays
P-16 Tests/UIKitConformanceTests/DiscreteResizingTests.swift: an app built with an SDK before 27 gets a window of 375 by 667 points on an iPhone Duo
P-17 Tests/OrientationTests/Rules/SectionPTests.swift: another scene can be opened on the inner display, on the outer one not
P-19 Tests/OrientationTests/Devices/FoldableTests.swift: upside down was seen inside, and outside nobody says
P-20 Tests/OrientationTests/Devices/DeviceProfileTests.swift: the panel stands upright and has the drawn pixels, but for three families
P-20 Tests/UIKitConformanceTests/ScreenTests.swift: the screen's pixels are always upright
P-21 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: iPads with the chip of 2018 run 26 but not 27
P-21 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: every phone that runs 26 runs 27, and of the iPads only five do not
Q-01 Tests/ArticlePatternTests/PresentedContainerTests.swift: the app goes the way of the example
Q-01 Tests/ArticlePatternTests/PresentedContainerTests.swift: presented plain it is asked, in a container or a custom transition it is not
Q-01 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: a custom presentation is asked when it removes the presenter's view
Q-01 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: the walk stops at the first presentation that leaves its presenter's view in place
Q-01 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: a chain of full-screen presentations is followed to its end, and a sheet above changes nothing
Q-01 Tests/UIKitConformanceTests/DecisionMakerTests.swift: what is presented over full screen cannot widen what its presenter allows
Q-01 Tests/UIKitConformanceTests/DecisionMakerTests.swift: a custom presentation is asked if it removes the presenter's view, else not
Q-02 Tests/OrientationTests/Negotiation/GeometryRequestTests.swift: a request before the update is refused; the update then turns only if it must
Q-02 Tests/OrientationTests/Rules/SectionQTests.swift: a request before the update is judged by the old mask, and the update then turns
Q-02 Tests/OrientationTests/Rules/SectionQTests.swift: if the mask only widened, the update after the refused request turns nothing
Q-02 Tests/UIKitConformanceTests/GeometryRequestTests.swift: a request is judged by the mask that was announced last
Q-02 Tests/UIKitConformanceTests/GeometryRequestTests.swift: the announcement after a refusal turns only if the interface is no longer allowed
Q-03 Tests/OrientationTests/Negotiation/AutorotateTests.swift: from iOS 16 whether a no prevents the exception is a policy
Q-03 Tests/OrientationTests/Rules/SectionDAutorotateTests.swift: from iOS 16 it is a policy whether masks without a common orientation raise all the same
Q-03 Tests/UIKitConformanceTests/ExceptionTests.swift: from iOS 16 an empty intersection is taken to raise although shouldAutorotate is false
Q-05 Tests/HeadlessDeviceTests/Containers/PresentationTests.swift: an automatic presentation is a sheet from iOS 13 on
Q-05 Tests/OrientationTests/Negotiation/ResizableSceneTests.swift: with the 27 SDK no list is a condition for resizing
Q-05 Tests/OrientationTests/Rules/SectionDDecisionMakerTests.swift: whether a modal without a style is asked depends on the SDK, not on the system
Q-05 Tests/OrientationTests/Rules/SectionQTests.swift: the SDK an app was linked with decides its default modal style, not the system
Q-05 Tests/UIKitConformanceTests/DecisionMakerTests.swift: the SDK the app was linked with decides over the default style, not the system
Q-07 Tests/OrientationTests/Rules/SectionQTests.swift: with SwiftUI only a delegate or a hosting controller of one's own narrows
Q-07 Tests/QuarterturnTests/ProxyTests.swift: its word counts while it is on screen
Q-08 Tests/OrientationTests/Rules/SectionDWindowTests.swift: where the top-most window decides, the delegate answers for that one
Q-08 Tests/OrientationTests/Rules/SectionDWindowTests.swift: from iOS 8 a policy says whether another window's root can turn the interface
Q-08 Tests/OrientationTests/Rules/SectionQTests.swift: with several windows in a scene the root that the policy names decides
Q-08 Tests/UIKitConformanceTests/WindowTests.swift: the root of the key window is taken to decide for the scene
Q-09 Tests/OrientationTests/Negotiation/ApplicationMaskTests.swift: a phone app on an iPad has the phone's default mask and the iPad's hardware
Q-09 Tests/OrientationTests/Rules/SectionDApplicationMaskTests.swift: an iPhone-only app on an iPad has the plain list, the phone's default and the iPad's mask
Q-09 Tests/UIKitConformanceTests/MultitaskingTests.swift: an iPhone app on an iPad has the phone's idiom and default masks, and is asked
"""#
}
