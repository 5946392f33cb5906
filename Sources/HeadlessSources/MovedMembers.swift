import SwiftSyntax
import TextFormats

/// Members of extensions that override, or are overridden: Objective-C allows that, Swift alone wants
/// them in the class.
struct MovedMembers {
  private let module: ModuleDeclarations

  init(_ module: ModuleDeclarations) { self.module = module }

  /// Moves them to the end of their class's body; messages and lines keep naming where they are.
  func move(in files: [FileLowering], _ sources: [ParsedSource], _ problems: inout [Problem]) {
    for method in module.methods where isMoved(method) {
      guard let extended = method.extensionDeclaration else { continue }
      let source = sources[method.file]
      guard let owner = module.declaredClass(method.type) else {
        problems.append(
          source.problem(
            method.node,
            "an override in an extension of '\(method.type)' replaces the method of another module's"
              + " class, which only the Objective-C runtime can",
            expected: "the override in a subclass"))
        continue
      }
      guard !method.isConditional, extended.genericWhereClause == nil else {
        problems.append(
          source.problem(
            method.node,
            "an override in an extension under a condition cannot be moved to its class",
            expected: "the override in the class"))
        continue
      }
      // What is private to the file of the extension stays in reach only there.
      if method.file != owner.file, let forwarding = ForwardedMember(method) {
        forward(forwarding, of: method, to: owner, files, sources)
      } else {
        move(method, to: owner, files, sources)
      }
    }
  }

  /// Leaves a member in its extension under another name, and has its class call it.
  private func forward(
    _ forwarding: ForwardedMember, of method: MethodDeclaration,
    to owner: ModuleDeclarations.ClassDeclaration, _ files: [FileLowering],
    _ sources: [ParsedSource]
  ) {
    let source = sources[method.file]
    for token in forwarding.removed {
      files[method.file].edits.blank(token.range, in: source.bytes)
    }
    files[method.file].edits.replace(
      forwarding.name.range, by: "_extension_" + forwarding.name.text, in: source.bytes)
    let line = source.location(method.node.range.lowerBound).line
    insert(method.access + forwarding.text, line, source.path, at: owner, files, sources)
  }

  private func insert(
    _ text: String, _ line: Int, _ path: String, at owner: ModuleDeclarations.ClassDeclaration,
    _ files: [FileLowering], _ sources: [ParsedSource]
  ) {
    let target = sources[owner.file]
    let end = target.location(owner.end)
    files[owner.file].edits.insert(
      "\n" + sourceLocation(line: line, path: path) + text + "\n"
        + sourceLocation(line: end.line, path: target.path)
        + String(repeating: " ", count: end.column - 1),
      at: owner.end)
  }

  private func isMoved(_ method: MethodDeclaration) -> Bool {
    guard method.extensionDeclaration != nil else { return false }
    if method.isOverride { return true }
    guard module.overridden.contains(method.swiftName), module.declaredClass(method.type) != nil
    else { return false }
    return module.methods.contains {
      $0.isOverride && $0.swiftName == method.swiftName
        && module.inherits($0.type, from: method.type)
    }
  }

  private func move(
    _ method: MethodDeclaration, to owner: ModuleDeclarations.ClassDeclaration,
    _ files: [FileLowering], _ sources: [ParsedSource]
  ) {
    let range = method.node.range
    let source = sources[method.file]
    let text = String(
      decoding: files[method.file].edits.applied(to: source.bytes, in: range), as: UTF8.self)
    files[method.file].edits = files[method.file].edits.without(range)
    files[method.file].edits.blank(range, in: source.bytes)

    let start = source.location(range.lowerBound)
    let indent = String(repeating: " ", count: start.column - 1)
    insert(indent + method.access + text, start.line, source.path, at: owner, files, sources)
    if files[method.file].usesSupport, method.file != owner.file {
      files[owner.file].usesSupport = true
    }
  }
}

extension MethodDeclaration {
  /// The access that it has from its extension, to be written in the class.
  fileprivate var access: String {
    let names: Set<String> = ["public", "open", "internal", "fileprivate", "private", "package"]
    let own = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    guard !own.contains(where: names.contains) else { return "" }
    let modifiers = extensionDeclaration?.modifiers.map(\.name.text) ?? []
    return modifiers.first(where: names.contains).map { $0 == "private" ? "" : "\($0) " } ?? ""
  }
}
