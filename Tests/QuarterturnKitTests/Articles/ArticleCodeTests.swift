import Foundation
import RecordedFiles
import Testing

@Suite("The code of the articles")
struct ArticleCodeTests {
  static let articles = (try? Article.all()) ?? []

  @Test("is compiled here, line for line", arguments: Self.articles)
  func codeIsCompiled(_ article: Article) throws {
    let compiled = try Article.compiled()
    for block in article.blocks {
      let isCompiled = compiled.contains(block)
      #expect(isCompiled, "not among the compiled code: \(block)")
    }
  }

  @Test("is compiled here, file for file, where it is the tutorial's")
  func tutorialIsCompiled() throws {
    let compiled = try Article.compiled()
    let files = try Checkout.swiftFiles(
      below: "Sources/QuarterturnKit/QuarterturnKit.docc/Tutorials")
    #expect(files.count == 9)
    for file in files {
      let isCompiled = compiled.contains(Article.plain(file.text))
      #expect(isCompiled, "not among the compiled code: \(file.path)")
    }
  }

  @Test("is there for all twenty questions")
  func twentyQuestions() throws {
    #expect(Self.articles.count { $0.path.contains("/Questions/") } == 20)
  }
}

/// A page of the library's documentation.
struct Article: Sendable, CustomTestStringConvertible {
  let path: String
  /// Its blocks of Swift without the white space at the ends of lines.
  let blocks: [String]

  var testDescription: String { path }

  static func all() throws -> [Article] {
    let folder = "Sources/QuarterturnKit/QuarterturnKit.docc"
    let root = Checkout.root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let parts = text.components(separatedBy: "```").enumerated()
      let blocks = parts.filter { $0.offset % 2 == 1 && $0.element.hasPrefix("swift\n") }
      return Article(
        path: folder + "/" + name, blocks: blocks.map { plain(String($0.element.dropFirst(6))) })
    }
  }

  static func compiled() throws -> String {
    try Checkout.swiftFiles(below: "Tests/QuarterturnKitTests/Articles")
      .map { plain($0.text) }.joined(separator: "\n")
  }

  /// Without imports and empty lines, and without white space at the ends of lines.
  static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
