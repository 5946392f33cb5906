public import Foundation

/// A picture; here only its name and size.
///
/// - UIKit: differs, has no pixels. Since iOS 2
@MainActor
open class UIImage: NSObject {
  /// Makes an empty picture.
  public override init() { super.init() }

  /// Makes a picture that has a name; there are no assets here, so that any name will do.
  public convenience init?(named name: String) { self.init() }

  /// Makes a symbol. Since iOS 13.
  public convenience init?(systemName name: String) { self.init() }

  /// Its size in points; nothing here.
  open var size: CGSize { .zero }
}
