public import Foundation

/// Something that lives in an environment: a view, a controller, a scene.
///
/// - UIKit: same.
///
/// Since iOS 8. Rule: `J-13`
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the environment is like.
  var traitCollection: UITraitCollection { get }
  /// Called when the environment has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
