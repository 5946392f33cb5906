/// A type, or a part of one.
package struct TypeDeclaration: Sendable, Hashable {
  /// What it is.
  package var kind: Kind
  /// The name; of an extension or category, the type it extends.
  ///
  /// Nested types are `Outer.Inner`.
  package var name: String
  /// The superclass and the protocols, in order, as written, without generic arguments.
  ///
  /// In Objective-C the superclass is first; a class whose superclass is not in the file has
  /// protocols only, see ``superclass``.
  package var inherited: [String]
  /// The superclass where the language separates it, as Objective-C's `@interface A : B` does.
  ///
  /// nil in Swift, where the first of ``inherited`` may be a class or a protocol.
  package var superclass: String?
  /// `@available`, `@objc(Name)`, `@main` and the like.
  package var attributes: [Attribute]
  /// Methods and initialisers.
  package var functions: [FunctionDeclaration]
  /// Properties.
  package var variables: [VariableDeclaration]
  /// The cases of an enumeration.
  package var cases: [String]
  /// Types inside.
  package var types: [TypeDeclaration]
  /// The conditions of `#if` around it, as written, outermost first.
  package var compilationConditions: [String]
  /// Its location.
  package var span: SourceSpan
  /// The location of its name.
  package var nameSpan: SourceSpan

  /// Creates a type; what is omitted is empty.
  package init(
    _ kind: Kind, _ name: String, inherited: [String] = [], superclass: String? = nil,
    attributes: [Attribute] = [], functions: [FunctionDeclaration] = [],
    variables: [VariableDeclaration] = [], cases: [String] = [], types: [TypeDeclaration] = [],
    compilationConditions: [String] = [], span: SourceSpan, nameSpan: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.superclass = superclass
    self.attributes = attributes
    self.functions = functions
    self.variables = variables
    self.cases = cases
    self.types = types
    self.compilationConditions = compilationConditions
    self.span = span
    self.nameSpan = nameSpan
  }

  /// What a type can be.
  package enum Kind: Sendable, Hashable {
    /// `class`, `actor`
    case `class`
    /// `struct`
    case `struct`
    /// `enum`, `NS_ENUM`, `NS_OPTIONS`
    case `enum`
    /// `protocol`, `@protocol`
    case `protocol`
    /// `extension`
    case `extension`
    /// `@interface A : B`, and `@interface A ()`
    case interface
    /// `@implementation A`
    case implementation
    /// `@interface A (Name)` and `@implementation A (Name)`
    case category(String, isImplementation: Bool)
  }
}

/// A function, method, initialiser or accessor.
package struct FunctionDeclaration: Sendable, Hashable {
  /// The full name in Swift's form: `viewWillTransition(to:with:)`, `shouldAutorotate`.
  ///
  /// UIKit's methods have their Swift name in both languages; Objective-C's other methods have
  /// their selector. A method without parameters has no parentheses, so that it is named like the
  /// property it may be in the other language. Initialisers are `init(…)`.
  package var name: String
  /// The parameters.
  package var parameters: [ParameterDeclaration]
  /// The return type as written; nil for none.
  package var returnType: String?
  /// Words like `override`, `static` and `private`.
  package var modifiers: Modifiers
  /// Attributes.
  package var attributes: [Attribute]
  /// What it does; nil when there is no body or it was not requested, see ``isBodySkipped``.
  package var body: [Statement]?
  /// Whether there is a body that was not read, because no word in it is of interest.
  package var isBodySkipped: Bool
  /// The conditions of `#if` around it, as written, outermost first.
  package var compilationConditions: [String]
  /// Its location.
  package var span: SourceSpan
  /// The location of its name; for Objective-C from the first to the last part of the selector.
  package var nameSpan: SourceSpan

  /// Creates a function; what is omitted is empty.
  package init(
    _ name: String, parameters: [ParameterDeclaration] = [], returnType: String? = nil,
    modifiers: Modifiers = [], attributes: [Attribute] = [], body: [Statement]? = nil,
    isBodySkipped: Bool = false, compilationConditions: [String] = [], span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.name = name
    self.parameters = parameters
    self.returnType = returnType
    self.modifiers = modifiers
    self.attributes = attributes
    self.body = body
    self.isBodySkipped = isBodySkipped
    self.compilationConditions = compilationConditions
    self.span = span
    self.nameSpan = nameSpan
  }
}

/// A parameter.
package struct ParameterDeclaration: Sendable, Hashable {
  /// The label at the call; nil for `_`.
  package var label: String?
  /// The name inside.
  package var name: String
  /// The type as written; nil when it is left to inference.
  package var type: String? { didSet { isClosure = type?.hasArrow ?? false } }
  /// Whether the type as written is a function's.
  package private(set) var isClosure: Bool
  /// Whether a call can leave it out.
  package var hasDefault: Bool
  /// What it is then, where it is read.
  package var defaultValue: Expression?

  /// Creates a parameter.
  package init(
    label: String? = nil, name: String, type: String? = nil, hasDefault: Bool = false,
    defaultValue: Expression? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    isClosure = type?.hasArrow ?? false
    self.hasDefault = hasDefault
    self.defaultValue = defaultValue
  }
}

/// A variable, constant or property.
package struct VariableDeclaration: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The type as written, without pointer stars; nil when it is left to inference.
  package var type: String?
  /// The value it begins with.
  package var initialValue: Expression?
  /// The body of `get`, or of a computed property; of a `lazy` closure it is in
  /// ``initialValue``.
  package var getter: [Statement]?
  /// The body of `set`.
  package var setter: [Statement]?
  /// The bodies of `willSet` and `didSet`.
  package var observers: [Statement]?
  /// Whether bodies were not read, because no word in them is of interest.
  package var isBodySkipped: Bool
  /// `let`, `const`, a macro, or `readonly`.
  package var isConstant: Bool
  /// Words like `override`, `static`, `lazy` and `weak`.
  package var modifiers: Modifiers
  /// Attributes.
  package var attributes: [Attribute]
  /// The conditions of `#if` around it, as written, outermost first.
  package var compilationConditions: [String]
  /// Its location.
  package var span: SourceSpan
  /// The location of its name.
  package var nameSpan: SourceSpan

  /// The other name by which a property of Objective-C is read: `@property (getter=isFull) BOOL full`.
  package var getterName: String? { attributes.first { $0.name == "getter" }?.arguments }

  /// Creates a variable; what is omitted is empty.
  package init(
    _ name: String, type: String? = nil, initialValue: Expression? = nil,
    getter: [Statement]? = nil, setter: [Statement]? = nil, observers: [Statement]? = nil,
    isBodySkipped: Bool = false, isConstant: Bool = false, modifiers: Modifiers = [],
    attributes: [Attribute] = [], compilationConditions: [String] = [], span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.getter = getter
    self.setter = setter
    self.observers = observers
    self.isBodySkipped = isBodySkipped
    self.isConstant = isConstant
    self.modifiers = modifiers
    self.attributes = attributes
    self.compilationConditions = compilationConditions
    self.span = span
    self.nameSpan = nameSpan
  }
}

/// The modifiers of a declaration that are of interest.
package struct Modifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  package var rawValue: UInt16
  /// Creates a set from its bits.
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// Replaces what the superclass has.
  package static let override = Modifiers(rawValue: 1)
  /// Belongs to the type: `static` or `class`, and `+` in Objective-C.
  package static let isStatic = Modifiers(rawValue: 2)
  /// Computed when it is first read.
  package static let lazy = Modifiers(rawValue: 4)
  /// Does not keep what it refers to: `weak` and `unowned`.
  package static let weak = Modifiers(rawValue: 8)
  /// Seen in its type or file only: `private` and `fileprivate`.
  package static let isPrivate = Modifiers(rawValue: 16)
  /// An initialiser that calls another one of its class.
  package static let convenience = Modifiers(rawValue: 32)
  /// Can wait: `async`.
  package static let async = Modifiers(rawValue: 64)
  /// The type is written with `!`.
  package static let implicitlyUnwrapped = Modifiers(rawValue: 128)
  /// Has no overrides: `final`.
  package static let final = Modifiers(rawValue: 256)
}

/// `@available(iOS 16, *)`, `@objc(name)`, `@main`.
package struct Attribute: Sendable, Hashable {
  /// The name without `@`.
  package var name: String
  /// The content of the parentheses, as written.
  package var arguments: String?
  /// Its location.
  package var span: SourceSpan

  /// Creates an attribute.
  package init(_ name: String, arguments: String? = nil, span: SourceSpan) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }
}

extension String {
  /// Whether `->` is in it; asked of the type of every parameter.
  fileprivate var hasArrow: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: ">"), previous == UInt8(ascii: "-") { return true }
      previous = byte
    }
    return false
  }
}
