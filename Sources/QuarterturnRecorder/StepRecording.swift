#if os(iOS) || canImport(HeadlessUIKit)
import Foundation
import Orientation
import QuarterturnKit
import RotationEvidence
import UIKit

/// A recording that is being made: what happens begins steps, what is seen goes into them.
@MainActor final class StepRecording {
  private(set) weak var scene: UIWindowScene?
  let gallery = Gallery()
  private var recorded: Observations
  private let start: Double

  /// The step that is in progress.
  var open: ObservedStep?
  /// When its last event happened, in seconds since the beginning.
  private(set) var lastEvent = 0.0
  /// The interface as last seen.
  var shown: ObservedGeometry
  /// How things were when something last began.
  var quiet: ObservedState?
  /// How the device is held, as it said last.
  private var held = UIDeviceOrientation.unknown
  /// How it was last held that was not flat.
  private(set) var upright: DeviceOrientation
  /// Who was asked last, and when: what turns the interface may be seen a little later.
  private var asked: [(time: Double, answer: ObservedAnswer)] = []
  /// How many changes of what is shown are in progress.
  private(set) var changes = 0

  /// What happens within this many seconds of something else happens at once with it.
  private static let moment = 0.05

  init(_ scene: UIWindowScene) {
    self.scene = scene
    start = Self.now
    shown = ObservedGeometry(scene)
    upright = DeviceOrientation(rawValue: scene.shownOrientation.rawValue) ?? .portrait
    recorded = Observations(scene)
  }

  /// Looks at everything for the first time, once the device says how it is held.
  func begin() {
    held = UIDevice.current.orientation
    if held.isValidInterfaceOrientation { upright = held.ofEngine }
    quiet = state()
  }

  /// What was recorded so far.
  var observations: Observations {
    var all = recorded
    all.screens = gallery.screens
    if var open {
      open.after = scene.map { ObservedGeometry($0) } ?? shown
      all.steps.append(open)
    }
    return all
  }

  // MARK: Steps

  private static var now: Double {
    #if !os(iOS)
    // A device has a time of its own.
    if let host = DeviceHost.current { return host.time }
    #endif
    return ProcessInfo.processInfo.systemUptime
  }

  /// The time, in seconds since the beginning.
  var time: Double { Self.now - start }

  /// Begins a step, or adds to one that began just now.
  func happen(
    _ event: ObservedEvent, held: DeviceOrientation? = nil, from before: ObservedState? = nil
  ) {
    let time = time
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

  /// Ends the step that is in progress.
  func close() {
    guard var step = open else { return }
    open = nil
    step.after = shown
    recorded.steps.append(step)
  }

  // MARK: What happens

  /// The device says how it is held.
  func takePose(of device: UIDevice) {
    // UIKit posts some poses several times.
    let pose = device.orientation
    guard pose != held else { return }
    let before = held
    held = pose
    happen(.turn(pose.ofEngine), held: before.ofEngine)
    if pose.isValidInterfaceOrientation { upright = pose.ofEngine }
  }

  /// The library is called for or does something, or the app reports it.
  func take(_ note: TurnNote) {
    switch note {
    case .asked(let controller, let mask): takeAnswer(of: controller, mask)
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

  // MARK: Answers

  private func takeAnswer(of controller: UIViewController, _ mask: UIInterfaceOrientationMask) {
    guard controller.belongs(to: scene) else { return }
    let answer = ObservedAnswer(screen: gallery.place(of: controller), mask: mask.ofEngine)
    let time = time
    asked.removeAll { time - $0.time > Self.moment }
    asked.append((time, answer))
    noticeContent(isAhead: true)
    if open?.asked.contains(answer) == false { open?.asked.append(answer) }
  }

  /// Adds the answers of just now to a step that was noticed after them.
  func takeAnswers() {
    let time = time
    for (moment, answer) in asked where time - moment <= Self.moment {
      if open?.asked.contains(answer) == false { open?.asked.append(answer) }
    }
  }
}
#endif
