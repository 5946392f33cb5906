import Orientation
import UIKit

/// The combined declarations of a controller and of the controllers shown inside it.
@MainActor struct OrientationResolution {
  /// The controllers from the one that is asked to the innermost one shown.
  let chain: [UIViewController]
  /// The mask of the innermost screen that declares one; nil where none does.
  private(set) var declared: UIInterfaceOrientationMask?
  /// The controller that declares it.
  private(set) var speaker: UIViewController?
  /// The lock that counts.
  let lock: OrientationLock?

  /// Looks from a controller inwards.
  init(_ controller: UIViewController) {
    chain = controller.orientationChain
    for controller in chain.reversed() {
      guard let said = controller.saidOrientations else { continue }
      declared = said
      speaker = controller
      break
    }
    lock = SceneKeeper.lock(for: chain)
  }

  /// What is allowed: the lock's orientations, as far as possible within the declared ones.
  var mask: UIInterfaceOrientationMask? {
    guard let lock else { return declared }
    guard let declared else { return lock.orientations }
    let both = declared.intersection(lock.orientations)
    return both.isEmpty ? lock.orientations : both
  }

  /// Where to come up, within a mask.
  func preferred(within mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
    for controller in chain.reversed() {
      guard let wish = (controller as? any OrientationDeclaring)?.preferredOrientation else {
        continue
      }
      if mask.allows(wish) { return wish }
      break
    }
    let shown = chain.first?.comingScene?.shownOrientation ?? .unknown
    return mask.choice(shown: shown, held: UIDevice.current.orientation) ?? .portrait
  }
}

/// Who is being asked: a screen that passes its own question on must not be asked again.
@MainActor enum BeingAsked {
  private static var controllers: Set<ObjectIdentifier> = []

  /// Asks, unless that is in progress.
  static func ask<RotationAnswer>(_ controller: UIViewController, _ question: () -> RotationAnswer)
    -> RotationAnswer?
  {
    guard controllers.insert(ObjectIdentifier(controller)).inserted else { return nil }
    defer { controllers.remove(ObjectIdentifier(controller)) }
    return question()
  }
}

extension UIViewController {
  /// Itself and the controllers that answer in its place, one inside the other.
  var orientationChain: [UIViewController] {
    var chain: [UIViewController] = [self]
    while let inner = chain.last?.orientationContent, !chain.contains(inner) {
      chain.append(inner)
    }
    return chain
  }

  /// The controller inside that answers in its place.
  private var orientationContent: UIViewController? {
    if let child = (self as? any OrientationDeclaring)?.childForOrientations { return child }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let pages as UIPageViewController: return pages.viewControllers?.first
    case let split as UISplitViewController:
      return split.isCollapsed ? split.viewControllers.first : split.viewControllers.last
    default: return fillingChild
    }
  }

  /// The one child whose view fills this controller's, or that answers for it.
  private var fillingChild: UIViewController? {
    if let proxy = shownProxy { return proxy }
    guard children.count == 1, let child = children.first, let view = child.viewIfLoaded,
      view.superview === viewIfLoaded, view.frame == viewIfLoaded?.bounds
    else { return nil }
    return child
  }

  /// The innermost controller, however deep, that is on screen and answers for its containers.
  private var shownProxy: UIViewController? {
    for child in children.reversed() where child.viewIfLoaded?.window != nil {
      if let proxy = child as? OrientationProxy, proxy.orientations != nil { return proxy }
      if let proxy = child.shownProxy { return proxy }
    }
    return nil
  }

  /// The controller's own declaration; nil where that is what UIKit's classes answer anyway.
  fileprivate var saidOrientations: UIInterfaceOrientationMask? {
    if let declaring = self as? any OrientationDeclaring { return declaring.orientations }
    let usual = usualOrientations
    // A container of UIKit's may get its answer from a delegate that asks back.
    guard let answer = BeingAsked.ask(self, { supportedInterfaceOrientations }), answer != usual
    else { return nil }
    return answer
  }

  /// What UIKit's class answers (`D-03`).
  var usualOrientations: UIInterfaceOrientationMask {
    let idiom: Idiom = traitCollection.userInterfaceIdiom == .pad ? .pad : .phone
    return UIInterfaceOrientationMask(rawValue: idiom.defaultMask.rawValue)
  }
}
