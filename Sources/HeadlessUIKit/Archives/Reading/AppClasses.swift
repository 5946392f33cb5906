import Foundation

/// The classes of an app, by the names that storyboards and xibs know them by.
enum AppClasses {
  /// The class of a module that has a name in Swift or, by `@objc(name)`, in Objective-C.
  static func named(_ name: String, in module: String) -> AnyClass? {
    // A test's program has a dot in its name, and is not a module.
    guard !module.contains("."), !name.contains(".") else { return nil }
    if let found = NSClassFromString("\(module).\(name)") { return found }
    #if canImport(ObjectiveC)
      return NSClassFromString(name)
    #else
      let entry = "_ObjectiveCClass_\(name)"
      let type = _typeByName("\(module.utf8.count)\(module)\(entry.utf8.count)\(entry)O")
      return (type as? any ObjectiveCNamedClass.Type)?.type
    #endif
  }
}

#if !canImport(ObjectiveC)
  /// A class that has another name in Objective-C; the plugin HeadlessSources writes one for each.
  @_spi(HeadlessSources)
  public protocol ObjectiveCNamedClass {
    /// The class.
    static var type: AnyClass { get }
  }
#endif
