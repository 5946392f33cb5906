public import Foundation

/// An image of an asset catalog.
///
/// - UIKit: same; it is of the module DeveloperToolsSupport. Since iOS 17
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Names an image.
  ///
  /// - Parameters:
  ///   - name: its name in the catalog.
  ///   - bundle: where the catalog is.
  /// - UIKit: same. Since iOS 17
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates the image of an asset catalog, of zero size: an app's files are not read.
  ///
  /// - UIKit: differs, it has the size that the catalog says. Since iOS 17
  public convenience init(resource: ImageResource) {
    self.init(size: .zero, name: resource.name)
  }
}
