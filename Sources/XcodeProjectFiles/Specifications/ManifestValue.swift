import Orientation

/// A value in a manifest written in Swift, as far as it can be read without running it.
struct ManifestValue: Sendable, Hashable {
  var content: Content
  /// Where it begins.
  var location: SourceLocation
  /// Whether more was done with it than is written in it, such as `+ others` or `.merging(…)`.
  var isPartial = false

  indirect enum Content: Sendable, Hashable {
    case string(String)
    case number(String)
    case bool(Bool)
    case array([ManifestValue])
    case dictionary([Pair])
    /// A name such as `.iOS` or `Product.app`, with what follows it in brackets.
    case call(String, [Argument])
    /// A name alone.
    case name(String)
    /// Anything else.
    case other
  }

  struct Pair: Sendable, Hashable {
    var key: ManifestValue
    var value: ManifestValue
  }

  struct Argument: Sendable, Hashable {
    var label: String?
    var value: ManifestValue
  }

  /// The text of a string.
  var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The last part of a name or a call: `app` for `Product.app`.
  var word: String? {
    switch content {
    case .name(let name), .call(let name, _): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// The arguments of a call.
  var arguments: [Argument] { if case .call(_, let arguments) = content { arguments } else { [] } }

  /// The elements of an array, or of the one array that a call is given, or the value itself.
  var list: [ManifestValue] {
    switch content {
    case .array(let elements): elements
    case .call(_, let arguments):
      if arguments.count == 1, case .array(let elements) = arguments[0].value.content {
        elements
      } else {
        [self]
      }
    default: [self]
    }
  }

  /// The argument with a label.
  subscript(_ label: String) -> ManifestValue? {
    arguments.first { $0.label == label }?.value
  }

  /// The value as a property list holds it: `.string("a")` and `"a"` are the same.
  var propertyList: PropertyList {
    switch content {
    case .string(let text): PropertyList(.string(text), at: location)
    case .number(let text): PropertyList(.number(Double(text)), at: location)
    case .bool(let flag): PropertyList(.bool(flag), at: location)
    case .array(let elements): PropertyList(.array(elements.map(\.propertyList)), at: location)
    case .dictionary(let pairs):
      PropertyList(
        .dictionary(
          pairs.compactMap { pair in
            pair.key.text.map {
              (key: Word(text: $0, location: pair.key.location), value: pair.value.propertyList)
            }
          }), at: location)
    case .call(_, let arguments):
      arguments.first?.value.propertyList ?? PropertyList(.string(""), at: location)
    case .name, .other: PropertyList(.string(""), at: location)
    }
  }

  /// Every call in it, itself first.
  func calls() -> [ManifestValue] {
    switch content {
    case .call(_, let arguments): [self] + arguments.flatMap { $0.value.calls() }
    case .array(let elements): elements.flatMap { $0.calls() }
    case .dictionary(let pairs): pairs.flatMap { $0.value.calls() }
    default: []
    }
  }
}
