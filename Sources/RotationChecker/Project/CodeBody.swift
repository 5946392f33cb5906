package import AppCodeModel

/// A body of code, with what it is part of.
package struct CodeBody: Sendable {
  /// What a body belongs to.
  package enum Role: Sendable, Hashable {
    /// A function or an initialiser.
    case function
    /// `get`, or a computed property.
    case getter
    /// `set`.
    case setter
    /// `willSet` and `didSet`.
    case observers
    /// The value that a stored property or a variable begins with, as one statement.
    case initialValue
    /// Statements outside of everything.
    case topLevel
  }

  /// The file.
  package var file: SourceFile
  /// The type around it, innermost; nil outside of types.
  package var type: TypeDeclaration?
  /// The function it belongs to, if it is one.
  package var function: FunctionDeclaration?
  /// The variable it belongs to, if it is one.
  package var variable: VariableDeclaration?
  /// What it belongs to.
  package var role: Role
  /// What it does, in order.
  package var statements: [Statement]

  /// The name of the function or variable; empty outside of everything.
  package var name: String { function?.name ?? variable?.name ?? "" }
  /// The parameters, if it is a function's.
  package var parameters: [ParameterDeclaration] { function?.parameters ?? [] }
  /// Whether it answers a question that has this name in both languages: a property's getter or a
  /// method without parameters.
  package func answers(_ question: String) -> Bool {
    name == question && (role == .function || role == .getter || role == .initialValue)
  }
  /// The name of the declaration and of the type around it: `Player.viewDidLoad`.
  package var declarationName: String {
    [type?.name, name.isEmpty ? nil : name].compactMap { $0 }.joined(separator: ".")
  }
}

extension SourceFile {
  /// All bodies of code that were read, in order of their declarations.
  ///
  /// - Complexity: linear in the number of declarations.
  package var codeBodies: [CodeBody] {
    var bodies: [CodeBody] = []
    if !statements.isEmpty {
      bodies.append(CodeBody(file: self, role: .topLevel, statements: statements))
    }
    add(functions, variables, in: nil, to: &bodies)
    for type in types { add(type, to: &bodies) }
    return bodies
  }

  private func add(_ type: TypeDeclaration, to bodies: inout [CodeBody]) {
    add(type.functions, type.variables, in: type, to: &bodies)
    for inner in type.types { add(inner, to: &bodies) }
  }

  private func add(
    _ functions: [FunctionDeclaration], _ variables: [VariableDeclaration],
    in type: TypeDeclaration?, to bodies: inout [CodeBody]
  ) {
    for variable in variables {
      func add(_ role: CodeBody.Role, _ statements: [Statement]?) {
        guard let statements else { return }
        bodies.append(
          CodeBody(
            file: self, type: type, variable: variable, role: role, statements: statements))
      }
      add(.initialValue, variable.initialValue.map { [Statement(.expression($0), $0.span)] })
      add(.getter, variable.getter)
      add(.setter, variable.setter)
      add(.observers, variable.observers)
    }
    for function in functions {
      guard let body = function.body else { continue }
      bodies.append(
        CodeBody(file: self, type: type, function: function, role: .function, statements: body))
    }
  }
}
