public import Foundation

// A view has these members itself, so that apps can override them; of a view that is only known as an object
// they are the view's own.

extension NSObjectProtocol where Self: NSObject {
  /// A name that identifies the object in tests.
  ///
  /// - UIKit: differs: only some classes have it. Stored only. Since iOS 5
  public var accessibilityIdentifier: String? {
    get { accessible("accessibilityIdentifier", nil) { $0.accessibilityIdentifier } }
    set { setAccessible("accessibilityIdentifier", newValue) { $0.accessibilityIdentifier = $1 } }
  }

  /// What VoiceOver calls the object.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var accessibilityLabel: String? {
    get { accessible("accessibilityLabel", nil) { $0.accessibilityLabel } }
    set { setAccessible("accessibilityLabel", newValue) { $0.accessibilityLabel = $1 } }
  }

  /// What happens when the object is activated.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var accessibilityHint: String? {
    get { accessible("accessibilityHint", nil) { $0.accessibilityHint } }
    set { setAccessible("accessibilityHint", newValue) { $0.accessibilityHint = $1 } }
  }

  /// What the object shows, such as how far a slider is.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var accessibilityValue: String? {
    get { accessible("accessibilityValue", nil) { $0.accessibilityValue } }
    set { setAccessible("accessibilityValue", newValue) { $0.accessibilityValue = $1 } }
  }

  /// What the object is to VoiceOver.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible("accessibilityTraits", .none) { $0.accessibilityTraits } }
    set { setAccessible("accessibilityTraits", newValue) { $0.accessibilityTraits = $1 } }
  }

  /// Whether VoiceOver stops at the object.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var isAccessibilityElement: Bool {
    get { accessible("isAccessibilityElement", false) { $0.isAccessibilityElement } }
    set { setAccessible("isAccessibilityElement", newValue) { $0.isAccessibilityElement = $1 } }
  }

  private func accessible<Value: Sendable>(
    _ member: String, _ value: Value, _ own: @MainActor (UIView) -> Value
  ) -> Value {
    if let view = self as? UIView { return MainActor.assumeIsolated { own(view) } }
    return StoredValues.value("NSObject.\(member)", of: self) ?? value
  }

  private func setAccessible<Value: Sendable>(
    _ member: String, _ value: Value, _ own: @MainActor (UIView, Value) -> Void
  ) {
    if let view = self as? UIView { return MainActor.assumeIsolated { own(view, value) } }
    StoredOnly.note("\(type(of: self)).\(member)")
    StoredValues.set(value, "NSObject.\(member)", of: self)
  }
}
