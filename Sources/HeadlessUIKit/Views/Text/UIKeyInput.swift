public import Foundation

/// Takes what is typed.
///
/// - UIKit: differs, it has none of UITextInputTraits; nothing is typed unless a test calls it. Since iOS 3.2
@preconcurrency @MainActor public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds text where the cursor is.
  func insertText(_ text: String)
  /// Takes away what is before the cursor.
  func deleteBackward()
}
