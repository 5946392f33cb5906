#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
package import UIKit

/// The combined declarations of a controller and of the controllers shown inside it.
@MainActor package struct OrientationResolution {
  /// The controllers from the one that is asked to the innermost one shown.
  package let chain: [UIViewController]
  /// The mask of the innermost screen that declares one; nil where none does.
  package private(set) var declared: UIInterfaceOrientationMask?
  /// The controller that declares it.
  package private(set) var speaker: UIViewController?
  /// The lock that counts.
  package let lock: OrientationLock?

  /// Looks from a controller inwards.
  package init(_ controller: UIViewController) {
    chain = controller.orientationChain + controller.coveringProxies
    for controller in chain.reversed() {
      guard let said = controller.saidOrientations else { continue }
      declared = said
      speaker = controller
      break
    }
    lock = SceneKeeper.lock(for: chain)
  }

  /// What is allowed: the lock's orientations, as far as possible within the declared ones.
  package var mask: UIInterfaceOrientationMask? {
    guard let lock else { return declared }
    guard let declared else { return lock.orientations }
    let both = declared.intersection(lock.orientations)
    return both.isEmpty ? lock.orientations : both
  }

  /// Where to come up, within a mask.
  func preferred(within mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
    for controller in chain.reversed() {
      guard let wish = controller.preferredByItself else { continue }
      if mask.allows(wish) { return wish }
      break
    }
    let shown = chain.first?.comingScene?.shownOrientation ?? .unknown
    return mask.choice(shown: shown, held: UIDevice.current.orientation) ?? .portrait
  }
}

/// Who is being asked: who passes its own question on must not be asked again.
@MainActor package enum BeingAsked {
  private static var askees: Set<ObjectIdentifier> = []
  private static var passing: Set<ObjectIdentifier> = []

  /// Asks, unless that is in progress.
  package static func ask<RotationAnswer>(_ askee: AnyObject, _ question: () -> RotationAnswer)
    -> RotationAnswer?
  {
    let id = ObjectIdentifier(askee)
    guard askees.insert(id).inserted else {
      passing.insert(id)
      return nil
    }
    defer {
      askees.remove(id)
      passing.remove(id)
    }
    return question()
  }

  /// Whether the answer it is being asked for came back as a question to it: it has none of its own.
  fileprivate static func passesOn(_ askee: AnyObject) -> Bool {
    passing.contains(ObjectIdentifier(askee))
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

  /// The controller, however deep, that is on screen and answers for its containers: of one
  /// container's the innermost, then the last.
  private var shownProxy: OrientationProxy? {
    var best: OrientationProxy?
    for child in children where child.viewIfLoaded?.window != nil {
      guard let proxy = child as? OrientationProxy, proxy.orientations != nil else { continue }
      if proxy.depth >= best?.depth ?? 0 { best = proxy }
    }
    if let best { return best }
    for child in children.reversed() where child.viewIfLoaded?.window != nil {
      if let proxy = child.shownProxy { return proxy }
    }
    return nil
  }

  /// What answers in SwiftUI's sheets and covers: whether UIKit asks their controllers or not, the
  /// line in the app's delegate can speak for the view on top (`Q-07`).
  fileprivate var coveringProxies: [UIViewController] {
    var top = self
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    guard top !== self, let proxy = top.shownProxy else { return [] }
    return [top, proxy]
  }

  /// The controller's own declaration; nil where it has none, and UIKit's class answers.
  ///
  /// A class that overrides the getter declares what it answers, also where that is UIKit's default:
  /// unless it passes the question on to the library.
  package var saidOrientations: UIInterfaceOrientationMask? {
    if let assigned = AssignedDeclaration.of(self).orientations { return assigned }
    if let declaring = self as? any OrientationDeclaring { return declaring.orientations }
    let answer = BeingAsked.ask(self) {
      // A container of UIKit's may get its answer from a delegate that asks back.
      let answer = GivenAnswers.probe { supportedInterfaceOrientations }
      return BeingAsked.passesOn(self) ? nil : answer
    }
    guard let answer, let answer else { return nil }
    return answer != usualOrientations || answersItself ? answer : nil
  }

  /// The controller's own preference; nil where it has none.
  fileprivate var preferredByItself: UIInterfaceOrientation? {
    AssignedDeclaration.of(self).preferred
      ?? (self as? any OrientationDeclaring)?.preferredOrientation
  }

  /// What UIKit's class answers (`D-03`).
  package var usualOrientations: UIInterfaceOrientationMask {
    let idiom: Idiom = traitCollection.userInterfaceIdiom == .pad ? .pad : .phone
    return UIInterfaceOrientationMask(rawValue: idiom.defaultMask.rawValue)
  }
}
#endif
