internal import AppCodeModel

extension Parser {
  /// Reads `@property (attributes) Type name;`.
  mutating func property(into type: inout TypeDeclaration, isOptional: Bool) {
    let start = position
    position += 1
    var modifiers: Modifiers = []
    var attributes: [Attribute] = []
    var isConstant = false
    // `@property IBInspectable (nonatomic) BOOL isWide;`
    if kind == .identifier, kind(at: position + 1) == .leftParen,
      kind(at: position + 2) == .identifier
    {
      position += 1
    }
    if kind == .leftParen, let extent = extent(of: position) {
      for index in position + 1..<max(position + 1, extent.end)
      where kind(at: index) == .identifier && kind(at: index - 1) != .equal {
        switch word(index) {
        case "readonly": isConstant = true
        case "class": modifiers.insert(.isStatic)
        case "weak": modifiers.insert(.weak)
        case "getter", "setter":
          attributes.append(
            Attribute(
              word(index), arguments: kind(at: index + 1) == .equal ? word(index + 2) : nil,
              span: span(index, to: index + 3)))
        default: break
        }
      }
      position = extent.next
    }
    if isOptional {
      attributes.append(Attribute("optional", span: span(start, to: start + 1)))
    }
    guard let local = localType() else {
      // A type that is declared on the spot has nothing to do with orientation.
      if !["struct", "union", "enum"].contains(where: { isWord(position, $0) }) {
        note(start, "this property's type cannot be read")
      }
      return skipToSemicolon()
    }
    for var variable in declarators(local, from: start) {
      variable.modifiers.formUnion(modifiers)
      variable.attributes = attributes
      variable.isConstant = isConstant
      type.variables.append(variable)
    }
    skipToSemicolon()
  }
}
