#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// The interface orientation, and how the device is held.
struct SceneOrientation: Equatable {
  var shown: UIInterfaceOrientation
  var held: UIDeviceOrientation
  /// Whether the interface follows the device, or could not: where it could and does not, the
  /// user's lock or the app itself keeps it.
  var followsDevice = true
  /// What the library has written in place of how the device is held, before iOS 16.
  var written: UIDeviceOrientation?

  /// The orientation to turn to in order to restore this one.
  ///
  /// Where people have turned the device meanwhile, the device is followed.
  ///
  /// - Parameters:
  ///   - allowed: what is allowed now.
  ///   - now: how the device is held now.
  /// - Returns: nil where that is not allowed.
  func returnOrientation(
    within allowed: UIInterfaceOrientationMask, held now: UIDeviceOrientation
  ) -> UIInterfaceOrientation? {
    let isMoved = now != held && now != written
    if followsDevice, isMoved, let interface = now.interface, allowed.allows(interface) {
      return interface
    }
    return allowed.allows(shown) ? shown : nil
  }
}

/// Which orientation a scene had before it had to turn, and when it gets it back.
///
/// A value: what happens goes in, with what is the case, and what is to be done comes out.
struct SceneMemory: Equatable {
  /// What is to be done.
  enum Action: Equatable {
    /// UIKit has to read the masks again.
    case announce
    /// The interface has to follow the device, up to iOS 15.
    case followDevice
    /// The interface has to turn.
    case turn(UIInterfaceOrientation)
  }

  /// Its orientation when it was last read.
  private(set) var lastSettled: SceneOrientation
  /// Its orientation before a screen made it turn; nil once that is restored.
  private(set) var toRestore: SceneOrientation?
  /// Its orientation before the change that is being made.
  private(set) var origin: SceneOrientation?
  /// How many changes are in progress that settle at their own end.
  private(set) var changes = 0

  /// Whether no change is in progress.
  var isStill: Bool { changes == 0 && origin == nil }

  init(_ now: SceneOrientation) { lastSettled = now }

  /// A container begins to change what it shows.
  mutating func beginChange(at now: SceneOrientation?) {
    if let now { note(now) }
    changes += 1
    origin = now
  }

  /// The container has changed it.
  mutating func endChange() {
    changes -= 1
    origin = nil
  }

  /// A change begins that others make; it ends with ``endForeignChange()``.
  mutating func beginForeignChange(at now: SceneOrientation?) { origin = now }

  mutating func endForeignChange() { origin = nil }

  /// A screen is about to appear that may turn the interface.
  mutating func note(_ now: SceneOrientation) {
    if changes == 0 { lastSettled = now }
  }

  /// A controller was presented; UIKit itself turns the interface for it.
  ///
  /// - Parameters:
  ///   - before: the orientation before that.
  ///   - allowed: what is allowed now; nil where masks do not count.
  mutating func presented(from before: SceneOrientation, allowed: UIInterfaceOrientationMask?) {
    guard toRestore == nil, let allowed, !allowed.allows(before.shown) else { return }
    toRestore = before
  }

  /// A presentation has ended.
  ///
  /// UIKit restores the orientation wherever it follows the device, but not under the user's lock.
  mutating func dismissed(
    held: UIDeviceOrientation, shown: UIInterfaceOrientation, allowed: UIInterfaceOrientationMask
  ) -> [Action] {
    guard let target = toRestore?.returnOrientation(within: allowed, held: held) else { return [] }
    toRestore = nil
    return turn(to: target, from: shown)
  }

  /// What is shown, or what it declares, has changed.
  ///
  /// - Parameter before: the orientation before the change.
  /// - Returns: what to do before ``announced(shown:from:)``.
  mutating func settle(from before: SceneOrientation) -> [Action] {
    origin = before
    // Where something keeps the interface from following, as the user's lock does, it must not.
    return before.followsDevice ? [.announce, .followDevice] : [.announce]
  }

  /// The masks are announced; first the one to turn to was, if it had to turn.
  ///
  /// - Returns: what to do before ``decide(from:shown:held:allowed:)``.
  mutating func announced(
    shown: UIInterfaceOrientation, from before: SceneOrientation
  ) -> [Action] {
    origin = nil
    return shown == before.shown ? [] : [.announce]
  }

  /// Turns the interface if its orientation is not allowed, or restores it if it had to turn before.
  mutating func decide(
    from before: SceneOrientation, shown: UIInterfaceOrientation, held: UIDeviceOrientation,
    allowed: UIInterfaceOrientationMask
  ) -> [Action] {
    let target = toRestore?.returnOrientation(within: allowed, held: held)
    if !allowed.allows(before.shown), toRestore == nil { toRestore = before }
    guard allowed.allows(shown) else {
      if target != nil { toRestore = nil }
      return turn(to: target ?? allowed.choice(shown: before.shown, held: held), from: shown)
    }
    guard let target else { return [] }
    toRestore = nil
    // Where UIKit had to turn it and chose the other side, another turn would be one too many.
    if !allowed.allows(before.shown), target.isPortrait == shown.isPortrait { return [] }
    return turn(to: target, from: shown)
  }

  /// Nothing is left to do.
  mutating func settled(at now: SceneOrientation) { lastSettled = now }

  /// The one orientation to turn to during a change that turns the interface.
  ///
  /// UIKit may choose any of several, including one that is upside down for the user; it reads the
  /// whole mask when the change is made.
  ///
  /// - Parameters:
  ///   - mask: what is allowed from now on.
  ///   - held: how the device is held.
  /// - Returns: nil where the interface need not turn.
  func destination(
    within mask: UIInterfaceOrientationMask, held: UIDeviceOrientation
  ) -> UIInterfaceOrientation? {
    guard let origin, !mask.allows(origin.shown) else { return nil }
    return toRestore?.returnOrientation(within: mask, held: held)
      ?? mask.choice(shown: origin.shown, held: origin.held)
  }

  private mutating func turn(
    to orientation: UIInterfaceOrientation?, from shown: UIInterfaceOrientation
  ) -> [Action] {
    guard let orientation, orientation != shown else { return [] }
    toRestore?.written = orientation.pose
    return [.turn(orientation)]
  }
}
#endif
