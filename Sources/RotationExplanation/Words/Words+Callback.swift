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
  ///
  /// - Parameters:
  ///   - observed: what it reads.
  ///   - last: what was read before; what has not changed since is left out.
  /// - Returns: empty where nothing has changed.
  public static func observed(_ observed: Observed, since last: Observed? = nil) -> String {
    var parts: [String] = []
    func add<Value: Equatable>(_ path: KeyPath<Observed, Value>, _ text: (Value) -> String?) {
      let value = observed[keyPath: path]
      guard value != last?[keyPath: path], let text = text(value) else { return }
      parts.append(text)
    }
    add(\.interfaceOrientation) { "interface \(name($0))" }
    if observed.statusBarOrientation != observed.interfaceOrientation {
      add(\.statusBarOrientation) { "status bar \(name($0))" }
    }
    add(\.bounds) { "bounds \(size($0))" }
    if observed.screenBounds != observed.bounds {
      add(\.screenBounds) { "screen \(size($0))" }
    }
    add(\.safeArea) { $0.map { "safe area \(insets($0))" } }
    add(\.traits) { $0.map { traits($0) } }
    add(\.targetTransform) { $0.map { "turn \(turns($0))" } }
    add(\.duration) { $0.map { "\(number($0)) s" } }
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
