extension UITraitCollection {
  /// The traits of what runs: of the screen of the device in whose context the code runs.
  ///
  /// - UIKit: differs: there, those of the view or controller that UIKit is calling. Since iOS 13
  @MainActor public class var current: UITraitCollection {
    get {
      setCurrent ?? DeviceHost.current.map { $0.screen.traitCollection } ?? UITraitCollection()
    }
    set { setCurrent = newValue }
  }

  @MainActor private static var setCurrent: UITraitCollection?

  /// Runs code with this collection as ``current``.
  ///
  /// - UIKit: same. Since iOS 13
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.setCurrent
    UITraitCollection.setCurrent = self
    actions()
    UITraitCollection.setCurrent = outer
  }
}
