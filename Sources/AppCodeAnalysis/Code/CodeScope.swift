package import AppCodeModel

/// What surrounds a place: the file, the type, the function, and what is known to hold there.
///
/// Scopes form a chain from the inside out. A new one begins with a type, a function, a closure,
/// and wherever a condition begins to hold.
package final class CodeScope: Sendable, Spanned {
  /// The next scope around this one.
  package let parent: CodeScope?
  /// The file.
  package let file: CodeFile
  /// The name of the type; of an extension or a category, the type it extends.
  package let typeName: String?
  /// What one of the type's members, or a free function or variable, it is in.
  package let member: Member?
  /// How many closures are around it, inside of the member.
  package let closureDepth: Int
  /// What opened this scope.
  package let opening: Opening
  /// What holds here, in addition to what holds around it.
  package let fact: KnownFact?
  /// Whether it is part of a build for iPhone or iPad; false inside of `#if os(tvOS)`.
  ///
  /// That is a part of its ``Reach`` which is known without evaluating anything.
  package let isBuilt: Bool

  init(
    parent: CodeScope?, file: CodeFile, typeName: String?, member: Member?, closureDepth: Int,
    opening: Opening, fact: KnownFact?
  ) {
    self.parent = parent
    self.file = file
    self.typeName = typeName
    self.member = member
    self.closureDepth = closureDepth
    self.opening = opening
    self.fact = fact
    if case .compilation(let condition, let truth)? = fact,
      CompilationCondition.truth(of: condition) == !truth
    {
      isBuilt = false
    } else {
      isBuilt = parent?.isBuilt ?? true
    }
  }

  /// Something that code can be in.
  package enum Member: Sendable, Hashable {
    /// A method, an initialiser, or a function outside of types.
    case function(FunctionDeclaration)
    /// One of the bodies of a variable, or its initial value.
    case variable(VariableDeclaration, Accessor)

    /// The name: `viewWillTransition(to:with:)`, `supportedInterfaceOrientations`.
    package var name: String {
      switch self {
      case .function(let function): function.name
      case .variable(let variable, _): variable.name
      }
    }

    /// The modifiers.
    package var modifiers: Modifiers {
      switch self {
      case .function(let function): function.modifiers
      case .variable(let variable, _): variable.modifiers
      }
    }

    /// The type of what it returns, as written; nil for none.
    package var valueType: String? {
      switch self {
      case .function(let function): function.returnType
      case .variable(_, .setter), .variable(_, .observers): nil
      case .variable(let variable, _): variable.type
      }
    }

    /// The body; nil for an initial value.
    package var body: [Statement]? {
      switch self {
      case .function(let function): function.body
      case .variable(let variable, .getter): variable.getter
      case .variable(let variable, .setter): variable.setter
      case .variable(let variable, .observers): variable.observers
      case .variable(_, .initialValue): nil
      }
    }

    /// Its location.
    package var span: SourceSpan {
      switch self {
      case .function(let function): function.span
      case .variable(let variable, _): variable.span
      }
    }

    /// The location of its name.
    package var nameSpan: SourceSpan {
      switch self {
      case .function(let function): function.nameSpan
      case .variable(let variable, _): variable.nameSpan
      }
    }
  }

  /// The parts of a variable that hold code.
  package enum Accessor: Sendable, Hashable {
    /// `get`, or the body of a computed property
    case getter
    /// `set`
    case setter
    /// `willSet` and `didSet`
    case observers
    /// What it begins with.
    case initialValue
  }

  /// What can open a scope.
  package enum Opening: Sendable, Hashable {
    /// A file.
    case file
    /// A type, an extension or a category.
    case type(TypeDeclaration)
    /// A function, an accessor or an initial value; local functions too.
    case member
    /// A closure or a block.
    case closure(Expression.Closure)
    /// A condition.
    case fact
  }

  /// The location of the member.
  package var span: SourceSpan { member?.span ?? .none }

  /// The scopes from this one to the file.
  package var chain: some Sequence<CodeScope> { sequence(first: self, next: \.parent) }

  /// The member that is not inside of another; ``member`` may be a function in it.
  package var outermostMember: Member? {
    var found: Member?
    for scope in chain {
      guard let member = scope.member, scope.typeName == typeName else { break }
      found = member
    }
    return found
  }

  /// What holds here, the nearest first; of very much the nearest.
  package var facts: [KnownFact] { Array(chain.lazy.compactMap(\.fact).prefix(Self.mostFacts)) }

  /// How many facts are looked at; code that a person writes has fewer around it.
  private static let mostFacts = 16

  /// The part of the type's declaration that is around this place.
  package var typeDeclaration: TypeDeclaration? {
    for scope in chain {
      if case .type(let declaration) = scope.opening { return declaration }
    }
    return nil
  }

  func opening(_ opening: Opening, fact: KnownFact? = nil) -> CodeScope {
    var depth = closureDepth
    if case .closure = opening { depth += 1 }
    return CodeScope(
      parent: self, file: file, typeName: typeName, member: member, closureDepth: depth,
      opening: opening, fact: fact)
  }

  func entering(type name: String, _ declaration: TypeDeclaration) -> CodeScope {
    CodeScope(
      parent: self, file: file, typeName: name, member: nil, closureDepth: 0,
      opening: .type(declaration), fact: nil)
  }

  func entering(_ member: Member) -> CodeScope {
    CodeScope(
      parent: self, file: file, typeName: typeName, member: member, closureDepth: closureDepth,
      opening: .member, fact: nil)
  }

  func holding(_ fact: KnownFact) -> CodeScope { opening(.fact, fact: fact) }
}
