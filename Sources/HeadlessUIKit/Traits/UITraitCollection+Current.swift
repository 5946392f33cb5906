import Foundation

extension UITraitCollection {
  /// The traits of what runs: of the screen of the device in whose context the code runs.
  ///
  /// - UIKit: differs: there, those of the view or controller that UIKit is calling; on another thread
  ///   than the main one, those that ``performAsCurrent(_:)`` gives. Since iOS 13
  public class var current: UITraitCollection {
    get {
      if let performing { return performing }
      guard Thread.isMainThread else { return UITraitCollection() }
      return MainActor.assumeIsolated { setCurrent ?? ofScreen } ?? UITraitCollection()
    }
    set {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { setCurrent = newValue }
    }
  }

  @MainActor private static var setCurrent: UITraitCollection?
  @TaskLocal private static var performing: UITraitCollection?

  @MainActor private static var ofScreen: UITraitCollection? {
    DeviceHost.current.map { $0.screen.traitCollection }
  }

  /// Runs code with this collection as ``current``.
  ///
  /// - UIKit: same. Since iOS 13
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$performing.withValue(self) { actions() }
  }
}
