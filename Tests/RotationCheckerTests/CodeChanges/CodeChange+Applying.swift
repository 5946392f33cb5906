import RotationFindings
import SwiftSyntax

extension CodeChange {
  /// Whether findings stay in front of the same code.
  var keepsMarks: Bool {
    switch self {
    case .renamedLocals, .switchAsExpression, .memberInExtension, .memberInAnotherFile: true
    default: false
    }
  }

  /// An example with the change in all of its Swift files; nil where there is nothing to change.
  func applied(to example: CheckExample) -> CheckExample? {
    if self == .fileInPackage { return PackagedFiles(example).example }
    if self == .objectiveC { return inObjectiveC(example) }
    var example = example
    var isChanged = false
    var added: [CheckExample.File] = []
    for index in example.files.indices where example.files[index].path.hasSuffix(".swift") {
      let file = example.files[index]
      guard !["Package.swift", "Project.swift"].contains(file.path) else { continue }
      if self == .memberInAnotherFile {
        guard let (kept, moved) = MovedMembers(file.contents, isForAnotherFile: true).split else {
          continue
        }
        example.files[index].contents = kept
        let path =
          file.path.split(separator: "/").dropLast().map(String.init) + ["Moved\(index).swift"]
        added.append(CheckExample.File(path.joined(separator: "/"), moved))
      } else {
        guard let contents = changed(file.contents) else { continue }
        example.files[index].contents = contents
      }
      isChanged = true
    }
    example.files += added
    return isChanged ? example : nil
  }

  /// The example with all of its Swift in Objective-C; nil where that cannot be said.
  private func inObjectiveC(_ example: CheckExample) -> CheckExample? {
    var example = example
    for index in example.files.indices where example.files[index].path.hasSuffix(".swift") {
      let file = example.files[index]
      guard !["Package.swift", "Project.swift"].contains(file.path),
        let contents = ObjectiveCWriter(file.contents).contents
      else { return nil }
      example.files[index] = CheckExample.File(
        file.path.dropLast("swift".count) + "m", contents)
    }
    return example.files.contains { $0.path.hasSuffix(".m") } ? example : nil
  }

  private func changed(_ contents: String) -> String? {
    var source = ChangedSource(contents)
    switch self {
    case .renamedLocals: source.renameLocals()
    case .extractedLocal: source.extractLocals()
    case .inlinedLocal: source.inlineLocals()
    case .turnedComparison: source.turnComparisons()
    case .turnedBranches: source.turnBranches()
    case .guardedBinding: source.guardBindings()
    case .switchAsIf: source.writeSwitchesAsIf()
    case .switchAsExpression: source.returnSwitches()
    case .memberInExtension:
      return MovedMembers(contents).split.map { $0.kept + "\n" + $0.moved }
    case .memberInSuperclass: source.moveToSuperclasses()
    case .memberInAnotherFile, .fileInPackage, .objectiveC: break
    }
    return source.contents
  }
}

extension SyntaxProtocol {
  /// All nodes of a type in it, from the outside in.
  func all<Node: SyntaxProtocol>(_: Node.Type) -> [Node] {
    var found: [Node] = []
    var waiting: [Syntax] = [Syntax(self)]
    while let next = waiting.popLast() {
      if let node = next.as(Node.self) { found.append(node) }
      waiting += next.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// The nodes around it, from the inside out.
  var around: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The statement that a node is, in a list of statements.
  var item: CodeBlockItemSyntax? { parent?.as(CodeBlockItemSyntax.self) }
}

extension CodeBlockItemSyntax {
  /// The list that it is in.
  var list: [CodeBlockItemSyntax] {
    parent?.as(CodeBlockItemListSyntax.self).map { Array($0) } ?? []
  }

  /// The type that a value returned here has; nil in closures, and where none is returned.
  var returnedType: String? {
    for node in around {
      if node.is(ClosureExprSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription
      }
      if let accessor = node.as(AccessorDeclSyntax.self),
        accessor.accessorSpecifier.text != "get"
      {
        return nil
      }
      if let binding = node.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      if node.is(InitializerDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self) { return nil }
    }
    return nil
  }

  /// Whether it is the only statement of a body that gives a value.
  var isImplicitResult: Bool {
    guard list.count == 1, let block = parent?.parent else { return false }
    return block.is(AccessorBlockSyntax.self) || block.parent?.is(FunctionDeclSyntax.self) ?? false
      || block.parent?.is(AccessorDeclSyntax.self) ?? false
  }
}
