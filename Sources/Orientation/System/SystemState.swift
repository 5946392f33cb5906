/// The orientation that the device reports to apps.
struct SensorState: Sendable, Hashable {
  /// What `UIDevice.orientation` reads while notifications are generated.
  var value: DeviceOrientation
  /// The last pose that was not flat.
  var lastUpright: DeviceOrientation
  /// The screen's orientation for the user: the last upright pose that the user's lock let through.
  var screenUpright: DeviceOrientation
  /// How often `begin…` was called without its `end…` (`B-03`).
  var generators = 0
  /// Whether code wrote the value under the user's lock.
  var isWritten = false

  init(pose: DeviceOrientation) {
    value = pose
    lastUpright = pose.isValidInterfaceOrientation ? pose : .portrait
    screenUpright = lastUpright
  }

  var isGenerating: Bool { generators > 0 }
}

/// A scene and what UIKit knows of it.
struct SceneState: Sendable, Hashable {
  var environment: SceneEnvironment
  var displayIndex: Int
  var geometry: SceneGeometry
  /// The room the user gave it; nil is the whole screen.
  var userSize: ScreenSize?
  var isResized = false
  var isCovered = false
  var announced: AnnouncedMasks?
  /// What was last answered to the question for the iOS 26 lock; nil before it was asked.
  var lockAnswer: LockAnswer?
  /// Whether the app announced a change of the answer, and it has not been asked since.
  var isLockAnnounced = false
}

/// The preference for the iOS 26 lock, which counts until the app announces another one (`F-36`).
struct LockAnswer: Sendable, Hashable {
  /// The controller that was asked, or whose child was.
  var decider: ControllerID
  var isWanted: Bool
}

/// A window and what it shows.
struct WindowState: Sendable, Hashable {
  var scene: SceneID
  var root: ControllerID?
  var presentations: [Presentation] = []
  var isHidden = false
  var isClosed = false
  var isKey = true
  /// The bounds of the views that have been loaded for this window and for no other one since.
  var laidOut = ControllerTable<ScreenSize?>(nil)
  /// Those whose bounds or subviews have changed since they were last laid out.
  var needsLayout: Set<ControllerID> = []
  /// Those who got `viewWillAppear` and no `viewWillDisappear` since.
  var visible: [ControllerID] = []
  /// Those of them who wait for their `viewDidAppear`.
  var appearing: Set<ControllerID> = []
  /// Those who wait for their `viewDidDisappear`.
  var disappearing: Set<ControllerID> = []
}

/// One presented controller of a window.
struct Presentation: Sendable, Hashable {
  var controller: ControllerID
  var presenter: ControllerID
  var style: PresentationStyle
  /// Whether it is being dismissed, so that dismissing it again does nothing.
  var isLeaving = false
}

/// Work that has to wait.
struct Waiting: Sendable, Hashable {
  var scene: SceneID
  var work: Work

  enum Work: Sendable, Hashable {
    case negotiation(Trigger, isAnimated: Bool)
    /// The turn to portrait that the user's lock brings on a phone.
    case turnUnderUserLock
    case error(SceneError)
  }
}
