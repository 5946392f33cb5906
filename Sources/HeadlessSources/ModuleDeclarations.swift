import AppCodeModel
import SwiftSyntax

/// What a module declares, as far as its lowering depends on it.
struct ModuleDeclarations {
  /// Classes by their full name.
  var classes: [String: ClassDeclaration] = [:]
  var methods: [MethodDeclaration] = []
  /// Names of optional requirements of the module's protocols.
  var optionalRequirements: Set<String> = []
  /// Those of them that have no result, or one that is never nil.
  var certainResults: Set<String> = []
  /// Names of variables, which may hold closures.
  var variables: Set<String> = []
  /// Names of variables and parameters that are declared as `AnyObject`.
  var anyObjects: Set<String> = []
  /// Names of those that are declared as selectors.
  var selectors: Set<String> = []
  /// Methods and properties that are overridden somewhere, by name.
  private(set) var overridden: Set<String> = []
  /// Protocols that ask for `init()` and that a class of a framework conforms to.
  private(set) var protocolsOfAnyClass: Set<String> = []
  /// Full names of its types.
  var types: Set<String> = []
  /// Protocols that ask for `init()`.
  var initializableProtocols: Set<String> = []
  /// The protocols that extensions declare, by the type they extend.
  var conformances: [(type: String, name: String)] = []
  private var namesByMethod: [String: Set<String>] = [:]

  struct ClassDeclaration {
    let file: Int
    let superclass: String?
    /// Where its body ends.
    let end: Int
  }

  mutating func collect(_ source: ParsedSource, _ file: Int) {
    guard let tree = source.tree else { return }
    let collector = DeclarationCollector(file: file, self)
    // The collector has the only copy, which it changes in place.
    self = ModuleDeclarations()
    collector.walk(tree)
    self = collector.module
  }

  mutating func finish() {
    for (type, name) in conformances
    where !types.contains(type) && FrameworkClasses.contains(type)
      && initializableProtocols.contains(name)
    {
      protocolsOfAnyClass.insert(name)
    }
    for method in methods {
      if method.isOverride { overridden.insert(method.swiftName) }
      if method.isFunction {
        namesByMethod["\(method.type).\(method.base)", default: []].insert(method.objectiveCName)
      }
    }
  }

  /// The name that a method of the module has in Objective-C; nil where it is not known.
  func objectiveCName(of base: String, labels: [String]?, in type: String?) -> String? {
    var current = type
    var seen: Set<String> = []
    while let name = current, seen.insert(name).inserted {
      let found = methods(named: base, in: name).filter { labels == nil || $0.labels == labels }
      if found.count == 1 { return found[0].objectiveCName }
      current = declaredClass(name)?.superclass
    }
    return nil
  }

  /// Whether a type of the module has a method with this name and these labels, `_` for none.
  func declaresMethod(_ base: String, labels: [String]) -> Bool {
    methods.contains { $0.isFunction && $0.base == base && $0.labels == labels }
  }

  /// Whether the module has a member of this name in a type, or in an extension of one.
  func declares(_ member: String, in type: String) -> Bool {
    methods.contains { $0.base == member && $0.type == type }
  }

  /// Whether a value of a type of the module's can be called with these labels, as a closure is.
  func declaresCall(labels: [String]) -> Bool {
    declaresMethod("callAsFunction", labels: labels)
      || methods.contains { $0.isFunction && $0.base == "dynamicallyCall" }
  }

  private func methods(named base: String, in type: String) -> [MethodDeclaration] {
    guard namesByMethod["\(type).\(base)"] != nil else { return [] }
    return methods.filter { $0.isFunction && $0.base == base && $0.type == type }
  }

  func declaredClass(_ name: String) -> ClassDeclaration? { classes[name] }

  /// Whether the module declares a type of this full name.
  func isDeclared(_ name: String) -> Bool { types.contains(name) }

  /// The first class above one of the module that a framework has; nil if that is not known.
  func frameworkClass(above name: String) -> String? {
    var current: String? = name
    var seen: Set<String> = []
    while let type = current, seen.insert(type).inserted {
      guard let declared = classes[type] else {
        return FrameworkClasses.contains(type) ? type : nil
      }
      current = declared.superclass
    }
    return nil
  }

  /// Whether a type is a class of a framework, or inherits from one.
  func isOfFramework(_ name: String) -> Bool { frameworkClass(above: name) != nil }

  /// Whether a class of the module inherits from another one.
  func inherits(_ name: String, from ancestor: String) -> Bool {
    var current = classes[name]?.superclass
    var seen: Set<String> = []
    while let type = current, seen.insert(type).inserted {
      if type == ancestor { return true }
      current = classes[type]?.superclass
    }
    return false
  }

  /// The methods and properties that a file has in a type's body, or in one of its extensions.
  func members(
    of type: String, in extended: ExtensionDeclSyntax?, _ file: Int
  ) -> [MethodDeclaration] {
    methods.filter {
      $0.file == file && $0.type == type && $0.extensionDeclaration?.id == extended?.id
    }
  }
}
