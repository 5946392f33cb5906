import Foundation
import HeadlessDevice
@_spi(HeadlessSources) import HeadlessUIKit
import Testing
import UIKit

/// A screen as the plugin HeadlessSources compiles one, with the table that it writes.
///
/// It is not private: the runtime finds no type by name in one that is.
class PressedScreen: UIViewController {
  var log: [String] = []

  func close() { log.append("close") }
  func tapped(_ sender: Any?) { log.append("tapped \(sender.map { type(of: $0) } as Any)") }
  func moved(_ sender: UIControl, _ event: UIEvent?) { log.append("moved \(event == nil)") }
  func received(_ notification: Notification) {
    log.append("got it on \(UIDevice.current.name)")
  }
  func ticked(_ timer: DeviceTimer) { log.append("ticked \(timer.userInfo ?? "")") }
  var answer: NSString { "answer" }

  static let close = Selector("close", PressedScreen.close)
  static let tapped = Selector("tapped:", PressedScreen.tapped)
  static let moved = Selector("moved:event:", PressedScreen.moved)

  enum _RuntimeMembers0: RuntimeMembers {
    static var methods: [Selector] {
      [Selector("close", { (t: PressedScreen) in { t.close() } })]
    }
  }
  enum _RuntimeMembers1: RuntimeMembers {
    static var methods: [Selector] {
      [Selector("tapped:", { (t: PressedScreen) in { (a0: Any?) in t.tapped(a0) } })]
    }
  }
}

private final class Special: PressedScreen {
  override func close() { log.append("special close") }
}

@MainActor
@Suite("Actions by selectors")
struct ActionTests {
  private let device: HeadlessDevice
  private let screen: Special

  init() throws {
    device = try HeadlessDevice("iPhone 15, iOS 17", recordsFaults: true)
    screen = device.run { Special() }
    device.launch(root: screen)
  }

  @Test("A control calls its targets in order, with what they take, and each once")
  func control() {
    let button = UIControl()
    for _ in 0..<2 { button.addTarget(screen, action: PressedScreen.close, for: .touchUpInside) }
    button.addTarget(screen, action: PressedScreen.tapped, for: [.touchUpInside, .valueChanged])
    button.addTarget(screen, action: PressedScreen.moved, for: .touchUpInside)
    device.run { button.sendActions(for: .touchUpInside) }
    #expect(
      screen.log == ["special close", "tapped Optional(HeadlessUIKit.UIControl)", "moved true"])
    #expect(
      button.actions(forTarget: screen, forControlEvent: .touchUpInside)
        == ["close", "tapped:", "moved:event:"])
    #expect(button.allTargets == [screen])

    button.removeTarget(screen, action: PressedScreen.tapped, for: .touchUpInside)
    button.removeTarget(nil, action: PressedScreen.close, for: .allEvents)
    screen.log = []
    device.run { button.sendActions(for: [.touchUpInside, .valueChanged]) }
    #expect(screen.log == ["tapped Optional(HeadlessUIKit.UIControl)", "moved true"])
  }

  @Test("A target is not kept alive, and none means the first responder that has the method")
  func targets() {
    let button = UIControl()
    device.run {
      button.addTarget(PressedScreen(), action: PressedScreen.close, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      screen.view.addSubview(button)
      button.addTarget(nil, action: Selector("tapped:"), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
    #expect(screen.log == ["tapped Optional(HeadlessUIKit.UIControl)"])
    #expect(device.faults.isEmpty)
  }

  @Test("A name finds methods of the class, its extensions and its superclasses")
  func names() {
    device.run {
      unsafe screen.perform("close")
      unsafe screen.perform(NSSelectorFromString("tapped:"), with: nil)
    }
    #expect(screen.log == ["special close", "tapped nil"])
    #expect(screen.responds(to: "close"))
    #expect(screen.responds(to: PressedScreen.moved))
    #expect(!screen.responds(to: "closed"))
    #expect(!NSObject().responds(to: PressedScreen.close))
  }

  @Test("A method that is not there, and an argument of another type, raise exceptions")
  func faults() {
    device.run {
      unsafe screen.perform("open:", with: nil)
      unsafe screen.perform(PressedScreen.moved, with: "text")
    }
    #expect(
      device.faults.map(\.description) == [
        "NSInvalidArgumentException: -[Special open:]: unrecognized selector sent to instance",
        "NSInvalidArgumentException: -[Special moved:event:]: the argument is String, expected"
          + " UIControl",
      ])
    #expect(screen.log.isEmpty)
  }

  @Test("A method's object comes back")
  func results() {
    let answer = Selector("answer", { (t: PressedScreen) in { t.answer } })
    let result = unsafe screen.perform(answer)?.takeUnretainedValue()
    #expect(result as? NSString == "answer")
    #expect(unsafe screen.perform(PressedScreen.close) == nil)
  }

  @Test("An object that only the call made lives until the run loop's turn ends")
  func autoreleased() {
    let making = Selector("making", { (_: PressedScreen) in { NSObject() } })
    weak var made: NSObject?
    device.run {
      made = unsafe screen.perform(making)?.takeUnretainedValue() as? NSObject
      #expect(made != nil)
    }
    device.advance(by: 0.1)
    #expect(made == nil)
  }

  @Test("A delayed call waits for the device's time, unless it is canceled")
  func delays() {
    device.run {
      screen.perform(PressedScreen.close, with: nil, afterDelay: 2)
      screen.perform(PressedScreen.tapped, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: screen, selector: PressedScreen.tapped, object: nil)
    }
    device.advance(by: 1.9)
    #expect(screen.log.isEmpty)
    device.advance(by: 0.1)
    #expect(screen.log == ["special close"])
    device.run {
      screen.perform(PressedScreen.close, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: screen)
    }
    device.advance(by: 2)
    #expect(screen.log == ["special close"])
  }

  @Test("A timer calls in the device's time until it is invalid")
  func timers() throws {
    let timer = device.run {
      DeviceTimer.scheduledTimer(
        timeInterval: 1, target: screen, selector: Selector("ticked:", PressedScreen.ticked),
        userInfo: "now", repeats: true)
    }
    device.advance(by: 2.5)
    timer.invalidate()
    device.advance(by: 5)
    #expect(screen.log == ["ticked now", "ticked now"])
  }

  @Test("An observer by selector receives what its device posts, until it is removed or gone")
  func observers() throws {
    let other = try HeadlessDevice("iPad mini 6, iOS 16")
    other.launch(root: UIViewController())
    let name = Notification.Name("ActionTests")
    let received = Selector("received:", PressedScreen.received)
    device.run {
      NotificationCenter.default.addObserver(screen, selector: received, name: name, object: nil)
      NotificationCenter.default.addObserver(
        PressedScreen(), selector: received, name: name, object: nil)
    }
    for device in [device, other] {
      device.run { NotificationCenter.default.post(name: name, object: nil) }
    }
    #expect(screen.log == ["got it on iPhone 15"])
    NotificationCenter.default.removeObserver(screen, name: .init("Another"), object: nil)
    device.run { NotificationCenter.default.post(name: name, object: nil) }
    #expect(screen.log.count == 2)
    NotificationCenter.default.removeObserver(screen)
    device.run { NotificationCenter.default.post(name: name, object: nil) }
    #expect(screen.log.count == 2)
  }

  @Test("A bar button calls its method, or its action")
  func barButtons() {
    let item = UIBarButtonItem(
      barButtonSystemItem: .done, target: screen, action: PressedScreen.tapped)
    #expect(item.style == .done)
    device.run { item.tap() }
    #expect(screen.log == ["tapped Optional(HeadlessUIKit.UIBarButtonItem)"])
    item.isEnabled = false
    device.run { item.tap() }
    #expect(screen.log.count == 1)
  }

  @Test(
    "Availability is asked of the device that runs the code",
    arguments: [
      ("iPhone 8, iOS 12", false), ("iPhone 8, iOS 16.1", true), ("iPhone 15, iOS 17", true),
    ])
  func availability(line: String, isThere: Bool) throws {
    let device = try HeadlessDevice(line)
    #expect(device.run { isAvailable(iOS: 16, 1) } == isThere)
    #expect(isAvailable(iOS: 99))
  }
}
