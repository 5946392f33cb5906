public import Foundation

/// Something that happened to the device, such as a touch.
///
/// - UIKit: differs, it exists so that methods can have their real signatures. Since iOS 2
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Creates an event.
  public override init() {
    super.init()
  }

  /// What happened (since iOS 3).
  open var type: UIEvent.EventType { .touches }
  /// What happened in detail (since iOS 3).
  open var subtype: UIEvent.EventSubtype { .none }
  /// When, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// All touches; none here.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches on a view; none here.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches that a recognizer gets; none here (since iOS 3.2).
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
}
