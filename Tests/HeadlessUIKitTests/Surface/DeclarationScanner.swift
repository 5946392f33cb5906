/// Finds the types and the public members of a source file by its lines.
///
/// It relies on what the formatter sees to: one declaration a line, and bodies indented by two.
struct DeclarationScanner {
  private let file: String
  private let lines: [Substring]
  private var scopes: [Scope] = []
  private var comment: [String] = []
  private var found: [Declaration] = []
  /// Whether the next declaration is not for apps: it has an `@_spi`.
  private var isSPI = false

  /// A type or an extension that is open at the scanner's position.
  private struct Scope {
    var name: String
    var keyword: String
    var indent: Int
    var isPublic: Bool
  }

  /// The declarations of a file, in its order.
  static func declarations(in text: String, file: String) -> [Declaration] {
    var scanner = Self(text, file)
    for index in scanner.lines.indices { scanner.read(index) }
    return scanner.found
  }

  private init(_ text: String, _ file: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func read(_ index: Int) {
    let line = lines[index]
    let indent = line.prefix { $0 == " " }.count
    let code = line.dropFirst(indent)
    if code.hasPrefix("///") {
      comment.append(String(code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)))
    } else if code.hasPrefix("}") {
      while let last = scopes.last, last.indent >= indent { scopes.removeLast() }
      comment = []
    } else if let head = DeclarationHead(code) {
      take(head, at: index, indent: indent)
      comment = []
      isSPI = false
    } else if code.hasPrefix("@_spi(") {
      isSPI = true
    } else if !code.hasPrefix("//") && !code.hasPrefix("@") {
      comment = []
    }
  }

  private mutating func take(_ head: DeclarationHead, at index: Int, indent: Int) {
    let scope = scopes.last
    let isMember = scope.map { $0.indent + 2 == indent && $0.isPublic } ?? false
    let isRequirement = isMember && scope?.keyword == "protocol"
    let isCase = isMember && scope?.keyword == "enum" && head.keyword == "case"
    let isPublic = head.isPublic || isRequirement || isCase
    let statement = DeclarationStatement(head, lines[index...], indent: indent)
    let owner = scope?.name ?? ""
    let isType = Declaration.typeKeywords.contains(head.keyword)
    if isType || head.keyword == "extension" {
      let name = owner.isEmpty ? head.name : owner + "." + head.name
      if !lines[index].hasSuffix("}") {
        scopes.append(
          Scope(name: name, keyword: head.keyword, indent: indent, isPublic: isPublic && !isSPI))
      }
    }
    guard isPublic || isType, head.keyword != "import" else { return }
    found.append(
      Declaration(
        owner: owner, keyword: head.keyword, signature: statement.signature,
        notes: DeclarationNotes(lines: comment), isPublic: isPublic && !isSPI,
        isRequirement: isRequirement,
        isExtending: scope?.keyword == "extension",
        isOverride: head.modifiers.contains("override"), place: "\(file):\(index + 1)"))
  }
}
