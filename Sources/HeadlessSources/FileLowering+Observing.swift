import SwiftSyntax

extension FileLowering {
  /// `@objc dynamic var`: observers of the property are notified.
  func lower(_ node: VariableDeclSyntax) {
    guard node.isMember, node.modifiers.contains(where: { $0.name.text == "dynamic" }),
      node.bindingSpecifier.text == "var", node.bindings.count == 1,
      !node.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      isExposed(node.attributes),
      scope.declaration?.is(ClassDeclSyntax.self) == true
        || scope.declaration?.is(ExtensionDeclSyntax.self) == true,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let key = node.attributes.objectiveCName ?? name
    let will = "willChangeValue(forKey: \"\(key)\")"
    let did = "didChangeValue(forKey: \"\(key)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.range.upperBound)
      return
    }
    guard case .accessors(let list) = block.accessors else { return }
    var bodies: [String: Int] = [:]
    for accessor in list {
      bodies[accessor.accessorSpecifier.text] = accessor.body?.leftBrace.range.upperBound
    }
    if let set = bodies["set"] {
      edits.insert(" \(will); defer { \(did) }; ", at: set)
    } else if bodies["willSet"] != nil || bodies["didSet"] != nil {
      let start = block.leftBrace.range.upperBound
      let pairs = [("willSet", "\(will);"), ("didSet", "defer { \(did) };")]
      for (kind, call) in pairs {
        if let body = bodies[kind] {
          edits.insert(" \(call) ", at: body)
        } else {
          edits.insert(" \(kind) { \(call) } ", at: start)
        }
      }
    }
  }
}
