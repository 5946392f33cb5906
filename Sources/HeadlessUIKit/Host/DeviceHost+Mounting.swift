package import Orientation

extension DeviceHost {
  /// The window with a name.
  package func window(_ id: WindowID) -> UIWindow? {
    windows.indices.contains(id.index) ? windows[id.index].window : nil
  }

  package func layOut(in id: WindowID) {
    guard let window = window(id), window.isOpen, system.phase != .terminated else { return }
    mount(window)
    window.layoutIfNeeded()
  }

  /// Puts in what is shown, takes out what is not, and lays out.
  func mountAndLayOutAll() {
    needsMounting = false
    for place in windows.indices {
      guard let window = windows[place].window, window.isOpen else { continue }
      mount(window)
      run { window.layoutIfNeeded() }
    }
  }

  /// Puts the views of what a window shows into it, and takes out those of what is covered.
  func mount(_ window: UIWindow) {
    guard let id = window.id, system.phase != .notLaunched else { return }
    let tops = system.tops(of: id)
    let covered = system.coveredCount(of: id)
    for (place, top) in tops.enumerated() {
      guard let controller = controller(top) else { continue }
      if place < covered {
        window.unmount(controller)
      } else {
        window.mount(controller)
        mountChildren(of: controller, in: id)
      }
    }
    window.removeStrangers(
      tops: tops.compactMap { controller($0) } + progressing.compactMap { $0.leaving })
    window.fitSafeArea()
  }

  private func mountChildren(of controller: UIViewController, in window: WindowID) {
    // In another window everything is laid out again.
    if controller.layoutWindow != window { controller.viewIfLoaded?.setNeedsLayout() }
    controller.mountShownChildren()
    for child in controller.shownChildren where child.isViewLoaded {
      mountChildren(of: child, in: window)
    }
  }

  /// Gives the windows of a scene the bounds of its geometry.
  func fitWindows(of scene: SceneID) {
    for place in windows.indices {
      guard let window = windows[place].window, window.isOpen, window.sceneID == scene else {
        continue
      }
      window.fit()
    }
  }

  func layOutWindows(of turn: Turn) {
    for window in system.openWindows(of: turn.transition.scene) {
      // What has left the window since is laid out where it was.
      for view in turn.topViews(of: window) {
        (view.window == nil ? view : view.window)?.layoutIfNeeded()
      }
      self.window(window)?.layoutIfNeeded()
    }
  }
}

extension DeviceHost {
  /// Releases the app, whose objects and this host retain each other.
  package func shutDown() {
    for window in application.openWindows {
      for view in window.subviews { view.removeFromSuperview() }
      window.storedRoot = nil
    }
    application.openWindows = []
    application.keyWindowNow = nil
    application.delegate = nil
    makeSceneDelegate = nil
    makeRoot = nil
    // Controllers that outlive the device may be shown by another one.
    for place in controllers.indices { controllers[place].controller?.registration = nil }
    for scene in scenes { scene.delegate = nil }
    scenes = []
    turns = []
    progressing = []
    agenda = Agenda()
  }
}
