public import Foundation

extension UITextField {
  /// Posted when typing has begun; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when typing has ended; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text has changed; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension UITextView {
  /// Posted when typing has begun; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when typing has ended; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text has changed; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}
