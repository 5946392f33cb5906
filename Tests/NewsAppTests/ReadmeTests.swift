import Foundation
import Testing

@Suite("The News App's README") struct ReadmeTests {
  @Test("Every bug of the table is on a line of code")
  func places() throws {
    let bugs = try NewsApp.bugs()
    #expect(bugs.count > 12)
    #expect(Set(bugs).count == bugs.count)
    for bug in bugs {
      let lines = try NewsApp.text(bug.file).split(
        separator: "\n", omittingEmptySubsequences: false)
      try #require(lines.indices.contains(bug.line - 1), "\(bug)")
      let line = lines[bug.line - 1].trimmingCharacters(in: .whitespaces)
      #expect(!line.isEmpty && !line.hasPrefix("//"), "\(bug)")
    }
  }
}
