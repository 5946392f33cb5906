public import Foundation

/// Offers what can be done with something: to send it, to keep it; here nothing is done.
///
/// - UIKit: same as far as rotation is concerned; it has no content. Stored only. Since iOS 6
open class UIActivityViewController: UIViewController {
  /// Called at the end.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// Called at the end, before iOS 8.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  let activityItems: [Any]
  /// What is called at the end; never here.
  ///
  /// Since iOS 8.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    didSet { StoredOnly.note("UIActivityViewController.completionWithItemsHandler") }
  }
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet { StoredOnly.note("UIActivityViewController.excludedActivityTypes") }
  }

  /// Creates an offer for some items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an offer for nothing.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// Something that can be done.
///
/// - UIKit: same; it is never offered. Stored only. Since iOS 6
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What can be done.
  ///
  /// - UIKit: same. Since iOS 6
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Send a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Send a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Print.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copy.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Keep in the album.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assign to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Send to a device (since iOS 7).
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Read later (since iOS 7).
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Open as a book (since iOS 9).
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Post.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Post.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Post.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Post (since iOS 7).
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Post (since iOS 7).
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Post (since iOS 7).
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    /// Make a document of it (since iOS 11).
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Where it is among others.
  ///
  /// - UIKit: same. Since iOS 7
  public enum Category: Int, Sendable {
    /// Among what is done.
    case action = 0
    /// Among what is sent.
    case share = 1
  }

  /// Where it is among others (since iOS 7).
  open class var activityCategory: UIActivity.Category { .action }
  /// What it is.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What is written on it.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// The controller that does it.
  open var activityViewController: UIViewController? { nil }
  /// Whether it can be done with some items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// Says that it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// What gives an item when it is known what is done with it.
///
/// - UIKit: same; it is not asked. Since iOS 6
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// An item of the same type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Its title (since iOS 7).
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No title.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Gives an item, on another thread.
///
/// - UIKit: differs, it is not an operation, and is not asked. Stored only. Since iOS 6
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// An item of the same type.
  open private(set) var placeholderItem: Any?
  /// What is done with it; not known here.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item.
  open var item: Any { placeholderItem ?? "" }

  /// Creates a provider with an item of the same type.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item of the same type.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  /// The item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
