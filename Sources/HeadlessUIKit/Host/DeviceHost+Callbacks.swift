import Foundation
package import Orientation

extension DeviceHost {
  package func boundsSize(of id: ControllerID, in window: WindowID) -> ScreenSize? {
    // In another window than before a view gets other bounds before any callback.
    guard let controller = controller(id), let view = controller.viewIfLoaded,
      controller.layoutWindow == nil || controller.layoutWindow == window
    else { return nil }
    return view.bounds.size.engine
  }

  /// Whether an animated change that begins now takes time.
  var takesTimeNow: Bool {
    transitionsTakeTime && animations.isEnabled && system.phase == .foreground
      && !system.isLaunching
  }

  package var isChanging: Bool { !progressing.isEmpty && system.phase != .terminated }

  package func holds(_ callback: Callback, _ id: ControllerID, in window: WindowID) -> Bool {
    switch callback {
    case .viewDidAppear, .viewDidDisappear:
      guard let move = moves.last, move.progress == .starting else { return false }
      move.hold(callback, id, in: window)
      return true
    case .viewWillAppear:
      for move in moves + progressing { move.drop(.viewDidDisappear, id) }
    case .viewWillDisappear:
      for move in moves + progressing { move.drop(.viewDidAppear, id) }
    default: break
    }
    return false
  }

  package func hear(_ callback: Callback, _ id: ControllerID) {
    guard let controller = controller(id) else { return }
    needsMounting = true
    if callback == .viewDidAppear || callback == .viewDidDisappear { moves.last?.reachHalf() }
    // Its container notifies it when appropriate.
    if controller.isKeptFromAppearing {
      if callback == .viewWillAppear { prepareToAppear(controller) }
      return
    }
    switch callback {
    case .viewWillAppear:
      prepareToAppear(controller)
      controller.isAppearing = true
      call(controller) { controller.viewWillAppear(controller.appearsAnimated) }
    case .viewDidAppear:
      controller.isAppearing = false
      controller.isVisible = true
      call(controller) { controller.viewDidAppear(controller.appearsAnimated) }
    case .viewWillDisappear:
      controller.isVisible = false
      call(controller) { controller.viewWillDisappear(controller.appearsAnimated) }
    case .viewDidDisappear:
      call(controller) { controller.viewDidDisappear(controller.appearsAnimated) }
    default: break
    }
  }

  /// Loads a view that is about to be shown for the first time, at the size it will have.
  private func prepareToAppear(_ controller: UIViewController) {
    guard let registration = controller.registration else { return }
    let window = system.window(of: registration.id)
    let isNew = !controller.isViewLoaded
    let isElsewhere = controller.layoutWindow != nil && controller.layoutWindow != window
    guard isNew || isElsewhere else { return }
    controller.loadViewIfNeeded()
    guard let window else { return }
    // In another window everything is laid out again.
    if isElsewhere { controller.viewIfLoaded?.setNeedsLayout() }
    controller.layoutWindow = window
    controller.viewIfLoaded?.bounds.size = CGSize(
      system.layoutSize(of: registration.id, in: window))
  }

  /// Notes that a controller is called, and calls it.
  func tell(_ controller: UIViewController, _ callback: Callback, _ code: () -> Void) {
    note(callback, controller)
    call(controller, code)
  }

  /// Notes that a controller is called.
  func note(_ callback: Callback, _ controller: UIViewController) {
    guard recordsTranscript, let id = controller.registration?.id else { return }
    let scene = controller.viewIfLoaded?.window?.sceneID ?? scene(of: id)
    let bounds = controller.viewIfLoaded?.bounds.size.engine ?? system.shownGeometry(of: scene).size
    system.record(.callback(id, callback, system.observed(bounds: bounds, scene)))
  }

  /// The scene a controller belongs to; the main one when it belongs to none.
  func scene(of id: ControllerID) -> SceneID {
    system.window(of: id).map { system.scene(of: $0) } ?? .main
  }

  /// Notes what a controller answered to a question.
  func note(_ controller: UIViewController, _ question: RotationQuestion, _ answer: RotationAnswer)
  {
    guard recordsTranscript, let id = controller.registration?.id else { return }
    system.record(.asked(.controller(id), question, answer))
  }
}
