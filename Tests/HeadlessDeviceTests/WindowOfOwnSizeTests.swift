import HeadlessDevice
import Testing
import UIKit

@MainActor
@Suite("Windows with a size of their own")
struct WindowOfOwnSizeTests {
  @Test(
    "A banner keeps its frame on a turn, and its root fills it",
    arguments: ["iOS 12", "iOS 17"])
  func banner(system: String) throws {
    let device = try HeadlessDevice("iPhone XR, \(system)")
    device.launch(root: UIViewController())
    let frame = CGRect(x: 20, y: 0, width: 300, height: 60)
    let root = UIViewController()
    let window = device.run {
      let window = UIWindow(frame: frame)
      window.rootViewController = root
      window.isHidden = false
      return window
    }
    #expect(window.frame == frame)
    #expect(root.view.frame == window.bounds)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(window.frame == frame)
    #expect(root.view.frame == window.bounds)
  }

  @Test("It is taken from as far as it reaches under the bars")
  func safeArea() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let main = UIViewController()
    device.launch(root: main)
    let root = UIViewController()
    let window = device.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 30, width: 393, height: 200))
      window.rootViewController = root
      window.isHidden = false
      return window
    }
    let whole = try #require(main.view.window).safeAreaInsets
    #expect(whole.top > 30)
    #expect(window.safeAreaInsets.top == whole.top - 30)
    #expect(window.safeAreaInsets.bottom == 0)
  }

  @Test(
    "A window of the screen's size, or without one, follows the screen",
    arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 393, height: 852)])
  func whole(frame: CGRect) throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: UIViewController())
    let window = device.run {
      let window = UIWindow(frame: frame)
      window.rootViewController = UIViewController()
      window.isHidden = false
      return window
    }
    device.turn(to: .landscapeLeft)
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
  }
}
