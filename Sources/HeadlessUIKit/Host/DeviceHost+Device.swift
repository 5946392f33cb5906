package import Orientation

// What a device asks of the host it controls.
extension DeviceHost {
  /// Whether the system, or code of the app that it called, is at work.
  package var isAtWork: Bool { depth > 0 }

  /// Whether an app was launched.
  package var hasLaunched: Bool { system.phase != .notLaunched }

  /// Whether time has to pass for something to end.
  package var waitsForTime: Bool { system.isBusy || agenda.next != nil }

  /// When the next thing happens by itself; nil when nothing will.
  package var nextEvent: Double? { system.nextMoment(besides: agenda.next) }

  /// The name of a controller that the host has seen.
  package func knownID(of controller: UIViewController) -> ControllerID? {
    guard let registration = controller.registration, registration.host === self else { return nil }
    return registration.id
  }

  /// The text of an exception.
  package func reason(of fault: Fault) -> String {
    let className = fault.controller.flatMap { controller($0) }.map { "\(type(of: $0))" }
    return fault.reason(
      className: className ?? "UIViewController", behaviors: system.behaviors,
      policy: system.policy)
  }
}
