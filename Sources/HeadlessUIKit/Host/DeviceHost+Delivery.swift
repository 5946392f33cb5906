public import Foundation
package import Orientation

extension DeviceHost {
  package func deliver(_ occurrence: Occurrence) {
    switch occurrence {
    case .posted(let notification): post(notification)
    case .delegate(let call): tellDelegate(call)
    case .log(let line): log.append(line.text)
    case .error(let scene, let error): scenes[scene.index].report(error)
    case .exception(let fault): stop(fault)
    case .decided(let scene, let decision, _): noteDecision(decision, scene)
    default: break
    }
  }

  private func noteDecision(_ decision: Decision, _ scene: SceneID) {
    guard case .request = decision.trigger, scenes.indices.contains(scene.index) else { return }
    var isRefused = false
    if case .refused = decision.outcome { isRefused = true }
    scenes[scene.index].noteDecision(isRefused: isRefused)
  }

  private func post(_ notification: SystemNotification) {
    let name = Notification.Name(notification.name)
    let value: Any
    switch notification {
    case .deviceOrientationDidChange: return post(name, from: device)
    case .willChangeStatusBarOrientation(let orientation),
      .didChangeStatusBarOrientation(let orientation):
      value = NSNumber(value: orientation.rawValue)
    case .willChangeStatusBarFrame(let size), .didChangeStatusBarFrame(let size):
      value = NSValue(cgRect: CGRect(origin: .zero, size: CGSize(size)))
    }
    var userInfo: [AnyHashable: Any] = [:]
    if let key = notification.userInfoKey { userInfo[key] = value }
    post(name, from: application, userInfo)
  }

  /// Posts a notification in the context of the device: observers of other devices do not receive it.
  func post(
    _ name: Notification.Name, from sender: AnyObject, _ userInfo: [AnyHashable: Any]? = nil
  ) {
    run { NotificationCenter.default.post(name: name, object: sender, userInfo: userInfo) }
  }

  private func tellDelegate(_ call: DelegateCall) {
    let delegate = application.delegate
    switch call {
    case .didFinishLaunching: application.finishLaunching()
    case .willChangeStatusBarOrientation(let orientation, let duration):
      delegate?.application(
        application, willChangeStatusBarOrientation: UIInterfaceOrientation(orientation),
        duration: duration)
    case .didChangeStatusBarOrientation(let orientation):
      delegate?.application(
        application, didChangeStatusBarOrientation: UIInterfaceOrientation(orientation))
    case .sceneDidUpdate(let scene, let previous): scenes[scene.index].tellDidUpdate(previous)
    case .sceneDidUpdateEffectiveGeometry(let scene, let previous):
      scenes[scene.index].tellDidUpdateEffectiveGeometry(previous)
    case .effectiveGeometryObserved(let scene): scenes[scene.index].tellGeometryObservers()
    }
  }

  /// Ends the program as UIKit's exception would, or keeps the exception.
  private func stop(_ fault: Fault) {
    faults.append(fault)
    guard !recordsFaults else { return }
    let reason = reason(of: fault)
    FileHandle.standardError.write(
      Data(
        "*** Terminating app due to uncaught exception '\(fault.name)', reason: '\(reason)'\n".utf8)
    )
    abort()
  }
}

extension NSValue {
  /// Wraps a rectangle.
  ///
  /// - UIKit: same. Since iOS 2
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle it wraps.
  ///
  /// - UIKit: same. Since iOS 2
  public var cgRectValue: CGRect { rectValue }
}
