import SwiftSyntax

extension FileLowering {
  /// Imports the headless UIKit in place of a module of iOS.
  func lower(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "FoundationNetworking" { importsNetworking = true }
    guard let module = node.path.first?.name.text else { return .visitChildren }
    imports.append(node)
    guard PlatformCondition.modules.contains(module) else {
      // Only modules with headers have parts, such as `os.log`; a stand-in is whole.
      if node.path.count > 1, node.importKindSpecifier == nil, let name = node.path.first?.name {
        edits.blank(name.range.upperBound..<node.path.range.upperBound, in: source.bytes)
      }
      return .visitChildren
    }
    let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
    if module != "UIKit" && module != "Foundation" || module == "UIKit" && !isWhole {
      let start = node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<node.range.upperBound, by: "import UIKit", in: source.bytes)
    }
    return .visitChildren
  }

  /// Imports what the lowered code names.
  func importSupport() {
    var added = ""
    // A file that sees Foundation alone would have the real main queue and timers; others see UIKit through the
    // headers of what they import.
    if !imports.isEmpty, !imports.contains(where: \.seesUIKit) { added = "import UIKit" }
    // On Linux these are not Foundation's own.
    if usesNetworking, !importsNetworking, !imports.isEmpty {
      added += (added.isEmpty ? "" : "; ") + "import FoundationNetworking"
    }
    if usesSupport {
      if imports.isEmpty { added = "import UIKit" }
      added += (added.isEmpty ? "" : "; ") + "@_spi(HeadlessSources) import HeadlessUIKit"
    }
    guard !added.isEmpty else { return }
    // One under a condition may not be compiled.
    let certain = imports.filter { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }
    if let first = certain.first(where: \.seesUIKit) ?? certain.first {
      edits.insert("; " + added, at: first.range.upperBound)
    } else {
      edits.insert(added + "; ", at: 0)
    }
  }
}

extension ImportDeclSyntax {
  /// Whether it imports UIKit once it is lowered.
  fileprivate var seesUIKit: Bool {
    let module = path.first?.name.text ?? ""
    return module != "Foundation" && PlatformCondition.modules.contains(module)
  }
}
