public import Foundation

/// A URL that a scene is to open, and where it comes from.
///
/// - UIKit: same; none comes here. Since iOS 13
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// Where it comes from.
  open private(set) var options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// Where a URL comes from that a scene is to open.
  ///
  /// - UIKit: same; none comes here. Since iOS 13
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The app that asked; nil here.
    open var sourceApplication: String? { nil }
    /// What came along; nil here.
    open var annotation: Any? { nil }
    /// Whether the document has to be copied before it is changed; no.
    open var openInPlace: Bool { false }

    override init() { super.init() }
  }
}
