internal import AppCodeModel

extension Parser {
  /// Reads `@interface`, of a class, an extension or a category.
  mutating func interface(attributes: [Attribute]) {
    let start = position
    position += 1
    guard var type = typeHead(start) else { return }
    type.attributes = attributes
    if kind == .less { skipGenericParameters() }
    if kind == .colon {
      position += 1
      if kind == .identifier {
        type.superclass = word(position)
        position += 1
        if kind == .less, !angles().isProtocolList { skipAngles() }
      }
    }
    if kind == .leftParen { category(into: &type, isImplementation: false) }
    if kind == .less { protocols(into: &type) }
    if let superclass = type.superclass { type.inherited.insert(superclass, at: 0) }
    if kind == .leftBrace { instanceVariables(into: &type) }
    members(of: &type, start: start)
  }

  /// Reads `@implementation`, of a class or a category.
  mutating func implementation() {
    let start = position
    position += 1
    guard var type = typeHead(start) else { return }
    type.kind = .implementation
    if kind == .less { skipAngles() }
    if kind == .colon {
      position += 1
      type.superclass = kind == .identifier ? word(position) : nil
      type.inherited = type.superclass.map { [$0] } ?? []
      position += 1
    }
    if kind == .leftParen { category(into: &type, isImplementation: true) }
    if kind == .leftBrace { instanceVariables(into: &type) }
    members(of: &type, start: start)
  }

  /// Reads `@protocol`; one that is only announced is left out.
  mutating func protocolDeclaration(attributes: [Attribute]) {
    let start = position
    position += 1
    guard kind == .identifier else { return }
    if kind(at: position + 1) == .semicolon || kind(at: position + 1) == .comma {
      return skipToSemicolon()
    }
    guard var type = typeHead(start) else { return }
    type.kind = .protocol
    type.attributes = attributes
    if kind == .less { protocols(into: &type) }
    members(of: &type, start: start)
  }

  private mutating func typeHead(_ start: Int) -> TypeDeclaration? {
    guard kind == .identifier else {
      note(start, "expected a name behind \(word(start))")
      return nil
    }
    position += 1
    return TypeDeclaration(
      .interface, word(position - 1), compilationConditions: compilationConditions,
      span: span(start, to: position), nameSpan: span(position - 1, to: position))
  }

  private mutating func category(into type: inout TypeDeclaration, isImplementation: Bool) {
    let open = position
    position = behind(position)
    // `@interface A ()` is a part of the class.
    guard kind(at: open + 1) == .identifier else { return }
    type.kind = .category(word(open + 1), isImplementation: isImplementation)
  }

  // MARK: Angle brackets

  /// The content of the angle brackets at the current token, as far as it is clear.
  private func angles() -> (isProtocolList: Bool, next: Int) {
    var copy = self
    copy.skipAngles()
    let holdsNamesOnly = (position + 1..<max(position + 1, copy.position - 1)).allSatisfy {
      kind(at: $0) == .identifier || kind(at: $0) == .comma
    }
    return (holdsNamesOnly, copy.position)
  }

  /// `@interface Box<Item> : NSObject` has parameters, `@interface Box <Proto>` has protocols.
  private mutating func skipGenericParameters() {
    let next = angles().next
    if kind(at: next) == .colon || kind(at: next) == .leftParen {
      position = next
    }
  }

  private mutating func protocols(into type: inout TypeDeclaration) {
    let next = angles().next
    var isFirst = true
    for index in position + 1..<max(position + 1, next - 1) {
      if kind(at: index) == .identifier, isFirst { type.inherited.append(word(index)) }
      isFirst = kind(at: index) == .comma
    }
    position = max(next, position + 1)
  }

  // MARK: Instance variables

  /// The variables in braces, of a class or of a structure.
  mutating func instanceVariables(into type: inout TypeDeclaration) {
    guard let extent = extent(of: position) else { return }
    position += 1
    let outer = limit
    limit = extent.end
    while position < limit {
      let start = position
      if kind == .atWord || kind.isDirective || kind == .semicolon {
        position += 1
      } else if let local = localType() {
        type.variables.append(contentsOf: declarators(local, from: start))
        skipToSemicolon()
      } else {
        skipToSemicolon()
      }
      if position <= start { position = start + 1 }
    }
    limit = outer
    position = extent.next
  }

  // MARK: Members

  private mutating func members(of type: inout TypeDeclaration, start: Int) {
    let conditionsOutside = conditions.count
    let outerMembers = pendingMembers
    pendingMembers = []
    var isOptional = false
    var isClosed = false
    loop: while position < limit {
      let before = position
      switch kind {
      case .minus, .plus: method(into: &type, isOptional: isOptional)
      case .directiveIf, .directiveElse, .directiveEnd, .directive: followDirective()
      case .semicolon, .rightBrace, .rightParen, .rightBracket: position += 1
      case .leftBrace: position = behind(position)
      case .atWord:
        switch word(position) {
        case "@end":
          position += 1
          isClosed = true
          break loop
        case "@property": property(into: &type, isOptional: isOptional)
        case "@optional", "@required":
          isOptional = word(position) == "@optional"
          position += 1
        case "@interface", "@implementation": break loop
        case "@protocol":
          guard kind(at: position + 2) == .semicolon || kind(at: position + 2) == .comma else {
            break loop
          }
          skipToSemicolon()
        default: skipToSemicolon()
        }
      default: declaration(isMember: true)
      }
      if position <= before { position = before + 1 }
    }
    // Of two first lines that an #if chooses from, one has no members.
    let isAlternative = type.functions.isEmpty && type.variables.isEmpty && pendingMembers.isEmpty
    if !isClosed, !isAlternative { note(start, "\(word(start)) \(type.name) has no @end") }
    // What an #if inside leaves open does not reach beyond the class.
    if conditions.count > conditionsOutside, !isClosed {
      conditions.removeLast(conditions.count - conditionsOutside)
    }
    type.functions.append(contentsOf: pendingMembers)
    pendingMembers = outerMembers
    type.span = span(start, to: position)
    types.append(type)
  }
}
