package import AppCodeModel
package import Orientation

/// A type with all of its declarations, extensions and categories.
package struct ClassEntry: Sendable {
  /// The name; nested types are `Outer.Inner`.
  package let name: String
  /// The parts, by the path of their file and their place in it.
  package internal(set) var parts: [Part]
  /// The superclass; nil for a root, a type that is not a class, and where no file states it.
  package internal(set) var superclass: String?
  /// The protocols, of all parts.
  package internal(set) var protocols: Set<String>
  /// What it is by its first declaration: a class, a struct, a protocol.
  package internal(set) var form: Form

  /// Whether it is an enumeration that has a case of that name.
  package func hasCase(_ name: String) -> Bool {
    form == .enum && parts.contains { $0.declaration.cases.contains(name) }
  }

  /// A declaration, an extension or a category.
  package struct Part: Sendable {
    /// The file.
    package let file: CodeFile
    /// The declaration.
    package let declaration: TypeDeclaration
  }

  /// What a type can be.
  package enum Form: Sendable, Hashable {
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

  /// Whether a part declares a method or a property.
  package var hasMembers: Bool {
    parts.contains { !$0.declaration.functions.isEmpty || !$0.declaration.variables.isEmpty }
  }

  /// The part that best locates the type: its body, else its first part.
  package var mainPart: Part {
    let ranked = parts.min { one, other in rank(one) < rank(other) }
    guard let ranked else { preconditionFailure("a class entry has a part") }
    return ranked
  }

  /// The location of its name in ``mainPart``.
  package var location: SourceLocation {
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
package struct ClassMember: Sendable {
  /// The name of the type that has it.
  package let owner: String
  /// The file.
  package let file: CodeFile
  /// The part of the type that has it.
  package let declaration: TypeDeclaration
  /// What it is.
  package let kind: Kind

  /// What a member can be.
  package enum Kind: Sendable {
    /// A method or an initialiser.
    case function(FunctionDeclaration)
    /// A property.
    case variable(VariableDeclaration)
  }

  /// The name.
  package var name: String {
    switch kind {
    case .function(let function): function.name
    case .variable(let variable): variable.name
    }
  }

  /// Its location, with its body.
  package var span: SourceSpan {
    switch kind {
    case .function(let function): function.span
    case .variable(let variable): variable.span
    }
  }

  /// The location of its name.
  package var nameSpan: SourceSpan {
    switch kind {
    case .function(let function): function.nameSpan
    case .variable(let variable): variable.nameSpan
    }
  }

  /// The location of its name, for messages.
  package var location: SourceLocation { file.location(of: nameSpan) }

  /// What runs when it is called or read; nil without a body, and for a stored property.
  package var body: [Statement]? {
    switch kind {
    case .function(let function): function.body
    case .variable(let variable): variable.getter
    }
  }

  /// The type of what it returns or holds, as written.
  package var valueType: String? {
    switch kind {
    case .function(let function): function.returnType
    case .variable(let variable): variable.type
    }
  }

  /// The modifiers.
  package var modifiers: Modifiers {
    switch kind {
    case .function(let function): function.modifiers
    case .variable(let variable): variable.modifiers
    }
  }

  /// The conditions of `#if` around it.
  package var compilationConditions: [String] {
    switch kind {
    case .function(let function): declaration.compilationConditions + function.compilationConditions
    case .variable(let variable): declaration.compilationConditions + variable.compilationConditions
    }
  }

  /// Whether it is a property of Objective-C behind which there is no variable: a class's, or a
  /// category's.
  var isNeverStored: Bool {
    guard case .variable(let variable) = kind, file.source.language == .objectiveC else {
      return false
    }
    if case .category = declaration.kind { return true }
    return variable.modifiers.contains(.isStatic)
  }

  /// Whether it does something, or is a stored property; false for a mere declaration.
  package var isDefinition: Bool {
    switch kind {
    case .function(let function): function.body != nil || function.isBodySkipped
    case .variable: true
    }
  }
}
