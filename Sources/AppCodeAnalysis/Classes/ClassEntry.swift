public import AppCodeModel
public import Orientation

/// A type with all of its declarations, extensions and categories.
public struct ClassEntry: Sendable {
  /// The name; nested types are `Outer.Inner`.
  public let name: String
  /// The parts, by the path of their file and their place in it.
  public internal(set) var parts: [Part]
  /// The superclass; nil for a root, a type that is not a class, and where no file states it.
  public internal(set) var superclass: String?
  /// The protocols, of all parts.
  public internal(set) var protocols: Set<String>
  /// What it is by its first declaration: a class, a struct, a protocol.
  public internal(set) var form: Form

  /// A declaration, an extension or a category.
  public struct Part: Sendable {
    /// The file.
    public let file: CodeFile
    /// The declaration.
    public let declaration: TypeDeclaration
  }

  /// What a type can be.
  public enum Form: Sendable, Hashable {
    /// `class`, `actor`, `@interface`
    case `class`
    /// `struct`
    case `struct`
    /// `enum`
    case `enum`
    /// `protocol`, `@protocol`
    case `protocol`
    /// Only extensions or categories are in the project.
    case foreign
  }

  /// The part that best locates the type: its body, else its first part.
  public var mainPart: Part {
    let ranked = parts.min { one, other in rank(one) < rank(other) }
    guard let ranked else { preconditionFailure("a class entry has a part") }
    return ranked
  }

  /// The location of its name in ``mainPart``.
  public var location: SourceLocation {
    mainPart.file.location(of: mainPart.declaration.nameSpan)
  }

  private func rank(_ part: Part) -> Int {
    switch part.declaration.kind {
    case .class, .struct, .enum, .protocol, .implementation: 0
    case .interface: 1
    case .extension, .category: 2
    }
  }
}

/// A method or a property, and whose it is.
public struct ClassMember: Sendable {
  /// The name of the type that has it.
  public let owner: String
  /// The file.
  public let file: CodeFile
  /// The part of the type that has it.
  public let declaration: TypeDeclaration
  /// What it is.
  public let kind: Kind

  /// What a member can be.
  public enum Kind: Sendable {
    /// A method or an initialiser.
    case function(FunctionDeclaration)
    /// A property.
    case variable(VariableDeclaration)
  }

  /// The name.
  public var name: String {
    switch kind {
    case .function(let function): function.name
    case .variable(let variable): variable.name
    }
  }

  /// Its location, with its body.
  public var span: SourceSpan {
    switch kind {
    case .function(let function): function.span
    case .variable(let variable): variable.span
    }
  }

  /// The location of its name.
  public var nameSpan: SourceSpan {
    switch kind {
    case .function(let function): function.nameSpan
    case .variable(let variable): variable.nameSpan
    }
  }

  /// The location of its name, for messages.
  public var location: SourceLocation { file.location(of: nameSpan) }

  /// What runs when it is called or read; nil without a body, and for a stored property.
  public var body: [Statement]? {
    switch kind {
    case .function(let function): function.body
    case .variable(let variable): variable.getter
    }
  }

  /// The type of what it returns or holds, as written.
  public var valueType: String? {
    switch kind {
    case .function(let function): function.returnType
    case .variable(let variable): variable.type
    }
  }

  /// The modifiers.
  public var modifiers: Modifiers {
    switch kind {
    case .function(let function): function.modifiers
    case .variable(let variable): variable.modifiers
    }
  }

  /// The conditions of `#if` around it.
  public var compilationConditions: [String] {
    switch kind {
    case .function(let function): declaration.compilationConditions + function.compilationConditions
    case .variable(let variable): declaration.compilationConditions + variable.compilationConditions
    }
  }

  /// Whether it does something, or is a stored property; false for a mere declaration.
  public var isDefinition: Bool {
    switch kind {
    case .function(let function): function.body != nil || function.isBodySkipped
    case .variable: true
    }
  }
}
