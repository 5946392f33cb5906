#if !canImport(ObjectiveC)
  public import Foundation

  // A responder and an animation set values themselves, so that apps can override that.

  extension NSObjectProtocol where Self: NSObject {
    /// The value of a property, by its name.
    ///
    /// Found are `@objc` properties of classes that the plugin HeadlessSources compiled, and what
    /// `UserDefaults` and layers were given. Another name of an app's own class raises
    /// `NSUnknownKeyException`; one of UIKit's class is noted as stored only, and is nil.
    ///
    /// - UIKit: differs: it is Foundation's and finds every property. Acts, stored only. Since iOS 2
    public func value(forKey key: String) -> Any? {
      if let property = RuntimeLookup.property(key, of: self) { return property.get(self) }
      if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
      if !(self is CALayer), !isOfUIKit {
        raiseWrongUse(
          "NSUnknownKeyException",
          "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value"
            + " coding-compliant for the key \(key).")
      }
      return StoredValues.anyValue("NSObject.\(key)", of: self)
    }

    /// Sets a property by its name; see ``value(forKey:)`` for which.
    ///
    /// - UIKit: differs: it is Foundation's and finds every property. Acts, stored only. Since iOS 2
    public func setValue(_ value: Any?, forKey key: String) {
      if let property = RuntimeLookup.property(key, of: self) {
        _ = property.set(self, value)
      } else if let defaults = self as? UserDefaults {
        defaults.set(value, forKey: key)
      } else if self is CALayer || isOfUIKit {
        StoredOnly.note("\(type(of: self)).setValue(forKey: \(key))")
        StoredValues.set(value, "NSObject.\(key)", of: self)
      } else {
        raiseWrongUse(
          "NSUnknownKeyException",
          "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value"
            + " coding-compliant for the key \(key).")
      }
    }

    /// Whether the class is one of UIKit's, which may have properties that are not here.
    private var isOfUIKit: Bool {
      var type: AnyClass? = Swift.type(of: self)
      while let current = type {
        if String(reflecting: current).hasPrefix("HeadlessUIKit.") { return true }
        type = _getSuperclass(current)
      }
      return false
    }
  }
#endif
