#if !canImport(ObjectiveC)
  /// An entry of a menu that calls a method.
  ///
  /// - UIKit: same; menus are never shown. Stored only. Since iOS 13
  @preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// What goes with it.
    public let propertyList: Any?
    /// What is said of it while a pointer is over it.
    open var discoverabilityTitle: String? {
      didSet { StoredOnly.note("UICommand.discoverabilityTitle") }
    }

    init(_ title: String, _ image: UIImage?, _ action: Selector, _ propertyList: Any?) {
      self.action = action
      self.propertyList = propertyList
      super.init(title: title, image: image)
    }

    /// Creates an entry.
    public convenience init(
      title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
      discoverabilityTitle: String? = nil
    ) {
      self.init(title, image, action, propertyList)
      if let discoverabilityTitle { self.discoverabilityTitle = discoverabilityTitle }
    }
  }

  /// A shortcut of a keyboard that calls a method.
  ///
  /// - UIKit: same; no key is pressed. Stored only. Since iOS 7
  @preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key.
    public let input: String?
    /// What is held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it comes before what the system does with the key (since iOS 15).
    open var wantsPriorityOverSystemBehavior = false {
      didSet { StoredOnly.note("UIKeyCommand.wantsPriorityOverSystemBehavior") }
    }

    private init(
      _ title: String, _ image: UIImage?, _ action: Selector, _ input: String?,
      _ modifierFlags: UIKeyModifierFlags, _ propertyList: Any?
    ) {
      self.input = input
      self.modifierFlags = modifierFlags
      super.init(title, image, action, propertyList)
    }

    /// Creates a shortcut.
    public convenience init(
      input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
      discoverabilityTitle: String? = nil
    ) {
      self.init("", nil, action, input, modifierFlags, nil)
      if let discoverabilityTitle { self.discoverabilityTitle = discoverabilityTitle }
    }

    /// Creates a shortcut with a title (since iOS 13).
    public convenience init(
      title: String = "", image: UIImage? = nil, action: Selector, input: String,
      modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
      discoverabilityTitle: String? = nil
    ) {
      self.init(title, image, action, input, modifierFlags, propertyList)
      if let discoverabilityTitle { self.discoverabilityTitle = discoverabilityTitle }
    }

    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The page up key (since iOS 8).
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The page down key (since iOS 8).
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The home key (since iOS 13.4).
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The end key (since iOS 13.4).
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The delete key (since iOS 15).
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
  }
#endif

/// Keys that are held with another one.
///
/// - UIKit: same. Since iOS 7
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The numbers at the right.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
