import Foundation
import HeadlessUIKit

/// Marks what the app's code shows, so that an empty screen is not taken for what users see.
@MainActor struct CodePreview {
  /// Puts a frame with words into each controller whose view the storyboard does not have, and into each
  /// stack whose first controller it does not have.
  func fill(in controller: UIViewController) {
    if let words = words(for: controller), let view = controller.view {
      let frame = StandInView(standingFor: words)
      frame.frame = view.bounds
      frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(frame, at: 0)
    }
    controller.children.forEach { fill(in: $0) }
  }

  private func words(for controller: UIViewController) -> String? {
    switch controller {
    case let stack as UINavigationController:
      return stack.viewControllers.isEmpty ? "Set in code" : nil
    case is UITabBarController, is UISplitViewController: return nil
    default:
      guard controller.hasNoArchivedView, controller.isViewLoaded,
        controller.view.subviews.isEmpty, controller.view.backgroundColor == nil
      else { return nil }
      return controller.isArchivedHost ? "SwiftUI" : "Made in code"
    }
  }
}
