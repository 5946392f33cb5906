/// The names that Swift gives methods in Objective-C.
enum ObjectiveCName {
  /// The name of a method, such as `closeWithSender:` of `close(sender:)`.
  static func name(of base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    return base + label(first, after: base) + ":" + rest
  }

  private static func label(_ label: String, after base: String) -> String {
    guard label != "_" else { return "" }
    let joins = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base))
    return (joins ? "" : "With") + capitalized(label)
  }

  /// The name of a property's setter.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  /// The words after which Swift adds no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "where", "with", "within",
  ]
}
