/// An expression of Swift or Objective-C.
///
/// Both languages share one shape, so that a rule is written once. What Objective-C spells
/// otherwise is brought into Swift's form by the reader: `[view setNeedsLayout]` is a call of
/// `view.setNeedsLayout`, `UIDevice.currentDevice` is `UIDevice.current`, `self.mask` and
/// `[self mask]` of something that takes no arguments are members, and UIKit's enumeration
/// constants are members of their Swift types: `UIInterfaceOrientationMaskPortrait` is
/// `UIInterfaceOrientationMask.portrait`. The text as written is still in the file, at ``span``.
package struct Expression: Sendable, Hashable {
  /// What it is.
  package var kind: Kind
  /// Its location.
  package var span: SourceSpan

  /// Creates an expression.
  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// What an expression can be.
  package indirect enum Kind: Sendable, Hashable {
    /// A variable, function or type, `self` and `super` among them.
    case name(String)
    /// `base.name`. For Objective-C also `base->name` and a message without arguments whose
    /// result is used as a value.
    case member(Expression, String)
    /// `.name`, whose type the context gives.
    case implicitMember(String)
    /// A call. Swift: `callee(arguments)`, trailing closures among the arguments. Objective-C:
    /// `[receiver part:a part:b]` is a call of the member `part:part:` or, where it is one of
    /// UIKit's that are known, of the Swift base name with Swift's labels.
    case call(Expression, [Argument])
    /// `base[arguments]`.
    case subscripting(Expression, [Argument])
    /// `42`, `1 << 3` is an infix of these, as written without underscores.
    case integer(Int)
    /// `1.5`
    case float(String)
    /// Text; nil if it is not closed. Text with interpolations is `.other` with what they hold.
    case string(String?)
    /// `true`, `YES`
    case boolean(Bool)
    /// `nil`, `NULL`
    case null
    /// `[a, b]`, `@[a, b]`
    case array([Expression])
    /// `[a: b]`, `@{a: b}`
    case dictionary([DictionaryEntry])
    /// `(a, b)`; a pair of parentheses around one expression leaves no trace.
    case tuple([Argument])
    /// `!a`, `-a`, `~a`, `&a`, `*a`
    case prefix(String, Expression)
    /// `a?`, and with force `a!`
    case unwrapped(Expression, isForced: Bool)
    /// `a + b`, assignments and comparisons among them; precedence is resolved.
    case infix(Expression, String, Expression)
    /// `condition ? a : b`
    case ternary(Expression, Expression, Expression)
    /// `a as T`, `a is T`, `(T)a`; the type as written.
    case cast(Expression, CastKind, String)
    /// `{ … }` or a block.
    case closure(Closure)
    /// `if` or `switch` used as a value.
    case statement(Statement)
    /// `try a`, `await a` and the like leave no trace; this is what is not modelled, with the
    /// expressions inside.
    case other([Expression])
  }

  /// An argument, or an element of a tuple.
  package struct Argument: Sendable, Hashable {
    /// The label; nil when there is none.
    package var label: String?
    /// The value.
    package var value: Expression
    /// Creates an argument.
    package init(_ label: String?, _ value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// A key and its value.
  package struct DictionaryEntry: Sendable, Hashable {
    /// The key.
    package var key: Expression
    /// The value.
    package var value: Expression
    /// Creates an entry.
    package init(_ key: Expression, _ value: Expression) {
      self.key = key
      self.value = value
    }
  }

  /// The ways to look at a value as another type.
  package enum CastKind: Sendable, Hashable {
    /// `as T`
    case bridging
    /// `as? T`
    case conditional
    /// `as! T`
    case forced
    /// `is T`
    case test
    /// `(T)a`, Objective-C's and C's, which checks nothing.
    case unchecked
  }

  /// A closure or a block.
  package struct Closure: Sendable, Hashable {
    /// The parameters' names, and their types where they are written.
    package var parameters: [ParameterDeclaration]
    /// What it does.
    package var body: [Statement]
    /// Creates a closure.
    package init(parameters: [ParameterDeclaration] = [], body: [Statement]) {
      self.parameters = parameters
      self.body = body
    }
  }
}
