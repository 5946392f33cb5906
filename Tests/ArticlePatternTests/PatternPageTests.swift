import Foundation
import RecordedFiles
import Testing

/// The page on the patterns against the files beside this one.
@Suite("The page on the patterns")
struct PatternPageTests {
  private static let folder = Checkout.root.appending(path: "Tests/ArticlePatternTests")

  @Test("It names every file of patterns once, and no other")
  func complete() throws {
    let page = try String(
      contentsOf: Self.folder.appending(path: "../../Documentation/Patterns.md"), encoding: .utf8)
    let named = page.matches(of: /`(?<name>\w+Tests)`/).map { String($0.output.name) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix("Tests.swift") && $0 != "PatternPageTests.swift" }
      .map { String($0.dropLast(6)) }
    #expect(named.sorted() == files.sorted())
  }
}
