extension RotationSystem {
  /// `pushViewController` (`E-11`, `E-12`).
  mutating func push(_ controller: ControllerID, onto container: ControllerID) {
    guard exists(controller), exists(container), controller != container,
      !contains(controller, container), !contains(container, controller),
      controllers[container.index].kind == .navigation
    else { return record(.ignored(.notThere)) }
    changeContent(of: container) { $0.children.append(controller) }
  }

  /// `popViewController`.
  mutating func pop(_ container: ControllerID) {
    guard exists(container), controllers[container.index].kind == .navigation,
      controllers[container.index].children.count > 1
    else { return record(.ignored(.notThere)) }
    changeContent(of: container) { $0.children.removeLast() }
  }

  /// Another tab, page or child (`E-13`).
  mutating func select(_ index: Int, in container: ControllerID) {
    guard exists(container), controllers[container.index].children.indices.contains(index) else {
      return record(.ignored(.notThere))
    }
    guard controllers[container.index].selected != index else {
      return record(.ignored(.noChange))
    }
    changeContent(of: container) { $0.selected = index }
  }

  /// Changes what a container shows, with the appearance callbacks of both sides.
  private mutating func changeContent(
    of container: ControllerID, _ change: (inout Controller) -> Void
  ) {
    let window = isShown(container) ? window(of: container) : nil
    let before = shownChildren(of: container)
    change(&controllers[container.index])
    guard let window else { return }
    let after = shownChildren(of: container)
    let scene = windows[window.index].scene
    // Before iOS 16 nothing is negotiated; from 16 it happens on the next turn of the run loop, so
    // that a request made in the appearance callbacks or right after the push still meets the
    // outgoing mask (F-27).
    let waits = Behaviors.geometryRequests[generation]
    if waits { putOff(.contentChange, in: scene, isAnimated: true) }
    replace(before, with: after, in: window)
    guard phase != .terminated, !waits else { return }
    startNegotiation(.contentChange, in: scene, isAnimated: true)
  }

  /// The appearance callbacks when one set of controllers takes the place of another.
  ///
  /// Whoever a reaction brings back, or takes away again, is not told that it went, or came.
  mutating func replace(
    _ old: [ControllerID], with new: [ControllerID], in window: WindowID
  ) {
    guard !windows[window.index].isHidden else { return }
    let leaving = old.flatMap { shownTree(of: $0) }
    tell(leaving, .viewWillDisappear, in: window)
    for id in new { willAppear(id, in: window) }
    tell(leaving.filter { !isShown($0) }, .viewDidDisappear, in: window)
    for id in new where isShown(id) { didAppear(id, in: window) }
  }

  /// All appearance callbacks of a controller and what it shows.
  mutating func appear(_ id: ControllerID?, in window: WindowID) {
    guard let id, !windows[window.index].isHidden else { return }
    willAppear(id, in: window)
    if isShown(id) { didAppear(id, in: window) }
  }

  /// `viewWillAppear`, and layout where the size is not the one at which it was laid out
  /// (`E-19`, `G-24`).
  private mutating func willAppear(_ id: ControllerID, in window: WindowID) {
    let tree = shownTree(of: id)
    tell(tree, .viewWillAppear, in: window)
    layOut(tree, in: window)
  }

  private mutating func didAppear(_ id: ControllerID, in window: WindowID) {
    tell(shownTree(of: id), .viewDidAppear, in: window)
  }

  /// Sends an appearance callback and lets the controllers react.
  mutating func tell(_ ids: [ControllerID], _ callback: Callback, in window: WindowID) {
    for id in ids where phase != .terminated {
      record(.callback(id, callback, observed(by: id, in: window)))
      switch callback {
      case .viewWillAppear: react(id, to: .viewWillAppear)
      case .viewDidAppear: react(id, to: .viewDidAppear)
      case .viewWillDisappear: react(id, to: .viewWillDisappear)
      default: break
      }
    }
  }
}
