public import Foundation

/// A color of an asset catalog.
///
/// - UIKit: same; it is of the module DeveloperToolsSupport. Since iOS 17
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Names a color.
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

extension UIColor {
  /// Creates the color of an asset catalog, grey: an app's catalogue is not read.
  ///
  /// - UIKit: differs, it is the color that the catalog has. Since iOS 17
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
}
