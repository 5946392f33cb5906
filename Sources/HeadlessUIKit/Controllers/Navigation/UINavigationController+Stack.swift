import Orientation

extension UINavigationController {
  var visibleNow: UIViewController? {
    // The top may present from inside; what is presented over that is not its business.
    guard let top = topViewController else { return nil }
    guard let presented = presented ?? top.presented else { return top }
    return presented
  }

  func push(_ controller: UIViewController, _ animated: Bool) {
    if let mistake = mistake(ofPushing: controller) {
      host?.raise(mistake)
      return
    }
    guard !isChanging else { return putOffChanges.append { $0.push(controller, animated) } }
    let old = topViewController
    controller.isComing = true
    controller.appearsAnimated = animated
    old?.appearsAnimated = animated
    controller.willMove(toParent: self)
    controller.leaveOtherContainer(for: self)
    containedChildren.append(controller)
    change(.push, from: old, to: controller, animated) { [self] in
      controller.willMove(toParent: nil)
      containedChildren.removeAll { $0 === controller }
      old.map { showAgain($0) }
    } then: { [self] completed in
      controller.isComing = false
      guard completed else { return left(controller) }
      controller.didMove(toParent: self)
      tellShown(controller, animated)
    }
  }

  func popTop(_ animated: Bool) -> UIViewController? {
    guard containedChildren.count > 1, let top = containedChildren.last else { return nil }
    guard !refuses("popViewControllerAnimated:") else { return nil }
    leave([top], animated)
    return top
  }

  func pop(to controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
    guard let place = containedChildren.firstIndex(where: { $0 === controller }) else {
      host?.raise(.poppedToStranger)
      return nil
    }
    let going = Array(containedChildren[(place + 1)...])
    guard !going.isEmpty else { return [] }
    guard !refuses("popToViewController:animated:") else { return nil }
    leave(going, animated)
    return going
  }

  /// Takes controllers off the stack, and has the system do so.
  private func leave(_ going: [UIViewController], _ animated: Bool) {
    let old = topViewController
    for controller in going {
      controller.willMove(toParent: nil)
      controller.isGoing = true
      controller.appearsAnimated = animated
    }
    containedChildren.removeAll { child in going.contains { $0 === child } }
    let top = topViewController
    top?.appearsAnimated = animated
    guard let top else {
      for controller in going { left(controller) }
      return
    }
    change(.pop, from: old, to: top, animated) { [self] in
      containedChildren += going
      for controller in going {
        controller.isGoing = false
        controller.willMove(toParent: self)
      }
      old.map { showAgain($0) }
    } then: { [self] completed in
      guard completed else { return }
      for controller in going { left(controller) }
      tellShown(top, animated)
    }
  }

  /// Whether a push or a pop takes its time, in it or around it.
  private var isChanging: Bool {
    guard let move, let host else { return false }
    return host.progressing.contains { $0 === move }
  }

  /// UIKit only writes to the log when it is to pop during a transition.
  private func refuses(_ method: String) -> Bool {
    guard isChanging, let host else { return false }
    host.log.append(
      "\(method) called on \(host.describe(self)) while an existing transition or presentation is"
        + " occurring; the navigation stack will not be updated.")
    return true
  }

  /// A push during a transition waits for its end.
  func runPutOffChanges() {
    while !isChanging, !putOffChanges.isEmpty { putOffChanges.removeFirst()(self) }
  }

  /// A transition was given up: what was on top is there again.
  private func showAgain(_ controller: UIViewController) {
    navigationBar.items = containedChildren.map { $0.navigationItem }
    viewIfLoaded?.setNeedsLayout()
    tellSystem(controller)
  }

  private func left(_ controller: UIViewController) {
    controller.isGoing = false
    if controller.container === self {
      controller.container = nil
      controller.setContainerInsets(.zero)
    }
    controller.didMove(toParent: nil)
  }

  func setStack(_ controllers: [UIViewController]) {
    if let mistake = mistake(ofStack: controllers) {
      host?.raise(mistake)
      return
    }
    let old = topViewController
    let isShort = containedChildren.count > controllers.count
    contain(controllers) {
      guard let new = topViewController, new !== old else { return }
      old?.appearsAnimated = false
      new.appearsAnimated = false
      change(isShort ? .pop : .push, from: old, to: new, false)
    }
    if let new = topViewController, new !== old { tellShown(new, false) }
  }

  /// The top has changed: notifies the delegate and the system once the stack is final.
  private func change(
    _ operation: Operation, from old: UIViewController?, to new: UIViewController, _ animated: Bool,
    undo: (() -> Void)? = nil, then: @escaping (Bool) -> Void = { _ in }
  ) {
    if host?.contentFillsContainers != true { viewIfLoaded?.setNeedsLayout() }
    // The bar at the bottom may come or go with it.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    navigationBar.items = containedChildren.map { $0.navigationItem }
    let isSeen = animated && tellsSystem && viewIfLoaded?.window != nil
    let move = ControllerMove(from: old, to: new, in: self, isAnimated: animated)
    move.mayTakeTime = isSeen && old != nil
    move.storedContainerView = content
    if animated, let old, tellsSystem {
      move.animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
      move.interaction = move.animator.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      }
    }
    move.run(
      .init(
        change: { [self] in
          delegate?.navigationController(self, willShow: new, animated: animated)
          tellSystem(new)
        }, undo: undo, then: then))
  }

  private func tellShown(_ controller: UIViewController, _ animated: Bool) {
    guard host?.system.phase != .terminated else { return }
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// A single push or pop is reported as such; any other change, such as a delegate changing the
  /// stack meanwhile, is reported as a new stack.
  private func tellSystem(_ new: UIViewController) {
    unmountHiddenOffScreen()
    guard let registration, tellsSystem else {
      registration?.host.childrenChanged(of: self)
      return
    }
    let host = registration.host
    let stack = containedChildren.map { host.id(of: $0) }
    let known = host.system.controllers[registration.id.index].children
    if let last = stack.last, known + [last] == stack {
      host.send(.push(last, onto: registration.id))
    } else if known.count == stack.count + 1, Array(known.dropLast()) == stack {
      host.send(.pop(registration.id))
    } else {
      host.childrenChanged(of: self)
    }
  }

  private func mistake(ofPushing controller: UIViewController) -> Fault? {
    if containedChildren.contains(where: { $0 === controller }) {
      return host.map { .pushedTwice(controller, self, $0) }
    }
    return controller is UINavigationController ? .pushedNavigationController : nil
  }

  private func mistake(ofStack controllers: [UIViewController]) -> Fault? {
    if controllers.contains(where: { $0 is UINavigationController }) {
      return .pushedNavigationController
    }
    let isDistinct = Set(controllers.map { ObjectIdentifier($0) }).count == controllers.count
    return isDistinct ? nil : host.map { .repeatedInStack(controllers, $0) }
  }
}
