import HeadlessUIKit
import UIKit

// What an app for iOS 13 must not do; every mark stands over one mistake. Compiled by a test alone.

@MainActor func rotate(_ scene: UIWindowScene, _ controller: UIViewController) {
  // ↓ From iOS 16.
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  // ↓ From iOS 26.
  _ = controller.prefersInterfaceOrientationLocked
  // ↓ In the SDK of Swift 6.4 alone.
  _ = (scene.delegate as? any UIWindowSceneDelegate)?.supportedInterfaceOrientations(for: scene)
  if #available(iOS 16, *) { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
  guard #available(iOS 26, *) else { return }
  // ↓ In no SDK of Swift 6.1, whatever runs.
  _ = controller.prefersInterfaceOrientationLocked
  #if compiler(>=6.2)
    _ = controller.prefersInterfaceOrientationLocked
  #endif
  // ↓ In the SDK of Swift 6.4 alone, whatever runs.
  if #available(iOS 27, *) { ask(scene) { $0.supportedInterfaceOrientations(for: scene) } }
  #if compiler(>=6.4)
    if #available(iOS 27, *) { ask(scene) { $0.supportedInterfaceOrientations(for: scene) } }
  #endif
}

@MainActor func ask(
  _ scene: UIWindowScene, _ question: (any UIWindowSceneDelegate) -> UIInterfaceOrientationMask
) {}

@MainActor func move(_ view: UIView) {
  // ↓ Of the headless UIKit alone.
  _ = view.window?.rootViewController?.shouldAutorotate(to: .portrait)
  #if os(iOS)
    // ↓ Named in what is compiled on Apple's systems alone.
    _ = view.window?.windowScene?.effectiveGeometry
    let delegate = view.window?.windowScene?.delegate as? any UIWindowSceneDelegate
    guard #available(iOS 27, *) else { return }
    // ↓ The same with a name that others have: what is called if it is there.
    _ = delegate?.supportedInterfaceOrientations?(for: view.window!.windowScene!)
  #endif
}
