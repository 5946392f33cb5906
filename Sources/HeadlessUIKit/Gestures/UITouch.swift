public import Foundation

/// A finger on the screen.
///
/// - UIKit: differs: there are no fingers; it exists so that methods can have their real signatures.
///   Stored only. Since iOS 2
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch is.
  ///
  /// - UIKit: same.
  public enum Phase: Int, Sendable {
    /// A finger came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It did not move.
    case stationary = 2
    /// It left.
    case ended = 3
    /// It was interrupted.
    case cancelled = 4
  }

  /// What touches.
  ///
  /// - UIKit: same. Since iOS 9
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer. Since iOS 13.4.
    case indirectPointer = 3
  }

  /// How far it is.
  open var phase: UITouch.Phase { .cancelled }
  /// How many taps it makes up.
  open var tapCount: Int { 0 }
  /// When it changed, in seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
  /// What touches (since iOS 9).
  open var type: UITouch.TouchType { .direct }
  /// How hard it presses, as a factor (since iOS 9).
  open var force: CGFloat { 0 }
  /// The view that it began on.
  open var view: UIView? { nil }
  /// The window that it began on.
  open var window: UIWindow? { nil }
  /// Its place in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Its place before, in a view, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// Creates a touch that is over.
  public override init() { super.init() }
}
