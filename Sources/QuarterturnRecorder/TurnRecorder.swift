public import Foundation
import Orientation
import QuarterturnKit
public import RotationEvidence
import TextFormats
public import UIKit

/// Records what a scene does when the device turns, and when the app asks for it: to be compared with
/// `quarterturn compare`.
///
/// ```swift
/// #if DEBUG
///   recorder = TurnRecorder(scene)
/// #endif
/// // later
/// try recorder?.write(to: file)
/// ```
///
/// It sees the device's poses, the notifications of the interface's orientation, the scene's
/// geometry, and what the library is asked and does: the answers of its screens, its requests, and
/// their errors. Controllers that UIKit alone talks to are looked at, never replaced: those that
/// conform to ``TurnReporting`` also report their transitions. Names of classes, orientations and
/// sizes are all that is recorded.
///
/// - UIKit: not offered.
@MainActor public final class TurnRecorder {
  private weak var scene: UIWindowScene?
  private var recorded: Observations
  private let gallery = Gallery()
  private let start: Double
  private var listeners: [Listener] = []
  private var geometry: NSKeyValueObservation?
  /// What ends with the recording.
  private var kept: [OrientationObservation] = []

  /// The step that is in progress.
  private var open: ObservedStep?
  /// When its last event happened.
  private var lastEvent = 0.0
  /// The interface as last seen.
  private var shown: ObservedGeometry
  /// How things were when something last began.
  private var quiet: ObservedState?
  private var upright: DeviceOrientation
  /// Who was asked last, and when: what turns the interface may be seen a little later.
  private var asked: [(time: Double, answer: ObservedAnswer)] = []
  /// How many changes of what is shown are in progress.
  private var changes = 0

  /// What happens within this many seconds of something else happens at once with it.
  private static let moment = 0.05
  /// What is seen this many seconds after an event was not brought about by it.
  private static let reach = 3.0

  /// Records a scene from now on.
  ///
  /// - Parameter scene: a scene on screen.
  public init(_ scene: UIWindowScene) {
    self.scene = scene
    start = Self.now
    shown = ObservedGeometry(scene)
    upright = DeviceOrientation(rawValue: scene.shownOrientation.rawValue) ?? .portrait
    recorded = Observations(scene)
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    if device.orientation.isValidInterfaceOrientation { upright = device.orientation.ofEngine }
    quiet = state()
    var held = device.orientation
    listeners = [
      Listener(UIDevice.orientationDidChangeNotification, of: device) {
        [weak self, weak device] _ in
        // UIKit posts some poses several times.
        guard let self, let pose = device?.orientation, pose != held else { return }
        let before = held
        held = pose
        happen(.turn(pose.ofEngine), held: before.ofEngine)
        if pose.isValidInterfaceOrientation { upright = pose.ofEngine }
      },
      listener("WillChangeStatusBarOrientation") { [weak self] in
        self?.see(.willChangeStatusBarOrientation, $0)
      },
      listener("DidChangeStatusBarOrientation") { [weak self] in
        self?.see(.didChangeStatusBarOrientation, $0)
        self?.look()
      },
      Listener(UIApplication.didEnterBackgroundNotification, of: UIApplication.shared) {
        [weak self] _ in self?.happen(.background)
      },
      Listener(UIApplication.willEnterForegroundNotification, of: UIApplication.shared) {
        [weak self] _ in self?.happen(.foreground)
      },
    ]
    if RunningSystem.hasGeometryRequests, #available(iOS 16, *) {
      geometry = scene.observe(\.effectiveGeometry) { [weak self] _, _ in
        onMainActor {
          guard let self, self.look(isNew: true) else { return }
          self.noticeChange()
          self.look()
        }
      }
    }
    kept = [
      TurnNote.record { [weak self] in self?.take($0) },
      OrientationObservation { [weak device] in
        device?.endGeneratingDeviceOrientationNotifications()
      },
    ]
  }

  /// Ends the recording; what was recorded stays.
  public func stop() {
    guard !listeners.isEmpty else { return }
    close()
    listeners = []
    geometry = nil
    for observation in kept { observation.cancel() }
    kept = []
  }

  /// What was recorded so far.
  public var observations: Observations {
    var all = recorded
    all.screens = gallery.screens
    if var open {
      open.after = scene.map { ObservedGeometry($0) } ?? shown
      all.steps.append(open)
    }
    return all
  }

  /// What was recorded so far, as the text of a file.
  public var text: String { observations.json.text }

  /// Writes what was recorded so far to a file.
  ///
  /// - Parameter file: the file, which is replaced.
  /// - Throws: that it cannot be written.
  public func write(to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  // MARK: Events

  private static var now: Double {
    #if !os(iOS)
      // A device has a time of its own.
      if let host = DeviceHost.current { return host.time }
    #endif
    return ProcessInfo.processInfo.systemUptime
  }

  private func listener(_ name: String, _ action: @escaping @MainActor @Sendable (Int) -> Void)
    -> Listener
  {
    // By their names: the constants are deprecated, what they stand for is still posted.
    Listener(
      Notification.Name("UIApplication\(name)Notification"), of: UIApplication.shared, action)
  }

  /// Begins a step, or adds to one that began just now.
  private func happen(
    _ event: ObservedEvent, held: DeviceOrientation? = nil, from before: ObservedState? = nil
  ) {
    let time = Self.now - start
    if open != nil, changes > 0 || time - lastEvent < Self.moment {
      open?.events.append(event)
      lastEvent = time
      return
    }
    if before == nil { look() }
    close()
    guard var state = before ?? state() else { return }
    if let held { state.held = held }
    quiet = state
    lastEvent = time
    open = ObservedStep(time: (time * 1000).rounded() / 1000, events: [event], before: state)
  }

  private func close() {
    guard var step = open else { return }
    open = nil
    step.after = shown
    recorded.steps.append(step)
  }

  private func take(_ note: TurnNote) {
    switch note {
    case .asked(let controller, let mask):
      guard controller.belongs(to: scene) else { return }
      let answer = ObservedAnswer(screen: gallery.place(of: controller), mask: mask.ofEngine)
      let time = Self.now - start
      asked.removeAll { time - $0.time > Self.moment }
      asked.append((time, answer))
      noticeContent(isAhead: true)
      if open?.asked.contains(answer) == false { open?.asked.append(answer) }
    case .willChange(let scene) where scene === self.scene:
      if changes == 0 { happen(.show([])) }
      changes += 1
    case .didChange(let scene) where scene === self.scene:
      changes -= 1
      if changes == 0 { endChange() }
    case .announced(let scene) where scene === self.scene: happen(.update)
    case .attempted(let scene) where scene === self.scene: happen(.attempt)
    case .requested(let scene, let mask) where scene === self.scene:
      happen(.request(mask.ofEngine))
    case .refused(let scene, let error) where scene === self.scene:
      let error = error as NSError
      open?.refused.append(
        ObservedRefusal(
          domain: error.domain, code: error.code, text: error.localizedDescription))
    case .transition(let controller, let size): see(controller, .viewWillTransition, size)
    case .alongside(let controller): see(controller, .alongsideTransition)
    case .completed(let controller): see(controller, .transitionCompletion)
    default: break
    }
  }

  /// What is shown has been changed.
  private func endChange() {
    guard var step = open, let place = step.events.lastIndex(of: .show([])) else { return }
    let layers = gallery.layers(of: scene)
    if quiet.map({ layers.isLike($0.shown) }) ?? true {
      step.events.remove(at: place)
    } else {
      step.events[place] = .show(layers)
      quiet?.shown = layers
    }
    let isEmpty = step.posted.isEmpty && step.called.isEmpty
    if step.events.isEmpty, !isEmpty { step.events = [.unseen] }
    open = step.events.isEmpty ? nil : step
  }

  // MARK: Sightings

  private func see(_ kind: ObservedNotification.Kind, _ value: Int) {
    guard let orientation = InterfaceOrientation(rawValue: value) else { return }
    noticeChange(isAhead: kind == .willChangeStatusBarOrientation)
    open?.posted.append(ObservedNotification(kind, orientation))
  }

  private func see(
    _ controller: UIViewController, _ kind: ObservedCallback.Kind, _ size: CGSize? = nil
  ) {
    guard controller.belongs(to: scene) else { return }
    noticeChange(isAhead: kind == .viewWillTransition)
    open?.called.append(
      ObservedCallback(
        screen: gallery.place(of: controller), kind,
        size: size.map { ScreenSize(Double($0.width), Double($0.height)) }))
  }

  /// Begins a step for what is seen and does not belong to what last happened.
  ///
  /// - Parameter isAhead: whether the interface is still as it was.
  private func noticeChange(isAhead: Bool = false) {
    if noticeContent(isAhead: isAhead) { return }
    guard changes == 0, let quiet else { return }
    if open == nil || Self.now - start - lastEvent > Self.reach {
      if isAhead { look() }
      happen(.unseen, from: before(quiet))
      takeAnswers()
    } else if open?.asked.isEmpty == true {
      takeAnswers()
    }
  }

  /// Begins a step if something else is on screen than was last seen: UIKit dismisses, and users
  /// swipe back, without a call of the library's.
  ///
  /// - Parameter isAhead: whether the interface is still as it was.
  /// - Returns: whether it is.
  @discardableResult private func noticeContent(isAhead: Bool) -> Bool {
    guard changes == 0, let quiet else { return false }
    let layers = gallery.layers(of: scene)
    guard !layers.isLike(quiet.shown) else { return false }
    if isAhead { look() }
    happen(.show(layers), from: before(quiet))
    self.quiet?.shown = layers
    takeAnswers()
    return true
  }

  /// How things were before a step that is noticed late.
  private func before(_ quiet: ObservedState) -> ObservedState {
    var before = quiet
    before.geometry = shown
    before.held = UIDevice.current.orientation.ofEngine
    before.upright = upright
    return before
  }

  /// Adds the answers of just now to a step that was noticed after them.
  private func takeAnswers() {
    let time = Self.now - start
    for (moment, answer) in asked where time - moment <= Self.moment {
      if open?.asked.contains(answer) == false { open?.asked.append(answer) }
    }
  }

  /// Looks at the interface.
  ///
  /// - Parameter isNew: whether to find out only if it has changed.
  /// - Returns: whether it has changed.
  @discardableResult private func look(isNew: Bool = false) -> Bool {
    guard let scene else { return false }
    let now = ObservedGeometry(scene)
    defer { if !isNew { shown = now } }
    return now != shown
  }

  /// How things are now; nil where nothing is on screen.
  private func state() -> ObservedState? {
    guard let scene, let window = scene.decidingWindows.first else { return nil }
    let layers = gallery.layers(of: scene)
    guard !layers.isEmpty else { return nil }
    return GivenAnswers.probe {
      ObservedState(
        geometry: ObservedGeometry(scene), held: UIDevice.current.orientation.ofEngine,
        upright: upright, appDelegate: scene.appDelegateMask(of: window)?.ofEngine,
        sceneDelegate: RunningSystem.asksSceneDelegate ? scene.sceneDelegateMask?.ofEngine : nil,
        shown: layers, obstacle: scene.obstacle)
    }
  }
}

extension [ShownScreen] {
  /// Whether the same controllers are in the same places.
  fileprivate func isLike(_ other: [ShownScreen]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isLike($1) }
  }
}

extension UIDeviceOrientation {
  fileprivate var ofEngine: DeviceOrientation { DeviceOrientation(rawValue: rawValue) ?? .unknown }
}

extension ObservedGeometry {
  @MainActor fileprivate init(_ scene: UIWindowScene) {
    let size = scene.coordinateSpace.bounds.size
    self.init(
      interface: InterfaceOrientation(rawValue: scene.shownOrientation.rawValue) ?? .unknown,
      size: ScreenSize(Double(size.width), Double(size.height)))
  }
}

extension UIWindowScene {
  fileprivate var obstacle: ObservedState.Obstacle? {
    if activationState == .background || activationState == .unattached { return .offScreen }
    if decidingWindows.count > 1 { return .severalWindows }
    if !fillsScreen { return .resized }
    return decider?.transitionCoordinator == nil ? nil : .inTransition
  }
}

extension UIViewController {
  /// Whether it is shown in a scene, or is about to be.
  fileprivate func belongs(to scene: UIWindowScene?) -> Bool {
    scene != nil && comingScene === scene
  }
}

extension Observations {
  /// What is known of a device before anything happens.
  @MainActor fileprivate init(_ scene: UIWindowScene) {
    let facts = Facts(scene)
    let declaration = AppDeclaration.current
    #if targetEnvironment(simulator)
      let isSimulator = true
    #else
      let isSimulator = false
    #endif
    self.init(
      device: ObservedDevice(
        name: DeviceProfile.nearest(to: scene, facts).device.name, machine: Machine.current?.name,
        isSimulator: isSimulator),
      system: RunningSystem.version, sdk: declaration.linkedSDK,
      app: ObservedApp(
        orientations: declaration.infoPlist.list(for: facts.idiom),
        requiresFullScreen: declaration.infoPlist.requiresFullScreen,
        isPhoneOnly: facts.environment == .phoneAppOnPad))
  }
}
