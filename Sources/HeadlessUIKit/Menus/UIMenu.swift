import Foundation

/// A menu: entries, and menus in it.
///
/// - UIKit: same, but it is never shown. Stored only. Since iOS 13
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Identifies menus.
  ///
  /// - UIKit: same. Since iOS 13
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one.
  ///
  /// - UIKit: same. Since iOS 13
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its entries are among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its entries is on (since iOS 15).
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's identifier.
  public let identifier: UIMenu.Identifier
  /// How it is shown in another one.
  public let options: UIMenu.Options
  /// What is in it, in order.
  public let children: [UIMenuElement]

  /// Creates a menu; without an identifier it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    StoredOnly.note("UIMenu")
  }

  /// A menu like this one with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// Entries of a menu that are made when it is shown.
///
/// - UIKit: same, but no menu is shown, and so nothing is made. Stored only. Since iOS 14
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  /// Creates entries that are made once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(title: "", image: nil)
    StoredOnly.note("UIDeferredMenuElement")
  }

  /// Creates entries that are made each time (since iOS 15).
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
