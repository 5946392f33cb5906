/// One thing that a ``RotationSystem`` did.
public enum Occurrence: Sendable, Hashable {
  /// An event arrived; from a controller's own reaction when one is named.
  case event(RotationEvent, by: ControllerID?)
  /// A question was asked and answered.
  case asked(Speaker, RotationQuestion, RotationAnswer)
  /// A negotiation for a scene, with its steps.
  case decided(SceneID, Decision, [DecisionStep])
  /// A notification was posted.
  case posted(SystemNotification)
  /// A delegate was called.
  case delegate(DelegateCall)
  /// A controller was called.
  case callback(ControllerID, Callback, Observed)
  /// A scene's geometry changed.
  case geometry(SceneID, from: SceneGeometry, to: SceneGeometry)
  /// A line went to the log.
  case log(LogLine)
  /// A geometry request's error handler was called, after the call had returned (`F-21`).
  case error(SceneID, SceneError)
  /// An exception ended the program.
  case exception(Fault)
  /// The app read a value.
  case read(InterfaceOrientation)
  /// An event had no effect: what it needs does not exist in this version, or in this state.
  case ignored(Ignored, DroppedEvent? = nil)
}

/// A question UIKit asks.
public enum RotationQuestion: Sendable, Hashable {
  /// `supportedInterfaceOrientations`, of a controller or a delegate.
  case supportedInterfaceOrientations
  /// `shouldAutorotate`.
  case shouldAutorotate
  /// `shouldAutorotateToInterfaceOrientation:`.
  case shouldAutorotateTo(InterfaceOrientation)
  /// `preferredInterfaceOrientationForPresentation`.
  case preferredInterfaceOrientationForPresentation
  /// `childForInterfaceOrientationLock`.
  case childForInterfaceOrientationLock
  /// `prefersInterfaceOrientationLocked`.
  case prefersInterfaceOrientationLocked
  /// `size(forChildContentContainer:withParentContainerSize:)` for a child.
  case sizeForChild(ControllerID)
}

/// What was answered to a ``RotationQuestion``.
public enum RotationAnswer: Sendable, Hashable {
  /// A mask.
  case mask(InterfaceOrientationMask)
  /// Yes or no.
  case bool(Bool)
  /// A preferred orientation.
  case preferred(Preferred)
  /// A controller, or itself.
  case controller(ControllerID?)
  /// A size in points.
  case size(ScreenSize)
}

/// A notification of `NotificationCenter`.
public enum SystemNotification: Sendable, Hashable {
  /// The device orientation is now this (`C-01`).
  case deviceOrientationDidChange(DeviceOrientation)
  /// The interface will have this orientation (`C-05`).
  case willChangeStatusBarOrientation(InterfaceOrientation)
  /// The interface orientation changed; what the number means is disputed (`C-06`).
  case didChangeStatusBarOrientation(InterfaceOrientation)
  /// The status bar will have this size in points (`C-04`).
  case willChangeStatusBarFrame(ScreenSize)
  /// The status bar has this size in points.
  case didChangeStatusBarFrame(ScreenSize)

  /// The name, the same string as the Objective-C constant.
  ///
  /// - UIKit: same. Rule: `C-01` to `C-03`
  public var name: String {
    switch self {
    case .deviceOrientationDidChange: "UIDeviceOrientationDidChangeNotification"
    case .willChangeStatusBarOrientation:
      "UIApplicationWillChangeStatusBarOrientationNotification"
    case .didChangeStatusBarOrientation: "UIApplicationDidChangeStatusBarOrientationNotification"
    case .willChangeStatusBarFrame: "UIApplicationWillChangeStatusBarFrameNotification"
    case .didChangeStatusBarFrame: "UIApplicationDidChangeStatusBarFrameNotification"
    }
  }

  /// The key of the userInfo entry, nil where there is no contract.
  ///
  /// - UIKit: same. Rule: `C-04`
  public var userInfoKey: String? {
    switch self {
    case .deviceOrientationDidChange: nil
    case .willChangeStatusBarOrientation, .didChangeStatusBarOrientation:
      "UIApplicationStatusBarOrientationUserInfoKey"
    case .willChangeStatusBarFrame, .didChangeStatusBarFrame:
      "UIApplicationStatusBarFrameUserInfoKey"
    }
  }
}

/// A call of the app's or the scene's delegate, or an observation of the scene.
public enum DelegateCall: Sendable, Hashable {
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case didFinishLaunching
  /// `application(_:willChangeStatusBarOrientation:duration:)` with the new one (`C-08`).
  case willChangeStatusBarOrientation(InterfaceOrientation, duration: Double)
  /// `application(_:didChangeStatusBarOrientation:)` with the old one (`C-08`).
  case didChangeStatusBarOrientation(InterfaceOrientation)
  /// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)` with what was (`G-36`).
  case sceneDidUpdate(SceneID, previous: SceneGeometry)
  /// `windowScene(_:didUpdateEffectiveGeometry:)` with what was (`M-20`).
  case sceneDidUpdateEffectiveGeometry(SceneID, previous: SceneGeometry)
  /// An observer of `effectiveGeometry` fires (`F-32`).
  case effectiveGeometryObserved(SceneID)
}

/// A line UIKit writes to the log.
public enum LogLine: Int, CaseIterable, Sendable, Hashable {
  /// A key-value write of the device orientation from iOS 16 (`F-18`).
  case settingDeviceOrientation
  /// An alert's presenter asks the alert back, on iOS 10 to 12 (`Q-13`).
  case alertAskedBack
  /// `setStatusBarOrientation(_:animated:)` on iOS 13 with its SDK (`Q-11`).
  case settingStatusBarOrientationIsNoOp
  /// `statusBarOrientation` with the 27 SDK (`N-27`).
  case statusBarOrientationIsNoOp
  /// An app without scenes on 26 (`M-18`).
  case sceneLifeCycleSoonRequired

  /// The text.
  ///
  /// - UIKit: same wording as in public logs, but for the presenter that the line about an alert
  ///   also names. Rule: `F-18`, `Q-13`, `Q-11`, `N-27`, `M-18`
  public var text: String {
    switch self {
    case .settingDeviceOrientation:
      "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."
        + " Please use UIWindowScene.requestGeometryUpdate(_:)"
    case .alertAskedBack:
      "ERROR: -[UIAlertController supportedInterfaceOrientations] was invoked recursively!"
    case .settingStatusBarOrientationIsNoOp:
      "[Assert] -[UIApplication setStatusBarOrientation:] and -[UIApplication"
        + " setStatusBarOrientation:animated:] API have been deprecated on iOS 8.0 and are no-ops"
        + " on iOS 13.0."
    case .statusBarOrientationIsNoOp:
      "-[UIApplication statusBarOrientation] API has been deprecated and is a no-op on 27.0"
        + " and later."
    case .sceneLifeCycleSoonRequired:
      "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in"
        + " the future."
    }
  }

  /// The rule that records it.
  public var rule: RuleID {
    switch self {
    case .settingDeviceOrientation: "F-18"
    case .alertAskedBack: "Q-13"
    case .settingStatusBarOrientationIsNoOp: "Q-11"
    case .statusBarOrientationIsNoOp: "N-27"
    case .sceneLifeCycleSoonRequired: "M-18"
    }
  }
}
