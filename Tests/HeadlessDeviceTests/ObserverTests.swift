import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import UIKit

/// What is posted on one device is received on that device, whatever sender an observer names.
@MainActor
@Suite("Observers of notifications, with several devices in one process")
struct ObserverTests {
  private let first: HeadlessDevice
  private let second: HeadlessDevice
  private static let own = Notification.Name("PlayerDidStart")

  init() throws {
    first = try HeadlessDevice("iPhone 15, iOS 17")
    second = try HeadlessDevice("iPad mini 6, iOS 16")
    for device in [first, second] { device.launch(root: UIViewController()) }
  }

  /// Notes on which device the code runs each time a notification is received.
  private final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    var heard: [String] { lock.withLock { names } }

    func listen(
      _ name: Notification.Name?, of sender: AnyObject? = nil, on queue: OperationQueue? = nil
    ) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: sender, queue: queue) { _ in
          self.note()
        })
    }

    private func note() {
      let name = MainActor.assumeIsolated { DeviceContext.host?.device.name ?? "none" }
      lock.withLock { names.append(name) }
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test("C-01, C-12: without a sender a device's notifications are received on it alone")
  func anySender() {
    let notes = Notes()
    defer { notes.stop() }
    first.run {
      notes.listen(UIDevice.orientationDidChangeNotification)
      notes.listen(UIApplication.didChangeStatusBarOrientationNotification)
      notes.listen(UIApplication.didEnterBackgroundNotification)
      notes.listen(UIWindow.didBecomeVisibleNotification)
    }
    second.turn(to: .landscapeLeft)
    second.enterBackground()
    second.run { UIWindow(frame: .zero).isHidden = false }
    #expect(notes.heard == [])
    first.turn(to: .landscapeLeft)
    first.enterBackground()
    #expect(notes.heard == ["iPhone 15", "iPhone 15", "iPhone 15"])
  }

  @Test("Without a name, too")
  func anyName() {
    let notes = Notes()
    defer { notes.stop() }
    first.run { notes.listen(nil) }
    second.turn(to: .landscapeLeft)
    #expect(notes.heard == [])
    first.turn(to: .landscapeLeft)
    #expect(notes.heard.count >= 2 && Set(notes.heard) == ["iPhone 15"])
  }

  @Test("What an observer animates never keeps another device busy")
  func animations() {
    // A screen that shows a note for two seconds after each turn of the interface.
    let screen = UIView()
    let token = first.run {
      NotificationCenter.default.addObserver(
        forName: UIApplication.didChangeStatusBarOrientationNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.25, delay: 2) { screen.alpha = 0 }
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let start = second.time
    second.turn(to: .landscapeLeft)
    #expect(second.time - start == 0.4)
    #expect(screen.alpha == 1)
    first.turn(to: .landscapeLeft)
    #expect(screen.alpha == 0)
  }

  @Test("An app's own notifications stay on the device, too; a shared sender makes no difference")
  func ownNotifications() {
    let (notes, shared) = (Notes(), NSObject())
    defer { notes.stop() }
    for device in [first, second] {
      device.run {
        notes.listen(Self.own)
        notes.listen(Self.own, of: shared)
      }
    }
    second.run { NotificationCenter.default.post(name: Self.own, object: shared) }
    #expect(notes.heard == ["iPad mini (6th generation)", "iPad mini (6th generation)"])
  }

  @Test("What is posted outside of any device is received on each, in the device's context")
  func outside() {
    let notes = Notes()
    defer { notes.stop() }
    for device in [first, second] { device.run { notes.listen(Self.own) } }
    notes.listen(Self.own)
    NotificationCenter.default.post(name: Self.own, object: nil)
    #expect(notes.heard.sorted() == ["iPad mini (6th generation)", "iPhone 15", "none"])
  }

  @Test("Outside of any device a device's notifications are received by their sender only")
  func observerOutside() {
    let (sender, any) = (Notes(), Notes())
    defer {
      sender.stop()
      any.stop()
    }
    sender.listen(UIDevice.orientationDidChangeNotification, of: first.run { UIDevice.current })
    any.listen(UIDevice.orientationDidChangeNotification)
    for device in [first, second] { device.turn(to: .landscapeLeft) }
    #expect(sender.heard == ["iPhone 15"])
    #expect(any.heard == [])
  }

  @Test("On an operation queue the block runs in the device's context, before posting returns")
  func queue() async {
    let notes = Notes()
    defer { notes.stop() }
    // A name of its own: other tests run while this one waits.
    let name = Notification.Name("DownloadDidEnd")
    first.run { notes.listen(name, on: .main) }
    first.run { NotificationCenter.default.post(name: name, object: nil) }
    #expect(notes.heard == ["iPhone 15"])
    // A thread of the app's own knows no device: everybody receives what it posts.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        NotificationCenter.default.post(name: name, object: nil)
        continuation.resume()
      }
    }
    #expect(notes.heard == ["iPhone 15", "iPhone 15"])
  }

  @Test("What belonged to a device that is gone receives nothing")
  func gone() throws {
    let notes = Notes()
    defer { notes.stop() }
    var device: HeadlessDevice? = try HeadlessDevice("iPhone 8, iOS 13")
    device?.run { notes.listen(Self.own) }
    device = nil
    NotificationCenter.default.post(name: Self.own, object: nil)
    second.run { NotificationCenter.default.post(name: Self.own, object: nil) }
    #expect(notes.heard == [])
  }

  @Test("A removed observer receives nothing")
  func removed() {
    let notes = Notes()
    first.run { notes.listen(Self.own) }
    notes.stop()
    first.run { NotificationCenter.default.post(name: Self.own, object: nil) }
    #expect(notes.heard == [])
  }
}
