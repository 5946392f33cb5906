/// The modules that an app's files import and that are neither the toolchain's nor of the headless UIKit.
enum ImportedModules {
  /// What Swift on Linux has, and what the plugin HeadlessSources compiles as UIKit.
  private static let known: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "ObjectiveC",
    "Observation", "QuartzCore", "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit",
    "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// The other modules that a file imports.
  ///
  /// An import that only counts where the module is there, `#if canImport(Module)`, is none.
  ///
  /// - Complexity: linear in the text.
  static func modules(in text: String) -> Set<String> {
    var found: Set<String> = []
    var conditions: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#if") {
        conditions.append(line)
      } else if line.hasPrefix("#elseif") || line.hasPrefix("#else"), !conditions.isEmpty {
        conditions[conditions.count - 1] = line
      } else if line.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if let name = module(of: line), !known.contains(name),
        !conditions.contains(where: { $0.contains("canImport(\(name)") })
      {
        found.insert(name)
      }
    }
    return found
  }

  /// The module that a line imports: `@testable import struct Module.Type`.
  private static func module(of line: Substring) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
    while let word = words.first, word.hasPrefix("@") || accessLevels.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return name.isEmpty ? nil : String(name)
  }

  private static let accessLevels: Set<Substring> = [
    "public", "internal", "package", "private", "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
