package import AppCodeModel

extension FunctionDeclaration {
  /// The canonical name of a function from its base name and its labels: `present(_:animated:)`.
  package static func name(_ baseName: String, labels: [String?]) -> String {
    UIKitNames.fullName(baseName, labels)
  }

  /// The name without its labels.
  package var baseName: String { Self.baseName(of: name) }

  /// A full name without its labels.
  package static func baseName(of name: String) -> String {
    name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
  }
}
