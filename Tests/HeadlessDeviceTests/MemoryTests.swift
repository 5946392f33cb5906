import Foundation
import TestSupport
import HeadlessDevice
import Testing
import UIKit

@MainActor
@Suite("What a device has made is freed")
struct MemoryTests {
  /// Looks at an object without keeping it.
  final class Witness {
    let name: String
    private(set) weak var object: AnyObject?
    init(_ name: String, _ object: AnyObject?) {
      self.name = name
      self.object = object
    }
  }

  /// Keeps the coordinator it is given in sight.
  final class Watcher: UIViewController {
    var seen: [Witness] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      seen.append(Witness("coordinator", coordinator))
      coordinator.animate { [self] _ in
        view.setNeedsLayout()
      } completion: { [self] _ in
        view.setNeedsLayout()
      }
    }
  }

  /// Boots a device, uses all there is, and leaves only what looks at it.
  fileprivate func use(_ line: String) throws -> [Witness] {
    let device = try HeadlessDevice(line)
    let first = Watcher()
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Watcher()]
    device.launch(root: tabs)
    let pushed = Watcher()
    let presented = Watcher()
    presented.modalPresentationStyle = .fullScreen
    device.run {
      navigation.pushViewController(pushed, animated: true)
      pushed.present(presented, animated: true)
    }
    device.turn(to: .landscapeLeft)
    device.beginTurn(to: .portrait)
    let coordinators = first.seen + pushed.seen + presented.seen
    let objects: [(String, AnyObject?)] = [
      ("device", device), ("host", device.host), ("UIDevice", device.run { UIDevice.current }),
      ("application", device.run { UIApplication.shared }),
      ("delegate", device.run { UIApplication.shared.delegate }), ("window", device.windows.first),
      ("scene", device.scenes.first), ("tabs", tabs), ("navigation", navigation), ("first", first),
      ("pushed", pushed), ("presented", presented), ("view", first.viewIfLoaded),
      ("presentation", presented.presentationController),
      ("bar", navigation.navigationBar), ("tab bar", tabs.tabBar),
    ]
    return objects.map { Witness($0.0, $0.1) } + coordinators
  }

  @Test(
    "Controllers, coordinators, windows and the device go with the device, in the midst of a turn",
    arguments: [
      "iPhone 4s, iOS 6", "iPhone 13, iOS 15", "iPhone 15, iOS 17", "iPad mini 6, iOS 26",
    ]
  )
  func device(line: String) throws {
    let witnesses = try use(line)
    // There is no coordinator up to iOS 7.
    #expect(witnesses.contains { $0.name == "coordinator" } == !line.hasSuffix("iOS 6"))
    #expect(witnesses.filter { $0.object != nil }.map(\.name) == [])
  }

  @Test("What is popped, dismissed, replaced or closed is freed while the device lives on")
  func gone() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let root = Screen()
    let navigation = UINavigationController(rootViewController: root)
    device.launch(root: navigation)
    var witnesses: [Witness] = []
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
      let presented = Watcher()
      presented.modalPresentationStyle = style
      device.run { root.present(presented, animated: true) }
      device.turn(to: .landscapeLeft)
      witnesses += [
        Witness("\(style)", presented), Witness("presentation", presented.presentationController),
        Witness("view", presented.view),
      ]
      device.run { root.dismiss(animated: true) }
      device.turn(to: .portrait)
    }
    let pushed = { Watcher() }
    device.run { navigation.pushViewController(pushed(), animated: true) }
    device.turn(to: .landscapeLeft)
    witnesses.append(Witness("pushed", navigation.topViewController))
    device.run { _ = navigation.popViewController(animated: true) }
    device.settle()
    device.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Watcher()
      window.isHidden = false
      witnesses += [
        Witness("second window", window), Witness("its root", window.rootViewController),
      ]
    }
    device.turn(to: .portrait)
    device.run { device.windows.last?.isHidden = true }
    device.turn(to: .landscapeLeft)
    device.run { device.windows.first?.rootViewController = Screen() }
    witnesses += [Witness("old root", navigation)]
    device.turn(to: .portrait)
    let left = witnesses.filter { $0.object != nil }.map(\.name)
    // The test itself holds the old root.
    #expect(left == ["old root"])
  }
}

/// What has to go well for long.
@MainActor
struct EnduranceTests {
  /// The process's memory in bytes, as the kernel counts it.
  private func residentBytes() throws -> Int {
    let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    return try #require(Int(numbers[1])) * 4096
  }

  @Test(
    "Ten thousand devices are booted, turned and dropped in flat memory",
    .enabled(if: Effort.endurance.isRaised))
  func flat() throws {
    func boot(_ count: Int) throws {
      for _ in 0..<count { _ = try MemoryTests().use("iPhone 15, iOS 17") }
    }
    try boot(1000)
    let before = try residentBytes()
    try boot(10_000)
    let grown = try residentBytes() - before
    // A device takes some 100 KB: a hundredth of them kept would show.
    #expect(grown < 2_000_000, "The process grew by \(grown) bytes.")
  }
}
