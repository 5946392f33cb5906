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
  /// Its open windows, hidden or not, in the order in which they came to be.
  var windows = PagedList<OpenWindow>()
}

/// The preference for the iOS 26 lock, which counts until the app announces another one (`F-36`).
struct LockAnswer: Sendable, Hashable {
  /// The controller that was asked, or whose child was.
  var decider: ControllerID
  var isWanted: Bool
}

/// A window that is not closed, with its root.
struct OpenWindow: Sendable, Hashable {
  var id: WindowID
  var root: ControllerID?
  var hasPresentations = false
}

/// The bounds of a view that is loaded.
struct LoadedBounds: Sendable, Hashable {
  var window: WindowID
  var size: ScreenSize
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
