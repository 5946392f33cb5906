import Foundation
import HeadlessUIKit
import Orientation

/// Plays a scenario on live objects.
@MainActor
final class TwinRun {
  let host: HeadlessUIKit.DeviceHost
  let controllers: [any TwinController]
  let delegate = TwinDelegate()
  private var kept: [UIWindow] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ system: RotationSystem) {
    var empty = RotationSystem(
      device: system.device, version: system.version, policy: system.policy,
      application: system.application, controllers: [], root: nil, held: system.pose,
      environment: system.environment(), windowingMode: system.windowingMode,
      isUserLocked: system.isUserLocked)
    empty.timing = system.timing
    let host = HeadlessUIKit.DeviceHost(empty, recordsFaults: true, recordsTranscript: true)
    // Values know no bars and no sheets that leave room.
    host.contentFillsContainers = true
    self.host = host
    controllers = host.run { system.controllers.map { TwinRun.make($0) } }
    for (index, controller) in controllers.enumerated() {
      _ = host.id(of: controller)
      controller.part = TwinPart(self, ControllerID(index), system.controllers[index])
    }
    host.run { connect(system.controllers) }
    delegate.run = self
    delegate.mask = system.application.delegateMask
    delegate.sceneMask = system.application.sceneDelegateMask
    delegate.root = controllers[0]
    host.application.delegate = delegate
    host.makeSceneDelegate = { [delegate] in delegate }
    observe()
  }

  private func connect(_ values: ControllerList) {
    for (index, value) in values.enumerated() {
      let controller = controllers[index]
      let children = value.children.map { controllers[$0.index] as UIViewController }
      if let navigation = controller as? UINavigationController {
        navigation.setViewControllers(children, animated: false)
        if case .delegate = value.forwarding {
          navigation.delegate = navigation as? TwinNavigation
        }
      } else {
        for child in children { controller.addChild(child) }
      }
      host.system.note(value.forwarding, of: ControllerID(index))
    }
  }

  private static func make(_ value: Controller) -> any TwinController {
    let sizes = !value.overrides.isDisjoint(with: [.sizeTransition, .sizeTransitionWithoutSuper])
    if value.kind == .navigation { return sizes ? TwinSizeNavigation() : TwinNavigation() }
    if value.overrides.contains(.onlyLegacyAnswer) { return TwinLegacy() }
    if value.answers.asksChildForLock { return TwinLock() }
    if value.overrides.contains(.rotate) { return sizes ? TwinSizeRotate() : TwinRotate() }
    if sizes { return TwinSize() }
    return value.overrides.contains(.rotateInHalves) ? TwinHalves() : TwinPlain()
  }

  /// The reactions to notifications run in the order in which controllers are shown.
  private func observe() {
    observe(UIDevice.orientationDidChangeNotification) { [unowned self] in
      .deviceNotification(DeviceOrientation(rawValue: host.device.orientation.rawValue) ?? .unknown)
    }
    observe(UIApplication.willChangeStatusBarOrientationNotification) {
      .willChangeStatusBarOrientation
    }
    observe(UIApplication.didChangeStatusBarOrientationNotification) {
      .didChangeStatusBarOrientation
    }
  }

  private func observe(_ name: Notification.Name, _ moment: @escaping () -> Reaction.Moment) {
    let object: AnyObject =
      name == UIDevice.orientationDidChangeNotification ? host.device : host.application
    nonisolated(unsafe) let moment = moment
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [unowned self] _ in
        MainActor.assumeIsolated {
          let now = unsafe moment()
          for id in host.system.shownControllers {
            guard let controller = host.controller(id) as? any TwinController else { continue }
            act(as: controller) { controller.part?.react(to: now) }
          }
        }
      })
  }

  private func act(as controller: UIViewController, _ work: () -> Void) {
    host.callees.append(controller)
    work()
    host.callees.removeLast()
  }

  /// Plays one event and gives what happened.
  func handle(_ event: RotationEvent) -> [Transcript.Entry] {
    host.forgetTranscript()
    host.run { perform(event) }
    return host.transcript.entries
  }

  func isContained(_ id: ControllerID) -> Bool {
    controllers.indices.contains(id.index) && controllers[id.index].parent != nil
  }

  func keep(_ window: UIWindow) { kept.append(window) }

  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    host.shutDown()
  }

  /// Asks as an app's override does, and notes it as the value does.
  func ask<Value>(
    _ controller: any TwinController, _ question: RotationQuestion,
    _ answer: (Value) -> RotationAnswer,
    _ call: () -> Value
  ) -> Value {
    let place = host.system.entryCount
    let value = call()
    if let id = controller.part?.id {
      host.system.note(.asked(.controller(id), question, answer(value)), at: place)
    }
    return value
  }

  func preferredAnswer(_ orientation: UIInterfaceOrientation) -> RotationAnswer {
    if let inherited = host.inheritedPreference, inherited == orientation {
      return .preferred(.inherited)
    }
    return .preferred(.orientation(orientation.engineOrientation))
  }

  func selected(_ controller: UIViewController) -> Int { 0 }

  /// What the content of a container presents (`D-37`).
  func presentedFromInside(_ controller: any TwinController) -> UIViewController? {
    guard let id = controller.part?.id else { return nil }
    return host.system.presentedFromInside(id).flatMap { host.controller($0) }
  }
}
