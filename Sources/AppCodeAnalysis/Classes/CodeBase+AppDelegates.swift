import AppCodeModel
package import Orientation

extension CodeBase {
  /// The classes that an app has as its delegate, by where that is said: their declaration with `@main`,
  /// and what SwiftUI's apps name.
  package var appDelegateTypes: [(name: String, location: SourceLocation)] {
    var found = classes.appDelegates.filter { !$0.mainPart.file.isTest }.map {
      (name: $0.name, location: $0.location)
    }
    for adapted in adaptedDelegates where !found.contains(where: { $0.name == adapted.name }) {
      found.append(adapted)
    }
    return found
  }

  /// The classes that SwiftUI's apps name as their delegate, by where they do:
  /// `@UIApplicationDelegateAdaptor(Delegate.self)`, or by the variable's type.
  package var adaptedDelegates: [(name: String, location: SourceLocation)] {
    classes.all.filter { !$0.mainPart.file.isTest }.flatMap { entry in
      entry.parts.flatMap { part in
        part.declaration.variables.compactMap { variable in
          guard let adaptor = variable.attributes.first(where: { $0.name == Self.adaptor })
          else { return nil }
          let named = adaptor.arguments.map { $0.replacing(".self", with: "") } ?? variable.type
          guard let name = named?.strippedType, !name.isEmpty else { return nil }
          return (classes[name]?.name ?? name, part.file.location(of: variable.nameSpan))
        }
      }
    }
  }

  /// Whether a class or a protocol is of the project or of Apple's frameworks.
  package func isKnown(_ name: String) -> Bool {
    FrameworkClasses.contains(name) || name == "ObservableObject"
      || ["UI", "UN", "NS"].contains { name.hasPrefix($0) }
      || classes[name].map { $0.form != .foreign } ?? false
  }

  private static let adaptor = "UIApplicationDelegateAdaptor"
}
