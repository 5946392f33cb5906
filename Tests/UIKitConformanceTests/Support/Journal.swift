import UIKit

/// Notes what happens, in the order in which it happens.
@MainActor final class Journal {
  /// What was noted.
  var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  /// Notes notifications of an object.
  ///
  /// - Parameters:
  ///   - name: the notification's name.
  ///   - object: who posts it.
  ///   - line: what is noted of it; nil for nothing.
  func listen(
    to name: Notification.Name, of object: AnyObject,
    _ line: @escaping @MainActor (_ userInfo: [AnyHashable: Any]) -> String?
  ) {
    let token = NotificationCenter.default.addObserver(
      forName: name, object: object, queue: nil
    ) { [weak self] notification in
      nonisolated(unsafe) let userInfo = notification.userInfo ?? [:]
      MainActor.assumeIsolated {
        if let line = unsafe line(userInfo) { self?.lines.append(line) }
      }
    }
    tokens.append(token)
  }

  /// Notes the device's notifications, with the value that is read meanwhile.
  func listenToDevice() {
    listen(to: UIDevice.orientationDidChangeNotification, of: UIDevice.current) { _ in
      "device \(UIDevice.current.orientation.rawValue)"
    }
  }

  /// Notes the status bar's notifications: the number they carry, and what is read meanwhile.
  func listenToStatusBar() {
    func number(in userInfo: [AnyHashable: Any]) -> Int {
      (userInfo[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber)?.intValue ?? -1
    }
    let application = UIApplication.shared
    listen(to: UIApplication.willChangeStatusBarOrientationNotification, of: application) {
      "will \(number(in: $0)), is \(application.statusBarOrientation.rawValue)"
    }
    listen(to: UIApplication.didChangeStatusBarOrientationNotification, of: application) {
      "did \(number(in: $0)), is \(application.statusBarOrientation.rawValue)"
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
