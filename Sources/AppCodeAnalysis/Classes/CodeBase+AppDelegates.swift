import AppCodeModel
package import Orientation

extension CodeBase {
  /// The classes that an app has as its delegate, by where that is said: their declaration with `@main`,
  /// and what SwiftUI's apps name.
  package var appDelegateTypes: [(name: String, location: SourceLocation)] {
    var found = classes.appDelegates.filter { !$0.mainPart.file.isTest }.map {
      (name: $0.name, location: $0.location)
    }
    for entry in classes.all where !entry.mainPart.file.isTest {
      for part in entry.parts {
        for variable in part.declaration.variables {
          guard let adaptor = variable.attributes.first(where: { $0.name == Self.adaptor })
          else { continue }
          // `@UIApplicationDelegateAdaptor(Delegate.self)`, or by the variable's type.
          let named = adaptor.arguments.map { $0.replacing(".self", with: "") } ?? variable.type
          guard let name = named?.strippedType, !name.isEmpty,
            !found.contains(where: { $0.name == classes[name]?.name ?? name })
          else { continue }
          found.append((classes[name]?.name ?? name, part.file.location(of: variable.nameSpan)))
        }
      }
    }
    return found
  }

  /// Whether a class or a protocol is of the project or of Apple's frameworks.
  package func isKnown(_ name: String) -> Bool {
    FrameworkClasses.contains(name) || name == "ObservableObject"
      || ["UI", "UN", "NS"].contains { name.hasPrefix($0) }
      || classes[name].map { $0.form != .foreign } ?? false
  }

  private static let adaptor = "UIApplicationDelegateAdaptor"
}
