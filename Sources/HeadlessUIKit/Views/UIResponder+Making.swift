import Foundation

extension UIResponder {
  /// An object of a class that is only known at run time.
  ///
  /// Swift asks for a required initializer, which UIKit's classes have not; but every class of responders has
  /// `init()` at the same place.
  package static func made<Made: UIResponder>(_ type: Made.Type) -> Made {
    let made = unsafe unsafeBitCast(type as AnyClass, to: AnyResponder.Type.self).init()
    return unsafe unsafeDowncast(made as UIResponder, to: Made.self)
  }

  private final class AnyResponder: UIResponder {
    required override init() { super.init() }
  }
}
