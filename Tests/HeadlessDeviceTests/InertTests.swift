import HeadlessDevice
import Testing
import UIKit

@Suite("What an app relies on that is only stored") @MainActor struct InertTests {
  @Test("What is only stored is listed with how often it was used, what acts is not")
  func lists() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let other = try HeadlessDevice("iPhone 15, iOS 17")
    let controller = device.run { UIViewController() }
    device.launch(root: controller)
    #expect(device.inert == [])
    device.run {
      controller.view.layer.zPosition = 1
      controller.view.accessibilityHint = "Plays the track"
      controller.view.layer.zPosition = 2
      controller.view.layer.cornerRadius = 4
      controller.view.backgroundColor = .red
      UINavigationBar.appearance().isTranslucent = false
    }
    #expect(
      device.inert.map(\.description) == [
        "CALayer.zPosition, 2 times", "UIView.accessibilityHint, 1 time",
        "UINavigationBar.appearance(), 1 time",
      ])
    #expect(other.inert == [])
  }

  @Test("What an appearance is given is kept for the device, and no bar is changed")
  func appearances() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let other = try HeadlessDevice("iPhone 15, iOS 17")
    device.run { UINavigationBar.appearance().isTranslucent = false }
    #expect(device.run { UINavigationBar.appearance().isTranslucent } == false)
    #expect(other.run { UINavigationBar.appearance().isTranslucent })
    #expect(device.run { UINavigationBar().isTranslucent })
  }

  @Test("A tap reaches the nearest that reacts: a control, a recognizer of single taps")
  func taps() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let controller = device.run { UIViewController() }
    device.launch(root: controller)
    var count = 0
    let (button, label) = device.run {
      let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
      let label = UILabel()
      button.addSubview(label)
      controller.view.addSubview(button)
      return (button, label)
    }
    #expect(device.tap(label))
    #expect(count == 1)
    device.run { button.isEnabled = false }
    #expect(device.tap(label))
    #expect(count == 1)
    #expect(!device.tap(controller.view))
    let double = device.run { UITapGestureRecognizer(target: nil, action: nil) }
    double.numberOfTapsRequired = 2
    device.run { controller.view.addGestureRecognizer(double) }
    #expect(!device.tap(controller.view))
    double.numberOfTapsRequired = 1
    #expect(device.tap(controller.view))
  }
}
