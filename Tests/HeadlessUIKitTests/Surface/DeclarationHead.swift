/// The words with which a declaration begins.
struct DeclarationHead {
  /// `open`, `static` and so on, in their order.
  var modifiers: [Substring]
  /// `func`, `class`, `init` and so on.
  var keyword: String
  /// What follows the keyword, up to a sign.
  var name: String
  /// The line from the keyword on.
  var rest: Substring

  private static let allModifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "override",
    "convenience", "required", "static", "weak", "unowned", "lazy", "nonisolated", "mutating",
    "nonmutating", "isolated", "indirect", "private(set)", "internal(set)", "package(set)",
    "nonisolated(unsafe)", "unowned(unsafe)", "prefix", "infix", "postfix",
  ]
  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension", "func", "var", "let", "init",
    "subscript", "typealias", "case", "associatedtype", "import",
  ]

  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

  /// Reads a line without its indentation; nil where it declares nothing.
  init?(_ line: Substring) {
    var rest = line
    while rest.hasPrefix("@"), let attribute = rest.prefixMatch(of: /@\w+(\([^)]*\))?\ /) {
      rest = rest[attribute.range.upperBound...]
    }
    var modifiers: [Substring] = []
    while true {
      let word = rest.prefix { $0 != " " }
      let next = rest[word.endIndex...].drop { $0 == " " }
      // A method of the class, not a class.
      let isClassMember = word == "class" && next.prefixMatch(of: /(func|var|override)\b/) != nil
      guard Self.allModifiers.contains(word) || isClassMember else { break }
      modifiers.append(word)
      rest = next
    }
    let keyword = rest.prefix { $0.isLetter }
    guard Self.keywords.contains(keyword) else { return nil }
    self.modifiers = modifiers
    self.keyword = String(keyword)
    self.rest = rest
    let afterwards = rest[keyword.endIndex...].drop { $0 == " " }
    name = String(afterwards.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }
}
