#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A turn of an interface, as it begins, for Objective-C.
///
/// - UIKit: not offered. In Swift it is ``InterfaceTurn``. Rule: `G-25`, `G-30`
#if canImport(ObjectiveC)
@objc(QTNInterfaceTurn) @objcMembers
#endif
@MainActor public final class QTNInterfaceTurn: NSObject {
  private let turn: InterfaceTurn

  init(_ turn: InterfaceTurn) { self.turn = turn }

  /// Which way up the interface was.
  public var fromOrientation: UIInterfaceOrientation { turn.old }
  /// Which way up it will be.
  public var toOrientation: UIInterfaceOrientation { turn.new }
  /// How large it was, in points.
  public var fromSize: CGSize { turn.oldSize }
  /// How large it will be, in points; after half a turn as large as before.
  public var toSize: CGSize { turn.newSize }

  /// Whether it turns by 180 degrees, which changes no size and sends controllers inside others no
  /// `viewWillTransitionToSize:withTransitionCoordinator:` (`G-30`).
  public var isHalfTurn: Bool { turn.isHalfTurn }

  /// Animates beside the turn.
  ///
  /// - Parameters:
  ///   - animations: run in the animation of the turn.
  ///   - completion: runs when the turn is over.
  /// - UIKit: `animateAlongsideTransition:completion:`. Rule: `G-25`
  public func animateAlongside(
    _ animations: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)?
  ) { turn.animate(animations, completion: completion) }
}
#endif
