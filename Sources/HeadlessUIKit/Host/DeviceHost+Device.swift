import Foundation
package import Orientation

// What a device asks of the host it controls.
extension DeviceHost {
  /// Whether the system, or code of the app that it called, is at work.
  package var isAtWork: Bool { depth > 0 }

  /// Whether an app was launched.
  package var hasLaunched: Bool { system.phase != .notLaunched }

  /// Whether time has to pass for something to end.
  package var waitsForTime: Bool {
    takePostponed(at: system.time)
    return system.isBusy || agenda.next != nil
  }

  /// When the next thing happens by itself; nil when nothing will.
  package var nextEvent: Double? {
    takePostponed(at: system.time)
    return system.nextMoment(besides: agenda.next)
  }

  /// The name of a controller that the host has seen.
  package func knownID(of controller: UIViewController) -> ControllerID? {
    guard let registration = controller.registration, registration.host === self else { return nil }
    return registration.id
  }

  /// The text of an exception.
  package func reason(of fault: Fault) -> String {
    let className = fault.controller.flatMap { controller($0) }.map { "\(type(of: $0))" }
    return fault.reason(
      className: className ?? "UIViewController", behaviors: system.behaviors,
      policy: system.policy)
  }

  /// Schedules work for a time of the virtual clock.
  package func schedule(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    // What the app has put off before comes before it.
    takePostponed(at: system.time)
    agenda.add(at: system.time + max(0, seconds), work)
  }

  package func nextMoment(at now: Double, until last: Double) -> Double? {
    takePostponed(at: now)
    return agenda.next(until: last)
  }

  package func runDueWork() {
    while system.phase != .terminated, let work = agenda.take(until: system.time) {
      work()
      layOutWhatWaits()
      takePostponed(at: system.time)
    }
  }

  /// The controller that decides the status bar, and the one it asks.
  private func statusBarDecider(
    of scene: UIWindowScene?, child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var controller = scene?.keyWindow?.rootViewController else { return nil }
    while let presented = controller.presented,
      presented.modalPresentationCapturesStatusBarAppearance || covers(presented)
    {
      controller = presented
    }
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }

  private func covers(_ controller: UIViewController) -> Bool {
    guard let id = controller.registration?.id, let window = system.window(of: id) else {
      return false
    }
    return system.covers(id, in: window)
  }

  func statusBarStyle(of scene: UIWindowScene?) -> UIStatusBarStyle {
    statusBarDecider(of: scene) { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  func isStatusBarHidden(in scene: UIWindowScene?) -> Bool {
    guard system.behaviors[.controllersStyleStatusBar] else { return application.hidesStatusBar }
    return statusBarDecider(of: scene) { $0.childForStatusBarHidden }?.prefersStatusBarHidden
      ?? application.hidesStatusBar
  }

  /// The frame of the status bar when it is shown, in points (`H-08`, `Q-15`).
  func statusBarFrame(of scene: SceneID) -> CGRect {
    var frame = system.layout(of: scene).statusBarFrame.map { CGRect($0) } ?? .zero
    if frame.height == 0, showsBarInLandscape(scene) { frame.size.height = 20 }
    return frame
  }

  /// What the system takes from the edges of a scene's windows; with a Home button, that is the
  /// status bar, while it is shown (`Q-15`).
  func edgesTaken(of scene: SceneID) -> UIEdgeInsets {
    guard let known = system.shownSafeArea(of: scene) else { return .zero }
    var edges = UIEdgeInsets(known)
    guard system.device.hasHomeButton, system.display(of: scene).role == .main else { return edges }
    if isStatusBarHidden(in: scenes.indices.contains(scene.index) ? scenes[scene.index] : nil) {
      edges.top = 0
    } else if showsBarInLandscape(scene) {
      edges.top = 20
    }
    return edges
  }

  /// Whether a phone in landscape has the status bar that an app asks for there (`H-09`, `Q-15`).
  private func showsBarInLandscape(_ scene: SceneID) -> Bool {
    system.behaviors[.statusBarShowsInLandscape] && system.device.idiom == .phone
      && system.device.hasHomeButton
      && system.shownGeometry(of: scene).interfaceOrientation.isLandscape
  }

  /// What the Info.plist allows, or what holds without one (`D-01`).
  var plistMask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(system.application.infoPlist.applicationMask(for: system.idiom))
  }
}

extension DeviceHost {
  /// The traits of a scene as its views have them now.
  package func traitCollection(of scene: SceneID) -> UITraitCollection {
    traitCollection(of: scene, system.shownTraits(of: scene))
  }

  /// The traits of a scene with given size classes; unspecified ones where no source gives them.
  func traitCollection(
    of scene: SceneID, _ traits: Traits?, scale: Double? = nil
  ) -> UITraitCollection {
    let scale = CGFloat(scale ?? system.shownDisplay(of: scene).scale)
    let key = SceneTraits(traits: traits, scale: scale)
    if let made = madeTraits[key] { return made }
    var values = TraitValues()
    values.idiom = UIUserInterfaceIdiom(system.idiom)
    values.displayScale = scale
    values.style = .light
    values.layoutDirection = .leftToRight
    values.contentSizeCategory = .large
    if let traits {
      values.horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontal)
      values.verticalSizeClass = UIUserInterfaceSizeClass(traits.vertical)
    }
    let made = UITraitCollection(values)
    madeTraits[key] = made
    return made
  }

  /// The traits of views and controllers that are in no window.
  package var defaultTraits: UITraitCollection { traitCollection(of: .main) }
}

/// What distinguishes the traits of scenes.
struct SceneTraits: Hashable {
  let traits: Traits?
  let scale: CGFloat
}

extension UIUserInterfaceSizeClass {
  package init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}
