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
  /// `@objc(Player) class VideoPlayer`: storyboards know the class by that name.
  func writeObjectiveCName(of node: ClassDeclSyntax) {
    guard let name = node.attributes.objectiveCName, name != node.name.text,
      scope.declaration == nil, node.genericParameterClause == nil,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return }
    usesSupport = true
    // Behind everything else, without another line where the file ends with a line.
    let lineBreak = source.bytes.last == UInt8(ascii: "\n") ? "" : "\n"
    edits.insert(
      "\(lineBreak)enum _ObjectiveCClass_\(name): ObjectiveCNamedClass {"
        + " static var type: AnyClass { \(node.name.text).self } }",
      at: source.bytes.count)
  }

  /// Writes what a name finds into a class, or into an extension of one.
  func writeTable(of node: some DeclGroupSyntax, in extended: ExtensionDeclSyntax?) {
    guard let type = scope.fullName, let name = scope.localName,
      extended == nil || module.declaredClass(type) != nil
    else { return }
    let members = module.members(of: type, in: extended, file).filter {
      $0.isExposed && $0.isReachable && !$0.isConditional && !$0.isOverride
    }
    guard !members.isEmpty else { return }
    usesSupport = true
    let methods = members.filter(\.isFunction).map { $0.entry(in: name) }
    let properties = members.filter { !$0.isFunction }.map { $0.entry(in: name) }
    let lists = [
      methods.isEmpty
        ? nil : "static var methods: [Selector] { [\(methods.joined(separator: ", "))] }",
      properties.isEmpty
        ? nil
        : "static var properties: [RuntimeProperty] { [\(properties.joined(separator: ", "))] }",
    ].compactMap { $0 }
    let number = tables.next(for: type)
    let brace = node.memberBlock.rightBrace
    // In a public extension it would be public, and what it conforms to is not.
    let access = extended?.modifiers.isEmpty == false ? "internal " : ""
    // Two declarations on a line need something between them.
    let separator = brace.leadingTrivia.contains(where: \.isNewline) ? "" : ";"
    edits.insert(
      "\(separator) \(access)enum _RuntimeMembers\(number): RuntimeMembers {"
        + " \(lists.joined(separator: "; ")) } ",
      at: brace.range.lowerBound)
  }
}
