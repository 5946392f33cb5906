public import Orientation

extension Words {
  /// A callback as its signature with the values.
  public static func callback(_ callback: Callback) -> String {
    switch callback {
    case .viewWillAppear: "viewWillAppear"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willTransition(let new): "willTransition(to: \(traits(new)))"
    case .viewWillTransition(let new): "viewWillTransition(to: \(size(new)))"
    case .traitCollectionDidChange(let old): "traitCollectionDidChange(from \(traits(old)))"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .alongsideTransition: "animate(alongsideTransition:)"
    case .transitionCompletion: "the transition's completion"
    case .willRotate(let new): "willRotate(to: \(name(new)))"
    case .willAnimateRotation(let new): "willAnimateRotation(to: \(name(new)))"
    case .didRotate(let old): "didRotate(from: \(name(old)))"
    case .willAnimateFirstHalf(let new): "willAnimateFirstHalfOfRotation(to: \(name(new)))"
    case .didAnimateFirstHalf(let new): "didAnimateFirstHalfOfRotation(to: \(name(new)))"
    case .willAnimateSecondHalf(let old): "willAnimateSecondHalfOfRotation(from: \(name(old)))"
    }
  }

  /// What a controller would read inside a callback, in one line.
  public static func observed(_ observed: Observed) -> String {
    var parts = ["interface \(name(observed.interfaceOrientation))"]
    if observed.statusBarOrientation != observed.interfaceOrientation {
      parts.append("status bar \(name(observed.statusBarOrientation))")
    }
    parts.append("bounds \(size(observed.bounds))")
    if observed.screenBounds != observed.bounds {
      parts.append("screen \(size(observed.screenBounds))")
    }
    if let safeArea = observed.safeArea { parts.append("safe area \(insets(safeArea))") }
    if let traits = observed.traits { parts.append(self.traits(traits)) }
    if let transform = observed.targetTransform { parts.append("turn \(turns(transform))") }
    if let duration = observed.duration { parts.append("\(number(duration)) s") }
    return parts.joined(separator: ", ")
  }

  /// A call of a delegate as its signature with the values.
  public func delegate(_ call: DelegateCall) -> String {
    switch call {
    case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
    case .willChangeStatusBarOrientation(let new, let duration):
      "application(_:willChangeStatusBarOrientation: \(Self.name(new)),"
        + " duration: \(Self.number(duration)))"
    case .didChangeStatusBarOrientation(let old):
      "application(_:didChangeStatusBarOrientation: \(Self.name(old)))"
    case .sceneDidUpdate(let scene, let previous):
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)\(of(scene)),"
        + " before: \(Self.geometry(previous))"
    case .sceneDidUpdateEffectiveGeometry(let scene, let previous):
      "windowScene(_:didUpdateEffectiveGeometry:)\(of(scene)), before: \(Self.geometry(previous))"
    case .effectiveGeometryObserved(let scene): "effectiveGeometry is observed\(of(scene))"
    }
  }

  private func of(_ scene: SceneID) -> String {
    scene == .main ? "" : " for \(self.scene(scene))"
  }

  /// A scene's geometry in one line.
  public static func geometry(_ geometry: SceneGeometry) -> String {
    var parts = ["\(name(geometry.interfaceOrientation)) \(size(geometry.size))"]
    if geometry.screenBounds != geometry.size {
      parts.append("on a screen of \(size(geometry.screenBounds))")
    }
    if geometry.isInteractivelyResizing { parts.append("being dragged") }
    if geometry.isInterfaceOrientationLocked { parts.append("locked") }
    if geometry.rootTransform != .none {
      parts.append("root view turned \(turns(geometry.rootTransform))")
    }
    if geometry.scale != 1 { parts.append("scaled to \(number(geometry.scale))") }
    return parts.joined(separator: ", ")
  }
}
