public import Foundation

/// Something that can be told of events: a view, a controller, a window, the application.
///
/// - UIKit: same as far as the chain and the first responder go; events, menus and keyboards are
///   not offered.
///
/// Since iOS 2.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Who is asked when this one has no answer; nil here.
  open var next: UIResponder? { nil }

  /// Whether this one agrees to be the first responder; false here.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this one agrees to give the first place up; true here.
  open var canResignFirstResponder: Bool { true }
}
