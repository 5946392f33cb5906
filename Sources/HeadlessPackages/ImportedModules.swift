import SwiftCodeReader
import SwiftSyntax

/// The modules that an app's files import and that are neither the toolchain's nor of the headless UIKit.
enum ImportedModules {
  /// What Swift on Linux has, and what the plugin HeadlessSources compiles as UIKit.
  private static let known: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "ObjectiveC",
    "Observation", "QuartzCore", "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit",
    "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// The other modules that a file imports; none of a file that has errors.
  ///
  /// An import that only counts where the module is there, `#if canImport(Module)`, is none.
  ///
  /// - Complexity: linear in the text.
  static func modules(in text: String) -> Set<String> {
    guard let tree = SwiftSourceReader.tree(of: Array(text.utf8)) else { return [] }
    return modules(in: tree.statements, under: [])
  }

  private static func modules(
    in items: CodeBlockItemListSyntax, under conditions: [String]
  ) -> Set<String> {
    var found: Set<String> = []
    for item in items {
      if let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text {
        let isAsked = conditions.contains { $0.contains("canImport(\(name)") }
        if !known.contains(name), !isAsked { found.insert(name) }
      } else if let branches = item.item.as(IfConfigDeclSyntax.self)?.clauses {
        for branch in branches {
          guard case .statements(let inner)? = branch.elements else { continue }
          let condition = branch.condition.map { [$0.trimmedDescription] } ?? []
          found.formUnion(modules(in: inner, under: conditions + condition))
        }
      }
    }
    return found
  }
}
