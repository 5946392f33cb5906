public import Foundation

/// What an action does; it gets the action.
///
/// - UIKit: same. Since iOS 13
public typealias UIActionHandler = (UIAction) -> Void

/// An entry of a menu.
///
/// - UIKit: same, as the base of actions. Since iOS 13
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it is called.
  open internal(set) var title: String
  /// Its picture.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Whether it is on.
  ///
  /// - UIKit: same.
  public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on.
    case on = 1
    /// Mixed: some of what it represents is on.
    case mixed = 2
  }

  /// What an entry is like.
  ///
  /// - UIKit: same.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes attributes of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}

/// Something to do, with a name: for controls, bars and menus.
///
/// - UIKit: same. Since iOS 13
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Identifies actions.
  ///
  /// - UIKit: same.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The action's identifier.
  public let identifier: UIAction.Identifier
  /// What it is like.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is on.
  open var state: UIMenuElement.State
  /// The object that sent it last (since iOS 14).
  open internal(set) var sender: Any?

  let handler: UIActionHandler

  /// Creates an action; without an identifier it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action.\(UUID().uuidString)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it on someone's behalf.
  package func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
