import SwiftSyntax

extension FileLowering {
  /// Imports the headless UIKit in place of a module of iOS.
  func lower(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "FoundationNetworking" { importsNetworking = true }
    if node.path.first?.name.text == "XCTest" { imports.append(node) }
    guard let module = node.path.first?.name.text, PlatformCondition.modules.contains(module)
    else { return .visitChildren }
    let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
    if module != "UIKit" && module != "Foundation" || module == "UIKit" && !isWhole {
      let start = node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<node.range.upperBound, by: "import UIKit", in: source.bytes)
    }
    imports.append(node)
    return .visitChildren
  }

  /// Imports what the lowered code names.
  func importSupport() {
    var added = ""
    // A file that sees Foundation alone would have the real main queue and timers; tests see UIKit through the
    // headers of what they test.
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
    if let first = imports.first(where: \.seesUIKit) ?? imports.first {
      edits.insert("; " + added, at: first.range.upperBound)
    } else {
      edits.insert(added + "; ", at: 0)
    }
  }
}

extension ImportDeclSyntax {
  /// Whether it imports UIKit once it is lowered.
  fileprivate var seesUIKit: Bool {
    !["Foundation", "XCTest"].contains(path.first?.name.text ?? "")
  }
}
