#if !canImport(ObjectiveC)
  import Foundation

  /// The methods of a class that a name finds; the plugin writes one into each class it compiles.
  @_spi(HeadlessSources)
  public protocol SelectorTable {
    /// The methods that Objective-C would know.
    static var methods: [Selector] { get }
  }

  extension Selector {
    /// The method of an object that has this name, its own before those it inherits.
    ///
    /// - Complexity: linear in the number of methods in tables of its classes, at each call.
    func method(of target: AnyObject) -> Method? {
      if let method, method.isMethod(target) { return method }
      var type: AnyClass? = Swift.type(of: target)
      while let current = type {
        if let found = Self.method(name, in: current), found.isMethod(target) { return found }
        type = _getSuperclass(current)
      }
      return nil
    }

    /// A table is a type in the class, so its name is that of the class and a little more.
    ///
    /// There is one for the class and one for each of its extensions, counted from 0.
    private static func method(_ name: String, in type: AnyClass) -> Method? {
      guard let className = _mangledTypeName(type) else { return nil }
      for number in 0... {
        let tableName = "_Selectors\(number)"
        guard
          let table = _typeByName("\(className)\(tableName.utf8.count)\(tableName)O")
            as? any SelectorTable.Type
        else { return nil }
        if let found = table.methods.first(where: { $0.name == name }) { return found.method }
      }
      return nil
    }
  }
#endif
