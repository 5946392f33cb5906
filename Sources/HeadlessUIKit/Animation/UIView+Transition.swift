public import Foundation

extension UIView {
  /// Changes a view's content, with a transition over a duration in seconds (since iOS 4).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Puts one view in another one's place, with a transition over a duration in seconds.
  ///
  /// With `showHideTransitionViews` both stay where they are and only change sight. Since iOS 4.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// A still picture of the view, as a view of its own; nothing for a view without size.
  ///
  /// The picture has the view's size and background and does not follow it any more.
  ///
  /// - UIKit: same, without the pixels.
  ///
  /// Since iOS 7. Rule: `J-08`
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A still picture of a part of the view, in points of its own space (since iOS 7). Rule: `J-08`
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.backgroundColor = backgroundColor
    picture.alpha = alpha
    picture.isUserInteractionEnabled = false
    return picture
  }

  /// Would draw the view and its subviews; draws nothing, and logs that.
  ///
  /// - UIKit: differs, nothing is drawn. Since iOS 7
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return false
  }
}
