import Orientation

/// Turns a phone without a home button, on iOS 17, for a caller that has only numbers.
///
/// Every argument and the result are UIKit's raw values. The result is the interface orientation
/// afterwards, 0 where UIKit would raise an exception.
@_cdecl("negotiate")
public func negotiate(
  _ application: Int32, _ controller: Int32, _ device: Int32, _ interface: Int32
) -> Int32 {
  let turn = Turn(application, controller, device, interface)
  return turn.result(of: turn.facts.decide(.deviceTurn, turn.answers))
}

/// How many steps explain the same turn, or -1 if the explained decision is another.
@_cdecl("explain")
public func explain(
  _ application: Int32, _ controller: Int32, _ device: Int32, _ interface: Int32
) -> Int32 {
  let turn = Turn(application, controller, device, interface)
  let (decision, steps) = turn.facts.explain(.deviceTurn, turn.answers)
  return decision == turn.facts.decide(.deviceTurn, turn.answers) ? Int32(steps.count) : -1
}

private struct Turn {
  let facts: Facts
  let answers: FixedAnswers

  init(_ application: Int32, _ controller: Int32, _ device: Int32, _ interface: Int32) {
    facts = Facts(
      version: SystemVersion(17), deviceMask: .allButUpsideDown,
      current: InterfaceOrientation(rawValue: Int(interface)) ?? .unknown,
      device: DeviceOrientation(rawValue: Int(device)) ?? .unknown)
    answers = FixedAnswers(
      appDelegate: InterfaceOrientationMask(rawValue: UInt(truncatingIfNeeded: application)),
      controller: InterfaceOrientationMask(rawValue: UInt(truncatingIfNeeded: controller)))
  }

  func result(of decision: Decision) -> Int32 {
    if case .raises = decision.outcome { return 0 }
    return Int32(truncatingIfNeeded: decision.result.rawValue)
  }
}
