internal import AppCodeModel

extension Parser {
  /// The parts of a method's declaration, in Swift's form.
  struct SelectorParts {
    var name: String
    var parameters: [ParameterDeclaration]
    var span: SourceSpan
  }

  /// Reads a method: `- (Type)name:(Type)a …;` or with a body.
  ///
  /// Where an `#if` chooses between first lines for one body, each of them becomes a method of
  /// its own with that body.
  mutating func method(into type: inout TypeDeclaration, isOptional: Bool) {
    let start = position
    var pending: [FunctionDeclaration] = []
    while position < limit {
      if kind == .minus || kind == .plus {
        guard let function = signature(isOptional: isOptional) else {
          note(start, "this method's name cannot be read")
          skipOutline()
          break
        }
        pending.append(function)
        skipMethodAttributes(into: &pending[pending.count - 1])
      }
      switch kind {
      case .directiveIf, .directiveElse, .directiveEnd:
        // Only where the next line or the body is still to come.
        followDirective()
        continue
      case .minus where tokens[position].startsLine, .plus where tokens[position].startsLine:
        continue
      case .semicolon:
        position += 1
        if kind == .leftBrace, type.hasBodies { continue }
      case .leftBrace:
        let body = body(from: pending.first.map { Int($0.span.start) })
        for index in pending.indices {
          pending[index].body = body.statements
          pending[index].isBodySkipped = body.isSkipped
          pending[index].span = span(from: Int32(pending[index].span.start))
        }
      default:
        note(start, "expected a method's body or a semicolon")
        skipOutline()
      }
      break
    }
    type.functions.append(contentsOf: pending)
  }

  private mutating func signature(isOptional: Bool) -> FunctionDeclaration? {
    let start = position
    let isStatic = kind == .plus
    let conditions = compilationConditions
    position += 1
    var returnType: String?
    if kind == .leftParen, let extent = extent(of: position) {
      returnType = typeText(position + 1..<extent.end)
      position = extent.next
    } else {
      returnType = "id"
    }
    guard kind == .identifier || kind == .colon else { return nil }
    let parts = selectorParts(returning: returnType)
    var function = FunctionDeclaration(
      parts.name, parameters: parts.parameters,
      returnType: returnType == "void" ? nil : returnType,
      compilationConditions: conditions, span: span(start, to: position),
      nameSpan: parts.span)
    if isStatic { function.modifiers.insert(.isStatic) }
    if isOptional {
      function.attributes.append(Attribute("optional", span: span(start, to: start + 1)))
    }
    return function
  }

  /// Reads `name` or `part:(Type)a part:(Type)b` of a method that returns a type.
  mutating func selectorParts(returning type: String?) -> SelectorParts {
    let start = position
    var selector = ""
    var last = position + 1
    var names: [(name: String, type: String?)] = []
    if kind == .identifier, kind(at: position + 1) != .colon {
      selector = word(position)
      position += 1
    }
    while selector.isEmpty || !names.isEmpty, position < limit {
      // A part that only some builds have.
      if kind.isDirective, kind(at: position + 1) == .identifier,
        kind(at: position + 2) == .colon
      {
        followDirective()
      }
      let hasPart = kind == .identifier && kind(at: position + 1) == .colon
      guard hasPart || kind == .colon else { break }
      if hasPart {
        selector += word(position)
        position += 1
      }
      selector += ":"
      position += 1
      last = position
      var typeName: String?
      if kind == .leftParen, let extent = extent(of: position) {
        typeName = typeText(position + 1..<extent.end)
        position = extent.next
      }
      while isWord(position, "__unused") || isWord(position, "__attribute__") {
        position += 1
        if kind == .leftParen { position = behind(position) }
      }
      if kind == .identifier {
        names.append((word(position), typeName))
        position += 1
      } else {
        names.append(("", typeName))
      }
      // `, ...`
      if kind == .comma, kind(at: position + 1) == .ellipsis { position += 2 }
    }
    let swift = SwiftNames.method(selector, returning: type)
    let parameters = names.enumerated().map { index, name in
      ParameterDeclaration(
        label: index < swift.labels.count ? swift.labels[index] : nil, name: name.name,
        type: name.type)
    }
    return SelectorParts(name: swift.name, parameters: parameters, span: span(start, to: last))
  }

  private mutating func skipMethodAttributes(into function: inout FunctionDeclaration) {
    while kind == .identifier {
      let start = position
      position += 1
      var arguments: String?
      if kind == .leftParen, let extent = extent(of: position) {
        if position + 1 < extent.end {
          arguments = text.text(span(position + 1, to: extent.end))
        }
        position = extent.next
      }
      function.attributes.append(
        Attribute(word(start), arguments: arguments, span: span(start, to: position)))
    }
  }

  /// Reads or skips the body at the current brace.
  ///
  /// - Parameter declaration: where the declaration begins, whose name may be the word of interest.
  /// - Returns: the statements, or that they were not wanted.
  mutating func body(from declaration: Int?) -> (statements: [Statement]?, isSkipped: Bool) {
    guard let extent = extent(of: position) else {
      position += 1
      return (nil, true)
    }
    if tokens[min(extent.next, tokens.count) - 1].kind != .rightBrace || extent.end == extent.next {
      note(position, "nothing closes this brace")
    }
    let brace = Int(tokens[position].end)
    let range = min(declaration ?? brace, brace)..<Int(tokens[extent.end].start)
    guard words?.matches(bytes, range) ?? true else {
      position = extent.next
      return (nil, true)
    }
    position += 1
    depth = 0
    let statements = statements(until: extent.end)
    position = extent.next
    return (statements, false)
  }
}

extension TypeDeclaration {
  /// Whether it is an `@implementation`.
  fileprivate var hasBodies: Bool {
    switch kind {
    case .implementation, .category(_, isImplementation: true): true
    default: false
    }
  }
}
