import Foundation

extension UIResponder {
  /// An object of a class that is only known at run time.
  ///
  /// Swift asks for a required initializer, which UIKit's classes have not; but every class of responders has
  /// `init()` at the same place. A class that others may inherit from is called by that place; of a final
  /// one, its own initializer would be called.
  package static func made<Made: UIResponder>(_ type: Made.Type) -> Made {
    let made = unsafe unsafeBitCast(type as AnyClass, to: AnyResponder.Type.self).init()
    return unsafe unsafeDowncast(made as UIResponder, to: Made.self)
  }

  /// A responder whose initializer stands for that of any class of responders.
  @_spi(ObjectsOfAnyClass)
  open class AnyResponder: UIResponder {
    /// Creates a responder.
    public required override init() { super.init() }
  }
}
