import SwiftSyntax

/// A file whose methods are moved to extensions of their types.
struct MovedMembers {
  private let source: ChangedSource

  /// - Parameters:
  ///   - contents: the file.
  ///   - isForAnotherFile: whether the extensions see nothing that is private.
  init(_ contents: String, isForAnotherFile: Bool = false) {
    var source = ChangedSource(contents)
    guard isForAnotherFile else {
      self.source = source
      return
    }
    source.removePrivacy()
    self.source = source.contents.map(ChangedSource.init) ?? source
  }

  /// The file without the methods, and the extensions with them; nil where none can be moved.
  var split: (kept: String, moved: String)? {
    var kept = source
    var moved = ""
    for type in source.tree.all(ClassDeclSyntax.self)
    where type.parent?.is(CodeBlockItemSyntax.self) ?? false {
      var members: [String] = []
      for member in type.memberBlock.members {
        guard let function = member.decl.as(FunctionDeclSyntax.self),
          // An extension overrides nothing.
          !function.modifiers.contains(where: { ["override", "class"].contains($0.name.text) })
        else { continue }
        members.append(source.code(member))
        kept.replace(member, "")
      }
      guard !members.isEmpty else { continue }
      moved +=
        "extension \(type.name.text) {\n\(members.joined(separator: "\n"))\n}\n"
    }
    guard !moved.isEmpty, let contents = kept.contents else { return nil }
    let imports = source.tree.all(ImportDeclSyntax.self).map { source.code($0) + "\n" }.joined()
    return (contents, ChangedSource.marked(imports + moved))
  }
}

extension ChangedSource {
  fileprivate mutating func removePrivacy() {
    for modifier in tree.all(DeclModifierSyntax.self)
    where ["private", "fileprivate"].contains(modifier.name.text) {
      replace(modifier, "")
    }
  }
}
