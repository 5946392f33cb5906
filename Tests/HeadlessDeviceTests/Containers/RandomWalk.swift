import HeadlessDevice
import Orientation
import UIKit

@testable import HeadlessUIKit

/// A walk through an app of random pushes, pops, tabs, presentations, dismissals and turns.
@MainActor
final class RandomWalk {
  private var state: UInt64
  let device: HeadlessDevice
  let tabs = UITabBarController()
  /// How often each thing was done, and how often by a screen that was coming.
  var counts = [Int](repeating: 0, count: 9)
  var interferences = 0
  /// How many controllers were presented over one another at most.
  var deepest = 0
  /// What went wrong, in words.
  var complaints: [String] = []
  private var screens: [Screen] = []

  /// A screen that now and then does something while it comes or goes, and minds its callbacks.
  final class Screen: UIViewController {
    enum State: String { case away, coming, here, going }
    weak var walk: RandomWalk?
    var life = State.away

    private func pass(from expected: Set<State>, to next: State) {
      if !expected.contains(life) {
        walk?.complaints.append("\(life.rawValue) to \(next.rawValue)")
      }
      life = next
    }
    override func viewWillAppear(_ animated: Bool) {
      pass(from: [.away, .going], to: .coming)
      walk?.interfere(self)
    }
    override func viewDidAppear(_ animated: Bool) { pass(from: [.coming], to: .here) }
    override func viewWillDisappear(_ animated: Bool) { pass(from: [.here, .coming], to: .going) }
    override func viewDidDisappear(_ animated: Bool) { pass(from: [.going], to: .away) }
  }

  init(seed: UInt64, interferes: Bool, on device: HeadlessDevice) {
    state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    self.device = device
    self.interferes = interferes
    tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: screen()) }
    device.launch(root: tabs)
  }

  private let interferes: Bool
  private var depth = 0

  private func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  private func screen() -> Screen {
    let screen = Screen()
    screen.walk = self
    screens.append(screen)
    return screen
  }

  private var top: UIViewController {
    var top: UIViewController = tabs
    while let next = top.presentedViewController { top = next }
    return top
  }

  private var stack: UINavigationController? {
    top as? UINavigationController ?? (top as? UITabBarController)?.selectedViewController
      as? UINavigationController
  }

  func step() {
    device.run { act(roll(9)) }
    if roll(3) == 0 { device.settle() }
  }

  private func act(_ choice: Int) {
    counts[choice] += 1
    switch choice {
    case 0, 1: stack?.pushViewController(screen(), animated: roll(2) == 0)
    case 2: stack?.popViewController(animated: true)
    case 3: tabs.selectedIndex = roll(3)
    case 4:
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .overFullScreen, .formSheet,
      ]
      let next = roll(2) == 0 ? screen() : UINavigationController(rootViewController: screen())
      next.modalPresentationStyle = styles[roll(4)]
      top.present(next, animated: roll(2) == 0)
    case 5: if top !== tabs { top.dismiss(animated: true) }
    case 6: stack?.setViewControllers([screen(), screen()], animated: true)
    case 7: tabs.dismiss(animated: true)
    default:
      let poses: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
      if depth == 0 { device.beginTurn(to: poses[roll(3)]) }
    }
  }

  /// While a screen comes, it may push, pop, present or dismiss.
  fileprivate func interfere(_ screen: Screen) {
    guard interferes, depth == 0, roll(3) == 0 else { return }
    depth += 1
    interferences += 1
    act(roll(8))
    depth -= 1
  }

  /// What holds after every step.
  func check() {
    device.settle()
    let system = device.host.system
    var live: [UIViewController] = [tabs]
    while let next = live.last?.presented { live.append(next) }
    deepest = max(deepest, live.count - 1)
    let known = system.tops(of: .main).compactMap { device.host.controller($0) }
    if known != live { complaints.append("presented: \(known) against \(live)") }
    for container in live.flatMap({ [$0] + $0.children }) where !container.children.isEmpty {
      guard let id = container.registration?.id else { continue }
      let ids = container.children.compactMap { $0.registration?.id }
      if system.controllers[id.index].children != ids { complaints.append("children differ") }
    }
    let covered = system.coveredCount(of: .main)
    let shown = live.dropFirst(covered).flatMap { tree($0) }
    for screen in screens {
      let isShown = shown.contains { $0 === screen }
      if isShown != (screen.life == .here) {
        complaints.append("\(isShown ? "shown" : "not shown") but \(screen.life.rawValue)")
      }
      if isShown != (screen.viewIfLoaded?.window != nil) {
        complaints.append("\(isShown ? "shown" : "not shown") but window the other way")
      }
    }
    for fault in device.host.faults { complaints.append("\(fault)") }
  }

  private func tree(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.shownChildren.flatMap { tree($0) }
  }

  /// Everything back to the beginning; says what is still kept.
  func end() -> Int {
    device.run {
      tabs.dismiss(animated: false)
      for case let stack as UINavigationController in tabs.viewControllers ?? [] {
        stack.viewControllers = [UIViewController()]
      }
    }
    device.settle()
    let weakScreens = screens.map { WeakScreen(screen: $0) }
    screens = []
    return weakScreens.count { $0.screen != nil }
  }

  private struct WeakScreen {
    weak var screen: Screen?
  }
}
