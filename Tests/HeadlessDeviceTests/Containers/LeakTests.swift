import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("Controllers are freed")
struct LeakTests {
  @Test("A popped controller goes, with its view")
  func popped() throws {
    let device = try device()
    let stack = UINavigationController(rootViewController: UIViewController())
    device.launch(root: stack)
    weak var controller: UIViewController?
    weak var view: UIView?
    device.run {
      let pushed = UIViewController()
      controller = pushed
      stack.pushViewController(pushed, animated: true)
      view = pushed.view
    }
    device.run { _ = stack.popViewController(animated: true) }
    device.settle()
    #expect(controller == nil)
    #expect(view == nil)
  }

  @Test(
    "A dismissed controller goes, with its presentation",
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .automatic,
    ])
  func dismissed(style: UIModalPresentationStyle) throws {
    let device = try device()
    let root = UIViewController()
    device.launch(root: root)
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    device.run {
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      controller = presented
      root.present(presented, animated: true)
      presentation = presented.presentationController
      #expect(presentation != nil)
    }
    device.turn(to: .landscapeLeft)
    device.run { root.dismiss(animated: true) }
    device.settle()
    #expect(controller == nil)
    #expect(presentation == nil)
  }

  @Test("A replaced tab and a turned page go")
  func replaced() throws {
    let device = try device()
    let tabs = UITabBarController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    weak var tab: UIViewController?
    weak var page: UIViewController?
    device.run {
      let first = UIViewController()
      let other = UIViewController()
      tab = other
      page = first
      pages.setViewControllers([first], direction: .forward, animated: false)
      tabs.viewControllers = [pages, other]
    }
    device.launch(root: tabs)
    device.run {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
      tabs.viewControllers = [pages]
    }
    #expect(tab == nil)
    #expect(page == nil)
  }

  @Test("With the device goes all that it showed")
  func gone() throws {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    do {
      let device = try device()
      let stack = UINavigationController(rootViewController: UIViewController())
      let sheet = UIViewController()
      root = stack
      presented = sheet
      device.launch(root: stack)
      device.run { stack.present(sheet, animated: true) }
    }
    #expect(root == nil)
    #expect(presented == nil)
  }
}
