import Foundation
import HeadlessUIKit
import Orientation

extension TwinRun {
  /// Brings an event about by the calls an app would make.
  ///
  /// What the system ignores is sent as it is: an app's call would end the program, or say nothing.
  func perform(_ event: RotationEvent) {
    guard !isIgnored(event) else { return host.send(event) }
    switch event {
    case .enterBackground: host.enterBackground()
    case .enterForeground: host.enterForeground()
    case .push(let id, let container):
      (controllers[container.index] as? UINavigationController)?
        .pushViewController(controllers[id.index], animated: true)
    case .pop(let container):
      (controllers[container.index] as? UINavigationController)?.popViewController(animated: true)
    case .present(let id, let style, let presenter):
      let controller = take(id)
      present(controller, style, from: controllers[presenter.index])
    case .dismiss(let id):
      controllers[id.index].presentingViewController?.dismiss(animated: true)
    case .setRoot(let root, let window):
      let controller = root.map { take($0) }
      host.window(window)?.rootViewController = controller
    case .openWindow(let root, _, _): openWindow(root)
    case .closeWindow(let window): host.window(window)?.isHidden = true
    case .makeKey(let window):
      guard let live = host.window(window), !live.isKeyWindow else { return host.send(event) }
      live.makeKey()
    case .change(let id, let answers):
      controllers[id.index].part?.answers = answers
      host.send(event)
    case .changeAppDelegate(let mask):
      delegate.mask = mask
      host.send(event)
    case .changeSceneDelegate(let mask):
      delegate.sceneMask = mask
      host.send(event)
    default: performRequest(event)
    }
  }

  private func performRequest(_ event: RotationEvent) {
    switch event {
    case .setNeedsUpdateOfSupportedInterfaceOrientations(let id, let isAnimated):
      let controller = controllers[id.index]
      if isAnimated {
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      } else {
        UIView.performWithoutAnimation {
          controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
      }
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked(let id):
      controllers[id.index].setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    case .attemptRotationToDeviceOrientation:
      UIViewController.attemptRotationToDeviceOrientation()
    case .setDeviceOrientation(let rawValue):
      host.device.setValue(rawValue, forKey: "orientation")
    case .setStatusBarOrientation(let orientation):
      host.application.setStatusBarOrientation(
        UIInterfaceOrientation(orientation), animated: true)
    case .requestGeometryUpdate(let scene, let mask):
      host.scenes[scene.index].requestGeometryUpdate(
        .iOS(interfaceOrientations: UIInterfaceOrientationMask(mask)))
    case .requestForeignGeometry(let scene):
      host.scenes[scene.index].requestGeometryUpdate(.Mac())
    case .beginGeneratingDeviceOrientationNotifications:
      host.device.beginGeneratingDeviceOrientationNotifications()
    case .endGeneratingDeviceOrientationNotifications:
      host.device.endGeneratingDeviceOrientationNotifications()
    default: host.send(event)
    }
  }

  /// Whether the system would do nothing on an event.
  private func isIgnored(_ event: RotationEvent) -> Bool {
    var copy = host.system
    copy.live = nil
    copy.dropEntries()
    copy.perform(event, by: nil)
    guard let answer = copy.takeEntries().dropFirst().first else { return false }
    if case .ignored = answer.occurrence { return true }
    return false
  }

  /// A controller that is taken out of whatever contains it, for it can be in one place only.
  private func take(_ id: ControllerID) -> UIViewController {
    let controller = controllers[id.index]
    if let parent = controller.parent {
      if let navigation = parent as? UINavigationController {
        // What is not shown changes without callbacks.
        if let id = (navigation as? any TwinController)?.part?.id {
          let rest = navigation.viewControllers.filter { $0 !== controller }
          host.system.setChildren(rest.map { host.id(of: $0) }, selected: 0, of: id)
        }
        navigation.viewControllers = navigation.viewControllers.filter { $0 !== controller }
      } else {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
    }
    return controller
  }

  private func present(
    _ controller: UIViewController, _ style: PresentationStyle, from presenter: UIViewController
  ) {
    switch style {
    case .automatic: controller.modalPresentationStyle = .automatic
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .pageSheet: controller.modalPresentationStyle = .pageSheet
    case .formSheet: controller.modalPresentationStyle = .formSheet
    case .popover:
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = presenter.view
    case .currentContext: controller.modalPresentationStyle = .currentContext
    case .overCurrentContext: controller.modalPresentationStyle = .overCurrentContext
    case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
    case .custom(let removes):
      controller.modalPresentationStyle = .custom
      delegate.removesPresentersView = removes
      controller.transitioningDelegate = delegate
    }
    presenter.present(controller, animated: true)
  }

  private func openWindow(_ root: ControllerID?) {
    let controller = root.map { take($0) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    keep(window)
    window.rootViewController = controller
    window.isHidden = false
  }
}
