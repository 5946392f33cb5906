import SwiftSyntax
import TextFormats

/// Lowers one file: finds what has to change, and where.
final class FileLowering: SyntaxVisitor {
  let source: ParsedSource
  let file: Int
  let module: ModuleDeclarations
  var edits = SourceEdits()
  var problems: [Problem] = []
  var scope = TypeScope()
  /// Whether what was written names something of the headless UIKit that apps do not see.
  var usesSupport = false
  /// Whether it names types of Foundation that are in a module of their own on Linux.
  var usesNetworking = false
  var importsNetworking = false
  /// The imports of modules of iOS, in order.
  var imports: [ImportDeclSyntax] = []
  /// How many tables each type has in this file and those before, by its full name.
  let tables: TableNumbers

  init(_ source: ParsedSource, _ file: Int, _ module: ModuleDeclarations, _ tables: TableNumbers) {
    self.source = source
    self.file = file
    self.module = module
    self.tables = tables
    super.init(viewMode: .sourceAccurate)
    if let tree = source.tree { walk(tree) }
  }

  /// The file for the compiler.
  var text: String {
    let lowered = edits.applied(to: source.bytes, in: 0..<source.bytes.count)
    return sourceLocation(line: 1, path: source.path) + String(decoding: lowered, as: UTF8.self)
  }

  func refuse(_ node: some SyntaxProtocol, _ message: String, expected: String) {
    problems.append(source.problem(node, message, expected: expected))
  }

  func replace(_ node: some SyntaxProtocol, by text: String) {
    edits.replace(node.range, by: text, in: source.bytes)
  }

  func blank(_ node: some SyntaxProtocol) { edits.blank(node.range, in: source.bytes) }

  // MARK: What has to change

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "optional": blank(node)
    case "dynamic" where isExposed(node.attributesOfMember): blank(node)
    default: break
    }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
  }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    makeObject(node)
    makeOwnObject(node)
    sendToAnyObject(node)
    sendByName(node)
    describeAnyObject(node)
    return lower(node)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }
  /// `#Preview { … }`, which is for Xcode's canvas.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    readAnyObject(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    if ["NSInvocation", "NSMethodSignature"].contains(node.baseName.text),
      !module.isDeclared(node.baseName.text)
    {
      refuse(
        node, "\(node.baseName.text) is of the Objective-C runtime, which Swift does not offer",
        expected: "a call, or requestGeometryUpdate(_:) for a turn of the interface")
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }
  private func note(_ name: TokenSyntax) {
    if NetworkingNames.contains(name.text) { usesNetworking = true }
  }

  // MARK: Types

  private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let kind = scope.push(node)
    noteOwnInitializer(node.inheritanceClause, of: scope.fullName)
    return kind
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    writeObjectiveCName(of: node)
    return enter(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    writeTable(of: node, in: nil)
    scope.pop()
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    writeTable(of: node, in: node)
    scope.pop()
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    lowerInitializer(of: node)
    return scope.push(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.pop() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { scope.pop() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { scope.pop() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { scope.pop() }
}

/// The directive that says in which line of which file the next line is.
func sourceLocation(line: Int, path: String) -> String {
  let escaped = path.reduce(into: "") { text, character in
    switch character {
    case "\\", "\"": text += "\\\(character)"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    default: text.append(character)
    }
  }
  return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
}
