import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A container of an app's own")
struct ContainmentTests {
  final class Frame: UIViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    func take(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  @Test("Children come and go with it")
  func forwards() throws {
    let device = try device()
    let frame = Frame()
    let child = Listener("child")
    device.launch(root: frame)
    device.run { frame.take(child) }
    #expect(child.heard() == ["will move", "will appear", "did appear", "did move"])
    device.run {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      frame.present(cover, animated: true)
    }
    #expect(child.heard() == ["will disappear", "did disappear"])
    device.run { frame.dismiss(animated: true) }
    #expect(child.heard() == ["will appear", "did appear"])
    device.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(child.parent == nil)
    #expect(child.heard().last == "did leave")
  }

  @Test("A container that keeps the appearance callbacks tells its children itself")
  func keeps() throws {
    let device = try device()
    let frame = Frame()
    frame.forwards = false
    let child = Listener("child")
    device.launch(root: frame)
    device.run { frame.take(child) }
    #expect(child.heard() == ["will move", "did move"])
    device.run {
      child.beginAppearanceTransition(true, animated: true)
      #expect(child.heard() == ["will appear"])
      child.endAppearanceTransition()
      #expect(child.heard() == ["did appear"])
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
    }
    #expect(child.heard() == ["will disappear", "did disappear"])
    #expect(device.host.log.isEmpty)
  }

  @Test("A transition between children animates, takes the old view out, and says so")
  func transition() throws {
    let device = try device()
    let frame = Frame()
    let old = Listener("old")
    let new = Listener("new")
    device.launch(root: frame)
    var log: [String] = []
    device.run {
      frame.take(old)
      old.willMove(toParent: nil)
      frame.addChild(new)
      frame.transition(from: old, to: new, duration: 0.5) {
        log.append("animations")
      } completion: { isFinished in
        log.append("completion \(isFinished)")
        old.removeFromParent()
        new.didMove(toParent: frame)
      }
    }
    #expect(log == ["animations"])
    #expect(new.view.superview === frame.view)
    #expect(old.view.superview === frame.view)
    device.advance(by: 1)
    #expect(log == ["animations", "completion true"])
    #expect(old.view.superview == nil)
    #expect(frame.children == [new])
  }

  final class Bare: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  final class Naming: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
  }

  @Test("The status bar is asked of the child that a container names")
  func statusBar() throws {
    let device = try device()
    let stack = Naming(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    device.launch(root: tabs)
    let manager = try #require(tabs.view.window?.windowScene?.statusBarManager)
    #expect(!manager.isStatusBarHidden)
    #expect(manager.statusBarStyle == .default)
    device.run { stack.pushViewController(Bare(), animated: false) }
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("G-02, G-03: interfaceOrientation is the old one while a turn is announced, then the new")
  func interfaceOrientation() throws {
    final class Reader: UIViewController {
      var log: [Int] = []
      override func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
      ) { log.append(interfaceOrientation.rawValue) }
      override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
      ) { log.append(interfaceOrientation.rawValue) }
      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        log.append(interfaceOrientation.rawValue)
      }
    }
    let device = try device("iPhone 5", iOS: 7)
    let reader = Reader()
    device.launch(root: reader)
    device.turn(to: .landscapeLeft)
    #expect(reader.log == [1, 3, 3])
  }

  @Test("Where nothing takes room, those inside are as large as their containers")
  func fills() throws {
    let device = try device("iPhone 5", iOS: 6)
    device.host.contentFillsContainers = true
    let root = Listener("root")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    device.launch(root: tabs)
    #expect(root.view.bounds.size == tabs.view.bounds.size)
  }

  @Test("M-32: on iPadOS 27 tab bar and navigation bar share one row at the top")
  func sharedRow() throws {
    let device = try device("iPad mini (6th generation)", iOS: 27)
    let root = Listener("root")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    device.launch(root: tabs)
    #expect(root.view.safeAreaInsets.top == 86)
    #expect(root.view.safeAreaInsets.bottom == 20)
  }
}
