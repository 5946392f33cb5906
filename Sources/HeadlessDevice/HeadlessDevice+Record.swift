public import HeadlessUIKit
public import Orientation

extension HeadlessDevice {
  /// What has happened since the device was booted, or since ``forgetTranscript()``.
  public var transcript: Transcript { host.transcript }

  /// Forgets what has happened so far.
  public func forgetTranscript() {
    host.forgetTranscript()
    steps = []
  }

  /// The current state of the rotation system: an independent copy, with the controllers' names.
  public var system: RotationSystem { host.system }

  /// The root controller of the main window, as ``system`` names it.
  public var rootID: ControllerID? {
    host.window(.main)?.rootViewController.map { host.id(of: $0) }
  }

  /// How the transcript names a controller.
  ///
  /// - Parameter controller: one that the device has seen.
  /// - Returns: nil for one it has not.
  public func id(of controller: UIViewController) -> ControllerID? { host.knownID(of: controller) }

  /// The controller that the transcript names so.
  ///
  /// - Parameter id: a name.
  /// - Returns: nil when it is gone.
  public func controller(_ id: ControllerID) -> UIViewController? { host.controller(id) }

  /// The exceptions that were kept instead of ending the program, with
  /// ``Configuration/recordsFaults``.
  public var faults: [RecordedFault] {
    host.faults.map { RecordedFault(fault: $0, name: $0.name, reason: host.reason(of: $0)) }
  }

  /// The lines UIKit wrote to the log.
  public var log: [String] { host.log }

  /// An exception that was kept.
  public struct RecordedFault: Sendable, Hashable, CustomStringConvertible {
    /// What went wrong.
    public var fault: Fault
    /// The exception's name.
    public var name: String
    /// The exception's text.
    public var reason: String

    /// The name and the text.
    public var description: String { "\(name): \(reason)" }
  }

  /// A member of UIKit's that the app has used and that is only stored here.
  public struct InertUse: Sendable, Hashable, CustomStringConvertible {
    /// The type and the member, such as `CALayer.zPosition`; a type alone stands for its objects.
    public var member: String
    /// How often it was set or called.
    public var count: Int

    /// The member, and how often it was used.
    public var description: String { "\(member), \(count) \(count == 1 ? "time" : "times")" }
  }

  /// What the app has relied on that is only stored here and changes nothing, in the order of its
  /// first use.
  ///
  /// A test that depends on one of these may pass for a wrong reason. The page that lists what the
  /// headless UIKit has marks them as *stored only*.
  ///
  /// - Complexity: linear in the number of members that were used.
  public var inert: [InertUse] {
    host.usedStoredOnly.map { InertUse(member: $0.member, count: $0.count) }
  }
}
