public import Foundation

extension UIApplication {
  /// How a URL is opened.
  ///
  /// - UIKit: same. Since iOS 10
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app for the URL may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A kind of extension of other apps.
  ///
  /// - UIKit: same. Since iOS 8
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// Opens a URL; nothing comes up here, and it counts as opened.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    StoredOnly.note("UIApplication.open(_:options:completionHandler:)")
    completion?(true)
  }

  /// Opens a URL, as apps did before iOS 10; nothing comes up here, and it counts as opened.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  @discardableResult public func openURL(_ url: URL) -> Bool {
    StoredOnly.note("UIApplication.openURL(_:)")
    return true
  }

  /// Whether an app is there for a URL; yes for the web's, and for those of this app's settings.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public func canOpenURL(_ url: URL) -> Bool {
    StoredOnly.note("UIApplication.canOpenURL(_:)")
    return ["http", "https", "app-settings"].contains(url.scheme ?? "")
  }

  /// The URL of this app's settings.
  ///
  /// - UIKit: same. Since iOS 8
  public nonisolated static let openSettingsURLString = "app-settings:"
}
