extension RotationSystem {
  /// `pushViewController` (`E-11`, `E-12`).
  mutating func push(_ controller: ControllerID, onto container: ControllerID) {
    guard isFree(controller), exists(container), !contains(controller, container),
      !contains(container, controller), !isShown(controller),
      controllers[container.index].kind == .navigation
    else { return record(.ignored(.notThere)) }
    takeOut(controller)
    containers[controller].append(container)
    changeContent(of: container) { $0.children.append(controller) }
  }

  /// `popViewController`.
  mutating func pop(_ container: ControllerID) {
    guard exists(container), controllers[container.index].kind == .navigation,
      controllers[container.index].children.count > 1,
      let last = controllers[container.index].children.last
    else { return record(.ignored(.notThere)) }
    forget([last], in: container)
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
  mutating func changeContent(of container: ControllerID, _ change: (inout Controller) -> Void) {
    let window = isShown(container) ? window(of: container) : nil
    change(&controllers[container.index])
    containment += 1
    guard let window else { return }
    let scene = windows[window.index].scene
    // Before iOS 16 nothing is negotiated; from 16 it happens on the next turn of the run loop, so
    // that a request made in the appearance callbacks or right after the push still meets the
    // outgoing mask (F-27).
    let waits = behaviors[.contentChangeNegotiates]
    if waits { putOff(.contentChange, in: scene, isAnimated: true) }
    refreshAppearance(in: window, comingFirst: false)
    guard phase != .terminated, !waits else { return }
    startNegotiation(.contentChange, in: scene, isAnimated: true)
  }
}
