/// Live objects that answer and receive callbacks in place of a system's values.
///
/// A ``RotationSystem`` decides, keeps the clock and plans turns; what a controller answers and how
/// a message travels through a hierarchy is then left to the objects. While one of them runs code
/// of the app, it holds the system, so that the code can read it and send it events.
package protocol LiveHierarchy: AnyObject {
  /// Trades a system for the one that the hierarchy holds.
  func exchange(_ system: inout RotationSystem)
  /// Works with the system that the hierarchy holds.
  func withSystem(_ work: (inout RotationSystem) -> Void)

  /// `application(_:supportedInterfaceOrientationsFor:)`; nil when it is not implemented.
  func appDelegateMask(for window: WindowID?) -> InterfaceOrientationMask?
  /// `supportedInterfaceOrientations(for:)` of a scene's delegate; nil when not implemented.
  func sceneDelegateMask(of scene: SceneID) -> InterfaceOrientationMask?
  /// `supportedInterfaceOrientations`; nil when the question came back to who was asked (`D-57`).
  func supportedInterfaceOrientations(of id: ControllerID) -> InterfaceOrientationMask?
  /// `shouldAutorotate`.
  func shouldAutorotate(_ id: ControllerID) -> Bool
  /// `shouldAutorotateToInterfaceOrientation:`.
  func shouldAutorotate(_ id: ControllerID, to orientation: InterfaceOrientation) -> Bool
  /// `preferredInterfaceOrientationForPresentation`.
  func preferredInterfaceOrientation(of id: ControllerID) -> Preferred
  /// `childForInterfaceOrientationLock`; the outer nil means that it is not overridden.
  func childForInterfaceOrientationLock(of id: ControllerID) -> ControllerID??
  /// `prefersInterfaceOrientationLocked`.
  func prefersInterfaceOrientationLocked(_ id: ControllerID) -> Bool

  /// Posts a notification, calls a delegate, writes a line to the log, reports an error, stops.
  func deliver(_ occurrence: Occurrence)
  /// The bounds of a controller's view in points; nil while it is not loaded.
  ///
  /// Asked while the system works, which the hierarchy must not look at then.
  func boundsSize(of id: ControllerID, in window: WindowID) -> ScreenSize?
  /// Whether an appearance callback waits for the end of a transition, when the hierarchy sends it.
  func holds(_ callback: Callback, _ id: ControllerID, in window: WindowID) -> Bool
  /// Whether a push, a presentation or the like takes its time.
  var isChanging: Bool { get }
  /// Calls an appearance callback.
  func hear(_ callback: Callback, _ id: ControllerID)
  /// Puts the views of what a window shows in place and lays them out.
  func layOut(in window: WindowID)
  /// Takes part in a turn from here on; called once before its first phase.
  func begin(_ transition: RunningTransition)
  /// Whether a controller on screen overrides the two-step callbacks of iOS 4 and older (`G-08`).
  func turnsInHalves(_ scene: SceneID) -> Bool
  /// Sends the messages of a phase through the hierarchy, or gives the views their new bounds.
  func perform(_ phase: TransitionPhase, of transition: RunningTransition)
  /// The turn is over.
  func end(_ transition: RunningTransition)

  /// When the next animation ends, or work that the app has put off is due; nil when there is none.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - last: the moment after which work of the app alone does not count.
  /// - Returns: the time.
  func nextMoment(at now: Double, until last: Double) -> Double?
  /// Does the delayed work that is due.
  func runDueWork()
}

extension RotationSystem {
  /// Lets the live objects work with this system, if there are any.
  ///
  /// - Returns: nil when the system has no live objects.
  mutating func lend<Result>(_ work: (any LiveHierarchy) -> Result) -> Result? {
    guard let live else { return nil }
    return lend(to: live, work)
  }

  /// Lets live objects work with this system.
  mutating func lend<Result>(
    to live: any LiveHierarchy, _ work: (any LiveHierarchy) -> Result
  ) -> Result {
    live.exchange(&self)
    defer { live.exchange(&self) }
    return work(live)
  }
}
