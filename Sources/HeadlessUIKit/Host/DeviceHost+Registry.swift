package import Orientation

/// Under which name a host's system knows a controller.
struct Registration {
  unowned let host: DeviceHost
  let id: ControllerID
}

extension DeviceHost {
  /// The name of a controller, given to it when it is first seen.
  package func id(of controller: UIViewController) -> ControllerID {
    if let registration = controller.registration, registration.host === self {
      return registration.id
    }
    let free = freePlace
    let id = system.register(
      Controller(
        "\(type(of: controller))", controller.kind,
        overrides: methodOverrides(of: controller).engine),
      at: free)
    if id.index == controllers.count {
      controllers.append(WeakController(controller: controller))
    } else {
      controllers[id.index] = WeakController(controller: controller)
    }
    controller.registration = Registration(host: self, id: id)
    tellChildren(of: controller)
    return id
  }

  /// The controller with a name.
  package func controller(_ id: ControllerID) -> UIViewController? {
    controllers.indices.contains(id.index) ? controllers[id.index].controller : nil
  }

  /// The place of a controller that is gone, looked for only when the table would have to grow.
  private var freePlace: ControllerID? {
    guard controllers.count >= 32, controllers.count == controllers.capacity else { return nil }
    return controllers.firstIndex { $0.controller == nil }.map { ControllerID($0) }
  }

  /// Updates what a controller contains in the system, without callbacks.
  func tellChildren(of controller: UIViewController) {
    let id = id(of: controller)
    let children = controller.shownOrder.map { self.id(of: $0) }
    system.setChildren(children, selected: controller.selectedPlace, of: id)
  }

  /// Notifies the system that a controller's content has changed.
  ///
  /// There are no callbacks before the controller is known to a system, while the app is being
  /// launched, and where the same children stay on screen.
  func childrenChanged(of controller: UIViewController) {
    guard controller.registration != nil else { return }
    let id = id(of: controller)
    let children = controller.shownOrder.map { self.id(of: $0) }
    let selected = controller.selectedPlace
    guard
      system.controllers[id.index].children != children
        || system.controllers[id.index].selected != selected
    else { return }
    needsMounting = true
    controller.unmountHiddenOffScreen()
    let isSameOnScreen =
      system.shownChildren(of: id) == controller.shownChildren.map { self.id(of: $0) }
    // Children that come while its view is loaded appear after it.
    if system.isLaunching || isSameOnScreen || controller.isLoadingView || !system.isShown(id) {
      system.setChildren(children, selected: selected, of: id)
    } else {
      work { $0.replaceChildren(of: id, with: children, selected: selected) }
    }
  }
}
