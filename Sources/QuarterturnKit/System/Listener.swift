#if os(iOS) || canImport(HeadlessUIKit)
package import Foundation
import UIKit

/// Observes a notification for as long as it exists.
@MainActor package final class Listener {
  private let registration: Registration

  /// - Parameters:
  ///   - name: which notification.
  ///   - sender: whose.
  ///   - action: called with the number under UIKit's key for orientations, 0 where there is none.
  package init(
    _ name: Notification.Name, of sender: AnyObject,
    _ action: @escaping @MainActor @Sendable (Int) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
      notification in
      let key = "UIApplicationStatusBarOrientationUserInfoKey"
      let value = (notification.userInfo?[key] as? NSNumber)?.intValue ?? 0
      onMainActor { action(value) }
    }
    registration = Registration(token)
  }

  /// Ends with its owner, on whichever thread that is: the notification centre allows that.
  private final class Registration {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) { self.token = token }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
}

/// Runs a block on the main actor: at once where that is possible.
///
/// UIKit does not document on which thread it posts, observes and reports; what it calls on another
/// one must not end the app.
package func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(Darwin)
  let isThere = Thread.isMainThread
  #else
  let isThere = MainQueue.isCurrent
  #endif
  guard isThere else {
    Task { @MainActor in action() }
    return
  }
  MainActor.assumeIsolated(action)
}
#endif
