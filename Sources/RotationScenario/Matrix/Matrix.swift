public import Orientation

/// What every screen of an app does on every device and version, for each way of holding it.
public struct Matrix: Sendable, Hashable {
  /// The screens, in the order of the file; those that cannot be reached are left out.
  ///
  /// A screen that does something else on another way to it is there once more for that.
  public var screens: [ControllerID]
  /// The way on which each of the screens is shown; nil for the shortest one.
  public var ways: [Way?]
  /// The names of copies of a screen without the numbers that distinguish them.
  public var commonNames: [ControllerID: String] = [:]
  /// Who leads to each of the screens on the shortest way.
  package var leaders: [ControllerID: ControllerID] = [:]
  /// The devices.
  public var devices: [DeviceProfile]
  /// The versions.
  public var versions: [SystemVersion]
  /// The answers: by screen, then by device, then by version; nil where a device never ran it.
  public var rows: [Row?]
  /// Whether there are more other ways to the screens than were looked at: a screen may do something
  /// else on one of them.
  package var leavesOutWays = false
  /// Screens that are left out, and why.
  public var unreachable: [ControllerID: String]
  /// What each row rests on that is unknown from the app's code, as places in the app's list of
  /// doubts; by screen, then by device, then by version.
  public var doubts: [[Int]]
  /// The disputed points each row rests on, by screen, then by device, then by version.
  ///
  /// With another answer to one of them it would be another row.
  public var policies: [[PolicyPoint]]

  /// The poses of a row's four answers, in order.
  public static let poses: [DeviceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Another way to a screen than the shortest one.
  public struct Way: Sendable, Hashable {
    /// Who leads to the screen, from the one that does not lead to it on the shortest way; none where
    /// the screen is a root.
    public var through: [ControllerID]
    /// What happens from there on.
    var events: [RotationEvent] = []

    /// Creates a way.
    package init(through: [ControllerID], events: [RotationEvent] = []) {
      self.through = through
      self.events = events
    }

    /// Whether it comes before another one: the shorter first.
    func precedes(_ other: Self) -> Bool {
      guard through.count == other.through.count else {
        return through.count < other.through.count
      }
      return through == other.through
        ? "\(events)" < "\(other.events)" : through.lexicographicallyPrecedes(other.through)
    }
  }

  /// One screen on one device and version.
  public struct Row: Sendable, Hashable {
    /// The interface orientation in which the screen appears on an upright device.
    public var start: InterfaceOrientation
    /// The interface orientation after a turn into each of ``Matrix/poses``.
    public var results: [InterfaceOrientation]
    /// The controller that UIKit asks for its mask; nil without a root.
    ///
    /// Whether its answer decides is another matter, in each pose: the app delegate, the Info.plist,
    /// the device or a lock may leave out what it allows.
    public var asked: ControllerID?
    /// How much the masks count.
    public var force: MaskForce
    /// The exception that ends the app before or at a turn, if one does.
    public var fault: Fault?
    /// Whether it rests on something that is unknown from the app's code.
    public var isDoubtful = false
  }

  /// The answer for a screen, a device and a version, each by its place.
  public subscript(screen: Int, device: Int, version: Int) -> Row? {
    rows[place(screen, device, version)]
  }

  /// What a row rests on that is unknown, as places in the app's list of doubts.
  public func doubts(_ screen: Int, _ device: Int, _ version: Int) -> [Int] {
    doubts[place(screen, device, version)]
  }

  /// The disputed points a row rests on.
  public func policies(_ screen: Int, _ device: Int, _ version: Int) -> [PolicyPoint] {
    policies[place(screen, device, version)]
  }

  private func place(_ screen: Int, _ device: Int, _ version: Int) -> Int {
    (screen * devices.count + device) * versions.count + version
  }

  /// How many answers there are: four for each row.
  public var cellCount: Int { rows.count { $0 != nil } * Self.poses.count }
}
