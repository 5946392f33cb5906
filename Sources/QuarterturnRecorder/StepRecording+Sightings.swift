#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
import QuarterturnKit
import RotationEvidence
import UIKit

extension StepRecording {
  /// What is seen this many seconds after an event was not brought about by it.
  private static let reach = 3.0

  /// A notification of the interface's orientation was posted.
  func see(_ kind: ObservedNotification.Kind, _ value: Int) {
    guard let orientation = InterfaceOrientation(rawValue: value) else { return }
    noticeChange(isAhead: kind == .willChangeStatusBarOrientation)
    open?.posted.append(ObservedNotification(kind, orientation))
  }

  /// A controller was called.
  func see(_ controller: UIViewController, _ kind: ObservedCallback.Kind, _ size: CGSize? = nil) {
    guard controller.belongs(to: scene) else { return }
    noticeChange(isAhead: kind == .viewWillTransition)
    open?.called.append(
      ObservedCallback(
        screen: gallery.place(of: controller), kind,
        size: size.map { ScreenSize(Double($0.width), Double($0.height)) }))
  }

  /// The scene reports a geometry.
  func seeGeometry() {
    guard look(isNew: true) else { return }
    noticeChange(isAhead: false)
    look()
  }

  /// Begins a step for what is seen and does not belong to what last happened.
  ///
  /// - Parameter isAhead: whether the interface is still as it was.
  private func noticeChange(isAhead: Bool) {
    if noticeContent(isAhead: isAhead) { return }
    guard changes == 0 else { return }
    if open == nil || time - lastEvent > Self.reach {
      notice(.unseen, isAhead: isAhead)
    } else if open?.asked.isEmpty == true {
      takeAnswers()
    }
  }

  /// Begins a step if something else is on screen than was last seen: UIKit dismisses, and users
  /// swipe back, without a call of the library's.
  ///
  /// - Parameter isAhead: whether the interface is still as it was.
  /// - Returns: whether it is.
  @discardableResult func noticeContent(isAhead: Bool) -> Bool {
    guard changes == 0, let quiet else { return false }
    let layers = gallery.layers(of: scene)
    guard !layers.isLike(quiet.shown) else { return false }
    notice(.show(layers), isAhead: isAhead)
    self.quiet?.shown = layers
    return true
  }

  /// Begins a step for what happened before it was noticed, with the answers that were given then.
  private func notice(_ event: ObservedEvent, isAhead: Bool) {
    guard var before = quiet else { return }
    if isAhead { look() }
    before.geometry = shown
    before.held = UIDevice.current.orientation.ofEngine
    before.upright = upright
    happen(event, from: before)
    takeAnswers()
  }

  /// Looks at the interface.
  ///
  /// - Parameter isNew: whether to find out only if it has changed.
  /// - Returns: whether it has changed.
  @discardableResult func look(isNew: Bool = false) -> Bool {
    guard let scene else { return false }
    let now = ObservedGeometry(scene)
    defer { if !isNew { shown = now } }
    return now != shown
  }

  /// How things are now; nil where nothing is on screen.
  func state() -> ObservedState? {
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
#endif
