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

  @Test("One that follows the screen has the bars' edges also while a turn is in progress")
  func turning() throws {
    final class Asking: UIViewController {
      var heard: [UIEdgeInsets] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        setNeedsStatusBarAppearanceUpdate()
        heard.append(view.window?.safeAreaInsets ?? .zero)
      }
    }
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let root = Asking()
    device.launch(root: root)
    for pose in [UIDeviceOrientation.landscapeLeft, .portrait] {
      let before = try #require(root.view.window).safeAreaInsets
      device.turn(to: pose)
      let after = try #require(root.view.window).safeAreaInsets
      let heard = try #require(root.heard.last)
      #expect(heard == before || heard == after)
    }
  }
}
