import AppCodeAnalysis
import AppCodeModel
import Orientation
import TextFormats

/// A value in a manifest, as far as it can be read without running the manifest.
struct ManifestValue {
  /// What is there, without what is done with it.
  let expression: Expression
  /// Whether more is done with it than is written in it, such as `+ others` or `.merging(…)`.
  let isPartial: Bool
  private let source: SourceText

  init(_ expression: Expression, in source: SourceText) {
    var expression = expression
    var isPartial = false
    while let inner = Self.beginning(of: expression) {
      if case .cast = expression.kind {} else { isPartial = true }
      expression = inner
    }
    self.expression = expression
    self.isPartial = isPartial
    self.source = source
  }

  /// The value that an operation, a cast or a chain of members begins with; nil for anything else.
  private static func beginning(of expression: Expression) -> Expression? {
    switch expression.kind {
    case .infix(let left, _, _): return left
    case .cast(let value, _, _), .unwrapped(let value, _), .subscripting(let value, _): return value
    case .call(let callee, _):
      guard case .member(let base, _) = callee.kind else { return nil }
      return base.isName ? nil : base
    case .member(let base, _): return base.isName ? nil : base
    default: return nil
    }
  }

  /// Where it begins.
  var location: SourceLocation { source.location(of: expression.span) }

  /// The text of a string.
  var text: String? { if case .string(let text) = expression.kind { text } else { nil } }

  /// The name, if it is a name alone.
  var name: String? { if case .name(let name) = expression.kind { name } else { nil } }

  /// The last part of a name or of what is called: `app` for `Product.app`.
  var word: String? { (expression.callee?.callee ?? expression).lastName }

  /// The arguments of a call.
  var arguments: [ManifestValue] {
    expression.callee?.arguments.map { value($0.value) } ?? []
  }

  /// The argument with a label.
  subscript(_ label: String) -> ManifestValue? {
    (expression.callee?.arguments.first { $0.label == label }?.value).map(value)
  }

  /// The elements of an array, or of the one array that a call is given, or the value itself.
  var list: [ManifestValue] {
    let only = arguments.count == 1 ? arguments[0].expression : expression
    guard case .array(let elements) = only.kind else { return [self] }
    return elements.map(value)
  }

  /// The keys and values of a dictionary; none for anything else.
  var pairs: [(key: ManifestValue, value: ManifestValue)] {
    guard case .dictionary(let entries) = expression.kind else { return [] }
    return entries.map { (value($0.key), value($0.value)) }
  }

  /// The value as a property list holds it: `.string("a")` and `"a"` are the same.
  var propertyList: PropertyList {
    let content: PropertyList.Content =
      switch expression.kind {
      case .string(let text?): .string(text)
      case .integer(let number): .number(Double(number))
      case .float(let text): .number(Double(text))
      case .boolean(let flag): .bool(flag)
      case .array(let elements): .array(elements.map { value($0).propertyList })
      case .dictionary:
        .dictionary(
          pairs.compactMap { pair in
            pair.key.text.map { text in
              (key: Word(text: text, location: pair.key.location), value: pair.value.propertyList)
            }
          })
      default: .string("")
      }
    if let argument = arguments.first { return argument.propertyList }
    return PropertyList(content, at: location)
  }

  /// Every call in it, itself first.
  func calls() -> [ManifestValue] {
    switch expression.kind {
    case .call: [self] + arguments.flatMap { $0.calls() }
    case .array(let elements): elements.flatMap { value($0).calls() }
    case .dictionary: pairs.flatMap { $0.value.calls() }
    default: []
    }
  }

  private func value(_ expression: Expression) -> ManifestValue {
    ManifestValue(expression, in: source)
  }
}

extension Expression {
  /// Whether it is a name or a chain of names, as `Product.app` and `.app` are.
  fileprivate var isName: Bool {
    switch kind {
    case .name, .implicitMember: true
    case .member(let base, _): base.isName
    default: false
    }
  }
}
