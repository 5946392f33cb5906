package import Orientation

extension DeviceHost: LiveHierarchy {
  package func exchange(_ system: inout RotationSystem) { swap(&system, &self.system) }

  package func withSystem(_ work: (inout RotationSystem) -> Void) { work(&system) }

  package func appDelegateMask(for window: WindowID?) -> InterfaceOrientationMask? {
    guard let delegate = application.delegate else { return nil }
    let window = window.flatMap { self.window($0) }
    return answer { delegate.application(application, supportedInterfaceOrientationsFor: window) }
  }

  package func sceneDelegateMask(of scene: SceneID) -> InterfaceOrientationMask? {
    guard scenes.indices.contains(scene.index),
      let delegate = scenes[scene.index].delegate as? any UIWindowSceneDelegate
    else { return nil }
    return answer { delegate.supportedInterfaceOrientations(for: scenes[scene.index]) }
  }

  /// A delegate's answer; nil when it is the one of the protocol, which means that it has none.
  private func answer(_ ask: () -> UIInterfaceOrientationMask) -> InterfaceOrientationMask? {
    isUnanswered = false
    let mask = ask()
    defer { isUnanswered = false }
    return isUnanswered ? nil : mask.engine
  }

  package func supportedInterfaceOrientations(of id: ControllerID) -> InterfaceOrientationMask? {
    guard let controller = controller(id) else { return .all }
    isAskedRecursively = false
    var mask = InterfaceOrientationMask.all
    call(controller) { mask = controller.supportedInterfaceOrientations.engine }
    return isAskedRecursively ? nil : mask
  }

  package func shouldAutorotate(_ id: ControllerID) -> Bool {
    guard let controller = controller(id) else { return true }
    var answer = true
    call(controller) { answer = controller.shouldAutorotate }
    return answer
  }

  package func shouldAutorotate(_ id: ControllerID, to orientation: InterfaceOrientation) -> Bool {
    guard let controller = controller(id) else { return true }
    var answer = true
    call(controller) {
      answer = controller.shouldAutorotate(to: UIInterfaceOrientation(orientation))
    }
    return answer
  }

  package func preferredInterfaceOrientation(of id: ControllerID) -> Preferred {
    guard let controller = controller(id) else { return .inherited }
    inheritedPreference = nil
    var preferred = UIInterfaceOrientation.unknown
    call(controller) { preferred = controller.preferredInterfaceOrientationForPresentation }
    defer { inheritedPreference = nil }
    if let inheritedPreference, inheritedPreference == preferred { return .inherited }
    return preferred == .unknown ? .invalid(rawValue: 0) : .orientation(preferred.engine)
  }

  package func childForInterfaceOrientationLock(of id: ControllerID) -> ControllerID?? {
    guard let controller = controller(id) else { return nil }
    guard methodOverrides(of: controller).contains(.childForLock) || controller.namesChildForLock
    else { return nil }
    var child: UIViewController?
    call(controller) { child = controller.childForInterfaceOrientationLock }
    return .some(child.map { self.id(of: $0) })
  }

  package func prefersInterfaceOrientationLocked(_ id: ControllerID) -> Bool {
    guard let controller = controller(id) else { return false }
    var answer = false
    call(controller) { answer = controller.prefersInterfaceOrientationLocked }
    return answer
  }
}

extension DeviceHost {
  /// What a controller answers now; what its class does not override is left to the engine.
  package func currentAnswers(of id: ControllerID) -> ControllerAnswers {
    guard let controller = controller(id) else { return ControllerAnswers() }
    var answers = ControllerAnswers(
      autorotates: shouldAutorotate(id), prefersLocked: prefersInterfaceOrientationLocked(id))
    if !system.behaviors[.masksDecide] {
      let allowed = InterfaceOrientation.valid.filter { shouldAutorotate(id, to: $0) }
      answers.mask = allowed.reduce([]) { $0.union($1.mask) }
    } else if answersItself(controller) {
      answers.mask = supportedInterfaceOrientations(of: id)
    }
    return answers
  }
}
