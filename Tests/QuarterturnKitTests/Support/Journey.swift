import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

/// How the second screen of a journey comes and goes.
enum Way: CaseIterable, CustomTestStringConvertible {
  /// The library's navigation controller, its delegate, and the line in the app's delegate.
  case pushed, pushedWithDelegate, pushedWithLine
  /// Several at once, by `setViewControllers`, and back to the root.
  case stacked
  case presented, presentedInNavigation
  case tab

  var testDescription: String { "\(self)" }
}

/// An app with two screens, of which the second comes and goes.
@MainActor
struct Journey {
  let device: HeadlessDevice
  let first: Screen
  let second: Screen
  private let way: Way
  private let root: UIViewController
  private let delegate = OrientationContainerDelegate()

  init(_ device: HeadlessDevice, _ way: Way, _ masks: MaskPair) {
    self.device = device
    self.way = way
    let first = Screen(masks.first)
    let second = Screen(masks.second)
    self.first = first
    self.second = second
    switch way {
    case .pushed, .stacked, .presented, .presentedInNavigation:
      root = OrientationNavigationController(rootViewController: first)
    case .pushedWithDelegate, .pushedWithLine:
      let navigation = UINavigationController(rootViewController: first)
      if way == .pushedWithDelegate { navigation.delegate = delegate }
      root = navigation
    case .tab:
      let tabs = OrientationTabBarController()
      tabs.viewControllers = [first, second]
      root = tabs
    }
    if way == .pushedWithLine {
      let line = LineDelegate(root)
      device.launch(line)
    } else {
      let root = root
      device.launch(root: root)
    }
  }

  func go() {
    device.act {
      switch way {
      case .pushed, .pushedWithDelegate, .pushedWithLine:
        navigation?.pushViewController(second, animated: true)
      case .stacked:
        navigation?.setViewControllers([first, Screen(.portrait), second], animated: true)
      case .presented, .presentedInNavigation:
        let shown =
          way == .presented ? second : OrientationNavigationController(rootViewController: second)
        shown.modalPresentationStyle = .fullScreen
        first.present(shown, animated: true)
      case .tab: (root as? UITabBarController)?.selectedIndex = 1
      }
    }
  }

  func comeBack() {
    device.act {
      switch way {
      case .pushed, .pushedWithDelegate, .pushedWithLine:
        _ = navigation?.popViewController(animated: true)
      case .stacked: _ = navigation?.popToRootViewController(animated: true)
      case .presented, .presentedInNavigation: second.dismiss(animated: true)
      case .tab: (root as? UITabBarController)?.selectedIndex = 0
      }
    }
  }

  private var navigation: UINavigationController? { root as? UINavigationController }
}

/// What the two screens of a journey declare.
struct MaskPair: CustomTestStringConvertible {
  let first: UIInterfaceOrientationMask
  let second: UIInterfaceOrientationMask

  var testDescription: String { "\(first.testDescription) to \(second.testDescription)" }

  /// The four cases of pushing between screens that lie differently, and those where one turns.
  static let all: [MaskPair] = {
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .landscape, .allButUpsideDown, .landscapeLeft,
    ]
    return masks.flatMap { first in masks.map { MaskPair(first: first, second: $0) } }
  }()
}

extension UIInterfaceOrientationMask {
  /// Whether it holds an orientation.
  func holds(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(UIInterfaceOrientationMask(orientation))
  }
}
