#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A turn of an interface, as it begins.
@MainActor public final class InterfaceTurn {
  /// Which way up the interface was.
  public let old: UIInterfaceOrientation
  /// Which way up it will be.
  public let new: UIInterfaceOrientation
  /// How large it was, in points.
  public let oldSize: CGSize
  /// How large it will be, in points; after half a turn as large as before.
  public let newSize: CGSize

  private let coordinator: (any UIViewControllerTransitionCoordinator)?

  init(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, oldSize: CGSize,
    newSize: CGSize, coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    self.old = old
    self.new = new
    self.oldSize = oldSize
    self.newSize = newSize
    self.coordinator = coordinator
  }

  /// Whether it turns by 180 degrees, which changes no size and sends controllers inside others no
  /// `viewWillTransition` (`G-30`).
  public var isHalfTurn: Bool { old.isPortrait == new.isPortrait }

  /// Animates beside the turn.
  ///
  /// Where the turn's animations have begun already, as they have for readers of a sequence of
  /// turns, both run at once.
  ///
  /// - Parameters:
  ///   - animations: run in the animation of the turn.
  ///   - completion: runs when the turn is over.
  /// - UIKit: `animate(alongsideTransition:completion:)`. Rule: `G-25`
  public func animate(
    _ animations: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let coordinator else {
      animations()
      completion?()
      return
    }
    coordinator.whenOver(alongside: animations) { completion?() }
  }
}
#endif
