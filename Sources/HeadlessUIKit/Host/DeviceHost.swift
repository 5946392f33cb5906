import Foundation
package import Orientation

/// What hosts one app on one device: the rotation system, and UIKit's objects around it.
///
/// What UIKit offers as globals is answered by the host in whose context the code runs. A host knows
/// nothing of any other, so that many run side by side.
@MainActor package final class DeviceHost {
  /// The host in whose context the code runs; nil outside of any device.
  package nonisolated static var current: DeviceHost? { DeviceContext.host }

  /// Decides, keeps the clock and plans turns.
  package var system: RotationSystem
  /// The version of the device's system, which any thread may ask for.
  nonisolated let systemVersion: SystemVersion
  /// `UIDevice.current`.
  package private(set) lazy var device = UIDevice(host: self)
  /// `UIScreen.main`.
  package private(set) lazy var screen = UIScreen(host: self)
  /// `UIApplication.shared`.
  package private(set) lazy var application = UIApplication(host: self)

  /// Every controller the system knows, at the place of its name.
  var controllers: [WeakController] = []
  /// Every window, at the place of its name.
  var windows: [WeakWindow] = []
  /// Every connected scene, at the place of its name.
  package internal(set) var scenes: [UIWindowScene] = []
  /// Those whose callbacks are running, the innermost last.
  package var callees: [UIViewController] = []
  /// The turns in progress.
  var turns: [Turn] = []
  /// The pushes, presentations and the like that are being made, the innermost last.
  var moves: [ControllerMove] = []
  /// Those that take time and are not over.
  var progressing: [ControllerMove] = []
  /// Whether animated pushes, presentations and the like take UIKit's time.
  package var transitionsTakeTime = false
  /// Whether bars, columns and sheets take nothing from the controllers in them.
  ///
  /// A system of values knows nothing of them: with it the same run gives the same sizes.
  package var contentFillsContainers = false
  /// Work for later.
  var agenda = Agenda()
  /// What the app has put off, before it is on the agenda.
  nonisolated let postponed = PostponedWork()
  /// What classes override, found once for each.
  var overrides: [ObjectIdentifier: MethodOverrides] = [:]
  /// Whether classes answer for their masks otherwise than UIKit's, found once for each.
  var maskOverrides: [ObjectIdentifier: Bool] = [:]
  /// Whether animations are on, and which are being made.
  package let animations = AnimationState()
  /// The traits that were made last, for each scene and its size classes.
  var madeTraits: [SceneTraits: UITraitCollection] = [:]
  /// Whether views may have to be put in, or taken out, because what is shown has changed.
  var needsMounting = false
  /// Whether a delegate's question was answered by the protocol's own method: it has no answer.
  package var isUnanswered = false
  /// What the base class answered to the question for the preferred orientation.
  package var inheritedPreference: UIInterfaceOrientation?
  /// Whether the question that is being asked came back to who was asked.
  var isAskedRecursively = false
  /// The scene whose delegate is being notified of its connection.
  var connecting: SceneID?
  /// How deep calls into the system are nested.
  var depth = 0

  /// Whether an exception is kept instead of ending the program.
  package var recordsFaults: Bool
  /// Whether what happens is kept.
  package var recordsTranscript: Bool
  /// What has happened since the host was made, or ``forgetTranscript()``.
  package private(set) var transcript = Transcript()
  /// The exceptions that were kept.
  package var faults: [Fault] = []
  /// The lines UIKit wrote to the log.
  package var log: [String] = []

  /// How often the app used what is only stored.
  nonisolated let storedOnly = StoredOnly()

  /// What keeps the settings of `appearance()`, by class.
  var appearances: [ObjectIdentifier: NSObject] = [:]
  /// What was copied on the device.
  private(set) lazy var pasteboard = UIPasteboard()

  /// The device that controls the host.
  package weak var owner: AnyObject?
  /// Called before something new happens, from outside of the app or by its own code.
  package var beginsWork: (() -> Void)?

  /// The folder with what the app's main bundle would have.
  package var resources: ResourceFolder?
  /// Modules of the app's classes that storyboards and xibs name without one, beside the delegate's.
  package var otherModules: [String] = []

  /// Creates the scene's delegate.
  package var makeSceneDelegate: (() -> (any UISceneDelegate)?)?
  /// Creates the root of each scene's first window, as the Info.plist's storyboard does.
  package var makeRoot: (() -> UIViewController?)?

  package init(_ system: RotationSystem, recordsFaults: Bool, recordsTranscript: Bool) {
    self.system = system
    systemVersion = system.version
    self.recordsFaults = recordsFaults
    self.recordsTranscript = recordsTranscript
  }

  /// The host in whose context the code runs.
  static func required(_ what: String) -> DeviceHost {
    guard let current else {
      preconditionFailure(
        "\(what) was used outside of any device. Boot one, and run the code in its context.")
    }
    return current
  }

  /// Runs code in the context of this host.
  package func run<Result>(_ code: () throws -> Result) rethrows -> Result {
    if DeviceHost.current === self { return try code() }
    return try DeviceContext.$host.withValue(self, operation: code)
  }

  /// The modules of the app's classes that storyboards and xibs name without one.
  var modules: [String] {
    let delegate = application.delegate.map { String(reflecting: Swift.type(of: $0)) }
    return (delegate.map { [String($0.prefix { $0 != "." })] } ?? []) + otherModules
  }

  /// The virtual time in seconds since the device was booted.
  package var time: Double { system.time }

  /// Sends the system an event from the callback that is running.
  package func send(_ event: RotationEvent) {
    work { $0.perform(event, by: self.callees.last?.registration?.id) }
  }

  /// Works with the system; what it calls finds it here again.
  @discardableResult
  package func work<Result>(_ work: (inout RotationSystem) -> Result) -> Result {
    if depth == 0 && recordsTranscript { beginsWork?() }
    return run {
      depth += 1
      var running = DeviceHost.placeholder
      swap(&running, &system)
      let outer = running.live
      running.live = self
      let result = work(&running)
      running.live = outer
      swap(&running, &system)
      depth -= 1
      if depth == 0 { finishEvent() }
      return result
    }
  }

  /// What happens at the end of a turn of the run loop.
  private func finishEvent() {
    if recordsTranscript {
      transcript.entries.append(contentsOf: system.takeEntries())
    } else {
      system.dropEntries()
    }
    guard system.phase != .terminated, layOutWhatWaits() else { return }
    if recordsTranscript { transcript.entries.append(contentsOf: system.takeEntries()) }
  }

  /// Lays out at the end of a cycle of the run loop.
  ///
  /// - Returns: whether anything waited for it.
  @discardableResult
  func layOutWhatWaits() -> Bool {
    guard system.phase != .terminated,
      needsMounting || windows.contains(where: { $0.window?.waitsForLayout == true })
    else { return false }
    depth += 1
    mountAndLayOutAll()
    depth -= 1
    return true
  }

  /// Forgets what has happened so far.
  package func forgetTranscript() { transcript.entries.removeAll(keepingCapacity: true) }

  /// Takes the system's place while the system works.
  private static let placeholder = RotationSystem(
    device: DeviceProfile.all[0], version: .usual, controllers: [], root: nil)

  /// Raises an exception, which ends the program, or is kept.
  package func raise(_ fault: Fault) { work { $0.raise(fault) } }

  /// Runs code of a controller; what it sends is known to come from it.
  func call(_ controller: UIViewController, _ code: () -> Void) {
    callees.append(controller)
    code()
    callees.removeLast()
  }
}

/// A controller the host does not keep alive.
struct WeakController {
  weak var controller: UIViewController?
}

/// A window the host does not keep alive.
struct WeakWindow {
  weak var window: UIWindow?
}
