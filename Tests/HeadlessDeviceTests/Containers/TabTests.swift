import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A tab bar controller")
struct TabTests {
  final class Answers: NSObject, UITabBarControllerDelegate {
    var allowed: UIInterfaceOrientationMask = .all
    var isOpen = true
    var log: [String] = []
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { allowed }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.append("should select \(viewController.title ?? "")")
      return isOpen
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.append("did select \(viewController.title ?? "")") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      log.append("should select tab \(tab.identifier)")
      return isOpen
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      log.append("did select tab \(selectedTab.identifier) after \(previousTab?.identifier ?? "")")
    }
  }

  func tabs(_ count: Int) -> (UITabBarController, [Listener]) {
    let tabs = UITabBarController()
    let children = (0..<count).map { Listener("\($0)") }
    tabs.viewControllers = children
    return (tabs, children)
  }

  @Test("D-35: its delegate answers for it, from iOS 7 on", arguments: [6, 7, 9, 15, 17])
  func delegateAnswers(version: Int) throws {
    let device = try device(version < 11 ? "iPhone 5" : "iPhone 15", iOS: version)
    let (tabs, _) = tabs(2)
    let answers = Answers()
    answers.allowed = .portrait
    tabs.delegate = answers
    device.launch(root: tabs)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == (version < 7 ? .landscapeRight : .portrait))
  }

  @Test("D-07: it answers for itself, whatever its tabs say")
  func answersForItself() throws {
    let device = try device()
    let (tabs, children) = tabs(2)
    for child in children { child.mask = .portrait }
    device.launch(root: tabs)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "G-24: only the selected tab is notified of a turn; another has the new size when it is selected"
  )
  func onlySelected() throws {
    let device = try device()
    let (tabs, children) = tabs(2)
    device.launch(root: tabs)
    #expect(children[0].heard() == ["will move", "did move", "will appear", "did appear"])
    #expect(children[1].heard() == ["will move", "did move"])
    device.turn(to: .landscapeLeft)
    #expect(children[0].heard() == ["size 852 x 393"])
    #expect(children[1].heard() == [])
    #expect(!children[1].isViewLoaded)
    device.run { tabs.selectedIndex = 1 }
    #expect(children[0].heard() == ["will disappear", "did disappear"])
    #expect(children[1].heard() == ["will appear", "did appear"])
    #expect(children[1].view.bounds.size == CGSize(width: 852, height: 393))
    #expect(children[0].view.window == nil)
    #expect(tabs.selectedViewController === children[1])
  }

  @Test("A touch asks the delegate; code does not")
  func touches() throws {
    let device = try device()
    let (tabs, children) = tabs(3)
    let answers = Answers()
    tabs.delegate = answers
    device.launch(root: tabs)
    device.run { tabs.selectedIndex = 1 }
    #expect(answers.log == [])
    device.run { tabs.touch(2) }
    #expect(answers.log == ["should select 2", "did select 2"])
    #expect(tabs.selectedIndex == 2)
    answers.isOpen = false
    device.run { tabs.touch(0) }
    #expect(tabs.selectedViewController === children[2])
  }

  @Test("Tabs that are objects create what they show, once, and are selected as what they show is")
  func objects() throws {
    let device = try device()
    var created: [String] = []
    let objects = ["a", "b", "c"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        created.append(tab.identifier)
        return Listener(name)
      }
    }
    let tabs = UITabBarController(tabs: objects)
    #expect(tabs.selectedTab === objects[0])
    device.launch(root: tabs)
    #expect(tabs.tabs == objects)
    #expect(tabs.viewControllers?.map(\.title) == ["a", "b", "c"])
    #expect(tabs.viewControllers?.map(\.tab) == objects)
    #expect(objects.allSatisfy { $0.tabBarController === tabs })
    #expect(tabs.tab(forIdentifier: "b") === objects[1])
    #expect(tabs.tab(forIdentifier: "d") == nil)
    device.run { tabs.selectedTab = objects[2] }
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController === objects[2].viewController)
    device.run {
      tabs.selectedTab = UITab(title: "", image: nil, identifier: "other")
      tabs.selectedTab = nil
    }
    #expect(tabs.selectedTab === objects[2])
    objects[1].title = "new"
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "new", "c"])
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[2])
    device.run { tabs.tabs = [objects[1], objects[2]] }
    #expect(tabs.selectedTab === objects[2])
    #expect(objects[0].tabBarController == nil)
    #expect(created == ["a", "b", "c"])
    device.run { tabs.viewControllers = [Listener("d")] }
    #expect(tabs.tabs == [])
    #expect(tabs.selectedTab == nil)
    #expect(objects[2].tabBarController == nil)
  }

  @Test("A touch on a tab that is an object asks the delegate about the object")
  func objectTouches() throws {
    let device = try device()
    let objects = ["a", "b", "c"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in Listener(name) }
    }
    let tabs = UITabBarController(tabs: objects)
    let answers = Answers()
    tabs.delegate = answers
    device.launch(root: tabs)
    device.run { tabs.selectedTab = objects[1] }
    #expect(answers.log == [])
    device.run { tabs.touch(2) }
    #expect(answers.log == ["should select tab c", "did select tab c after b"])
    answers.isOpen = false
    device.run { tabs.touch(0) }
    answers.isOpen = true
    objects[0].isEnabled = false
    device.run { tabs.touch(0) }
    #expect(tabs.selectedTab === objects[2])
    #expect(answers.log.dropFirst(2) == ["should select tab a"])
  }

  @Test("New tabs keep the selected one, else its place, else the first")
  func newTabs() throws {
    let device = try device()
    let (tabs, children) = tabs(3)
    device.launch(root: tabs)
    device.run {
      tabs.selectedIndex = 2
      tabs.viewControllers = [children[2], children[0]]
      #expect(tabs.selectedViewController === children[2])
      tabs.viewControllers = [children[0], children[1]]
      #expect(tabs.selectedViewController === children[0])
      tabs.selectedIndex = 1
      tabs.viewControllers = [children[2]]
      #expect(tabs.selectedViewController === children[2])
      tabs.viewControllers = nil
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.selectedViewController == nil)
    }
    #expect(children[2].parent == nil)
  }

  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var version: Int
    var pose: UIDeviceOrientation
    var bar: CGRect
    var insets: UIEdgeInsets
    var testDescription: String { "\(name), iOS \(version), \(pose.rawValue)" }
  }

  nonisolated static let places = [
    Place(
      name: "iPhone 15", version: 17, pose: .portrait,
      bar: CGRect(x: 0, y: 769, width: 393, height: 83),
      insets: UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0)),
    Place(
      name: "iPhone 15", version: 17, pose: .landscapeLeft,
      bar: CGRect(x: 0, y: 340, width: 852, height: 53),
      insets: UIEdgeInsets(top: 0, left: 59, bottom: 53, right: 59)),
    Place(
      name: "iPhone 8", version: 13, pose: .portrait,
      bar: CGRect(x: 0, y: 618, width: 375, height: 49),
      insets: UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)),
    Place(
      name: "iPhone 13 mini", version: 27, pose: .landscapeLeft,
      bar: CGRect(x: 0, y: 311, width: 812, height: 64),
      insets: UIEdgeInsets(top: 0, left: 50, bottom: 64, right: 50)),
    Place(
      name: "iPad mini (6th generation)", version: 27, pose: .portrait,
      bar: CGRect(x: 0, y: 32, width: 744, height: 64),
      insets: UIEdgeInsets(top: 96, left: 0, bottom: 20, right: 0)),
  ]

  @Test("H-21, M-30, M-31, M-32: the bar and what it takes from the safe area", arguments: places)
  func bars(place: Place) throws {
    let device = try device(place.name, iOS: place.version)
    let (tabs, children) = tabs(2)
    device.launch(root: tabs)
    device.turn(to: place.pose)
    #expect(tabs.tabBar.frame == place.bar)
    #expect(children[0].view.safeAreaInsets == place.insets)
    #expect(children[0].view.frame == tabs.view.bounds)
  }

  @Test("Up to iOS 6 a tab's content is above the bar")
  func opaque() throws {
    let device = try device("iPhone 5", iOS: 6)
    let (tabs, children) = tabs(2)
    device.launch(root: tabs)
    #expect(children[0].view.bounds.size == CGSize(width: 320, height: 499))
  }

  @Test("hidesBottomBarWhenPushed hides the bar while the controller is on the stack")
  func hides() throws {
    let device = try device()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: Listener("root"))
    tabs.viewControllers = [stack]
    device.launch(root: tabs)
    #expect(!tabs.tabBar.isHidden)
    let player = Listener("player")
    player.hidesBottomBarWhenPushed = true
    device.run { stack.pushViewController(player, animated: true) }
    #expect(tabs.tabBar.isHidden)
    #expect(player.view.safeAreaInsets.bottom == 34)
    device.run { _ = stack.popViewController(animated: true) }
    #expect(!tabs.tabBar.isHidden)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 83)
  }
}
