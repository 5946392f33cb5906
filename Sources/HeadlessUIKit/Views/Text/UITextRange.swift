public import Foundation

/// A part of a text.
///
/// - UIKit: differs, texts have none of their own. Since iOS 3.2
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Whether it is between two letters.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A place in a text.
///
/// - UIKit: differs, texts have none of their own. Since iOS 3.2
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// What a password has to have.
///
/// - UIKit: same; no password is made. Stored only. Since iOS 12
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  let passwordRulesDescriptor: String
  /// Creates rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// What becomes a link by itself.
///
/// - UIKit: same. Since iOS 3
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places (since iOS 4).
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates (since iOS 4).
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels (since iOS 10).
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights (since iOS 10).
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Hints at something to look up (since iOS 10).
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
