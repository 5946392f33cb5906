public import Foundation

/// A press of a button.
///
/// - UIKit: differs, no button is pressed. Since iOS 9
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The key of a keyboard (since iOS 13.4); none here.
  open var key: UIKey? { nil }
}

/// A key of a keyboard.
///
/// - UIKit: differs, no key is pressed. Since iOS 13.4
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What it types.
  open var characters: String { "" }
  /// What it types without what is held with it.
  open var charactersIgnoringModifiers: String { "" }
  /// What is held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Presses of buttons.
///
/// - UIKit: differs, no button is pressed. Since iOS 9
open class UIPressesEvent: UIEvent {
  /// All presses; none here.
  open var allPresses: Set<UIPress> { [] }
}

/// Builds the menus of an app.
///
/// - UIKit: differs, it is never made. Since iOS 13
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
