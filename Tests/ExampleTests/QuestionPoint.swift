import Orientation
import Testing

/// What one must know of a question, each point as `explain` says it.
struct QuestionPoint: Sendable, CustomTestStringConvertible {
  let question: String
  /// The file inside `Examples/questions`, without its ending.
  let file: String
  let moment: Answer.Moment
  let screen: String?
  let decides: String
  let why: String
  /// What to change; nil where nothing has to.
  let change: String?
  /// The systems on which that was played again; nil where nothing has to change.
  let systems: String?

  var testDescription: String { file }

  init(
    _ question: String, _ file: String, _ moment: Answer.Moment, _ screen: String?,
    decides: String, why: String, change: String? = nil, on systems: String? = nil
  ) {
    self.question = question
    self.file = file
    self.moment = moment
    self.screen = screen
    self.decides = decides
    self.why = why
    self.change = change
    self.systems = systems
  }

  /// The cell of what the explanation has not.
  static let nothing = "–"

  /// The cells of its row after the command; each but ``nothing`` is a part of the explanation.
  var cells: [String] { [decides, why, change ?? Self.nothing, systems ?? Self.nothing] }

  /// The command that prints the explanation.
  var command: String {
    let asked = screen.map { " --screen \($0)" } ?? ""
    return switch moment {
    case .turn(let pose): "\(file).yml\(asked) --turn \(pose)"
    case .step(let number): "\(file).yml\(asked) --step \(number)"
    }
  }
}

extension QuestionPoint {
  static let all: [QuestionPoint] = [
    QuestionPoint(
      "How do I keep one screen upright while the others turn?", "01-lock-one-screen",
      .turn(.landscapeLeft), "SignIn", decides: "MainTabs (root): all but upside down",
      why: "SignIn turns to landscapeRight, although it allows portrait only: it is not asked",
      change: "let MainTabs forward to the selected controller and Account to its top controller",
      on: "iOS 17 to 27"),
    QuestionPoint(
      "How do I turn a screen to landscape from code, before iOS 16?",
      "02-force-landscape-before-16", .step(2), "Chart",
      decides: "Navigation (root): portrait, passed on from Chart",
      why: "Chart does not turn: it allows portrait only",
      change: "answer all but upside down in supportedInterfaceOrientations of Chart",
      on: "only on iOS 11 to 15"),
    QuestionPoint(
      "And from iOS 16 on?", "02-force-landscape-from-16", .step(2),
      "Chart", decides: "asks no controller on this occasion, so none decides",
      why: "from iOS 16 on, setting the device orientation does nothing",
      change: "answer all but upside down in supportedInterfaceOrientations of Chart, and call"
        + " requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) instead",
      on: "iOS 17 to 27"),
    QuestionPoint(
      "What does \"Setting UIDevice.orientation is not supported\" mean?",
      "03-setting-orientation-not-supported", .step(2), "Player",
      decides: "asks no controller on this occasion, so none decides",
      why: "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.",
      change: "call requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) instead",
      on: "iOS 16 to 27"),
    QuestionPoint(
      "Why are \"none of the requested orientations supported by the view controller\"?",
      "04-none-of-the-requested", .step(7), "Lobby",
      decides: "Navigation (root): portrait, passed on from Lobby",
      why: "The request is refused: UIKit uses what it read last, portrait only",
      change: "call setNeedsUpdateOfSupportedInterfaceOrientations() before the request",
      on: "iOS 17 to 27"),
    QuestionPoint(
      "Why does an iPad ignore my lock?", "05-ipad-ignores-my-lock", .turn(.landscapeLeft),
      "Reader", decides: "masks do not count: the app shares this iPad with others",
      why: "its Info.plist lists all four orientations and does not require full screen",
      change: "set UIRequiresFullScreen in Info.plist", on: "iOS 15 to 27"),
    QuestionPoint(
      "Why is my screen inside a navigation or tab bar controller never asked?",
      "06-child-is-not-asked", .turn(.landscapeLeft), "Badge",
      decides: "MainTabs (root): all but upside down, passed on from Profile",
      why: "A navigation controller answers for itself",
      change: "let Profile forward to its top controller", on: "iOS 11 to 16"),
    QuestionPoint(
      "Why is my lock ignored on iOS 26 and 27?",
      "07-lock-ignored-27", .step(2), "Comic",
      decides: "Comic (root): portrait, without effect: masks do not count here",
      why: "from iOS 27 on the user can resize an iPad app that does not require full screen",
      change: "answer true to prefersInterfaceOrientationLocked in Comic and call"
        + " setNeedsUpdateOfPrefersInterfaceOrientationLocked()", on: "iOS 27"),
    QuestionPoint(
      "Why is my landscape app shrunk on iPadOS 26, and its lock ignored?", "07-letterboxed-26",
      .step(2), "Game", decides: "the system shrinks the scene, so it does not fill the screen",
      why: "The interface is not locked: the system shrinks the scene",
      change: "choose full-screen apps in Settings", on: "iOS 26 to 27"),
    QuestionPoint(
      "How do I notice that the screen has turned?", "08-detect-rotation", .step(2), "Grid",
      decides: "Navigation (root): all but upside down, passed on from Grid",
      why: "Grid: viewWillTransition(to: 667x375), while its bounds are 375x667",
      change: "lay out for the size that viewWillTransition(to:with:) is given",
      on: "iOS 8 and later"),
    QuestionPoint(
      "And half a turn, which changes no size?", "08-detect-rotation", .step(5), "Grid",
      decides: "Navigation (root): all but upside down, passed on from Grid",
      why: "Grid: no size callback, the size stays 667x375",
      change: "observe UIApplication.didChangeStatusBarOrientationNotification",
      on: "up to iOS 12"),
    QuestionPoint(
      "Why are left and right swapped?", "09-left-and-right-swapped", .turn(.landscapeLeft),
      "Map", decides: "masks do not count: the app shares this iPad with others",
      why: "in landscapeLeft: calls for landscapeRight"),
    QuestionPoint(
      "What does a flat device do?", "09-left-and-right-swapped", .turn(.faceDown), "Map",
      decides: "faceDown, which corresponds to no interface orientation: no controller is asked",
      why: "Map does not turn: the device is faceDown",
      change: "it follows the device again when the user holds it upright"),
    QuestionPoint(
      "How do I read the interface's orientation now?", "10-read-the-orientation-27", .step(3),
      nil, decides: "the app reads UIApplication.statusBarOrientation",
      why: "UIApplication.statusBarOrientation reads unknown: from iOS 27 on it does nothing",
      change: "read effectiveGeometry.interfaceOrientation of the window scene",
      on: "from iOS 16 on, and its interfaceOrientation on iOS 13 to 15"),
    QuestionPoint(
      "SwiftUI: how do I keep one view upright?", "11-swiftui-lock-one-view",
      .turn(.landscapeLeft), "TicketCover", decides: "TicketCover: all but upside down",
      why: "the default: a SwiftUI view has no mask",
      change: "answer portrait in the app delegate while TicketCover is shown",
      on: "iOS 17 to 27"),
    QuestionPoint(
      "SwiftUI: how do I redraw when the device turns?", "12-swiftui-redraw-on-rotation",
      .step(2), "WindowGroup", decides: "WindowGroup (root): all but upside down",
      why: "WindowGroup: viewWillTransition(to: 852x393)",
      change: "read the size that SwiftUI offers (GeometryReader), or the size classes",
      on: "iOS 13 and later"),
    QuestionPoint(
      "Why does the app crash with \"no common orientation with the application\"?",
      "13-no-common-orientation", .step(2), "PhotoPicker", decides: "PhotoPicker: portrait",
      why: "The app crashes: the app and PhotoPicker share no orientation",
      change:
        "add UIInterfaceOrientationPortrait to UISupportedInterfaceOrientations in Info.plist",
      on: "iOS 11 to 16"),
    QuestionPoint(
      "What does \"supportedInterfaceOrientations was invoked recursively\" mean?",
      "14-asked-recursively", .step(3), nil, decides: "Navigation (root): ends in an exception",
      why: "The app crashes: DeleteAlert was asked, asked back, and was asked again",
      change: "leave out presented alerts where Navigation forwards", on: "iOS 9"),
    QuestionPoint(
      "Why does upside down do nothing on an iPhone?", "15-upside-down",
      .turn(.portraitUpsideDown), "Timer", decides: "Tabs (root): all but upside down",
      why: "Timer does not turn: Tabs, which decides, allows all but upside down",
      change: "let Tabs forward to the selected controller", on: "iOS 11 to 16"),
    QuestionPoint(
      "Why does upside down do nothing on an iPhone with Face ID?", "15-upside-down-face-id",
      .turn(.portraitUpsideDown), "Timer", decides: "iPhone 15: all but upside down",
      why: "iPhone 15 never shows portraitUpsideDown",
      change: "Nothing the app does changes that: iPhone 15 has no portraitUpsideDown"),
    QuestionPoint(
      "Why does the old screen stay turned after a pop?", "16-stays-turned-after-pop", .step(4),
      "List", decides: "asks no controller on this occasion, so none decides",
      why: "List does not turn: this does not make UIKit look at orientations",
      change: "call UIDevice.current.setValue(1, forKey: \"orientation\") when it is gone",
      on: "iOS 11 to 15"),
    QuestionPoint(
      "The video turns in full screen, and then the app is stuck in landscape. Why?",
      "17-stuck-in-landscape", .step(8), "Feed", decides: "app delegate: portrait",
      why: "Feed stays landscapeRight, although the app allows portrait only: here the"
        + " interface either follows the device or stays",
      change: "call UIDevice.current.setValue(1, forKey: \"orientation\")",
      on: "only on iOS 11 to 15"),
    QuestionPoint(
      "Why does the app start in the wrong orientation or size?", "18-wrong-at-launch", .step(1),
      nil, decides: "Splash (root): portrait",
      why: "starts in landscapeRight: Info.plist alone counts before the app runs",
      change: "list only portrait in UISupportedInterfaceOrientations of Info.plist, and answer all"
        + " but upside down in the app delegate", on: "iOS 17 to 27"),
    QuestionPoint(
      "Why are sizes wrong after a turn?", "19-sizes-wrong-after-rotating", .step(2), "Photos",
      decides: "Tabs (root): all but upside down",
      why: "Photos: viewWillTransition(to: 667x375), while its bounds are 375x667",
      change: "lay out for the size that viewWillTransition(to:with:) is given",
      on: "iOS 8 and later"),
    QuestionPoint(
      "Why is my sheet's mask ignored?", "20-sheet-is-not-asked", .turn(.landscapeLeft), "Form",
      decides: "Home (root): all but upside down",
      why: "Form turns to landscapeRight, although it allows portrait only: it is not asked",
      change: "present Form as .fullScreen", on: "iOS 17 to 27"),
  ]
}
