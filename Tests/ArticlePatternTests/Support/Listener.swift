import Foundation
import UIKit

/// Observes a notification as long as it lives.
@MainActor
final class Listener {
  private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name, _ heard: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard() }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
