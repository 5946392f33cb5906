import Foundation
import InterfaceBuilderDocuments

extension InterfaceLoading {
  /// Goes back to the controller that has the method of an unwind segue, and calls it.
  ///
  /// - UIKit: same order: the source prepares, the method runs, the screens in between go away.
  func unwind(_ segue: InterfaceSegue, from controller: UIViewController, sender: Any?) {
    #if !canImport(ObjectiveC)
      let action = Selector(segue.unwindAction ?? "")
      guard let destination = controller.unwindDestination(action, sender) else {
        // UIKit does nothing either where no controller has the method.
        DeviceHost.current?.log.append(
          "No controller to unwind to: none above \(type(of: controller)) has \(action).")
        return
      }
      let made = self.segue(segue, from: controller, to: destination)
      made.performs { [weak controller, weak destination] in
        guard let controller, let destination else { return }
        controller.leave(for: destination)
      }
      controller.prepare(for: made, sender: sender)
      action.send(to: destination, [made])
      made.perform()
    #endif
  }
}

extension UIViewController {
  #if !canImport(ObjectiveC)
    /// The controller that an unwind segue leads to: the nearest in the hierarchy that can.
    ///
    /// - Complexity: linear in the number of controllers that are shown.
    fileprivate func unwindDestination(_ action: Selector, _ sender: Any?) -> UIViewController? {
      var left = self
      while let next = left.parent ?? left.presentingViewController {
        if let found = next.taker(of: action, from: self, sender, without: left) { return found }
        left = next
      }
      return nil
    }

    /// This controller or one in it that takes an unwind segue, the innermost first.
    private func taker(
      of action: Selector, from source: UIViewController, _ sender: Any?,
      without left: UIViewController?
    ) -> UIViewController? {
      // The top of a stack is asked before what is below it.
      for child in children.reversed() where child !== left {
        if let found = child.taker(of: action, from: source, sender, without: nil) { return found }
      }
      return canPerformUnwindSegueAction(action, from: source, sender: sender) ? self : nil
    }
  #endif

  /// Shows a controller again that is below or behind this one.
  fileprivate func leave(for destination: UIViewController) {
    var shown: UIViewController? = destination
    while let current = shown {
      if current.presentedViewController != nil, current.hasPresented(self) {
        current.dismiss(animated: true)
        break
      }
      shown = current.parent
    }
    var child = destination
    while let container = child.parent {
      if let navigation = container as? UINavigationController {
        if navigation.topViewController !== child {
          navigation.popToViewController(child, animated: true)
        }
      } else if let tabs = container as? UITabBarController {
        if tabs.selectedViewController !== child { tabs.selectedViewController = child }
      }
      child = container
    }
  }

  /// Whether a controller is in what this one presents itself, or in what that presents.
  private func hasPresented(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let inner = current {
      if inner.parent == nil, inner.presentingViewController === self { return true }
      current = inner.parent ?? inner.presentingViewController
    }
    return false
  }
}
