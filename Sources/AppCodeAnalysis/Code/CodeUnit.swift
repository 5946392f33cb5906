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
  /// Places with `guard`, in order.
  package internal(set) var guards: [Place] = []
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
  /// Functions inside of functions, by base name.
  package internal(set) var localFunctions: [String: [Place]] = [:]
  /// The scopes of functions, accessors and initial values whose bodies were read, in order.
  package internal(set) var bodies: [CodeScope] = []
  /// Whether there is more code about rotation than is looked at, so that a part is missing.
  package internal(set) var isCut = false
  /// The names in the types of what is declared, and of casts, with where that is declared.
  private(set) var typeNames: [String: [SourceSpan]] = [:]
  /// All names that are used, with their places, in order.
  private(set) var words = Once<[NamedSpan]> { [] }

  /// A name that a stretch of code uses.
  struct NamedSpan: Sendable, Spanned {
    var span: SourceSpan
    var name: String
  }

  /// Indexes a file.
  ///
  /// - Complexity: O(n) in the size of the bodies that were read.
  package init(_ source: SourceFile) {
    var walk = CodeWalk(CodeFile(source.namingSelf))
    walk.run()
    self = walk.unit
    settle()
  }

  init(file: CodeFile) { self.file = file }

  /// Puts every list in the order of the file, so that stretches of it are quick to find, and
  /// indexes the names of types.
  private mutating func settle() {
    for name in calls.keys { calls[name]?.sortByStart() }
    for name in mentions.keys { mentions[name]?.sortByStart() }
    for name in selectors.keys { selectors[name]?.sortByStart() }
    for name in assignments.keys { assignments[name]?.sortByStart() }
    for name in mutations.keys { mutations[name]?.sortByStart() }
    for list in [
      \.operations, \.switches, \.branches, \.ternaries, \.casts, \.returns, \.dictionaries,
      \.locals,
    ] as [WritableKeyPath<CodeUnit, [Place]>] {
      self[keyPath: list].sortByStart()
    }
    bodies.sortByStart()
    typeNames = declaredTypeNames()
    let (mentions, selectors, typeNames) = (mentions, selectors, typeNames)
    words = Once {
      var words: [NamedSpan] = []
      for (name, places) in mentions {
        words += places.map { NamedSpan(span: $0.span, name: name) }
      }
      for (name, places) in selectors {
        words += places.map { NamedSpan(span: $0.span, name: name) }
      }
      for (name, spans) in typeNames { words += spans.map { NamedSpan(span: $0, name: name) } }
      return words.sorted { ($0.span.start, $0.name) < ($1.span.start, $1.name) }
    }
  }
}

/// A value given to a variable or a property.
package struct Assignment: Sendable, Spanned {
  /// The whole expression.
  package let place: Place
  /// Its location.
  package var span: SourceSpan { place.span }
  /// What is assigned to.
  package let target: Expression
  /// The operator: `=` or one like `|=`.
  package let operation: String
  /// The value on the right.
  package let value: Expression

  /// The value as a place.
  package var valuePlace: Place { place.inside(value) }
}
