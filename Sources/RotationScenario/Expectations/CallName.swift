import Orientation

/// The names of callbacks and delegate calls in `calls` and `notCalled`.
enum CallName {
  /// The callbacks a screen can get.
  static let callbacks = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willTransition",
    "viewWillTransition", "traitCollectionDidChange", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "alongsideTransition", "transitionCompletion", "willRotate",
    "willAnimateRotation", "didRotate", "willAnimateFirstHalf", "didAnimateFirstHalf",
    "willAnimateSecondHalf",
  ]
  /// What an app delegate can get.
  static let appDelegate = [
    "didFinishLaunching", "willChangeStatusBarOrientation", "didChangeStatusBarOrientation",
  ]
  /// What a scene delegate can get.
  static let sceneDelegate = ["didUpdate", "didUpdateEffectiveGeometry"]
  /// What an observer of the scene can get.
  static let scene = ["effectiveGeometry"]
  /// The notifications.
  static let notifications = [
    "deviceOrientationDidChange", "willChangeStatusBarOrientation",
    "didChangeStatusBarOrientation", "willChangeStatusBarFrame", "didChangeStatusBarFrame",
  ]

  /// A callback as files write it: its name, and what comes with it.
  static func text(of callback: Callback) -> String {
    switch callback {
    case .viewWillAppear: "viewWillAppear"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willTransition(let traits): "willTransition \(text(of: traits))"
    case .viewWillTransition(let size): "viewWillTransition \(ScenarioWords.text(of: size))"
    case .traitCollectionDidChange(let traits): "traitCollectionDidChange \(text(of: traits))"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .alongsideTransition: "alongsideTransition"
    case .transitionCompletion: "transitionCompletion"
    case .willRotate(let to): "willRotate \(text(of: to))"
    case .willAnimateRotation(let to): "willAnimateRotation \(text(of: to))"
    case .didRotate(let from): "didRotate \(text(of: from))"
    case .willAnimateFirstHalf(let to): "willAnimateFirstHalf \(text(of: to))"
    case .didAnimateFirstHalf(let to): "didAnimateFirstHalf \(text(of: to))"
    case .willAnimateSecondHalf(let from): "willAnimateSecondHalf \(text(of: from))"
    }
  }

  /// A callback's name alone.
  static func name(of callback: Callback) -> Substring {
    text(of: callback).prefix { $0 != " " }
  }

  /// A delegate call as files write it, with the one who gets it.
  static func text(of call: DelegateCall) -> String {
    switch call {
    case .didFinishLaunching: "appDelegate.didFinishLaunching"
    case .willChangeStatusBarOrientation(let to, _):
      "appDelegate.willChangeStatusBarOrientation \(text(of: to))"
    case .didChangeStatusBarOrientation(let from):
      "appDelegate.didChangeStatusBarOrientation \(text(of: from))"
    case .sceneDidUpdate: "sceneDelegate.didUpdate"
    case .sceneDidUpdateEffectiveGeometry: "sceneDelegate.didUpdateEffectiveGeometry"
    case .effectiveGeometryObserved: "scene.effectiveGeometry"
    }
  }

  /// A notification as files write it.
  static func text(of notification: SystemNotification) -> String {
    switch notification {
    case .deviceOrientationDidChange(let device):
      "deviceOrientationDidChange \(ScenarioWords.deviceOrientation.word(for: device))"
    case .willChangeStatusBarOrientation(let to):
      "willChangeStatusBarOrientation \(text(of: to))"
    case .didChangeStatusBarOrientation(let value):
      "didChangeStatusBarOrientation \(text(of: value))"
    case .willChangeStatusBarFrame(let size):
      "willChangeStatusBarFrame \(ScenarioWords.text(of: size))"
    case .didChangeStatusBarFrame(let size):
      "didChangeStatusBarFrame \(ScenarioWords.text(of: size))"
    }
  }

  private static func text(of orientation: InterfaceOrientation) -> String {
    ScenarioWords.readOrientation.word(for: orientation)
  }

  static func text(of traits: Traits) -> String {
    func word(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "compact" : "regular" }
    return word(traits.horizontal) + "-" + word(traits.vertical)
  }
}
