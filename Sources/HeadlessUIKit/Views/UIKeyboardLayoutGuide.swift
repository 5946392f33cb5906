public import Foundation

/// The rectangle that the keyboard covers of a view.
///
/// - UIKit: same, but there is no keyboard here, so that it is what the safe area leaves out at the
///   bottom. Since iOS 15. Rule: `L-D-25` to `L-D-27`
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that was moved away from the bottom.
  open var followsUndockedKeyboard = false

  /// Whether it ends at the safe area while there is no keyboard, else at the view's lower edge.
  ///
  /// Since iOS 17. Rule: `L-D-26`
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }

  /// How far above the keyboard a drag begins to send it away, in points; at least 0.
  ///
  /// Since iOS 17. Rule: `L-D-27`
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { keyboardDismissPadding = max(0, keyboardDismissPadding) }
  }

  /// It spans the view's width at its lower edge.
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  override func band(in view: UIView) -> Band? {
    usesBottomSafeArea ? super.band(in: view) : Band(isAtBottom: true, height: 0)
  }

  /// It ends where the window does, also below a view that ends above.
  ///
  /// Seen in PinLayout's tests, which run on UIKit. Where constraints place the view they have it end
  /// with the view.
  override func systemFrame(in view: UIView) -> CGRect {
    var frame = super.systemFrame(in: view)
    if let window = view.window {
      let end = view.convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y
      frame.size.height = max(frame.height, end - frame.minY)
    }
    return frame
  }
}

extension UIView {
  /// What the keyboard covers of the view (since iOS 15).
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    // Made by its kind.
    guard let made = guide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("the guide of the keyboard has its class")
    }
    return made
  }
}
