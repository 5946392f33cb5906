import Foundation
import Orientation
import RotationFindings
import RotationChecker
import Testing
import TextFormats

@Suite("The News App's list of bugs") struct CheckTests {
  @Test("It is what a check finds: nothing is missing, and nothing is found beside it")
  func list() throws {
    let read = try ReadProject(NewsApp.folder.path(percentEncoded: false))
    #expect(read.problems.isEmpty, "\(read.problems.map { "\($0.location): \($0.message)" })")
    let found = Set(
      Checker().run(read.project).findings.map {
        NewsApp.Bug(check: $0.check, file: $0.location.file, line: $0.location.line ?? 0)
      })
    let listed = Set(try NewsApp.bugs())
    #expect(listed.subtracting(found).map(\.description).sorted() == [])
    #expect(found.subtracting(listed).map(\.description).sorted() == [])
  }
}
