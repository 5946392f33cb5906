import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
@testable import QuarterturnKit
import TestSupport
import UIKit

/// An app with tabs, stacks, presentations and locks, in which anything happens.
@MainActor
final class RandomWalk {
  /// What can happen.
  enum Step: CaseIterable {
    case turn, push, pop, popToRoot, select, present, dismiss, declare, lock, lockScene, release
    case drop, background, foreground, userLock, rotate
  }

  let device: HeadlessDevice
  private(set) var locks: [OrientationLock] = []
  private(set) var story: [String] = []
  private var generator: SeededGenerator
  private let tabs = OrientationTabBarController()
  private var isAway = false
  private let possible: UIInterfaceOrientationMask

  private static let masks: [UIInterfaceOrientationMask?] = [
    nil, .portrait, .landscape, .landscapeLeft, .landscapeRight, .allButUpsideDown, .all,
    .portraitUpsideDown, [.portrait, .landscapeLeft],
  ]

  init(stage: HeadlessDevice.Configuration, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let plists: [UIInterfaceOrientationMask] = [.all, .allButUpsideDown, .portrait, .landscape]
    let plist = plists.randomElement(using: &generator) ?? .all
    device = HeadlessDevice(stage: stage, plist: plist)
    possible = plist.intersection(
      UIInterfaceOrientationMask(rawValue: device.system.device.main.deviceMask.rawValue))
    tabs.viewControllers = (0..<2).map { _ in
      OrientationNavigationController(rootViewController: Screen(nil))
    }
    let tabs = tabs
    device.launch(root: tabs)
  }

  /// The controller UIKit asks.
  private var decider: UIViewController {
    var top: UIViewController = tabs
    while let presented = top.presentedViewController { top = presented }
    return top
  }

  /// The controllers shown one inside the other, found without the library.
  private var chain: [UIViewController] {
    var chain = [decider]
    if let tabs = decider as? UITabBarController, let tab = tabs.selectedViewController {
      chain.append(tab)
    }
    if let navigation = chain.last as? UINavigationController,
      let top = navigation.topViewController
    {
      chain.append(top)
    }
    return chain
  }

  private var navigation: UINavigationController? {
    chain.lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Does something, and says what is wrong then.
  func step() async -> String? {
    let step = Step.allCases.randomElement(using: &generator) ?? .turn
    story.append("\(step)")
    if step == .rotate {
      await rotate()
    } else {
      perform(step)
    }
    // A lock that is dropped ends on the next turn of the run loop.
    if step == .drop { await device.turnRunLoop() }
    return breach
  }

  private func perform(_ step: Step) {
    switch step {
    case .turn:
      let poses: [UIDeviceOrientation] = [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp,
      ]
      device.turn(to: poses.randomElement(using: &generator) ?? .portrait)
    case .background where !isAway:
      isAway = true
      device.enterBackground()
    case .foreground where isAway:
      isAway = false
      device.enterForeground()
    case .userLock: device.isUserLocked.toggle()
    case .background, .foreground, .rotate: break
    default: device.act { change(step) }
    }
  }

  private func change(_ step: Step) {
    let mask = Self.masks.randomElement(using: &generator) ?? nil
    let top = chain.last as? Screen
    switch step {
    case .push:
      guard let navigation, navigation.viewControllers.count < 5 else { return }
      navigation.pushViewController(Screen(mask), animated: Bool.random(using: &generator))
    case .pop: navigation?.popViewController(animated: true)
    case .popToRoot: navigation?.popToRootViewController(animated: true)
    case .select: if decider === tabs { tabs.selectedIndex = 1 - tabs.selectedIndex }
    case .present:
      guard decider === tabs || decider.presentingViewController === tabs else { return }
      let screen = Screen(mask)
      let isPlain = Bool.random(using: &generator)
      let shown = isPlain ? screen : OrientationNavigationController(rootViewController: screen)
      shown.modalPresentationStyle = .fullScreen
      decider.present(shown, animated: true)
    case .dismiss: if decider !== tabs { decider.dismiss(animated: true) }
    case .declare: top?.orientations = mask
    case .lock:
      guard let owner = chain.randomElement(using: &generator) else { return }
      let extents: [OrientationLock.Extent] = [
        .shown, .held, .orientations(mask ?? .landscape),
      ]
      locks.append(
        OrientationLock(extents.randomElement(using: &generator) ?? .shown, by: owner))
    case .lockScene:
      guard let scene = device.scenes.first else { return }
      locks.append(OrientationLock(.orientations(mask ?? .portrait), in: scene))
    case .release:
      guard let place = locks.indices.randomElement(using: &generator) else { return }
      locks.remove(at: place).release()
    case .drop: locks = Array(locks.suffix(2))
    default: break
    }
  }

  private func rotate() async {
    let mask = (Self.masks.randomElement(using: &generator) ?? nil) ?? .all
    let shown = device.interfaceOrientation
    guard let refusal = await device.rotate(to: mask) else {
      if !mask.holds(device.interfaceOrientation) { story.append("rotate lied") }
      return
    }
    if device.interfaceOrientation != shown { story.append("refused, and turned: \(refusal)") }
  }

  /// What is wrong with the app's current state; nil when all is well.
  private var breach: String? {
    if let fault = device.faults.first { return "\(fault)" }
    if story.last?.contains(" ") == true { return story.last }
    let answer = device.run { decider.supportedInterfaceOrientations }
    let expected = expectedMask
    if answer != expected {
      return "answers \(answer.testDescription), not \(expected.testDescription)"
    }
    guard !isAway else { return nil }
    let shown = device.interfaceOrientation
    if !answer.intersection(possible).holds(shown) {
      return "is \(shown.testDescription) outside of \(answer.testDescription)"
    }
    let kept = device.scenes.first.map { SceneKeeper.of($0).lockCount }
    return kept == locks.count { $0.isAlive } ? nil : "\(kept ?? 0) locks, not \(locks.count)"
  }

  /// What the controller that is asked should answer, found without the library.
  private var expectedMask: UIInterfaceOrientationMask {
    let chain = chain
    let declared = chain.reversed().lazy.compactMap { ($0 as? Screen)?.orientations }.first
    var best: (depth: Int, lock: OrientationLock)?
    for lock in locks where lock.isAlive {
      var depth = -1
      if let owner = lock.owner {
        guard let place = chain.firstIndex(where: { $0 === owner }) else { continue }
        depth = place
      }
      if depth >= best?.depth ?? -1 { best = (depth, lock) }
    }
    var wishes: [UIInterfaceOrientationMask] = []
    if let lock = best?.lock.orientations {
      let both = lock.intersection(declared ?? lock)
      wishes.append(both.isEmpty ? lock : both)
    }
    if let declared { wishes.append(declared) }
    wishes.append(stageMask)
    return wishes.first { !$0.isDisjoint(with: possible) } ?? possible
  }

  /// What UIKit's class answers.
  private var stageMask: UIInterfaceOrientationMask {
    device.configuration.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// What must be gone when the app is.
  var mortals: [WeakReference] {
    (device.shownViewControllers + [tabs]).map { WeakReference(object: $0) }
      + locks.map { WeakReference(object: $0) } + [WeakReference(object: device)]
      + device.scenes.map { WeakReference(object: $0) }
  }
}

/// Something that is not kept.
struct WeakReference {
  weak var object: AnyObject?
}
