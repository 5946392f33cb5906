import HeadlessDevice
import Testing
import UIKit

@MainActor
@Suite("The notifications of a scene")
struct SceneNotificationTests {
  /// What was posted, in order.
  @MainActor private final class Log {
    var lines: [String] = []

    func observe() -> [any NSObjectProtocol] {
      [
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let sender = note.object is UIWindowScene ? "" : " from something else"
          MainActor.assumeIsolated { self.lines.append(name.rawValue + sender) }
        }
      }
    }
  }

  @Test("A scene posts what becomes of it, from iOS 13 on", arguments: [12, 13, 17, 27])
  func posted(version: Int) throws {
    let device = try HeadlessDevice(version < 13 ? "iPhone 8, iOS 12" : "iPhone 11, iOS \(version)")
    let log = Log()
    let tokens = device.run { log.observe() }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    if version < 13 {
      device.launch(root: Screen())
    } else {
      device.launch(sceneDelegate: SceneDelegate())
    }
    device.enterBackground()
    device.enterForeground()
    let launched = ["WillConnect", "WillEnterForeground", "DidActivate"]
    let left = ["WillDeactivate", "DidEnterBackground"]
    let back = ["WillEnterForeground", "DidActivate"]
    #expect(
      log.lines
        == (version < 13 ? [] : (launched + left + back).map { "UIScene\($0)Notification" }))
  }

  @Test("The app knows its scenes' sessions, a scene whether it fills its screen")
  func sessions() throws {
    let device = try HeadlessDevice("iPad Pro 11-inch (2nd generation), iOS 26")
    device.launch(sceneDelegate: SceneDelegate())
    let scene = try #require(device.scenes.first)
    device.run {
      #expect(UIApplication.shared.openSessions == [scene.session])
      #expect(UIScreen.screens == [UIScreen.main])
      #expect(scene.isFullScreen)
    }
    try device.resize(to: CGSize(width: 600, height: 700))
    #expect(!scene.isFullScreen)
  }
}
