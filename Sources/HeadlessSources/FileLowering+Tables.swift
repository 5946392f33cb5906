import SwiftSyntax

/// How many tables the classes of a module have so far.
final class TableNumbers {
  private var counts: [String: Int] = [:]

  func next(for type: String) -> Int {
    defer { counts[type, default: 0] += 1 }
    return counts[type, default: 0]
  }
}

extension FileLowering {
  /// Writes the methods that a name finds into a class, or into an extension of one.
  func writeTable(of node: some DeclGroupSyntax, in extended: ExtensionDeclSyntax?) {
    guard let type = scope.fullName, let name = scope.localName,
      extended == nil || module.declaredClass(type) != nil
    else { return }
    let methods = module.methods(of: type, in: extended, file).filter {
      $0.isExposed && $0.isFunction && $0.isCallable && !$0.isConditional && !$0.isOverride
    }
    guard !methods.isEmpty else { return }
    usesSupport = true
    let entries = methods.map { $0.entry(in: name) }.joined(separator: ", ")
    let number = tables.next(for: type)
    let brace = node.memberBlock.rightBrace
    // Two declarations on a line need something between them.
    let separator = brace.leadingTrivia.contains(where: \.isNewline) ? "" : ";"
    edits.insert(
      "\(separator) enum _Selectors\(number): SelectorTable {"
        + " static var methods: [Selector] { [\(entries)] } } ",
      at: brace.range.lowerBound)
  }
}
