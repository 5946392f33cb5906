public import Foundation

/// The status bar as a scene has it.
///
/// - UIKit: same. Since iOS 13. Rule: `H-08` to `H-12`
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// How it is drawn.
  open var statusBarStyle: UIStatusBarStyle { scene.host.statusBarStyle(of: scene) }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { scene.host.isStatusBarHidden(in: scene) }
  /// Its frame, in points; empty while it is hidden.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : scene.host.statusBarFrame(of: scene.id)
  }
}
