import HeadlessDevice
import Testing
import UIKit

@MainActor
@Suite("A controller that becomes the root of another window")
struct RootOfAnotherWindowTests {
  @Test("The controller leaves the window whose root it was", arguments: [true, false])
  func moves(isSetBefore: Bool) throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: UIViewController())
    device.run {
      let page = UINavigationController(rootViewController: UIViewController())
      let (first, second) = (UIWindow(), UIWindow())
      first.rootViewController = page
      first.makeKeyAndVisible()
      #expect(page.view.window === first)
      if isSetBefore { second.rootViewController = page }
      second.makeKeyAndVisible()
      if !isSetBefore { second.rootViewController = page }
      #expect(page.view.window === second && second.isKeyWindow)
      #expect(page.view.superview === second)
      #expect(first.rootViewController == nil)
    }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("Also when the other window is gone")
  func gone() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: UIViewController())
    let page = UIViewController()
    for _ in 1...3 {
      device.run {
        let window = UIWindow()
        window.rootViewController = page
        window.makeKeyAndVisible()
        #expect(page.view.window === window)
      }
    }
  }
}
