#if !canImport(ObjectiveC)
  public import Foundation

  // In Objective-C every object can be asked for a method and sent its name, also one of which the type is not
  // known. What has a type of its own stays what it is.

  /// The same value.
  @_spi(HeadlessSources)
  public func objectiveCObject<Object>(_ object: Object) -> Object { object }

  /// An object of any class; one that does not inherit from NSObject has no methods by name.
  @_spi(HeadlessSources) @_disfavoredOverload
  public func objectiveCObject(_ object: AnyObject) -> NSObject {
    object as? NSObject ?? NSObject()
  }

  /// An object of any class; one that does not inherit from NSObject has no methods by name.
  @_spi(HeadlessSources) @_disfavoredOverload
  public func objectiveCObject(_ object: AnyObject?) -> NSObject? { object.map(objectiveCObject) }

  /// The properties of an object of which the type is not known, as far as a view, a control or a button has them.
  ///
  /// `(sender as AnyObject).tag` is nil for an object that has none.
  @_spi(HeadlessSources) @dynamicMemberLookup
  @preconcurrency @MainActor public struct ObjectiveCMembers {
    private let object: AnyObject

    /// The properties of an object.
    public init(_ object: AnyObject) { self.object = object }

    /// A property of a view's.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value! {
      (object as? UIView)?[keyPath: path]
    }

    /// A property of a control's.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: KeyPath<UIControl, Value>) -> Value! {
      (object as? UIControl)?[keyPath: path]
    }
  }
#endif
