import SwiftSyntax

extension ChangedSource {
  /// Gives each class that has a superclass another one between the two, with all of its members.
  mutating func moveToSuperclasses() {
    for type in tree.all(ClassDeclSyntax.self) {
      guard type.parent?.is(CodeBlockItemSyntax.self) ?? false, type.attributes.isEmpty,
        type.genericParameterClause == nil, !type.memberBlock.members.isEmpty,
        // A superclass that conforms to nothing is not called as a delegate.
        let inherited = type.inheritanceClause?.inheritedTypes, inherited.count == 1,
        let superclass = inherited.first
      else { continue }
      let name = type.name.text
      let base = "Base\(name)"
      let members = code(type.memberBlock)
      let modifiers = type.modifiers.filter { $0.name.text != "final" }.map { code($0) + " " }
        .joined()
      replace(
        range(type).lowerBound..<range(type).lowerBound,
        "\(modifiers)class \(base): \(code(superclass.type)) \(members)\n\n")
      replace(superclass.type, base)
      replace(type.memberBlock, "{}")
    }
  }
}
