public import Foundation

/// What the system's assistive technologies do, and what an app reports to them.
///
/// - UIKit: same, but all of them are off, and reports go nowhere. Since iOS 3
public enum UIAccessibility {
  /// Something that is reported.
  ///
  /// - UIKit: same. Since iOS 3
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read out (since iOS 4).
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled (since iOS 4.2).
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Reports a change.
  ///
  /// Stored only.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    StoredOnly.note("UIAccessibility.post(notification:argument:)")
  }

  /// Whether VoiceOver is on; no (since iOS 4).
  @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether movement is to be avoided; no (since iOS 8).
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be avoided; no (since iOS 8).
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold; no (since iOS 8).
  @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether a switch controls the device; no (since iOS 8).
  @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether colors are inverted; no (since iOS 6).
  @MainActor public static var isInvertColorsEnabled: Bool { false }

  /// Posted when VoiceOver is turned on or off; never here (since iOS 11).
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when movement is to be avoided or no longer; never here (since iOS 8).
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when colours alone are to say nothing, or no longer; never here (since iOS 13).
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when bold text is turned on or off; never here (since iOS 8).
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when transparency is to be avoided or no longer; never here (since iOS 8).
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when switch control is turned on or off; never here (since iOS 8).
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when contrasts are to be stronger or no longer; never here (since iOS 8).
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}

/// Something that VoiceOver offers to do with an element.
///
/// - UIKit: same. Stored only. Since iOS 8
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String
  private let handler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action (since iOS 13).
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    handler = actionHandler
    super.init()
    StoredOnly.note("UIAccessibilityCustomAction")
  }
}

/// What a view says of itself to assistive technologies, beside its name.
struct AccessibilityProperties {
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var isElement = false
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}
