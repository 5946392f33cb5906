public import Foundation
public import HeadlessUIKit

extension HeadlessDevice {
  /// A finger swipes over a view: the nearest recognizer of swipes in that direction calls its targets.
  ///
  /// The view need not be the frontmost. What the swipe begins comes to its end. A recognizer whose delegate says
  /// that it should not begin is passed over; which of several at one view comes first is not asked. That the
  /// nearest reacts was not checked against UIKit, and so it is for pans and pinches.
  ///
  /// - Returns: whether a recognizer reacts to it.
  @discardableResult
  public func swipe(_ view: UIView, to direction: UISwipeGestureRecognizer.Direction) -> Bool {
    guard
      let recognizer: UISwipeGestureRecognizer = recognizer(
        for: view,
        where: { $0.direction.contains(direction) && $0.numberOfTouchesRequired == 1 })
    else { return false }
    run { recognizer.state = .ended }
    return true
  }

  /// A finger drags over a view: the nearest recognizer of pans begins, follows in some steps, and ends.
  ///
  /// In each step its targets are called, with `translation(in:)` as far as the finger has come, and the clock
  /// advances by a sixtieth of a second. `velocity(in:)` is zero, as everywhere here, and `location(in:)` is the
  /// middle of the view. A scroll view without a recognizer of its own is not scrolled.
  ///
  /// - Parameters:
  ///   - view: the view under the finger.
  ///   - distance: how far the finger goes, in points.
  ///   - steps: in how many steps; one at least.
  /// - Returns: whether a recognizer reacts to it.
  @discardableResult
  public func pan(_ view: UIView, by distance: CGPoint, steps: Int = 4) -> Bool {
    guard
      let recognizer: UIPanGestureRecognizer = recognizer(
        for: view, where: { $0.minimumNumberOfTouches <= 1 })
    else { return false }
    let count = CGFloat(max(steps, 1))
    move(recognizer, in: steps) {
      recognizer.setTranslation(.zero, in: view)
    } step: {
      // The app may set the translation back after each step; a finger continues from there.
      let way = recognizer.translation(in: view)
      recognizer.setTranslation(
        CGPoint(x: way.x + distance.x / count, y: way.y + distance.y / count), in: view)
    }
    return true
  }

  /// Two fingers pinch a view: the nearest recognizer of pinches begins, scales in some steps, and ends.
  ///
  /// In each step its targets are called, and the clock advances by a sixtieth of a second. `velocity` is zero,
  /// as everywhere here.
  ///
  /// - Parameters:
  ///   - view: the view under the fingers.
  ///   - scale: the distance of the fingers at the end, as a factor.
  ///   - steps: in how many steps; one at least.
  /// - Returns: whether a recognizer reacts to it.
  @discardableResult
  public func pinch(_ view: UIView, to scale: CGFloat, steps: Int = 4) -> Bool {
    guard let recognizer: UIPinchGestureRecognizer = recognizer(for: view, where: { _ in true })
    else { return false }
    let factor = pow(scale, 1 / CGFloat(max(steps, 1)))
    move(recognizer, in: steps) {
      recognizer.scale = 1
    } step: {
      recognizer.scale *= factor
    }
    return true
  }

  /// A gesture that begins, changes in some steps, a sixtieth of a second each, and ends.
  private func move(
    _ recognizer: UIGestureRecognizer, in steps: Int, start: () -> Void, step: () -> Void
  ) {
    begin {
      start()
      recognizer.state = .began
    }
    for _ in 0..<max(steps, 1) where recognizer.isEnabled {
      advance(by: 1.0 / 60)
      begin {
        step()
        recognizer.state = .changed
      }
    }
    run { recognizer.state = .ended }
  }

  /// The frontmost view at a point of the screen, in points; nil if there is none that touches reach.
  public func view(at point: CGPoint) -> UIView? {
    run {
      for window in UIApplication.shared.windows.reversed() where !window.isHidden {
        if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return view }
      }
      return nil
    }
  }

  /// The nearest enabled recognizer of a kind, from a view on upwards, that its delegate lets begin.
  private func recognizer<Recognizer: UIGestureRecognizer>(
    for view: UIView, where fits: (Recognizer) -> Bool
  ) -> Recognizer? {
    for current in sequence(first: view, next: \.superview) {
      for candidate in (current.gestureRecognizers ?? []).reversed() {
        guard let found = candidate as? Recognizer, found.isEnabled, fits(found),
          !(found is UIScreenEdgePanGestureRecognizer)
        else { continue }
        let begins = run { found.delegate?.gestureRecognizerShouldBegin(found) ?? true }
        if begins { return found }
      }
    }
    return nil
  }
}
