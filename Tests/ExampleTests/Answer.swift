import Orientation
import Testing

/// What `explain` has to say about a question's file.
struct Answer: Sendable, CustomTestStringConvertible {
  /// The file inside `Examples/questions`, without its ending.
  let file: String
  /// What is explained.
  let moment: Moment
  /// The screen that is asked about; nil asks about the interface as a whole.
  let screen: String?
  /// The first sentence.
  let headline: String
  /// Rules that rows or the result rest on.
  let rules: [RuleID]
  /// A part of what would help; nil where nothing has to be done.
  let advice: String?

  var testDescription: String { "\(file): \(headline)" }

  enum Moment: Sendable {
    /// The device is turned while the screen is shown.
    case turn(DeviceOrientation)
    /// The step with this number, from 1.
    case step(Int)
  }

  init(
    _ file: String, _ moment: Moment, _ screen: String? = nil, _ headline: String,
    _ rules: [RuleID], advice: String? = nil
  ) {
    self.file = file
    self.moment = moment
    self.screen = screen
    self.headline = headline
    self.rules = rules
    self.advice = advice
  }
}

extension Answer {
  /// The answers to the twenty questions, in their order.
  static let all = masks + devices + code + presentations

  private static let masks: [Answer] = [
    Answer(
      "01-lock-one-screen", .turn(.landscapeLeft), "SignIn",
      "SignIn turns to landscapeRight, although it allows portrait only: it is not asked.",
      ["D-06", "D-07"],
      advice: "let MainTabs forward to the selected controller and Account to its top controller"),
    Answer(
      "01-lock-one-screen-fixed", .turn(.landscapeLeft), "SignIn",
      "SignIn does not turn: it allows portrait only, and MainTabs, which decides, passes that on.",
      ["D-06", "D-43"]),
    Answer(
      "01-lock-one-screen-fixed", .turn(.landscapeLeft), "Gallery",
      "Gallery turns to landscapeRight.", ["D-06", "D-04"]),
    Answer(
      "02-force-landscape-before-16", .step(2), "Chart",
      "Chart does not turn: it allows portrait only, and Navigation, which decides, passes that on.",
      ["D-06", "D-43"],
      advice: "answer all but upside down in supportedInterfaceOrientations of Chart"),
    Answer(
      "02-force-landscape-before-16", .step(4), "Chart",
      "Chart does not turn: nothing has changed.", ["F-05"],
      advice: "write 0, which is unknown, and then 3"),
    Answer(
      "02-force-landscape-from-16", .step(2), "Chart",
      "Chart does not turn: from iOS 16 on, setting the device orientation does nothing.",
      ["F-18"], advice: "requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))"),
    Answer(
      "02-force-landscape-from-16", .step(3), "Chart",
      "The request is refused: it allows portrait only, and Navigation, which decides, passes that"
        + " on.", ["F-20", "F-22", "F-25"],
      advice: "answer all but upside down in supportedInterfaceOrientations of Chart"),
    Answer(
      "03-setting-orientation-not-supported", .step(2), "Player",
      "Player does not turn: from iOS 16 on, setting the device orientation does nothing.",
      ["F-18"],
      advice: "call requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) instead"),
    Answer(
      "04-none-of-the-requested", .step(3), "Level",
      "The request is refused: UIKit uses what it read last, portrait only.",
      ["F-22", "F-25"],
      advice: "wait until the transition before it has ended"
    ),
    Answer(
      "04-none-of-the-requested", .step(7), "Lobby",
      "The request is refused: UIKit uses what it read last, portrait only.",
      ["F-22", "F-25"],
      advice: "call setNeedsUpdateOfSupportedInterfaceOrientations() before the request"),
  ]

  private static let devices: [Answer] = [
    Answer(
      "05-ipad-ignores-my-lock", .turn(.landscapeLeft), "Reader",
      "Reader turns to landscapeRight, although it allows portrait only: masks do not count here.",
      ["D-40"], advice: "set UIRequiresFullScreen in Info.plist"),
    Answer(
      "05-ipad-ignores-my-lock-fixed", .turn(.landscapeLeft), "Reader",
      "Reader does not turn: it allows portrait only.", ["D-06", "D-43"]),
    Answer(
      "06-child-is-not-asked", .turn(.landscapeLeft), "Badge",
      "Badge turns to landscapeRight, although it allows portrait only: it is not asked.",
      ["D-06", "D-07"], advice: "let Profile forward to its top controller"),
    Answer(
      "06-child-is-not-asked", .turn(.landscapeRight), "Station",
      "Station does not turn: Radio allows portrait only, and MainTabs, which decides, passes that on.",
      ["D-06", "D-07"],
      advice: "navigationControllerSupportedInterfaceOrientations(_:) of the delegate of Radio"),
    Answer(
      "06-child-is-not-asked", .turn(.landscapeLeft), "Article",
      "Article does not turn: it allows portrait only, and MainTabs, which decides, passes that on.",
      ["D-06"]),
    Answer(
      "07-letterboxed-26", .step(1), "Game", "Game starts in landscapeRight.", ["M-07", "H-22"]),
    Answer(
      "07-letterboxed-26", .step(2), "Game",
      "The interface is not locked: the system shrinks the scene, so it does not fill the screen.",
      ["F-34", "F-35"], advice: "the user can choose full-screen apps in Settings"),
    Answer(
      "07-lock-ignored-27", .step(2), "Comic",
      "Comic turns to landscapeRight, although it allows portrait only: masks do not count here.",
      ["N-07"], advice: "The lock holds only while the scene fills the screen"),
    Answer(
      "07-lock-ignored-27", .step(3), nil,
      "The request is refused: code cannot rotate the app in this windowing mode.", ["M-09"],
      advice: "handle the error"),
    Answer(
      "07-lock-ignored-27", .step(6), nil,
      "The interface is locked in portrait: Comic asks for it.", ["F-34"]),
    Answer(
      "07-lock-ignored-27", .step(8), nil,
      "The interface is not locked: another app covers the scene.", ["F-35"]),
  ]

  private static let code: [Answer] = [
    Answer(
      "08-detect-rotation", .step(2), "Grid", "Grid turns to landscapeRight.",
      ["C-11", "G-15"], advice: "until then the bounds and the interface orientation are the old"),
    Answer(
      "08-detect-rotation", .step(3), "Grid",
      "Grid does not turn: the device is faceUp, which corresponds to no interface orientation.",
      ["C-11", "B-11"]),
    Answer(
      "08-detect-rotation", .step(5), "Grid", "Grid turns to landscapeLeft.", ["G-30"],
      advice: "a half turn changes no size, so nothing is laid out"),
    Answer(
      "09-left-and-right-swapped", .turn(.landscapeLeft), "Map", "Map turns to landscapeRight.",
      ["A-05"]),
    Answer(
      "09-left-and-right-swapped", .turn(.faceDown), "Map",
      "Map does not turn: the device is faceDown, which corresponds to no interface orientation.",
      ["B-11"], advice: "While flat it keeps the last interface orientation"),
    Answer(
      "10-read-the-orientation-18", .step(3), nil,
      "UIApplication.statusBarOrientation reads landscapeRight: the interface is landscapeRight.",
      ["C-13"], advice: "read effectiveGeometry.interfaceOrientation of the window scene"),
    Answer(
      "10-read-the-orientation-27", .step(3), nil,
      "UIApplication.statusBarOrientation reads unknown: from iOS 27 on it does nothing.",
      ["N-27"], advice: "read effectiveGeometry.interfaceOrientation of the window scene"),
    Answer(
      "11-swiftui-lock-one-view", .turn(.landscapeLeft), "OrderSheet",
      "OrderSheet turns to landscapeRight.", ["D-06", "D-25"]),
    Answer(
      "11-swiftui-lock-one-view", .turn(.landscapeLeft), "TicketCover",
      "TicketCover turns to landscapeRight.", ["D-06", "D-24"],
      advice: "answer portrait in the app delegate while TicketCover is shown"),
    Answer(
      "11-swiftui-lock-one-view-fixed", .turn(.landscapeRight), "TicketCover",
      "TicketCover does not turn: the app allows portrait only.", ["D-01", "D-44"],
      advice: "answer all but upside down in the app delegate while TicketCover is shown"),
    Answer(
      "12-swiftui-redraw-on-rotation", .step(2), "WindowGroup",
      "WindowGroup turns to landscapeRight.", ["G-15", "G-12"]),
    Answer(
      "12-swiftui-redraw-on-rotation", .step(3), "WindowGroup",
      "WindowGroup does not turn: the device is faceUp, which corresponds to no interface"
        + " orientation.", ["C-11", "B-11"]),
  ]

  private static let presentations: [Answer] = [
    Answer(
      "13-no-common-orientation", .step(2), "PhotoPicker",
      "The app crashes: the app and PhotoPicker share no orientation.", ["D-02", "D-06", "D-15"],
      advice: "add UIInterfaceOrientationPortrait to UISupportedInterfaceOrientations in Info.plist"
    ),
    Answer(
      "13-no-common-orientation-fixed", .step(2), "PhotoPicker",
      "PhotoPicker comes up in portrait: it allows portrait only.", ["D-01", "D-44", "D-06"]),
    Answer(
      "14-asked-recursively", .step(3), nil,
      "The app crashes: DeleteAlert was asked, asked back, and was asked again.", ["D-57"],
      advice: "leave out presented alerts where Navigation forwards"),
    Answer(
      "14-asked-recursively-fixed", .step(3), "Cart",
      "Cart does not turn: it allows portrait only, and Navigation, which decides, passes that on.",
      ["D-06", "D-57"]),
    Answer(
      "15-upside-down", .turn(.portraitUpsideDown), "Timer",
      "Timer does not turn: Tabs, which decides, allows all but upside down.",
      ["D-06", "D-07"], advice: "let Tabs forward to the selected controller"),
    Answer(
      "15-upside-down-face-id", .turn(.portraitUpsideDown), "Timer",
      "Timer does not turn: iPhone 15 never shows portraitUpsideDown.", ["D-05"],
      advice: "Nothing the app does changes that"),
    Answer(
      "16-stays-turned-after-pop", .step(4), "List",
      "List does not turn: this does not make UIKit look at orientations.", ["E-11"],
      advice: "call UIDevice.current.setValue(1, forKey: \"orientation\") when it is gone"),
    Answer(
      "16-stays-turned-after-pop", .step(5), "List",
      "List stays landscapeRight, although it allows portrait only, and Navigation, which decides,"
        + " passes that on: here the interface either follows the device or stays.",
      ["D-06", "D-43"], advice: "call UIDevice.current.setValue(1, forKey: \"orientation\")"),
    Answer(
      "16-stays-turned-after-pop-16", .step(4), "List",
      "List turns to portrait: it allows portrait only, and Navigation, which decides, passes that"
        + " on.", ["D-06", "F-24"]),
    Answer(
      "17-stuck-in-landscape", .step(6), "Feed", "Feed turns to landscapeRight.",
      ["D-01", "D-06"]),
    Answer(
      "17-stuck-in-landscape", .step(8), "Feed",
      "Feed stays landscapeRight, although the app allows portrait only: here the"
        + " interface either follows the device or stays.", ["D-01", "D-43"]),
    Answer(
      "17-stuck-in-landscape-fixed", .step(5), "Feed",
      "Feed turns to portrait: the app allows portrait only.", ["D-01"]),
    Answer(
      "18-wrong-at-launch", .step(1), nil,
      "The interface turns after the launch to portrait: Splash allows portrait only.",
      ["H-18", "D-06"],
      advice: "list only portrait in UISupportedInterfaceOrientations of Info.plist, and answer all"
        + " but upside down in the app delegate"),
    Answer(
      "18-wrong-at-launch-fixed", .step(1), nil,
      "The interface stays portrait: Splash allows portrait only.", ["H-18", "D-44"]),
    Answer(
      "19-sizes-wrong-after-rotating", .step(2), "Photos", "Photos turns to landscapeRight.",
      ["G-15", "D-04"]),
    Answer(
      "19-sizes-before-8", .step(2), "Photos", "Photos turns to landscapeRight.",
      ["G-02", "G-03"], advice: "lay out in willAnimateRotation(to:duration:)"),
    Answer(
      "20-sheet-is-not-asked", .turn(.landscapeLeft), "Form",
      "Form turns to landscapeRight, although it allows portrait only: it is not asked.",
      ["D-25"], advice: "present Form as .fullScreen"),
    Answer(
      "20-sheet-is-not-asked", .step(2), "Form",
      "Form does not turn: it does not cover the window, so it is not asked.", ["D-25"]),
    Answer(
      "20-sheet-is-not-asked", .step(6), "Signature",
      "Signature comes up in landscapeRight: it allows landscape only.", ["D-24", "D-42"]),
  ]
}
