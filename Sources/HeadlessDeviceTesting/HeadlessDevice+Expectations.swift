public import HeadlessDevice
public import HeadlessUIKit
import RotationExplanation
public import Testing

extension HeadlessDevice {
  /// Turns the device, and expects the interface to follow.
  ///
  /// ```swift
  /// device.launch(root: PlayerViewController())
  /// device.expectTurns(to: .landscapeLeft)
  /// ```
  ///
  /// Where the interface does not follow, the test fails with the reason, as `explain(_:)` has it:
  ///
  /// ```
  /// The interface does not turn: PlayerViewController allows portrait only.
  /// ```
  ///
  /// - Parameters:
  ///   - pose: how the device is held from now on, one of the four upright and sideways poses.
  ///   - controller: the screen that the reason is about; nil means the interface as a whole.
  ///   - comment: what to add to the reason.
  ///   - sourceLocation: where the failure is reported.
  /// - Returns: whether the interface is upright when the device is held so.
  /// - Precondition: an app was launched.
  @discardableResult
  public func expectTurns(
    to pose: UIDeviceOrientation, _ controller: UIViewController? = nil,
    _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    turn(to: pose)
    guard let upright = UIInterfaceOrientation(rawValue: pose.rawValue), upright != .unknown else {
      Issue.record(
        "No interface orientation corresponds to \(pose.testDescription).",
        sourceLocation: sourceLocation)
      return false
    }
    return expect(upright, controller, comment(), sourceLocation)
  }

  /// Turns the device, and expects the interface to stay as it is.
  ///
  /// Where it turns, the test fails with the reason, as with ``expectTurns(to:_:_:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - pose: how the device is held from now on.
  ///   - controller: the screen that the reason is about; nil means the interface as a whole.
  ///   - comment: what to add to the reason.
  ///   - sourceLocation: where the failure is reported.
  /// - Returns: whether the interface has stayed as it was.
  /// - Precondition: an app was launched.
  @discardableResult
  public func expectStays(
    turnedTo pose: UIDeviceOrientation, _ controller: UIViewController? = nil,
    _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    let before = interfaceOrientation
    turn(to: pose)
    return expect(before, controller, comment(), sourceLocation)
  }

  private func expect(
    _ expected: UIInterfaceOrientation, _ controller: UIViewController?, _ comment: Comment?,
    _ sourceLocation: Testing.SourceLocation
  ) -> Bool {
    if interfaceOrientation == expected { return true }
    let what =
      "Expected \(expected.testDescription), found \(interfaceOrientation.testDescription)."
    let lines = [comment?.rawValue, what, explain(controller).text()].compactMap(\.self)
    Issue.record(
      Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
    return false
  }
}
