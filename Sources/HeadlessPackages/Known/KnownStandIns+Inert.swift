extension KnownStandIns {
  /// What stands for anything of a module of which nothing is known.
  static let inert = #"""
    import UIKit
    @_spi(HeadlessSources) import HeadlessUIKit

    /// Any object of a module that is not there: it has every property and method, and does nothing.
    @dynamicCallable
    open class Inert: NSObject, InertMembers {
      public required override init() {}

      @discardableResult
      public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any?>
      ) -> Inert { Inert() }
      @_disfavoredOverload
      public func dynamicallyCall<Value>(
        withKeywordArguments arguments: KeyValuePairs<String, Any?>
      ) -> Value { inertValue("a call") }
      @_disfavoredOverload
      public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any?>
      ) -> Inert? { nil }

      public subscript(_ index: Any) -> Inert { get { Inert() } set {} }
      @_disfavoredOverload
      public subscript<Value>(_ index: Any) -> Value { get { inertValue("an element") } set {} }
    }

    extension Int { public init(_ inert: Inert) { self = 0 } }
    extension UInt { public init(_ inert: Inert) { self = 0 } }
    extension Double { public init(_ inert: Inert) { self = 0 } }
    extension Float { public init(_ inert: Inert) { self = 0 } }
    extension CGFloat { public init(_ inert: Inert) { self = 0 } }
    extension String { public init(_ inert: Inert) { self = "" } }

    /// What has every property and method.
    @dynamicMemberLookup public protocol InertMembers: AnyObject {}

    extension InertMembers {
      public subscript(dynamicMember name: String) -> Inert { get { inertValue(name) } set {} }
      @_disfavoredOverload
      public subscript<Value>(dynamicMember name: String) -> Value {
        get { inertValue(name) }
        set {}
      }
      @_disfavoredOverload
      public subscript(dynamicMember name: String) -> Inert? { get { nil } set {} }
    }

    /// A value without content: false, 0, an empty text or list, a new object, or nil for anything else that may be.
    public func inertValue<Value>(_ name: String) -> Value {
      noteInert(name)
      if let made = (Value.self as? any InertOptional.Type)?.object as? Value { return made }
      if let none = Any?.none as? Value { return none }
      let plain: [Any] = [
        false, "", 0, 0.0, Float(0), CGFloat(0), UInt(0), Int32(0), Int64(0), UInt32(0), UInt64(0),
        [Any](), [AnyHashable: Any](), Date(), Data(), Notification.Name(name), (),
      ]
      for value in plain { if let value = value as? Value { return value } }
      if let cases = Value.self as? any CaseIterable.Type, let first = cases.firstCase as? Value {
        return first
      }
      guard Value.self is NSObject.Type else {
        fatalError("There is no \(Value.self) for '\(name)'. Declare it in the stand-in of its module.")
      }
      return instanceOfAnyClass(Value.self)
    }

    /// A variable of an inert object that may be nil until it is set has one once it is.
    private protocol InertOptional { static var object: Any? { get } }

    extension Optional: InertOptional {
      fileprivate static var object: Any? {
        guard Wrapped.self is any InertMembers.Type, Wrapped.self is NSObject.Type else { return nil }
        return instanceOfAnyClass(Wrapped.self)
      }
    }

    extension CaseIterable {
      fileprivate static var firstCase: Any? { allCases.first }
    }

    """#
}
