/// A statement of Swift or Objective-C.
package struct Statement: Sendable, Hashable {
  /// What it is.
  package var kind: Kind
  /// Its location.
  package var span: SourceSpan

  /// Creates a statement.
  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// What a statement can be.
  package indirect enum Kind: Sendable, Hashable {
    /// An expression for its effect, assignments among them.
    case expression(Expression)
    /// A local variable or constant.
    case variable(VariableDeclaration)
    /// `return a`
    case `return`(Expression?)
    /// `if conditions { then } else { otherwise }`; an `else if` is one statement in `otherwise`.
    case `if`([Condition], then: [Statement], otherwise: [Statement]?)
    /// `guard conditions else { otherwise }`
    case `guard`([Condition], otherwise: [Statement])
    /// `switch subject { cases }`
    case `switch`(Expression, [Case])
    /// `for`, `while`, `repeat`: what it runs over or tests, the names it binds, their type as written,
    /// empty where a pattern takes elements apart, and its body.
    case loop([Expression], names: [String], type: String? = nil, body: [Statement])
    /// `do { }`, `@synchronized`, `@autoreleasepool`, `{ }`; the handlers of `catch` are blocks
    /// behind it.
    case block([Statement])
    /// `defer { }`
    case `defer`([Statement])
    /// `break`, `continue`, `fallthrough`, `throw a`, `goto`
    case jump(Jump, Expression?)
    /// `#if … #elseif … #else … #endif` inside code.
    case conditionalCompilation([Branch])
    /// A function inside a function.
    case function(FunctionDeclaration)
    /// A type inside a function.
    case type(TypeDeclaration)
    /// What is not modelled, with the expressions inside.
    case other([Expression])
  }

  /// One of the conditions of an `if`, `guard` or `while`; all of them must hold.
  package struct Condition: Sendable, Hashable {
    /// What it is.
    package var kind: Kind
    /// Its location.
    package var span: SourceSpan
    /// Creates a condition.
    package init(_ kind: Kind, _ span: SourceSpan) {
      self.kind = kind
      self.span = span
    }

    /// What a condition can be.
    package enum Kind: Sendable, Hashable {
      /// `a && b`
      case expression(Expression)
      /// `#available(iOS 16, *)`, `@available(iOS 16, *)`, and with `isUnavailable`
      /// `#unavailable(iOS 16)`. The version is the one of iOS; nil if it names none.
      case available(Version?, isUnavailable: Bool)
      /// `let name = a`, `var name`, `let name`
      case binding(name: String, type: String?, Expression)
      /// `case pattern = a`
      case match(pattern: Expression, Expression)
    }
  }

  /// A version as it is written in an availability check: `16`, `16.4`.
  package struct Version: Sendable, Hashable, Comparable {
    /// The first number.
    package var major: Int
    /// The second number; 0 if left out.
    package var minor: Int
    /// Creates a version.
    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }
    /// Whether one version is older.
    package static func < (one: Version, other: Version) -> Bool {
      (one.major, one.minor) < (other.major, other.minor)
    }
  }

  /// A case of a `switch`.
  package struct Case: Sendable, Hashable {
    /// The patterns; empty for the default case.
    ///
    /// A pattern that binds or tests a type is `.other`.
    package var patterns: [Expression]
    /// The condition behind `where`.
    package var filter: Expression?
    /// Whether it is the default case, with `@unknown` or without.
    package var isDefault: Bool
    /// What it does.
    ///
    /// In Objective-C a case without `break` at its end falls through: its body
    /// then ends with a `.jump(.fallthrough)`.
    package var body: [Statement]
    /// Its location.
    package var span: SourceSpan
    /// Creates a case.
    package init(
      patterns: [Expression], filter: Expression? = nil, isDefault: Bool, body: [Statement],
      span: SourceSpan
    ) {
      self.patterns = patterns
      self.filter = filter
      self.isDefault = isDefault
      self.body = body
      self.span = span
    }
  }

  /// Ways to leave a place in the code.
  package enum Jump: Sendable, Hashable {
    /// `break`
    case `break`
    /// `continue`
    case `continue`
    /// `fallthrough`, and a C case without `break`.
    case `fallthrough`
    /// `throw`, `@throw`
    case `throw`
    /// `goto`
    case goto
  }

  /// A branch of `#if`.
  package struct Branch: Sendable, Hashable {
    /// The condition as written; nil for `#else`.
    package var condition: String?
    /// What is compiled then.
    package var body: [Statement]
    /// Creates a branch.
    package init(condition: String?, body: [Statement]) {
      self.condition = condition
      self.body = body
    }
  }
}
