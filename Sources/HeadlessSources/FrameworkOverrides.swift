import AppCodeModel
import SwiftSyntax
import TextFormats

/// Members of the module's extensions of frameworks' classes that its own classes override: Objective-C
/// finds them at run time, Swift overrides none from an extension.
///
/// The extension's member asks the object, which has the override under another name.
struct FrameworkOverrides {
  private let module: ModuleDeclarations

  init(_ module: ModuleDeclarations) { self.module = module }

  func lower(_ files: [FileLowering], _ sources: [ParsedSource]) {
    for (number, base) in module.methods.enumerated() where isOfFramework(base) {
      let overrides = module.methods.filter { isOverride($0, of: base) }
      guard !overrides.isEmpty, let shape = MemberShape(base) else { continue }
      ask(base, shape, number, files, sources)
      for method in overrides { rename(method, shape, number, overrides, files, sources) }
    }
    for method in module.methods where isObserver(method) { lower(method, files, sources) }
  }

  private func isOfFramework(_ method: MethodDeclaration) -> Bool {
    method.extensionDeclaration != nil && !method.isOverride && method.isExposed
      && !module.isDeclared(method.type) && FrameworkClasses.contains(method.type)
  }

  private func isOverride(_ method: MethodDeclaration, of base: MethodDeclaration) -> Bool {
    guard method.isOverride, method.swiftName == base.swiftName,
      let root = module.frameworkClass(above: method.type)
    else { return false }
    return FrameworkClasses.inherits(root, from: base.type)
  }

  /// The extension's member gets another name, and one of its own name asks the object.
  private func ask(
    _ base: MethodDeclaration, _ shape: MemberShape, _ number: Int, _ files: [FileLowering],
    _ sources: [ParsedSource]
  ) {
    guard let extended = base.extensionDeclaration,
      let node = base.node.asProtocol((any WithModifiersSyntax).self)
    else { return }
    let name = shape.name.text
    let bytes = sources[base.file].bytes
    files[base.file].edits.replace(shape.name.range, by: "_base_\(name)", in: bytes)
    let access = node.modifiers.map { $0.name.text + " " }.filter { $0 != "dynamic " }.joined()
    files[base.file].edits.insert(
      "; \(access)\(shape.declaration(name)) "
        + shape.dispatching(
          to: "_Overrides\(number)", "_override_\(name)", otherwise: "_base_\(name)"),
      at: base.node.range.upperBound)
    let actor = base.type == "NSObject" || base.type == "CALayer" ? "" : "@MainActor "
    files[base.file].edits.insert(
      "; \(actor)protocol _Overrides\(number): \(base.type) {"
        + " \(shape.requirement("_override_\(name)")) }",
      at: extended.memberBlock.range.upperBound)
  }

  /// An override gets another name; the first of a line of classes says that there is one.
  private func rename(
    _ method: MethodDeclaration, _ shape: MemberShape, _ number: Int,
    _ overrides: [MethodDeclaration], _ files: [FileLowering], _ sources: [ParsedSource]
  ) {
    guard let own = MemberShape(method) else { return }
    let isFirst = !overrides.contains { module.inherits(method.type, from: $0.type) }
    let name = shape.name.text
    let file = files[method.file]
    let bytes = sources[method.file].bytes
    file.edits.replace(own.name.range, by: "_override_\(name)", in: bytes)
    for token in method.node.supers(of: name) {
      file.edits.replace(
        token.range, by: isFirst ? "_base_\(name)" : "_override_\(name)", in: bytes)
    }
    guard isFirst else { return }
    file.blankOverride(of: method)
    file.conform(method.type, to: "_Overrides\(number)")
  }

  // MARK: Observers

  private func isObserver(_ method: MethodDeclaration) -> Bool {
    guard method.isOverride, method.swiftName == "observeValue(forKeyPath:of:change:context)",
      let type = module.declaredClass(method.type)
    else { return false }
    let root = module.frameworkClass(above: method.type) ?? type.superclass ?? ""
    guard !FrameworkClasses.inherits(root, from: "UIResponder") else { return false }
    return !module.methods.contains {
      $0.swiftName == method.swiftName && module.inherits(method.type, from: $0.type)
    }
  }

  /// `observeValue` of a class that is not a responder: NSObject has nothing to override.
  private func lower(
    _ method: MethodDeclaration, _ files: [FileLowering], _ sources: [ParsedSource]
  ) {
    let file = files[method.file]
    file.usesSupport = true
    file.blankOverride(of: method)
    for token in method.node.supers(of: "observeValue") {
      file.edits.replace(token.range, by: "unobservedValue", in: sources[method.file].bytes)
    }
    file.conform(method.type, to: "KeyValueObserver")
  }
}

extension FileLowering {
  fileprivate func blankOverride(of method: MethodDeclaration) {
    let modifiers = method.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    for modifier in modifiers ?? [] where modifier.name.text == "override" {
      blank(modifier.name)
    }
  }

  /// Has a type of the file conform to a protocol, behind everything else.
  fileprivate func conform(_ type: String, to name: String) {
    edits.insert("\nextension \(type): \(name) {}", at: source.bytes.count)
  }
}

extension SyntaxProtocol {
  /// Where a member of the superclass is named.
  fileprivate func supers(of name: String) -> [TokenSyntax] {
    tokens(viewMode: .sourceAccurate).filter { token in
      token.text == name
        && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self)
          == true
    }
  }
}
