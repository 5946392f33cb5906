import Orientation

/// What kinds of events and answers there are in a story, each looked at once.
struct EventKinds: Sendable {
  private(set) var presentations = 0
  private(set) var styles: Set<PresentationStyle> = []
  private(set) var resizes = false
  /// Whether a scene comes to another place, or a further one opens.
  private(set) var moves = false
  private(set) var requests = false
  /// Whether code writes the device's orientation.
  private(set) var writes = false
  private(set) var switchesUserLock = false
  /// Whether something makes UIKit follow the device.
  private(set) var followsDevice = false
  private(set) var opensWindow = false
  private(set) var setsStatusBar = false
  private(set) var attemptsRotation = false
  /// Whether the app's delegate comes to answer, and the scene's.
  private(set) var appDelegateAnswers = false
  private(set) var sceneDelegateAnswers = false
  /// Whether a controller answers that it prefers the lock of iOS 26.
  private(set) var prefersLocked = false
  /// Whether a controller answers that it does not autorotate.
  private(set) var refusesAutorotation = false

  mutating func add(_ event: RotationEvent) {
    switch event {
    case .present(_, let style, _):
      presentations += 1
      styles.insert(style)
    case .resize: resizes = true
    case .move, .openScene: moves = true
    case .requestGeometryUpdate: requests = true
    case .setDeviceOrientation: writes = true
    case .turn, .enterForeground: followsDevice = true
    case .userLock: (followsDevice, switchesUserLock) = (true, true)
    case .openWindow: opensWindow = true
    case .setStatusBarOrientation: setsStatusBar = true
    case .attemptRotationToDeviceOrientation: attemptsRotation = true
    case .changeAppDelegate(.some): appDelegateAnswers = true
    case .changeSceneDelegate(.some): sceneDelegateAnswers = true
    case .change(_, let answers): add(answers)
    default: break
    }
  }

  mutating func add(_ answers: ControllerAnswers) {
    if answers.prefersLocked { prefersLocked = true }
    if !answers.autorotates { refusesAutorotation = true }
  }
}
