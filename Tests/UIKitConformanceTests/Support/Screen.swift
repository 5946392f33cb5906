import UIKit

/// A controller whose answers a test chooses; it notes what it is asked.
class Screen: UIViewController {
  /// `supportedInterfaceOrientations`; nil is what the base class answers.
  var mask: UIInterfaceOrientationMask?
  /// `shouldAutorotate`.
  var autorotates = true
  /// `preferredInterfaceOrientationForPresentation`; nil is what the base class answers.
  var preferred: UIInterfaceOrientation?
  /// `prefersInterfaceOrientationLocked`.
  var isLocked = false
  /// What it was asked, in order.
  var questions: [Question] = []
  /// Where it records callbacks.
  var journal = Journal()
  /// Its callbacks, in order.
  var log: [String] {
    get { journal.lines }
    set { journal.lines = newValue }
  }

  /// A question of UIKit's.
  enum Question { case mask, autorotate, preferred, lock }

  init(_ mask: UIInterfaceOrientationMask? = nil) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    questions.append(.mask)
    return mask ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    questions.append(.autorotate)
    return autorotates
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    questions.append(.preferred)
    return preferred ?? super.preferredInterfaceOrientationForPresentation
  }

  override var prefersInterfaceOrientationLocked: Bool {
    questions.append(.lock)
    return isLocked
  }

  /// The same screen in a style, to be presented.
  func styled(_ style: UIModalPresentationStyle) -> Self {
    modalPresentationStyle = style
    return self
  }
}

/// A screen with size callbacks, as apps have from iOS 8, that reads values in them.
class SizeScreen: Screen {
  /// What it saw in each callback.
  var sights: [Sight] = []

  /// What can be seen from inside a callback.
  struct Sight {
    var callback: String
    var orientation: UIInterfaceOrientation
    var bounds: CGSize
    var screen: CGSize
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass
  }

  /// The size of each `viewWillTransition`.
  var sizes: [CGSize] = []
  /// The coordinator's transform in each.
  var transforms: [CGAffineTransform] = []
  /// The coordinator's duration in each.
  var durations: [TimeInterval] = []
  /// Whether it passes sizes on to its children.
  var callsSuper = true

  private func note(_ callback: String) {
    log.append(callback)
    sights.append(
      Sight(
        callback: callback, orientation: interfaceOrientation, bounds: view.bounds.size,
        screen: UIScreen.main.bounds.size, horizontal: traitCollection.horizontalSizeClass,
        vertical: traitCollection.verticalSizeClass))
  }

  /// What it read in its last callback.
  func sight(in callback: String) -> Sight? { sights.last { $0.callback == callback } }

  /// Forgets its callbacks and what it read.
  func forget() {
    log = []
    sights = []
    sizes = []
    transforms = []
    durations = []
    questions = []
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition")
    sizes.append(size)
    transforms.append(coordinator.targetTransform)
    durations.append(coordinator.transitionDuration)
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    coordinator.animate { [unowned self] _ in
      note("alongside")
    } completion: { [unowned self] _ in
      note("completion")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traitCollectionDidChange")
  }

  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }

  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
}

/// A screen with the turn callbacks of apps up to iOS 7, and no others.
class RotateScreen: Screen {
  /// What it read in each callback: the interface orientation and the view's bounds.
  var sights: [(orientation: UIInterfaceOrientation, bounds: CGSize)] = []
  var durations: [TimeInterval] = []

  private func note(_ callback: String) {
    log.append(callback)
    sights.append((interfaceOrientation, view.bounds.size))
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    durations.append(duration)
    note("willRotate to \(toInterfaceOrientation.rawValue)")
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    note("willAnimateRotation to \(toInterfaceOrientation.rawValue)")
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note("didRotate from \(fromInterfaceOrientation.rawValue)")
  }

  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
}

/// A navigation controller that lets its top answer, as many apps have one.
final class ForwardingNavigationController: UINavigationController {
  override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
