package import AppCodeModel

/// What a file's bodies hold, by name.
///
/// Making one needs nothing but the file, so that files are indexed while others are still read.
package struct CodeUnit: Sendable {
  /// The file.
  package let file: CodeFile
  /// Calls, by the last part of what is called: `setValue`, `UIInterfaceOrientationIsLandscape`.
  package internal(set) var calls: [String: [Place]] = [:]
  /// Names, members and implicit members, by their last part; of calls the callee among them.
  package internal(set) var mentions: [String: [Place]] = [:]
  /// Selectors, by the base name of the method they name: `#selector(a)`, `@selector(a:)`,
  /// `NSSelectorFromString("a:")`.
  package internal(set) var selectors: [String: [Place]] = [:]
  /// Assignments, by the last part of what is assigned to.
  package internal(set) var assignments: [String: [Assignment]] = [:]
  /// Calls that change what they are called on, as `toggle()` and `insert(_:)` do, by its last part.
  package internal(set) var mutations: [String: [Assignment]] = [:]
  /// Operations on two sides but assignments, in order.
  package internal(set) var operations: [Place] = []
  /// Places with `switch`, in order.
  package internal(set) var switches: [Place] = []
  /// Places with `if`, in order; an `else if` is one more.
  package internal(set) var branches: [Place] = []
  /// Places with `?:`, in order.
  package internal(set) var ternaries: [Place] = []
  /// Casts, in order.
  package internal(set) var casts: [Place] = []
  /// Places with `return a`, in order.
  package internal(set) var returns: [Place] = []
  /// Literal dictionaries, in order.
  package internal(set) var dictionaries: [Place] = []
  /// Local variables, in order.
  package internal(set) var locals: [Place] = []
  /// The scopes of functions, accessors and initial values whose bodies were read, in order.
  package internal(set) var bodies: [CodeScope] = []

  /// Indexes a file.
  ///
  /// - Complexity: O(n) in the size of the bodies that were read.
  package init(_ source: SourceFile) {
    var walk = CodeWalk(CodeFile(source))
    walk.run()
    self = walk.unit
  }

  init(file: CodeFile) { self.file = file }
}

/// A value given to a variable or a property.
package struct Assignment: Sendable {
  /// The whole expression.
  package let place: Place
  /// What is assigned to.
  package let target: Expression
  /// The operator: `=` or one like `|=`.
  package let operation: String
  /// The value on the right.
  package let value: Expression

  /// The value as a place.
  package var valuePlace: Place { place.inside(value) }
}
