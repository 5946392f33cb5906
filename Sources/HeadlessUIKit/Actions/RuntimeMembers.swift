#if !canImport(ObjectiveC)
  import Foundation

  /// What the Objective-C runtime would know of a class; the plugin HeadlessSources writes one into
  /// each class it compiles.
  @_spi(HeadlessSources)
  public protocol RuntimeMembers {
    /// The methods that a name finds.
    static var methods: [Selector] { get }
    /// The properties that a name finds.
    static var properties: [RuntimeProperty] { get }
  }

  @_spi(HeadlessSources)
  extension RuntimeMembers {
    /// None.
    @_spi(HeadlessSources)
    public static var methods: [Selector] { [] }
    /// None.
    @_spi(HeadlessSources)
    public static var properties: [RuntimeProperty] { [] }
  }

  /// A property that is set, or only read, by its name.
  @_spi(HeadlessSources)
  public struct RuntimeProperty {
    let name: String
    let path: AnyKeyPath
    let isProperty: (_ target: AnyObject) -> Bool
    /// The value; nil for an object of another class.
    let get: (_ target: AnyObject) -> Any?
    /// Sets the property; false if it has another type.
    let set: (_ target: AnyObject, _ value: Any?) -> Bool

    /// A property of a class.
    public init<Target: AnyObject, Value>(
      _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
    ) {
      self.name = name
      self.path = path
      isProperty = { $0 is Target }
      get = { ($0 as? Target)?[keyPath: path] }
      set = { target, value in
        guard let target = target as? Target, let value = runtimeValue(value, as: Value.self) else {
          return false
        }
        target[keyPath: path] = value
        return true
      }
    }

    /// A property of a class that is not set by its name.
    public init<Target: AnyObject, Value>(reading name: String, _ path: KeyPath<Target, Value>) {
      self.name = name
      self.path = path
      isProperty = { $0 is Target }
      get = { ($0 as? Target)?[keyPath: path] }
      set = { _, _ in false }
    }
  }

  /// A value as a method or a property takes it; nil if it is of another type.
  ///
  /// Objective-C would pass whatever it is; nothing is what an optional takes.
  func runtimeValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    guard let value else { return Any?.none as? Value }
    return value as? Value
  }

  /// Finds members of an object by name, its own before those it inherits.
  enum RuntimeLookup {
    /// The tables of an object's class and its superclasses, each of their extensions having one.
    ///
    /// - Complexity: linear in the number of classes; every call looks them up.
    static func tables(of target: AnyObject) -> [any RuntimeMembers.Type] {
      var tables: [any RuntimeMembers.Type] = []
      var type: AnyClass? = Swift.type(of: target)
      while let current = type {
        for number in 0... {
          guard let table = table(number, of: current) else { break }
          tables.append(table)
        }
        type = _getSuperclass(current)
      }
      return tables
    }

    /// A table is a type in the class, so its name is that of the class and a little more.
    private static func table(_ number: Int, of type: AnyClass) -> (any RuntimeMembers.Type)? {
      guard let className = _mangledTypeName(type) else { return nil }
      let name = "_RuntimeMembers\(number)"
      return _typeByName("\(className)\(name.utf8.count)\(name)O") as? any RuntimeMembers.Type
    }

    static func method(_ name: String, of target: AnyObject) -> Selector.Method? {
      for table in tables(of: target) {
        let found = table.methods.first { $0.name == name }?.method
        if let found, found.isMethod(target) { return found }
      }
      return nil
    }

    /// The name of the property that a path leads to; nil if no table has it.
    static func name(of path: AnyKeyPath, of target: AnyObject) -> String? {
      for table in tables(of: target) {
        if let found = table.properties.first(where: { $0.path == path }) { return found.name }
      }
      return nil
    }

    static func property(_ name: String, of target: AnyObject) -> RuntimeProperty? {
      for table in tables(of: target) {
        let found = table.properties.first { $0.name == name }
        if let found, found.isProperty(target) { return found }
      }
      return nil
    }
  }

  extension Selector {
    /// The method of an object that has this name.
    func method(of target: AnyObject) -> Method? {
      if let method, method.isMethod(target) { return method }
      return RuntimeLookup.method(name, of: target)
    }
  }
#endif

extension UIResponder {
  /// Sets a property of the app's class that archives connect, by its name.
  ///
  /// - Returns: Whether there is one that takes the value.
  func setOwnProperty(_ value: Any?, forKey key: String) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      return RuntimeLookup.property(key, of: self)?.set(self, value) ?? false
    #endif
  }
}
