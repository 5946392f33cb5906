public import Foundation

/// Something that an app's icon offers.
///
/// - UIKit: same. Stored only. Since iOS 9
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What it is for.
  public let type: String
  /// What is written on it.
  public let localizedTitle: String
  /// A second line.
  public let localizedSubtitle: String?
  /// Its picture.
  public let icon: UIApplicationShortcutIcon?

  /// Creates an item with all it shows.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    super.init()
  }

  /// Creates an item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of something that an app's icon offers.
///
/// - UIKit: differs, only pictures by name. Stored only. Since iOS 9
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// Creates a picture of the app's.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates one of Apple's symbols (since iOS 13).
  public convenience init(systemImageName: String) { self.init() }
}
