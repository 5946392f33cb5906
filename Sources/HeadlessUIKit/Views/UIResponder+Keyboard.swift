public import Foundation

// There is no keyboard: nothing of this is ever posted by the system, and a test may post it.
extension UIResponder {
  /// Posted before the keyboard comes up; never here.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard is up; never here.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes away; never here.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard is away; never here.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard moves; never here.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard has moved; never here.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before.
  ///
  /// - UIKit: same. Since iOS 3.2
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after.
  ///
  /// - UIKit: same. Since iOS 3.2
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long it moves, in seconds.
  ///
  /// - UIKit: same. Since iOS 3
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how its movement speeds up and slows down.
  ///
  /// - UIKit: same. Since iOS 3
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this app's.
  ///
  /// - UIKit: same. Since iOS 9
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
